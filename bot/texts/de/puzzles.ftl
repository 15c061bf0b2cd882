### Aufgaben: Stellungen, in denen genau eine Wahl zum Ziel führt. /puzzle

puzzle-title = 🧩 { $kind ->
    [open] Alle Karten offen
   *[own] Nur deine Karten
} · { $level ->
    [easy] leicht
    [normal] mittel
    [hard] schwer
   *[none] sehr schwer
} · { $preset }
puzzle-make = Du bist { $name } und Alleinspieler. Hol { $points } Punkte.
puzzle-stop = Du bist { $name }. Verhindere, dass der Alleinspieler ({ $declarer }) { $points } Punkte holt.
puzzle-before = Bisher:
puzzle-ask-play = Welche Karte spielst du?
puzzle-ask-give = Welche Karte gibst du ab, und an wen?
puzzle-ask-discard = Welche Karte drückst du?
puzzle-chosen = Gewählt: { $what }
puzzle-go-on = ✓ Richtig! Weiter so: Jede Wahl, die das Ziel noch erreicht, ist richtig.
puzzle-wrong-open = ✗ { $what } reicht nicht: Der Alleinspieler holt { $points } von { $goal }.
puzzle-wrong-own = ✗ { $what }: In mehr der möglichen Verteilungen ist eine andere Karte richtig.
puzzle-beaten = Was dagegen hilft:
puzzle-solved-open = ✓ Gelöst! Der Alleinspieler holt { $points } von { $goal }:
puzzle-solved-own = ✓ Richtig! Diese Karte führt in { $share } von 100 möglichen Verteilungen zum Ziel, die nächstbeste in { $following }.
puzzle-right-open = Lösung: { $what }. Der Alleinspieler holt { $points } von { $goal }:
puzzle-right-own = Lösung: { $what }. Diese Karte führt in { $share } von 100 möglichen Verteilungen zum Ziel, die nächstbeste in { $following }.
button-puzzle-again = Noch einmal
button-puzzle-why = Warum?
button-puzzle-next = Nächste
button-puzzle-board = Weiterspielen
puzzle-today = Heute: { $today } / { $goal }
puzzle-row = Tage in Folge: { $count }
puzzle-strength = Stärke: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Hochzeiten
    [trumps] Trümpfe ziehen
    [duck] Stich abgeben
    [gift] Karten abgeben
    [make] Gebot erfüllen
   *[stop] Alleinspieler stoppen
} · { $solved } von { $tried }
puzzle-mine = Aus deinen Fehlern · { $count }
mydata-puzzles = Versuchte Aufgaben: { $tried }, davon auf Anhieb gelöst: { $solved }
puzzle-group-how = Drück auf deine Karte: Die erste Antwort zählt, und nur du siehst, ob sie richtig ist. In einer Stunde zeige ich die Lösung.
puzzle-answered = { $more ->
    [yes] Antworten: mehr als { $count }
   *[no] Antworten: { $count }
}
puzzle-result = Richtig: { $right } von { $count }
button-puzzle-show = Lösung zeigen
done-puzzle-answer-right = ✓ Richtig!
done-puzzle-answer-wrong = ✗ Das ist es nicht. Die Lösung kommt später.
done-puzzle-answer-right-before = Du hast schon geantwortet: ✓ richtig.
done-puzzle-answer-wrong-before = Du hast schon geantwortet: ✗ falsch. Die erste Antwort zählt.
refusal-puzzle-here = Hier gibt es schon eine Aufgabe. Die nächste kommt, wenn sie gelöst ist.
refusal-puzzle-not-asker = Die Lösung kann jetzt nur zeigen, wer die Aufgabe angefragt hat.
refusal-puzzle-over = Diese Aufgabe ist vorbei.
refusal-puzzle-none = Diese Aufgabe gibt es nicht mehr. /puzzle bringt eine andere.
