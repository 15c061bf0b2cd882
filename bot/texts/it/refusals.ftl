### Perché no. Testo semplice di al massimo 200 caratteri: un avviso sul telefono.

refusal-not-your-turn = Non tocca a te: la mossa è di { $name }.
refusal-stale-button = Questo pulsante è di un momento già passato. I pulsanti giusti sono nel messaggio più recente.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-not-in-lobby = La partita è già iniziata: questo non si può più cambiare.
refusal-no-game-yet = La partita non è ancora iniziata.
refusal-lobby-full = Tutti i posti sono occupati.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-already-playing-here = In questa chat c’è già un tavolo: { $code }. Finite la partita, oppure chiudetela con /endgame.
refusal-no-table-here = In questa chat non c’è un tavolo. Aprine uno con /newgame.
refusal-no-such-table = Non c’è nessun tavolo con il codice { $code }.
refusal-unknown-command = Non conosco /{ $command }. /help elenca quello che c’è.
refusal-unknown-preset = Non c’è una variante “{ $typed }”.{ $suggestion ->
        [none] { "" } Il pulsante “Opzioni” di un tavolo aperto le mostra tutte.
       *[other] { "" } Volevi dire “{ $suggestion }”?
    }
refusal-unknown-option = Non c’è un’opzione “{ $typed }”.{ $suggestion ->
        [none] { "" } Il pulsante “Opzioni” di un tavolo aperto le mostra tutte.
       *[other] { "" } Volevi dire “{ $suggestion }”?
    }
refusal-bad-value = “{ $typed }” non va bene per “{ $option }”. Possibile: { $suggestion }.
values-range = da { $least } a { $most }, es. { $examples }
values-or = { $values } o { $last }
refusal-not-the-opener = Può farlo solo chi ha aperto il tavolo, o un admin.
refusal-needs-admin = Può farlo solo un admin di questo gruppo.
refusal-seat-count = Giocatori previsti da queste regole: { $allowed }. { $seated ->
        [one] Al tavolo c’è { $seated } persona.
       *[other] Al tavolo ce ne sono { $seated }.
    }
