### Una partita finita, passo per passo: /replay.

replay-title = Replay · tavolo { $code }
replay-place = Mano { $hand } di { $hands } · passo { $step } di { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Mazzo, coperto: { $cards }
replay-discards = Scarti: { $cards }

## Che cosa è successo

replay-deal = Si danno le carte
replay-annul = La mano è annullata
replay-cut = { $name } taglia a { $at }
replay-cut-not = { $name } non taglia
replay-talon_positions = { $name } sceglie i posti del mazzo
replay-look = { $name } guarda le carte
replay-bid = { $name } offre { $value }
replay-pass = { $name } passa
replay-redeal = { $name } manda a monte la mano
replay-concede = { $name } abbandona la mano
replay-play_on = { $name } gioca il contratto
replay-choose_talon = { $name } prende il mazzo { $number }
replay-give = { $to } riceve { $card } da { $name }
replay-discard = { $name } scarta { $card }
replay-contract = { $name } gioca per { $value }
replay-play = { $name } gioca { $card }

## Pulsanti

button-replay-first = Inizio
button-replay-back = Indietro
button-replay-next = Avanti
button-replay-hand-before = Mano prima
button-replay-hand-after = Mano dopo
button-replay-last = Ultima mano
