### Fatti nelle righe di cronaca del tavolo. Nomi, carte e semi arrivano pronti da leggere.

history-contract-won = { $seat } vince l’asta con { $value }
history-contract-named = { $seat } gioca per { $value }
history-marriage = { $seat } dichiara il matrimonio di { $suit } (+{ $value })
history-four-aces = { $seat } mostra quattro assi (+{ $value })
history-took-rest = { $seat } fa tutte le prese rimaste
history-unrated = Due persone al tavolo hanno già giocato oggi cinque partite valide per il rating: questa non conta per il rating
history-talon = Monte: { $cards }
history-earlier = Prima:
history-present = Questa mano:
history-thrown-in = { $seat } annulla la mano: { $right ->
        [weak_hand] carte troppo deboli
        [nines_dealt] troppi nove
        [poor_talon] monte troppo povero
        [talon_nines] troppi nove nel monte
        [nines_after_exchange] troppi nove
        [weak_after_exchange] carte troppo deboli
       *[other] ne ha il diritto
    }
history-all-passed = Passano tutti: nuove carte
history-bottom-jack = Un fante in fondo: si ridanno le carte
history-conceded = { $seat } { $kind ->
        [write_down] segna il contratto in perdita
        [walk_out] abbandona l’apertura obbligata
       *[concede] abbandona
    }
history-hand-made = { $seat } mantiene il contratto di { $value }
history-conceded-paid =
    { $seat } { $kind ->
        [write_down] segna { $value } in perdita
        [walk_out] abbandona l’apertura obbligata di { $value }
       *[concede] abbandona il contratto di { $value }
    }: { $points } a ciascuno degli altri
history-hand-down = { $seat } fallisce il contratto di { $value }
history-hand-no-auction = Contati i punti della mano
history-barrel-on = { $seat } entra in barrage
history-barrel-off = { $seat } esce dal barrage
history-barrel-fall = { $seat } cade dal barrage
history-pushed = { $seat } deve lasciare il barrage
history-strike = { $seat } resta a mani vuote ({ $count }ª volta)
history-dealer-penalty = { $seat } perde 120 come mazziere
history-penalty = { $seat } perde { $points } per penalità dell’arbitro: { $reason }
history-annulled = L’arbitro annulla la mano: { $reason }
history-reset = { $seat } torna a 0
history-moved-for = Tempo scaduto: per { $seat } gioca il bot
history-stood-in = Un bot gioca al posto di { $seat }
history-asked-move = Lo chiede { $by }: per { $seat } gioca il bot
history-back = { $seat } riprende a giocare
history-left = { $seat } lascia il tavolo, continua un bot
history-took-seat = { $seat } prende il posto di { $name } e gioca dalla prossima mano
history-took-bot-seat = { $seat } prende il posto di un bot e gioca dalla prossima mano
history-golden-again = { $reset ->
        [yes] Nessun contratto mantenuto: un altro giro d’oro, e si riparte tutti da 0
       *[no] Nessun contratto mantenuto: un altro giro d’oro
    }
history-extra-hand = Parità in testa: decide un’altra mano
history-game-won = { $count ->
        [one] { $winners } vince la partita
       *[other] Vittoria condivisa: { $winners }
    }
history-ended-counted = La partita è finita e i totali contano. Vittoria: { $winners }
history-forsaken = Da tempo non gioca nessuno
history-ended-void = La partita è finita e non conta

# What one person has decided for all.

an-admin = un admin
history-decided-ended = { $who } ha chiuso la partita
history-decided-paused = { $who } ha messo in pausa la partita
history-decided-resumed = { $who } ha ripreso la partita
history-decided-rules-kept = { $who } ha salvato queste regole per i prossimi tavoli della chat
history-decided-set = { $who } ha impostato: { $what }
history-voted-set = Deciso con un voto: { $what }
history-decided-kicked = { $who } ha allontanato { $name } dal tavolo
history-decided-let-in = { $who } ha fatto entrare { $name }
history-decided-turned-away = { $who } non ha fatto entrare { $name }
history-decided-language = { $who } ha scelto la lingua del tavolo
history-unrated-here = Due persone al tavolo hanno già giocato qui oggi una partita valida per il rating: questa non conta per il rating
history-people-anew = { $seat } è al tavolo: dopo questa mano la partita ricomincia da 0
history-people-later = { $seat } gioca dalla prossima mano, e per chi arriva la partita non conta
history-paused-enough = La pausa è durata cinque minuti: si riprende
history-phrase = { $seat }: { $phrase }
