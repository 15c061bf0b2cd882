### Zapis.

## Znaki skończonego rozdania

sheet-strike = kreska
sheet-strike_penalty = trzecia kreska: −120
sheet-barrel_on = na beczce
sheet-barrel_off = zejście z beczki
sheet-barrel_fall = spadek z beczki
sheet-barrel_to_zero = spadek do 0
sheet-barrel_clash = tłok przy beczce
sheet-barrel_push = zepchnięcie z beczki
sheet-locked = na progu, bez zysku
sheet-sitter_bonus = premia za musik
sheet-golden = złota runda, podwójnie
sheet-blind = w ciemno, podwójnie
sheet-reset = powrót do 0
sheet-golden_reset = złota runda od nowa, powrót do 0
sheet-no_trick_penalty = bez lewy na progu
sheet-concession_penalty = o jedną bombę za dużo: −120
sheet-dealer_penalty = kara dla rozdającego: −120
sheet-judge_penalty = kara od sędziego
sheet-made = ugrane
sheet-down = nieugrane
sheet-conceded = bomba
sheet-annulled = unieważnione

why-contract = liczy się wysokość gry
why-short = zabrakło: { $points }
why-rounded = zaokrąglone
why-barrel = na beczce liczy się tylko wygrana
why-stays = zostaje { $total }
why-given-up = za bombę

sheet-title = Wyniki · stół { $code }
sheet-empty = Żadne rozdanie nie jest jeszcze skończone.
sheet-earlier = { $count ->
        [one] Wcześniej: jeszcze { $count } rozdanie.
        [few] Wcześniej: jeszcze { $count } rozdania.
       *[other] Wcześniej: jeszcze { $count } rozdań.
    }
sheet-ruling = Rozdanie { $hand }: { $ruling }
sheet-rulings-earlier = { $count ->
        [one] Wcześniej była jeszcze { $count } decyzja sędziego.
        [few] Wcześniej były jeszcze { $count } decyzje sędziego.
       *[other] Wcześniej było jeszcze { $count } decyzji sędziego.
    }
sheet-taken = Od rozdania { $hand }: { $names }
sheet-hand = Rozdanie { $number }: { $changes }
sheet-totals = Wyniki: { $totals }
