### Una partita finita, passo per passo: /replay.

replay-title = Replay · tavolo { $code }
replay-place = Mano { $hand } di { $hands } · passo { $step } di { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Monte, coperto: { $cards }
replay-discards = Scarti: { $cards }

## Che cosa è successo

replay-deal = Si danno le carte
replay-annul = La mano è annullata
replay-cut = { $name } taglia a { $at }
replay-cut-not = { $name } non taglia
replay-talon_positions = { $name } sceglie le posizioni del monte
replay-look = { $name } guarda le carte
replay-bid = { $name } offre { $value }
replay-pass = { $name } passa
replay-redeal = { $name } annulla la mano
replay-concede = { $name } abbandona
replay-play_on = { $name } gioca il contratto
replay-choose_talon = { $name } prende il monte { $number }
replay-give = { $to } riceve { $card } da { $name }
replay-discard = { $name } scarta { $card }
replay-contract = { $name } gioca per { $value }
replay-play = { $name } gioca { $card }

## Pulsanti

button-replay-first = Inizio
button-replay-back = Indietro
button-replay-next = Avanti
button-replay-hand-before = ◂ Mano
button-replay-hand-after = Mano ▸
button-replay-last = Ultima mano

## Una partita finita in una finestra

study-title = Partita { $code }
study-hand = Mano { $hand }
study-hands = Mani
study-view = Vista
study-step = Passo
study-hand-before = Mano precedente
study-hand-after = Mano successiva
study-choices = Scelte
study-made = scelta
study-better = meglio
study-mistakes = Errori
study-find = Trova i miei errori
study-how = Come si sa?
study-aside = Carte coperte
study-seen = Come si vedeva
study-opened = A carte scoperte
study-seen-points = punti in media, con le carte come potrebbero stare
study-opened-points = punti del dichiarante se tutti giocano al meglio
study-estimated-points = stima: punti del dichiarante se tutti giocano al meglio
study-estimated = stima: punti se i bot giocano fino in fondo
study-best = la migliore
