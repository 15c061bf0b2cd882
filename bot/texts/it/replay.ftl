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
study-how = Come fai a saperlo?
study-aside = Carte coperte
study-seen = Come si vedeva
study-opened = A carte scoperte
study-seen-points = punti in media su tutte le distribuzioni possibili
study-opened-points = punti del dichiarante se tutti giocano al meglio
study-estimated-points = stima: punti del dichiarante se tutti giocano al meglio
study-estimated = stima: punti se i bot giocano fino in fondo
study-best = la migliore
study-free = Studio senza nome
study-unfinished = non finita
study-refused-bad-card = Non capisco “{ $card }”. Le carte si scrivono così: AS TS KH.
study-refused-card-twice = { $card } non può stare in due posti.
study-refused-not-in-deck = { $card } non c’è in questo mazzo.
study-refused-too-many-cards = Sono troppe carte. Qui il massimo è { $limit }.
study-refused-missing-cards = Mancano delle carte. Aggiungile, o pesca il resto a caso.
study-refused-uneven-hands = Prima di una presa tutti quelli che giocano hanno lo stesso numero di carte.
study-refused-no-whole-tricks = Le carte già giocate non formano prese intere.
study-refused-discards-impossible = Il numero di carte scartate deve essere { $count }.
study-refused-talon-impossible = Con queste regole il monte non può essere così.
study-refused-stock-impossible = Le carte da pescare non possono essere così: al massimo { $limit }, lo stesso numero per ciascuno, e finché ce ne sono ognuno ha tutte le sue carte.
study-refused-trump-undeclared = Un seme è briscola solo quando il suo matrimonio è dichiarato.
study-refused-marriage-impossible = Questo matrimonio non può essere dichiarato: una delle due carte deve essere già uscita, e l’altra carta non può averla nessun altro.
study-refused-points-impossible = I punti non tornano. In tutto devono essere { $total }.
study-refused-tricks-impossible = Le prese non tornano. Prese già giocate: { $count }.
study-refused-declarer-impossible = Con queste regole non può esserci un dichiarante così.
study-refused-leader-impossible = Questa persona non gioca la mano.
study-refused-contract-impossible = Il contratto può essere da { $lowest } a { $highest }, a passi di { $step }.
study-refused-totals-impossible = Con queste regole un totale di { $total } non è possibile.
study-refused-trick-impossible = Le carte sul tavolo non possono essere state giocate così.
study-refused-at = Mano { $hand }, mossa { $move }, { $name }: { $why }
study-refused-not-your-turn = Tocca a qualcun altro.
study-refused-wrong-phase = Questa mossa qui non c’entra.
study-refused-bad-record = Non riesco a leggere questa partita.
study-refused-too-big = Questo studio è troppo grande.
study-refused-no-such-place = Questo punto non c’è nello studio.
study-refused-later-hands = Le mani seguenti dipendono da questa. Prima apri questa come studio a parte.
