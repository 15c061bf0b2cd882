### Perché no. Testo semplice di al massimo 200 caratteri: un avviso sul telefono.

refusal-not-your-turn = Non tocca a te, tocca a { $name }.
refusal-stale-button = Questo pulsante è di prima. I pulsanti che funzionano sono nel messaggio più recente.
refusal-own-turn = Tocca a te. Questo pulsante è per gli altri.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-in-lobby = La partita è già iniziata: questo non si può più cambiare.
refusal-no-game-yet = La partita non è ancora iniziata.
refusal-lobby-full = Tutti i posti sono occupati.
refusal-seats-taken = La partita è già cominciata e tutti i posti sono occupati.
refusal-seat-taken = Qualcuno è arrivato prima: questo posto è occupato.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-already-playing-here = In questa chat c’è già un tavolo: { $code }. Finite la partita, oppure chiudetela con /endgame.
refusal-no-table-here = In questa chat non c’è un tavolo. Aprine uno con /newgame.
refusal-no-such-table = Non c’è nessun tavolo con il codice { $code }.
refusal-keep-gone = Questo link è già stato usato, o i dieci minuti sono passati.
refusal-unknown-command = Non conosco /{ $command }. /help elenca quello che c’è.
refusal-unknown-preset =
    { $suggestion ->
        [none] Non c’è una variante “{ $typed }”. Il pulsante “Opzioni” di un tavolo aperto le mostra tutte.
       *[other] Non c’è una variante “{ $typed }”. Volevi dire “{ $suggestion }”?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] Non c’è un’opzione “{ $typed }”. Il pulsante “Opzioni” di un tavolo aperto le mostra tutte.
       *[other] Non c’è un’opzione “{ $typed }”. Volevi dire “{ $suggestion }”?
    }
refusal-bad-value = “{ $typed }” non va bene per “{ $option }”. Possibile: { $suggestion }.
values-range = da { $least } a { $most }, es. { $examples }
refusal-not-the-opener = Può farlo solo chi ha aperto il tavolo, o un admin.
refusal-needs-admin = Può farlo solo un admin di questo gruppo.
refusal-seat-count =
    Queste regole sono per { $allowed } giocatori. { $seated ->
        [one] Al tavolo c’è { $seated } persona.
       *[other] Al tavolo ci sono { $seated } persone.
    }
