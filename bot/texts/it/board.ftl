### Il tavolo nel gruppo.

bot-name = Bot { $number }
player-name = Giocatore { $number }

## A chi tocca. La frase in cima.

turn-cut = { $name } può tagliare
turn-talon_positions = { $name } sceglie i posti del monte
turn-opening = { $name } apre l’asta
turn-opening-at = { $name } deve aprire l’asta con { $value }
turn-auction = { $name } offre o passa
turn-concession = { $name } decide: gioca o abbandona?
turn-choose_talon = { $name } sceglie un monte
turn-exchange = { $name } scambia le carte
turn-contract = { $name } fissa il contratto
turn-lead = { $name } gioca la prima carta
turn-play = { $name } gioca una carta
turn-deal = La prossima mano sta per cominciare
turn-over = La partita è finita
turn-paused = In pausa
turn-closed = Il tavolo è chiuso

## Il resto del tavolo

board-head = Mano { $hand } · { $preset }
board-golden = Giro d’oro: tutto vale il doppio
board-bids = Asta: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } passo
board-bid-look = { $name } ha visto le carte
board-talon = Monte: { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } gioca per { $value }
board-has = ha { $points } su { $value }
board-trump-of = briscola { $trump }
board-trump-none = ancora senza briscola
board-no-trump = Ancora senza briscola
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
board-vote = Voto: { $kind ->
        [end] fine della partita
        [pause] una pausa
       *[resume] si riprende
    } – { $count } su { $needed }
board-last-call = Da un mese qui non gioca nessuno: senza una mossa la partita finisce tra un giorno. Non varrà per nessuno.
board-vote-counts = Senza il sì di chi è in testa vale il punteggio di adesso.
board-moved-for = Tempo scaduto: per { $name } ha giocato il bot.
board-lowered = ⬇ Il tavolo continua più in basso.
board-lowered-link = ⬇ <a href="{ $link }">Il tavolo continua più in basso.</a>
board-unreachable = { $name }: non posso scriverti in privato. “Le mie carte” qui sotto funziona lo stesso.
board-unreachable-start = { $name }: non posso scriverti in privato. <a href="{ $link }">Apri la chat, sbloccami e premi Start</a> – oppure gioca da qui: “Le mie carte” dice solo a te quale numero è quale carta.
board-time-left = Tempo per questa mossa: ancora { $time } circa

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
mark-locked = blocco
mark-silent = silenzio
mark-penalty = penalità −{ $points }
mark-blind = al buio
mark-stand-in = gioca un bot
mark-away = non è al tavolo

## Avvisi

notice-restored = Questo tavolo è tornato a un punto precedente. Guardate a che punto è la partita.
notice-moves-lost =
    { $sure ->
        [yes] { $count ->
            [0] Il server ha perso una modifica
            [one] Il server ha perso una mossa
           *[other] Il server ha perso { $count } mosse
        }
       *[no] { $count ->
            [one] Il server ha perso almeno una mossa
           *[other] Il server ha perso almeno { $count } mosse
        }
    }{ $place ->
        [trick] : si torna alla presa { $trick }.
        [auction] : si torna all’asta.
        [exchange] : si torna allo scambio.
        [deal] : si torna a prima della distribuzione.
        [lobby] : si torna a prima della partita.
       *[over] .
    }{ $anew ->
        [yes] {" "}Si erano già viste delle carte, perciò questa mano si ridà.
       *[no] {""}
    }
notice-set-aside = A questo tavolo qualcosa è andato storto. Il tavolo è sospeso e chi gestisce il bot lo sa già.

## Pulsanti

button-pass = Passo
button-bid = { $value }
button-more = Altro…
button-look = Guardo le carte
button-hand = Le mie carte
button-peek = Ultima presa
button-peek-first = Prima presa
button-back = Rieccomi
button-vote-end = Sì, finiamo qui
button-vote-pause = Sì, pausa
button-vote-resume = Si riprende
button-score = Segnapunti
button-rules = Regole
button-verify = Verifica
button-rematch = Ancora una

## La fine di una mano

finished-head = Fine della mano { $hand }
finished-made = { $name }: contratto di { $contract } mantenuto
finished-down = { $name }: contratto di { $contract } fallito
finished-conceded = { $name } abbandona il contratto di { $contract }
finished-thrown_in = Mano annullata: si ridanno le carte
finished-annulled = Annullata: si erano viste carte che il server ha poi perso
finished-judged = Annullata dall’arbitro: si ridanno le carte
finished-no_auction = Ognuno conta i propri punti
finished-row = { $name }: { $delta } → <b>{ $total }</b>
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
finished-check = si controlla con /verify

over-won = 🏆 { $names } vince la partita!
over-won-several = 🏆 Vittoria condivisa: { $names }
over-void = La partita è finita prima del tempo. Non vale per nessuno.
over-totals = Totali finali
over-hands = { $count ->
        [one] { $count } mano giocata
       *[other] { $count } mani giocate
    }
over-rematch = Ancora una? Stesse persone, stesse regole, ognuno un posto più in là: premete tutti il pulsante.
