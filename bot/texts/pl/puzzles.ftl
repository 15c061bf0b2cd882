### Zadania: pozycje, w których do celu prowadzi dokładnie jeden wybór. /puzzle

puzzle-title = 🧩 { $kind ->
    [open] Wszystkie karty odkryte
   *[own] Tylko Twoje karty
} · { $level ->
    [easy] łatwe
    [normal] średnie
    [hard] trudne
   *[none] bardzo trudne
} · { $preset }
puzzle-make = Grasz jako { $name } i jesteś stroną grającą. Cel: { $points } pkt.
puzzle-stop = Grasz jako { $name }. Grający ({ $declarer }) ma nie zebrać { $points } pkt.
puzzle-before = Dotąd:
puzzle-ask-play = Którą kartę zagrywasz?
puzzle-ask-give = Którą kartę oddajesz i komu?
puzzle-ask-discard = Którą kartę odkładasz?
puzzle-chosen = Wybrane: { $what }
puzzle-go-on = ✓ Dobrze! Tak dalej: dobry jest każdy wybór, po którym cel jest nadal w zasięgu.
puzzle-wrong-open = ✗ { $what } – to nie to: grający zbiera { $points } z { $goal } pkt.
puzzle-wrong-own = ✗ { $what }: przy większej liczbie możliwych rozdań lepsza jest inna karta.
puzzle-beaten = Dlaczego nie:
puzzle-solved-open = ✓ Rozwiązane! Grający zbiera { $points } z { $goal } pkt:
puzzle-solved-own = ✓ Dobrze! Ta karta prowadzi do celu w { $share } na 100 możliwych rozdań, następna w { $following }.
puzzle-right-open = Rozwiązanie: { $what }. Grający zbiera { $points } z { $goal } pkt:
puzzle-right-own = Rozwiązanie: { $what }. Ta karta prowadzi do celu w { $share } na 100 możliwych rozdań, następna w { $following }.
button-puzzle-again = Jeszcze raz
button-puzzle-why = Pokaż dlaczego
button-puzzle-next = Następne
button-puzzle-board = Graj dalej
puzzle-today = Dzisiaj: { $today } / { $goal }
puzzle-row = Dni z rzędu: { $count }
puzzle-strength = Siła: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] Meldunki
    [trumps] Ściąganie atutów
    [duck] Oddanie lewy
    [gift] Karty do oddania
    [make] Ugrać swoje
   *[stop] Zatrzymać grającego
} · { $solved } z { $tried }
puzzle-mine = Z Twoich własnych błędów · { $count }
mydata-puzzles = Zadania: { $tried }, w tym rozwiązane za pierwszym razem: { $solved }
puzzle-group-how = Naciśnij swoją kartę: liczy się pierwsza odpowiedź, a czy jest dobra, widzisz tylko Ty. Rozwiązanie pokażę za godzinę.
puzzle-answered = { $more ->
    [yes] Odpowiedzi: więcej niż { $count }
   *[no] Odpowiedzi: { $count }
}
puzzle-result = Dobre odpowiedzi: { $right } z { $count }
button-puzzle-show = Pokaż rozwiązanie
done-puzzle-answer-right = ✓ Dobrze!
done-puzzle-answer-wrong = ✗ To nie to. Rozwiązanie pokażę później.
done-puzzle-answer-right-before = Twoja odpowiedź już jest: ✓ dobra.
done-puzzle-answer-wrong-before = Twoja odpowiedź już jest: ✗ zła. Liczy się pierwsza.
refusal-puzzle-here = Jest tu już zadanie. Następne może być, gdy to się skończy.
refusal-puzzle-not-asker = Rozwiązanie może teraz pokazać tylko ten, kto prosi o zadanie.
refusal-puzzle-over = To zadanie jest już zakończone.
refusal-puzzle-none = Tego zadania już nie ma. /puzzle daje inne.