refusal-too-many-seated = Queste regole sono per { $allowed } giocatori, e al tavolo ce ne sono già di più.
refusal-nothing-to-peek = Ora non c’è nessuna presa da rivedere.
refusal-group-only = Funziona nei gruppi. Aggiungimi a un gruppo e prova lì.
refusal-private-only = Funziona nella chat privata con me.
refusal-paused = La partita è in pausa. /resume la riprende.
refusal-paused-already = La partita è già in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-game-over = Questa partita è finita. /newgame apre un nuovo tavolo.
refusal-game-not-over = Questa partita è ancora in corso.
refusal-anonymous = Non riesco a capire chi sei. Per questo scrivi con il tuo nome.
refusal-try-again = Non ha funzionato. Premi di nuovo.
refusal-not-yet-safe = Ricevuto. Si vedrà tra un attimo: non serve premere di nuovo.
refusal-unknown-button = Questo pulsante non lo conosco più. Con /hand e /newgame ne arrivano di nuovi.
refusal-no-hand = Le carte non sono ancora state date.
refusal-number = Questo numero non vale più. “Le mie carte” ti dice quale numero è quale carta.
refusal-timer-bad = Non ho capito il tempo. Prova /timer 30s, /timer 2m, /timer 1d o /timer off.
refusal-timer-range = Da { $least } s a { $most } giorni, es. /timer { $least }s.
refusal-patience = Prova /options patience 2m, almeno { $least }s, oppure /options patience off.
refusal-vote-counted = Hai già votato: { $count } su { $needed }.
refusal-no-bot-here = A questo tavolo non ci sono bot.
refusal-nobody-of-that-name = A questo tavolo nessuno si chiama “{ $name }”.
refusal-person-not-seated = Questa persona non è a questo tavolo.
refusal-nobody-to-kick = A questo tavolo non c’è nessun altro.
refusal-unknown-topic = Non c’è un argomento “{ $typed }”. Argomenti: { $topics }.
refusal-unknown-language = Questa lingua non la parlo ancora. Lingue: { $languages }.
refusal-unknown-zone = Non conosco il fuso orario “{ $typed }”. Scrivi regione e città, es. Europe/Rome.
refusal-bad-level = Questo livello non esiste. Livelli: { $levels }.
refusal-bad-code = Questo non è il codice di un tavolo. Un codice è fatto così: K7QX2M.
refusal-not-a-member = Non riesco a vedere se sei in “{ $place }”. Scrivi /join lì e il posto torna tuo.
refusal-many-ask = Altre persone stanno già aspettando di entrare. Riprova quando avranno avuto risposta.
refusal-too-often = Troppe richieste insieme. Aspetta { $seconds } s.
refusal-no-room = Adesso non ho posto per un’altra partita. Quelle in corso continuano; riprova più tardi.
refusal-nobody-asks = C’è già stata una risposta.
refusal-sent-away = Ti hanno fatto alzare da questo tavolo: non puoi più sederti qui.
refusal-hand-shown-by = { $name } mostra una mano di questa partita e la sfoglia. /replay mostra la partita solo a te.
refusal-hand-shown-over = I dieci minuti per mostrarla sono passati. /replay mostra la partita solo a te.
refusal-gave-up-seat = Hai lasciato questa partita, e al tuo posto gioca qualcun altro.
refusal-seat-not-free = Questo posto non è libero. Si può prendere dieci minuti dopo che qualcuno se n’è andato.
refusal-seat-for-members = Questo posto è per chi sta in “{ $place }”. Scrivi /join lì per prenderlo.
refusal-comes-next-hand = Giochi dalla prossima mano.
refusal-too-fast = { $name }, sono tante richieste insieme. Rispondo alle prime; aspetta un momento, per favore.
refusal-too-long = È troppo in una volta: al massimo { $limit } caratteri dopo un comando.
refusal-edited-too-late = Questo messaggio era già un comando: la modifica non vale. Scrivine uno nuovo.
refusal-replay-none = Non hai ancora partite finite. /newgame apre un tavolo.
refusal-replay-not-over = Questa partita è ancora in corso. /replay la mostra quando è finita; intanto /score ha le mani già giocate.
refusal-replay-empty = In questa partita nessuna mano è arrivata alla fine, quindi non c’è niente da mostrare.
refusal-replay-gone = Le carte della partita { $code } sono state cancellate: le conservo per 30 giorni.
refusal-review-not-over = Questa partita è ancora in corso. Quando è finita, /review mostra le tue decisioni.
refusal-review-day-not-over = Oggi altri stanno ancora giocando queste carte. L’analisi arriva quando la giornata è finita.
refusal-review-failed = L’analisi non è riuscita. Riprova fra un minuto.
refusal-review-many = Hai già { $limit } analisi in attesa. Chiedine un’altra quando una è pronta.
refusal-study-many = Hai già { $limit } studi salvati. Prima cancellane uno.
refusal-study-gone = Questo studio non c’è più.
refusal-study-large = Questo studio è troppo grande da salvare. Cancella qualche variante o commento.
refusal-study-cards = Questa partita parte da carte note e non conta: niente sigillo, niente mescolata.
refusal-hint-not-here = I suggerimenti ci sono solo nelle partite di allenamento, dove giochi solo contro i bot.
refusal-hint-not-now = Non tocca a te: ora non c’è niente da decidere.
refusal-take-back-not-here = In questa mano non c’è niente da annullare. Si può solo nelle partite di allenamento, da solo contro i bot.
refusal-stats-nobody = In questa chat nessuno con il nome “{ $name }” ha finito una partita.
refusal-stats-not-here = Questa persona non ha finito partite in questa chat.
refusal-stats-hidden = { $name } qui non mostra questi numeri.
refusal-stats-built-in = { $name } è un bot: i bot non hanno statistiche.
refusal-set-aside = Qualcosa è andato storto, perciò questo tavolo è sospeso. Non si è perso niente; chi gestisce il bot lo sa già.
refusal-other-seal = Non è il sigillo della mano { $hand }, quindi le tue parole non contano. Al tavolo si vede quello giusto.
refusal-daily-over = Questa mano era di un altro giorno: non si può più giocare.
refusal-daily-fixed = La mano del giorno è la stessa per tutti: non si può cambiare, mettere in pausa o lasciare. Ti aspetta fino alla fine della giornata.
refusal-daily-no-words = La mano del giorno è la stessa per tutti: nessuno aggiunge parole alla mescolata.
refusal-daily-void = La mano di oggi non conta, perché ho ricevuto un aggiornamento. Domani ce n’è una nuova.
refusal-daily-gone = La mano di quel giorno non ce l’ho. /daily mostra quella di oggi.
refusal-daily-deleted = La mano di oggi l’hai già giocata, e poi hai fatto cancellare i tuoi dati. Una nuova arriva { $time }.
refusal-daily-typed = /daily on manda a questo gruppo un breve messaggio al giorno, /daily off lo ferma. Da solo, /daily mostra la mano del giorno.
refusal-top-typed = /top month mostra questo mese, /top months i precedenti. /top on manda al gruppo un messaggio il primo del mese, /top off lo ferma.
refusal-callme-typed = /callme in un gruppo accende gli avvisi, /callme off li spegne. /callme 23-7 imposta le ore senza avvisi.
refusal-call-unseen = Non vedo chi c’è in questo gruppo, perciò non posso avvisare nessuno. Per questo devo essere admin qui.
refusal-call-full = Hai raggiunto il limite: non posso aggiungere altri avvisi.
refusal-nobody-to-call = In “{ $place }” ora nessuno vuole avvisi. Per averne, lì si scrive /callme.
refusal-called-today = Oggi ho già avvisato dei tuoi tavoli: lo faccio una volta al giorno.
refusal-nothing-to-offer = A questo tavolo non ci sono più bot da sostituire.
refusal-kept-away = Gli admin non ti lasciano sedere ai tavoli di questo gruppo. Finisce { $time }.
refusal-call-not-there = Non riesco a vedere se sei in “{ $place }”, quindi lì non avviso nessuno.
refusal-not-reliable = Questo tavolo è per chi porta a termine almeno quattro partite su cinque con altri, o è alle prime partite.
refusal-kick-range = Per quanto: da { $least } a { $most }; 0d fa rientrare.
refusal-person-not-known = Questa persona non ha giocato in questo gruppo.
refusal-nobody-sat-here = Nessuno di nome “{ $name }” si è seduto ai tavoli di questo gruppo.
refusal-notwith-nobody = Non hai giocato con nessuno di nome “{ $name }”.
refusal-person-not-met = Non hai ancora giocato con questa persona.
refusal-notwith-full = Puoi indicare al massimo { $limit } persone.
refusal-no-words = Nel tuo messaggio non ci sono parole. /seed spiega come si fa.

