### Der Punktestand.

## Zeichen eines beendeten Spiels

sheet-strike = Strich
sheet-strike_penalty = dritter Strich: −120
sheet-barrel_on = auf dem Fass
sheet-barrel_off = nicht mehr auf dem Fass
sheet-barrel_fall = vom Fass gefallen
sheet-barrel_to_zero = auf 0 gefallen
sheet-barrel_clash = Gedränge auf dem Fass
sheet-barrel_push = vom Fass gestoßen
sheet-locked = eingeschlossen, bekommt nichts
sheet-sitter_bonus = Bonus für den Talon
sheet-golden = goldene Runde, doppelt
sheet-blind = blind, doppelt
sheet-reset = zurück auf 0
sheet-golden_reset = noch eine goldene Runde, zurück auf 0
sheet-no_trick_penalty = eingeschlossen ohne Stich
sheet-concession_penalty = zu oft aufgegeben: −120
sheet-dealer_penalty = Strafe für den Geber: −120
sheet-judge_penalty = Strafe vom Schiedsgericht
sheet-made = erfüllt
sheet-down = verfehlt
sheet-conceded = aufgegeben
sheet-annulled = annulliert

why-contract = das Gebot zählt
why-short = { $points } zu wenig
why-rounded = gerundet
why-barrel = auf dem Fass zählt nur der Sieg
why-stays = bleibt bei { $total }
why-given-up = fürs aufgegebene Gebot

sheet-title = Punktestand · Tisch { $code }
sheet-empty = Noch ist kein Spiel zu Ende.
sheet-earlier = { $count ->
        [one] { $count } früheres Spiel wird nicht gezeigt.
       *[other] { $count } frühere Spiele werden nicht gezeigt.
    }
sheet-ruling = Spiel { $hand }: { $ruling }
sheet-rulings-earlier = { $count ->
        [one] { $count } frühere Entscheidung des Schiedsgerichts wird nicht gezeigt.
       *[other] { $count } frühere Entscheidungen des Schiedsgerichts werden nicht gezeigt.
    }
sheet-taken = Ab Spiel { $hand }: { $names }
sheet-hand = Spiel { $number }: { $changes }
sheet-totals = Stand: { $totals }
