### Taškų lapas.
### A draft: no native speaker has read this file yet.

sheet-strike = nulis
sheet-strike_penalty = trečias nulis: −120
sheet-barrel_on = statinėje
sheet-barrel_off = nebe statinėje
sheet-barrel_fall = iškrito iš statinės
sheet-barrel_to_zero = krito iki 0
sheet-barrel_push = išstūmė iš statinės
sheet-locked = užraktas, nieko neprideda
sheet-sitter_bonus = priedas už pirkinį
sheet-concession_penalty = pasiduota per dažnai: −120
sheet-made = surinkta
sheet-down = nesurinkta
sheet-conceded = pasiduota
why-contract = skaičiuojama, kas pažadėta
why-short = trūko { $points }
why-rounded = suapvalinta
why-barrel = statinėje skaičiuojama tik pergalė
why-stays = lieka { $total }
why-given-up = už pasidavimą
sheet-title = Taškai · stalas { $code }
sheet-empty = Nė vienas dalijimas dar nebaigtas.
sheet-earlier = { $count ->
        [one] Anksčiau buvo dar { $count } dalijimas.
        [few] Anksčiau buvo dar { $count } dalijimai.
       *[other] Anksčiau buvo dar { $count } dalijimų.
    }
sheet-taken = Nuo { $hand } dalijimo: { $names }
sheet-hand = Dalijimas { $number }: { $changes }
sheet-totals = Iš viso: { $totals }