## Che cosa è stato fatto

done-keep-yours = Sono già tue: le vedi in /stats.
done-joined = Hai un posto in “{ $place }”. Buona partita!
done-asked-to-join = Se questo tavolo esiste, l’ho chiesto a chi ci gioca. Se sei in quel gruppo, premi “Mi siedo” lì: è più veloce.
done-left = Hai lasciato il tavolo.
done-left-by = { $who } ha lasciato il tavolo.
done-left-game = Hai lasciato la partita, e un bot continua al posto tuo. Con “Rieccomi” al tavolo riprendi il tuo posto.
done-left-game-by = { $who } ha lasciato la partita, e continua un bot. “Rieccomi” al tavolo ridà il posto.
done-hand-shown = Ora il gruppo vede questa mano.
done-took-seat = Hai il posto di { $name }. Giochi dalla prossima mano.
done-back = Rieccoti: ora giochi di nuovo tu.
done-bot-added = { $name } si siede al tavolo.
done-kicked = { $name } non è più al tavolo.
done-language-set = Ora parlo italiano.
done-zone-set = Fuso orario: { $zone }.
done-rules-kept = Salvate: in questa chat i nuovi tavoli partono da queste regole.
done-nudges-on = Promemoria attivo: se tocca a te da un po’, te lo ricordo.
done-nudges-off = Promemoria disattivato: non ti ricordo più il turno.
done-auto-on = Auto attivo: quando puoi giocare una sola carta, la gioco io per te.
done-auto-off = Auto disattivato: ogni carta la giochi tu.
done-taken-back-first = Mossa annullata. Prova quanto vuoi: la partita non conta più per statistiche, punteggio e scala dei bot.
done-taken-back = Mossa annullata.
done-tips-off = Niente più consigli: in “Come si gioca” c’è il pulsante per riaverli.
done-tips-on = I consigli tornano: ciascuno compare due volte, quando serve.
done-daily-line-on = D’ora in poi questo gruppo riceve un breve messaggio al giorno sulla mano del giorno.
done-daily-line-off = Qui non arrivano più messaggi sulla mano del giorno.
done-month-line-on = Il primo di ogni mese scrivo a questo gruppo chi ha vinto di più.
done-month-line-off = Qui non arriva più il messaggio mensile.
done-call-on = Ti scrivo in privato quando qui si apre un tavolo. /callme off mi fa smettere.
done-call-off = Da quel gruppo non ti avviso più.
done-group-called = Avviso chi lo vuole: “{ $place }”.
done-quiet-set = Nessun avviso fra le { $begin } e le { $end }.
done-quiet-none = Ti avviso a qualsiasi ora.
done-kept-away = { $name } non può sedersi ai prossimi tavoli di questo gruppo; finisce { $time }. I posti già presi restano.
done-let-back = { $name } può di nuovo sedersi qui.
done-notwith-on = Ti avviso prima che tu ti sieda con { $name }. Nessun altro lo viene a sapere.
done-notwith-off = Niente più avvisi su { $name }.
done-asked-in-private = Ho una domanda per te in privato.
done-paused = La partita è in pausa.
done-resumed = La partita continua.
done-ended = La partita è chiusa.
done-closed = Il tavolo è chiuso.
done-opened = Il tavolo è aperto. Per giocare premi “Mi siedo”.
done-start-waits = { $name } deve ancora aprire una chat privata con me. La partita comincia appena è fatto, al più tardi tra { $seconds } s.
done-again = Sei dei nostri per un’altra partita. Si comincia quando tutti hanno confermato.
done-started = La partita comincia.
done-hand-sent = Le tue carte sono nella chat privata con me.
done-vote-counted = Voto registrato: { $count } su { $needed }.
done-open-private-chat = Prima apri la chat privata con me: le tue carte arrivano lì.
done-opened-start-me = Il tavolo è aperto. Ora apri la chat privata con me, così posso darti le carte.
done-rules-set = Regole impostate.
done-set = { $what }.
done-menu-open = Le opzioni sono aperte, nel messaggio del tavolo.
done-words-in = Le tue parole entrano nella mescolata della mano { $hand }.
done-words-short = Le tue parole entrano nella mescolata della mano { $hand }. Sono brevi: altri potrebbero indovinarle dall’hash che si mostra dopo.
done-replay-begin = Il replay comincia qui.
done-replay-end = Il replay finisce qui.
done-review-begin = È la prima decisione della partita.
done-review-end = È l’ultima decisione della partita.
done-data-deleted = Cancellati: lingua, impostazioni, partite, studi e statistiche. Nelle partite con altri ora sei “qualcuno”, e un bot continua per te. I messaggi più vecchi restano nelle chat così come sono.
done-move-kept = Ricevuto. Ogni tua carta esce con questa breve pausa: così nessuno capisce se era l’unica possibile.

