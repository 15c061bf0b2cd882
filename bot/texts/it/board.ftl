### Il tavolo nel gruppo.

bot-name = Bot { $number }
player-name = Giocatore { $number }
bot-for = { $name } (bot)

## A chi tocca. La frase in cima.

turn-cut = { $name } può tagliare le carte
turn-talon_positions = { $name } sceglie le posizioni del monte
turn-opening = { $name } apre l’asta
turn-opening-at = { $name } deve aprire l’asta con { $value }
turn-auction = { $name } offre o passa
turn-concession = { $name } decide: giocare o abbandonare?
turn-choose_talon = { $name } sceglie un monte
turn-exchange = { $name } scambia le carte
turn-contract = { $name } fissa il contratto
turn-lead = { $name } gioca la prima carta
turn-play = { $name } gioca una carta
turn-only-card = { $name } può giocare una sola carta
turn-deal = La prossima mano sta per cominciare
turn-over = La partita è finita
turn-paused = In pausa
turn-closed = Il tavolo è chiuso

## Il resto del tavolo

board-head = Mano { $hand } · { $preset }
board-golden = Giro d’oro: tutto vale il doppio
board-bids = Offerte: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } passa
board-bid-look = { $name } ha visto le carte
board-talon = Monte: { $cards }
board-talon-first = Monte (le carte che vanno all’offerta più alta): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } gioca per { $value }
board-has = ha { $points } su { $value }
board-trump-of = briscola { $trump }
board-trump-none = ancora nessuna briscola
board-no-trump = Ancora nessuna briscola
board-trump = Briscola: { $trump }
board-stock = Da pescare: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
board-trick = In tavola (presa { $number }):
board-trick-empty = Presa { $number }: ancora niente in tavola
board-played = { $name } { $card }
board-last-trick = Ultima presa: { $cards } → { $name }
board-totals = Totali (questa mano)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Mano { $hand }:
board-vote =
    Votazione: { $kind ->
        [end] finire la partita
        [pause] fare una pausa
        [times] { $what }
       *[resume] riprendere a giocare
    } – { $count } su { $needed }
board-last-call = Da un mese qui non gioca nessuno. Senza una mossa, domani la partita finisce e non conta.
board-vote-counts = Se chi è in testa non è d’accordo, contano i totali di adesso.
board-moved-for = Tempo scaduto: per { $name } ha giocato il bot.
board-lowered = ⬇ Il tavolo continua più in basso.
board-lowered-link = ⬇ <a href="{ $link }">Il tavolo continua più in basso.</a>
board-unreachable = { $name }: non posso scriverti in privato. “Le mie carte” qui sotto funziona lo stesso.
board-unreachable-start = { $name }: non posso scriverti. <a href="{ $link }">Apri la chat e premi Avvia</a>, oppure gioca qui: “Le mie carte”.
board-time-left = Tempo rimasto per questa mossa: circa { $time }

## Segni accanto al totale di un giocatore

mark-dealer = mazziere
mark-declarer = dichiarante
mark-sits-out = riposa
mark-barrel = { $hands ->
        [one] barrage, resta { $hands } mano
       *[other] barrage, restano { $hands } mani
    }
mark-barrel-open = in barrage
mark-strikes = { $count ->
        [one] { $count } volta a mani vuote
       *[other] { $count } volte a mani vuote
    }
mark-falls = { $count ->
        [one] { $count } caduta dal barrage
       *[other] { $count } cadute dal barrage
    }
mark-concessions = { $count ->
        [one] { $count } abbandono
       *[other] { $count } abbandoni
    }
mark-locked = sotto blocco
mark-silent = non può offrire
mark-penalty = penalità −{ $points }
mark-blind = al buio
mark-stand-in = gioca un bot
mark-away = non è al tavolo
mark-comes = gioca dalla prossima mano

## Avvisi

notice-set-aside = Qualcosa è andato storto, perciò questo tavolo è sospeso. Chi gestisce il bot lo sa già.

## Pulsanti

button-pass = Passo
button-bid = { $value }
button-more = Altro…
button-look = Guardo le carte
button-hand = Le mie carte
button-peek = Ultima presa
button-peek-first = Prima presa
button-back = Rieccomi
button-bot-moves = Fai giocare il bot
button-take-seat = Prendo il posto di { $name }
button-vote-end = Sì, finiamo qui
button-vote-pause = Sì, pausa
button-vote-resume = Riprendiamo
button-vote-times = Sì – { $what }
button-score = Segnapunti
button-rules = Regole
button-verify = Carte oneste ✓
button-rematch = Rivincita

## La fine di una mano

finished-head = Fine della mano { $hand }
finished-made = { $name } mantiene il contratto di { $contract }
finished-down = { $name } fallisce il contratto di { $contract }
finished-conceded = { $name } abbandona il contratto di { $contract }
finished-own-made = Hai mantenuto il contratto di { $contract }
finished-own-down = Hai fallito il contratto di { $contract }
finished-own-conceded = Abbandoni il contratto di { $contract }
finished-thrown_in = Mano annullata: si ridanno le carte
finished-annulled = Annullata dall’arbitro: si ridanno le carte
finished-no_auction = Ognuno conta i propri punti
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Tu
finished-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
finished-tricks = { $tricks ->
        [0] nessuna presa
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
finished-marriages = { $count ->
        [one] matrimonio { $suits }
       *[other] matrimoni { $suits }
    }

over-won = 🏆 { $names } vince la partita!
over-own-won = 🏆 Hai vinto la partita!
over-won-several = 🏆 Vittoria condivisa: { $names }
over-void = La partita è finita prima del tempo e non conta.
over-why-declarer = { $target } da dichiarante
over-why-declarer-first = In più di uno a { $target }: vince il dichiarante
over-why-barrel = Vittoria dal barrage: almeno { $need } in una mano
over-why-most = In più di uno a { $target }: vince il totale più alto
over-why-reached = { $target } prima di tutti
over-why-together = Parità in testa
over-why-ended = Finita prima del tempo: vince il totale più alto
over-totals = Totali finali
over-hands = { $count ->
        [one] { $count } mano giocata
       *[other] { $count } mani giocate
    }
over-rematch = Un’altra partita con gli stessi? Premi se ci sei.
