### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = Mano del giorno · { $date }
daily-kind = { $preset }, { $seats ->
        [2] in due
       *[other] in tre
    }
daily-same = Tutti ricevono le stesse carte, contro gli stessi bot. Hai un solo tentativo, fino alle 00:00 UTC. Non conta per la classifica.
daily-new = Non hai ancora giocato.
daily-waits = Le tue carte ti aspettano.
daily-done = Oggi hai giocato.
daily-closed = Il tuo tentativo di oggi è finito senza risultato.
daily-streak = Giorni di fila: { $count }
daily-numbers = Risultati: { $count } · mediana { $median } · migliore { $best }
daily-numbers-named = Risultati: { $count } · mediana { $median } · migliore { $best } ({ $name })
daily-nobody = Ancora nessun risultato
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-tomorrow = Domani: { $preset }
daily-yesterday = <b>Ieri</b> · { $preset }
daily-seal = Sigillo del { $date }: <code>{ $seal }</code>
daily-opened = { $date } svelato: <code>{ $secret }</code>
daily-seals = Un sigillo c’è dalle 00:00 UTC del giorno prima, e nessuno vi aggiunge nulla. Si svela quando il giorno è finito: /verify
daily-opened-later = Sigillo e segreto del { $date } sono della mano di tutti: li svelo quando il giorno è finito. <code>/verify { $code }</code>
daily-how = La mano di un giorno viene da un segreto il cui sigillo è mostrato da /daily dalle 00:00 UTC del giorno prima. È la stessa per tutti, e nessuno aggiunge parole. Finito il giorno mostro il segreto, e chiunque può ricalcolare l’ordine delle carte.
daily-proof-beacon = Con il faro (il primo giro del giorno), a chi ha visto prima il sigillo: che nessuno poteva scegliere il mazzo.
daily-share = Mano del giorno { $date } · { $preset }
daily-in-private = Tutti ricevono le stesse carte: si gioca nella chat privata con me, /daily mostra come. Chi chiede qui entra nella tabella di questo gruppo.
daily-finished = Oggi hanno giocato: { $names }
daily-before = <b>Ieri</b>
daily-line = Mano del giorno: { $preset }. Le stesse carte per tutti – /daily in privato.
daily-line-best = Ieri qui il migliore: { $name } con { $points }.
daily-best = { $date }: la linea migliore · { $name } { $points }
daily-export = Che cosa hai visto del tavolo { $code }, passo per passo. La partita intera arriva quando il giorno è finito: altri giocano ancora queste carte.
button-daily-play = Gioca
button-daily-go-on = Continua
button-daily-best = La linea migliore di ieri
history-day-over = Il giorno è finito: la mano è chiusa
replay-give-hidden = { $to } riceve una carta da { $name }
replay-discard-hidden = { $name } scarta una carta
mydata-daily = Mano del giorno: l’ultima il { $date }, giorni di fila: { $count }
mydata-daily-chats = I tuoi gruppi per la mano del giorno: { $chats }