## Tempi, come in board-time-left

time-hours = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
time-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Se una chat non accetta messaggi, immagini o file

no-pictures-here = Qui il tavolo arriva senza immagini: in questo gruppo non posso mandare foto. Un admin può permetterlo.
no-files-here = Qui non posso mandare file. Scrivimi lo stesso comando in privato.
answer-in-private = Non posso scrivere in “{ $chat }”, quindi rispondo qui:
not-taken = Non è stato possibile mostrare la risposta. Riprova.
done-unseen = Ricevuto. Ma adesso non posso scrivere qui, quindi il tavolo in questa chat non cambia. Un admin può permetterlo.
unshown =
    { $why ->
        [closed] ⚠️ In “{ $chat }” l’argomento è chiuso e non posso scriverci. Un admin può riaprirlo.
        [gone] ⚠️ “{ $chat }” non c’è più, o io non ne faccio più parte. Lì nessuno vede che cosa succede.
        [contents] ⚠️ “{ $chat }” non ha accettato il mio messaggio. Riprovo più tardi.
       *[rights] ⚠️ Non posso più scrivere in “{ $chat }”: lì nessuno vede che cosa succede. Un admin può permetterlo.
    }
refusal-people-off = Qui non si gioca con sconosciuti. /play da solo comincia una partita con i bot.
refusal-opentables-typed = /opentables on apre agli sconosciuti i tavoli di qui aperti a tutti, /opentables off li chiude.
refusal-people-fixed = A questo tavolo nessuno comanda: regole e tempi sono fissi, e i posti li dà “Gioca con altri”.
refusal-people-full = Aspettano già in troppi. Riprova tra un minuto.
refusal-people-barred = Il gestore non ti lascia sedere a questi tavoli. Finisce { $time }.
refusal-people-left = Oggi hai già lasciato due partite, quindi la prossima deve aspettare. Può cominciare { $time }.
refusal-people-name-refused = Il gestore ti chiede un altro nome: /play name e uno nuovo.
refusal-people-bad-name = Questo non può essere un nome. Serve una lettera o una cifra, e non il nome di un bot.
refusal-people-unnamed = Prima scegli un nome per gli sconosciuti: /play name e il nome.
refusal-people-not-here = Non sei a questo tavolo.
refusal-people-of-group = Lo vede solo chi è in quel gruppo.
refusal-people-no-seats = Agli altri tavoli non c’è posto per tutti voi.
refusal-people-begun = La prossima partita è cominciata.
done-people-quit = Non aspetti più.
done-opentables-on = Da ora gli sconosciuti trovano i tavoli di qui con join=anyone. Non sapranno chi siete né quale gruppo è.
done-opentables-off = Gli sconosciuti non trovano più i tavoli di questo gruppo.
done-people-seated = Hai un posto. Gli altri vedono solo il nome che usi con gli sconosciuti.
done-people-muted = Non leggi più quello che dice { $name }.
done-people-heard = Leggi di nuovo quello che dice { $name }.
done-people-reported = Grazie. Il gestore leggerà la segnalazione: { $name }.
done-people-told = Detto.
done-people-moves = Passi da altri appena c’è un posto. Fino ad allora giochi qui.
done-people-stays = Resti qui.
done-people-ready = Resti. Se premono tutti, la prossima partita comincia subito.
done-people-whole = Se premono tutti, si va avanti con questi punti.