refusal-too-many-seated = Giocatori previsti da queste regole: { $allowed }. Al tavolo ce ne sono già di più.
refusal-nothing-to-peek = Ora queste regole non ti lasciano rivedere nessuna presa.
refusal-group-only = Funziona nei gruppi. Aggiungimi a un gruppo e prova lì.
refusal-private-only = Funziona nella chat privata con me.
refusal-paused = La partita è in pausa. /resume la riprende.
refusal-paused-already = La partita è già in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-game-over = Questa partita è finita. /newgame apre un nuovo tavolo.
refusal-game-not-over = Questa partita è ancora in corso.
refusal-anonymous = Non riesco a capire chi sei. Admin anonimi, canali e bot non possono sedersi.
refusal-try-again = Non è andata. Premi di nuovo.
refusal-not-yet-safe = Salvato, ma non ancora al sicuro. Si vedrà appena lo sarà: non serve premere di nuovo.
refusal-unknown-button = Questo pulsante non lo conosco più. Con /hand e /newgame ne arrivano di nuovi.
refusal-no-hand = Ora non ci sono carte in mano.
refusal-number = Questo numero ora non significa nulla. “Le mie carte” ti dice quale è quale.
refusal-timer-bad = Non ho capito il tempo. Prova /timer 30s, /timer 2m, /timer 1d o /timer off.
refusal-timer-range = Per una mossa si danno da { $least } s a { $most } giorni: il minimo è /timer { $least }s.
refusal-vote-counted = Il tuo voto c’è già: { $count } su { $needed }.
refusal-no-bot-here = A questo tavolo non ci sono bot.
refusal-nobody-of-that-name = A questo tavolo nessuno si chiama “{ $name }”.
refusal-person-not-seated = Questa persona non è seduta a questo tavolo.
refusal-nobody-to-kick = Qui non c’è seduto nessun altro.
refusal-unknown-topic = Non c’è un argomento “{ $typed }”. Argomenti: { $topics }.
refusal-unknown-language = Questa lingua non la parlo ancora. Lingue: { $languages }.
refusal-bad-level = Questo livello non c’è. Livelli: { $levels }.
refusal-bad-code = Questo non è il codice di un tavolo. Un codice è fatto così: K7QX2M.
refusal-not-a-member = Non riesco a vedere se sei in “{ $place }”. Scrivi /join lì e il posto torna tuo.
refusal-many-ask = C’è già più di una persona che chiede di entrare. Riprova quando avranno avuto risposta.
refusal-too-often = Un po’ troppo tutto insieme. Aspetta { $seconds } s.
refusal-no-room = Adesso non ho posto per un’altra partita. Quelle in corso continuano; riprova più tardi.
refusal-nobody-asks = A questo è già stato risposto.
refusal-sent-away = Qualcuno ti ha tolto da questo tavolo: non puoi più sederti qui.
refusal-too-fast = { $name }, sono tante richieste insieme. Rispondo alle prime; aspetta un momento, per favore.
refusal-too-long = È più di quanto leggo in una volta: al massimo { $limit } caratteri dopo un comando.
refusal-replay-none = Non hai ancora partite finite. /newgame apre un tavolo.
refusal-replay-not-over = Questa partita è ancora in corso. /replay la mostra quando è finita; intanto /score ha le mani già giocate.
refusal-replay-empty = In questa partita nessuna mano è arrivata alla fine: non c’è niente da mostrare.
refusal-replay-gone = Le carte della partita { $code } non ci sono più: si cancellano 30 giorni dopo la fine.
refusal-review-not-over = Questa partita è ancora in corso. /review c’è quando è finita.
refusal-review-day-not-over = Oggi altri giocano ancora queste carte. L’analisi c’è quando il giorno è finito (UTC).
refusal-review-failed = Questa analisi non è riuscita. Riprova fra un minuto.
refusal-review-many = Hai già { $limit } analisi in attesa. Richiedila quando una di queste è pronta.
refusal-hint-not-here = I suggerimenti sono per allenarsi: dove giochi da solo contro i bot.
refusal-hint-not-now = Non tocca a te: ora non c’è niente da decidere.
refusal-stats-nobody = In questa chat nessuno di nome “{ $name }” ha finito una partita.
refusal-stats-not-here = Questa persona non ha finito partite in questa chat.
refusal-stats-built-in = { $name } è un bot: i bot non hanno statistiche.
refusal-set-aside = A questo tavolo qualcosa è andato storto e il tavolo è sospeso. Non si è perso niente; chi gestisce il bot lo sa già.
refusal-other-seal = Non è il sigillo della mano { $hand }, quindi le tue parole non contano. Quello giusto è al tavolo.
refusal-lesson-cards = Le carte di una lezione sono uguali per tutti e non contano nulla: non c’è un sigillo da verificare né un mescolamento a cui aggiungere parole.
refusal-daily-over = Il giorno di questa mano è finito: qui non si gioca più.
refusal-daily-fixed = La mano del giorno è la stessa per tutti: non si può cambiare, sospendere o lasciare. Ti aspetta fino alle 00:00 UTC.
refusal-daily-no-words = La mano del giorno è la stessa per tutti: nessuno aggiunge parole al rimescolamento.
refusal-daily-not-drawn = Le carte di oggi sono estratte in questo momento. Riprova fra qualche secondo.
refusal-daily-gone = Quel giorno non ce l’ho (più). /daily mostra la mano di oggi.
refusal-daily-deleted = Oggi hai giocato e l’hai fatto cancellare. La prossima mano del giorno arriva alle 00:00 UTC.
refusal-daily-typed = /daily on dà a questo gruppo una riga al giorno, /daily off la toglie. Da solo /daily mostra la mano del giorno.
refusal-no-words = Mancano le parole. /seed spiega come si fa.
refusal-starting = La prima mano sta per cominciare: questo non si può più cambiare.

