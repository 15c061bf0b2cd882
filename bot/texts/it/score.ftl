### Il segnapunti.

## Segni di una mano finita

sheet-strike = a mani vuote
sheet-strike_penalty = terza volta a mani vuote: −120
sheet-barrel_on = in barrage
sheet-barrel_off = fuori dal barrage
sheet-barrel_fall = caduta dal barrage
sheet-barrel_to_zero = caduta a 0
sheet-barrel_clash = scontro all’entrata in barrage
sheet-barrel_push = uscita forzata dal barrage
sheet-locked = sotto blocco, nessun guadagno
sheet-sitter_bonus = premio per il monte
sheet-golden = giro d’oro, doppio
sheet-blind = al buio, doppio
sheet-reset = ritorno a 0
sheet-golden_reset = nuovo giro d’oro, ritorno a 0
sheet-no_trick_penalty = sotto blocco senza prese
sheet-concession_penalty = un abbandono di troppo: −120
sheet-dealer_penalty = penalità del mazziere: −120
sheet-judge_penalty = penalità dell’arbitro
sheet-made = mantenuto
sheet-down = fallito
sheet-conceded = abbandono
sheet-annulled = annullata

why-contract = vale il contratto
why-short = ne mancano { $points }
why-rounded = arrotondato
why-barrel = in barrage conta solo la vittoria
why-stays = resta a { $total }
why-given-up = per il contratto abbandonato

sheet-title = Segnapunti · tavolo { $code }
sheet-empty = Nessuna mano è ancora finita.
sheet-earlier = { $count ->
        [one] { $count } mano precedente non è mostrata.
       *[other] { $count } mani precedenti non sono mostrate.
    }
sheet-ruling = Mano { $hand }: { $ruling }
sheet-rulings-earlier = { $count ->
        [one] { $count } decisione precedente dell’arbitro non è mostrata.
       *[other] { $count } decisioni precedenti dell’arbitro non sono mostrate.
    }
sheet-taken = Dalla mano { $hand }: { $names }
sheet-hand = Mano { $number }: { $changes }
sheet-totals = Totali: { $totals }
