button-people = Gioca con altri
people-how = Ti siedi con altri che cercano una partita. Dopo 20 secondi i bot occupano i posti liberi, e chi arriva dopo ne prende uno. Qui ti conoscono solo con il nome che scegli.
people-wait = Aspetti una partita: { $preset }. Comincia al più tardi tra 20 secondi.
people-found = Ora giochi: { $preset }. Il tavolo è qui sotto.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] ancora nessuno aspetta
        [few] qualcuno aspetta
       *[many] aspettano in { $count }
    }
people-playing = { $many ->
        [none] nessuno gioca
        [few] qualcuno gioca
       *[many] giocano in { $count }
    }
people-name = Gli sconosciuti ti vedono come { $name }
button-people-quit = Non aspetto più
button-people-game = ▶ Torna alla tua partita
button-people-tick = Dimmi quando qualcuno aspetta
button-people-name = Nome e faccia
button-people-tables = Tavoli aperti
people-name-ask = Come devono chiamarti gli sconosciuti? Premi un nome o una faccia, oppure scrivi /play name e un nome tuo. Di te non vedono altro.
call-people = Qualcuno gioca con i bot e aspetta altri: { $preset }.
people-table = { $number }. { $preset }: posti { $seated } su { $most } · mano { $hand } · { $totals } · rating { $ratings }
people-no-tables = Nessun tavolo aperto ha un posto libero ora.
button-people-sit = Siediti
button-people-watch = Guarda
people-head = <i>Gioca con altri · 30 secondi a mossa e due minuti di riserva</i>
board-reserve = { $name } usa la riserva: al massimo { $time }
people-guests = <i>Senza rating: gioca un ospite.</i>
button-people-menu = 💬 Di’ qualcosa, silenzia, segnala
people-offer = { $count ->
        [1] C’è un’altra persona sola con i bot: se premete in due, giocate insieme.
       *[other] A un altro tavolo giocano in { $count } e c’è un posto. Puoi spostarti lì.
    } Questa partita allora finisce e non conta.
people-offer-agreed = Ti sposti appena preme anche l’altra persona.
people-offer-all = Ad altri tavoli ci sono posti: se premete tutti, vi spostate lì, forse a tavoli diversi. Questa partita allora finisce e non conta. Premuto: { $agreed } su { $people }.
people-menu = Dillo al tavolo, o scegli che cosa fare con un giocatore. Nessuno viene a sapere che lo silenzi, lo eviti o lo segnali.
people-alone = Giochi solo con i bot. Chi arriva prende il posto di un bot. Puoi anche passare da altri quando ce ne sono: questa partita allora finisce e non conta.
phrase-1 = Ciao!
phrase-2 = Buona fortuna!
phrase-3 = Bella giocata!
phrase-4 = Grazie!
phrase-5 = Ops!
phrase-6 = Un attimo
phrase-7 = C’è mancato poco!
phrase-8 = Ciao, alla prossima!
button-people-mute = Silenzia { $name }
button-people-hear = Riascolta { $name }
button-people-not-again = Mai più con { $name }
button-people-report = Segnala { $name }
people-report = Che cosa non va con { $name }? Lo legge il gestore.
report-name = Il nome
report-stalling = Perde tempo apposta
report-together = Due giocano insieme
report-leaving = Rovina la partita
button-people-move = Passa da altre persone
button-people-stay = Resto qui
people-next = La prossima partita comincia tra 15 secondi con chi resta.
button-people-ready = Ancora con questi
button-people-whole = Avanti fino a 1000
button-people-out = Esci