## Che cosa è stato fatto

done-joined = Hai un posto in “{ $place }”. Buona partita!
done-number = Sei il numero { $number }.
done-asked-to-join = Ho chiesto a { $name } di farti entrare. Se sei in “{ $place }”, premi “Mi siedo” al tavolo lì: è più veloce.
done-left = Hai lasciato il tavolo.
done-left-game = Hai lasciato la partita: al tuo posto continua un bot. Con “Rieccomi” riprendi il tuo posto.
done-back = Rieccoti: ora giochi di nuovo tu.
done-bot-added = { $name } si siede al tavolo.
done-kicked = { $name } non è più al tavolo.
done-timer-set = Tempo per una mossa: { $time }.
done-timer-off = Nessun limite di tempo: nessuno gioca al posto di altri.
done-language-set = Ora parlo italiano.
done-rules-kept = Salvate: in questa chat i nuovi tavoli partono da queste regole.
done-nudges-on = Sveglia attiva: se il tuo turno si fa aspettare, te lo ricordo.
done-nudges-off = Sveglia spenta: non ti ricordo più il turno.
done-auto-on = Auto attivo: se hai una sola carta giocabile, si gioca da sola.
done-auto-off = Auto spento: ogni carta la giochi tu.
done-tips-off = Basta suggerimenti. In “Come si gioca” c’è un pulsante per riaverli.
done-tips-on = I suggerimenti accompagnano le tue prossime tre mani.
done-daily-line-on = D’ora in poi questo gruppo riceve una riga al giorno sulla mano del giorno.
done-daily-line-off = Questo gruppo non riceve più righe sulla mano del giorno.
done-paused = La partita è in pausa.
done-resumed = La partita continua.
done-ended = La partita è finita.
done-closed = Il tavolo è chiuso.
done-opened = Il tavolo è aperto. Chi vuole giocare preme il pulsante.
done-start-waits = { $name } deve ancora aprire una chat privata con me. La partita comincia appena è fatto, al più tardi tra { $seconds } s.
done-again = Giochi ancora. Si comincia quando tutti hanno confermato.
done-started = La partita comincia.
done-hand-sent = Le tue carte sono nella chat privata con me.
done-vote-counted = Voto contato: { $count } su { $needed }.
done-open-private-chat = Prima apri la chat privata con me: le tue carte arrivano lì.
done-opened-start-me = Il tavolo è aperto. Ora apri la chat privata con me, così posso darti le carte.
done-rules-set = Regole impostate.
done-setting-changed = Impostazione cambiata.
done-switched = { $name }: { $value }.
done-menu-open = Le opzioni sono aperte: le trovi sul messaggio del tavolo.
done-words-in = Le tue parole sono nella mano { $hand }.
done-words-short = Le tue parole sono nella mano { $hand }. Sono brevi: dall’hash che si mostra dopo si possono indovinare.
done-words-kept = Le tue parole restano: sono nella mano { $hand } e in tutte le successive. Ti protegge da tutti tranne me.
done-words-off = Non conservo parole tue per le prossime mani.
done-replay-begin = La partita comincia qui.
done-replay-end = La partita finisce qui.
done-review-begin = È la prima decisione della partita.
done-review-end = È l’ultima decisione della partita.
done-data-deleted = Cancellati: lingua, scelte, partite e numeri. Nelle partite con altri d’ora in poi sei “qualcuno”, e un bot continua per te. I messaggi più vecchi restano nelle chat così come sono.
done-move-kept = Annotata. Viene giocata tra un attimo, come ogni tua carta: così nessuno capisce se era l’unica possibile.

## Tempi, come in done-timer-set

time-hours = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
