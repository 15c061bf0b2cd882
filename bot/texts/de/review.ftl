### Was Entscheidungen gekostet haben, und Tipps: /review und der Knopf in Übungspartien.

review-title = Analyse · Tisch { $code }
review-begun = Ich sehe mir deine Entscheidungen an …
review-progress = Ich sehe mir deine Entscheidungen an: { $done } von { $all }
review-sum = Deine klaren Fehler haben in { $hands ->
        [one] { $hands } Spiel
       *[other] { $hands } Spielen
    } { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    } gekostet; im Vergleich zu den anderen waren deine Karten { $cards } wert.
review-costly = { $number }. Spiel { $hand }: { $what }
review-instead = { $done } statt { $better } (−{ $lost })
review-none = Keine klaren Fehler. Gut gespielt!
review-how = Ich prüfe jede Möglichkeit an vielen denkbaren Verteilungen der verdeckten Karten, bei gutem Spiel aller; die Partie zu gewinnen zählt 500. Fehler heißt nur, was sich klar abhebt: In { $right } von 100 solchen Fällen war die bessere Wahl auch bei neuen Verteilungen besser.
review-hand = Spiel { $hand }: Entscheidungen { $cost } (Fehler: { $mistakes }), Karten { $cards }
review-cards = Karten: deine Punkte im Vergleich zum Schnitt der anderen, wenn gleich starke Bots auf allen Plätzen dieselben Karten spielen.
review-place = Spiel { $hand } von { $hands } · Entscheidung { $step } von { $steps }
review-done = Du: { $act }
review-good = Nichts anderes war klar besser.
review-better = Besser: { $act }
review-lost = Erwarteter Verlust in Punkten: { $lost } (± { $error })
review-chart-done = du
review-chart-best = am besten
review-chart-hand = Erwartete Punkte in Spiel { $hand }
review-chart-cards = Karten
review-chart-cost = Fehler
over-hints = Genutzte Tipps: { $count }

## Buttons

button-study = Studie
button-review = Analyse
button-review-again = Schon fertig?
button-review-hands = Spiel für Spiel
button-review-steps = Schritt für Schritt
button-review-short = Kurz gefasst
button-review-all = Alle Karten
button-review-own = Wie ich es sah
button-review-how = Woher weiß man das?
button-review-chart = Diagramm
button-hint = Tipp
button-take-move-back = Zurücknehmen

## What can be done, in a few words

act-bid = { $value } reizen
act-pass = passen
act-play = { $card }
act-marriage = { $card } mit der Hochzeit in { $suit }
act-aces = { $card } mit vier Assen
act-give = { $card } an { $to }
act-discard = { $card } drücken
act-contract = { $value } spielen
act-concede = aufgeben
act-play_on = das Gebot spielen
act-redeal = neu geben lassen
act-choose_talon = Talon { $number }
act-look = in die Karten schauen
act-cut = bei { $at } abheben
act-cut-not = nicht abheben
act-other = etwas anderes

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = { $value } ist mehr, als diese Karten versprechen.
why-bid-low = Für { $rather } sind die Karten gut genug.
why-bid-less = { $rather } genügt hier; { $value } verspricht mehr als nötig.
why-bid-more = { $rather } passt besser zu diesen Karten als { $value }.
why-contract-high = { $value } wird zu oft verfehlt; { $rather } ist sicherer.
why-contract-low = Die Karten versprechen { $rather }; mit { $value } bleiben Punkte liegen.
why-gave-up = Weiterspielen kostet im Schnitt weniger als aufgeben.
why-played-on = Aufgeben kostet im Schnitt weniger als ein verfehltes Gebot.
why-threw-in = Diese Karten sind mehr wert als neue.
why-kept-in = Neue Karten sind mehr wert als diese.
why-broke-marriage = { $card } gehört zur Hochzeit in { $suit }; { $better } kann weg.
why-gave-high = { $card } gibt viele Punkte her, { $better } weniger.
why-exchange = Ohne { $better } sind deine Karten stärker als ohne { $card }.
why-marriage-late = Sag die Hochzeit in { $suit } jetzt an; nach { $card } kann es zu spät sein.
why-marriage-early = Die Hochzeit in { $suit } kann warten; erst kommt { $better }.
why-marriage-other = Die Hochzeit in { $better } bringt jetzt mehr als die in { $suit }.
why-aces-late = Sag die vier Asse jetzt an; später ist es vielleicht zu spät.
why-winner-not-cashed = { $better } macht den Stich sicher, { $card } nicht.
why-high-led = { $card } kann geschlagen werden, und die Punkte bekommt ein Gegner; { $better } riskiert weniger.
why-ten-given = { $card } geht mit allen Punkten an einen Gegner; { $better } rettet sie.
why-trump-wasted = { $card } verbraucht einen Trumpf, der später fehlt; { $better } leistet dasselbe für weniger.
why-trump-missed = { $better } setzt Trumpf zur rechten Zeit ein; { $card } überlässt die Trümpfe den Gegnern.
why-trick-missed = { $better } macht diesen Stich; { $card } lässt ihn laufen.
why-trick-dear = { $card } ist für diesen Stich zu teuer; { $better } lässt ihn laufen.
why-general = { $better } bringt im Schnitt mehr als { $card }.
why-only = Etwas anderes ist nicht erlaubt.
why-even = Etwas anderes ist etwa gleich gut.

## Hints in practice games: what to think about, then what to do

nudge-bid = Zähl, was deine Karten sicher holen: Asse, Zehnen mit ihrem Ass, Hochzeiten. Was bringt der Talon im Schnitt?
nudge-concession = Wie viele Punkte fehlen, und woher können sie kommen? Vergleiche das damit, was Aufgeben kostet.
nudge-exchange = Welche Hochzeit und welche lange Farbe willst du behalten? Was du abgibst, sollte wenig holen.
nudge-contract = Zähl die sicheren Punkte, bevor du mehr versprichst.
nudge-marriage = Du kannst eine Hochzeit ansagen. Wird damit die Farbe Trumpf, die du willst?
nudge-winners = Welche deiner Karten kann niemand mehr schlagen? Wer hat noch Trumpf?
nudge-trumps = Zähl die Trümpfe: Wie viele sind noch draußen?
nudge-lead = Welche Farbe fehlt den anderen, und welche Karte kostet dich wenig, wenn sie verliert?
nudge-follow = Wem wird dieser Stich gehören, und wie viele Punkte liegen darin?
nudge-chance = Hier entscheidet der Zufall: Jede Wahl ist gleich gut.
hint-again = Noch einmal drücken zeigt den Zug.
hint-move = Tipp: { $act }.
