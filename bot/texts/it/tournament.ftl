### Tornei: la pagina, la classifica, il banco degli arbitri e quello che se ne dice.

## La pagina delle iscrizioni

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = Torneo
tournament-rules = { $preset }, tavoli da { $size }
tournament-which-rules = ❓ Con quali regole? Di solito nei tornei: { $usual }; salvate in questa chat: { $kept }. Sceglie chi organizza.
button-kept-rules = { $preset } (di questa chat)
tournament-rounds = { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
tournament-rounds-auto = Turni: quanti ne servono per chi gioca, almeno 3
tournament-end-hands = { $count ->
        [one] Ogni partita dura { $count } mano
       *[other] Ogni partita dura { $count } mani
    }
tournament-end-minutes = Ogni turno dura { $count } min: si finisce la mano in corso, poi contano i totali
tournament-points = Punti per piazzamento: { $points } · tempo per mossa: { $time }
tournament-fillers = I bot completano i tavoli
tournament-bye = Chi resta senza tavolo riposa e prende i punti del secondo posto
tournament-organiser = Organizza e fa da arbitro capo: { $name }
tournament-judges = Arbitri: { $names }
tournament-threads = { $platform ->
        [telegram] Ogni tavolo ha un argomento tutto suo in questa chat
       *[other] Ogni tavolo ha un thread tutto suo in questa chat
    }
tournament-joined = { $count ->
        [0] Non si è ancora iscritto nessuno
        [one] { $count } giocatore: { $names }
       *[other] { $count } giocatori: { $names }
    }
tournament-knock = 🚪 { $name } chiede di entrare
tournament-door-members = Da un’altra chat: <code>/tournament { $code }</code>, poi fa entrare chi organizza.
tournament-door-link = Da un’altra chat: <code>/tournament { $code }</code>
tournament-door-anyone = Aperto a tutti: <code>/tournament { $code }</code>
tournament-began = Il torneo è cominciato: la sua pagina è più sotto.
tournament-cancelled = Il torneo “{ $name }” è stato annullato.

## Il sorteggio

lot-sealed = Sigilli del turno { $round }: sorteggio <code>{ $lot }</code>, prime mani <code>{ $deals }</code>
lot-words = Parole nel prossimo sorteggio: { $names }
lot-words-again = Il turno { $round } ha sigilli nuovi: le parole di prima non contano. Da riscrivere con /seed: { $names }
lot-add-words = Aggiungi le tue al prossimo sorteggio: <code>/seed { $seal } parole qualsiasi</code>
lot-opened = Segreto del sorteggio del turno { $round }: <code>{ $secret }</code>
deals-opened = Segreto delle prime mani del turno { $round }: <code>{ $secret }</code>
verify-lot = La mano { $hand } viene dal sorteggio del torneo { $code }: il segreto è nel resoconto del torneo (/export { $code }).

## Un turno

entry-head = 🏆 { $title } · turno { $round } · tavolo { $table }
over-tournament = Turno { $round } finito a questo tavolo. Punti e posti sono nella classifica.
thread-title = Turno { $round } · tavolo { $table }: { $names }
round-title = 🏆 { $name } · turno { $round } di { $rounds }
round-done = Tavoli finiti: { $done } di { $tables }
page-table = <b>{ $table }.</b> { $players } · mano { $hand }
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · sta per cominciare
page-table-paused = <b>{ $table }.</b> { $players } · in pausa
page-of = Pagina { $page } di { $pages }
round-more-tables = { $count ->
        [one] … e ancora { $count } tavolo
       *[other] … e ancora { $count } tavoli
    }
round-ruling = ⚖️ Tavolo { $table }: { $ruling }
round-proposal = ⚖️ Proposta { $number } di { $judge }, che sta giocando: { $what } – { $reason }. La conferma un altro giudice o un admin di questa chat che non gioca: /judge.
round-standings = Classifica
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ A questi tavoli giocano tutti gli arbitri: { $tables }. Al posto loro arbitra un admin di questa chat, con /judge.
face-round = Turno { $round } di { $rounds }
face-start-own = Avvia quando ci sono tutti.
face-start-other = Il primo turno lo avvia { $name }.
face-next-after = Il turno { $round } comincia quando { $count ->
        [one] finisce il tavolo { $tables }
       *[other] finiscono i tavoli { $tables }
    }.
face-last-after = La classifica finale arriva quando { $count ->
        [one] finisce il tavolo { $tables }
       *[other] finiscono i tavoli { $tables }
    }.
face-next-soon = Fra poco il turno { $round }
face-won = { $count ->
        [one] { $names } vince il torneo
       *[other] Primo posto a pari merito: { $names }
    }
face-proposal = Proposta di { $judge }, che sta giocando: { $what } – { $reason }. La deve confermare un altro arbitro.
face-no-judge = A questi tavoli giocano tutti gli arbitri: { $tables }. Al posto loro arbitra un admin di questa chat.
threads-no-forum = { $platform ->
        [telegram] 🧵 Niente argomenti per i tavoli: questo gruppo non ne ha. Si attivano nelle sue impostazioni; al prossimo turno riprovo.
       *[other] 🧵 Niente thread per i tavoli: ci sono solo nei canali testuali.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 Niente argomenti per i tavoli: mi serve il permesso da admin “Gestione argomenti”. Al prossimo turno riprovo.
       *[other] 🧵 Niente thread per i tavoli: mi serve il permesso “Crea thread pubblici”. Al prossimo turno riprovo.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram non mi ha lasciato aprire argomenti per i tavoli. Si gioca senza; al prossimo turno riprovo.
       *[other] 🧵 Discord non mi ha lasciato aprire thread per i tavoli. Si gioca senza; al prossimo turno riprovo.
    }

## Le decisioni degli arbitri

own-result = Il tuo posto al tavolo: { $place } su { $seats } · punti: { $points }
own-result-none = Nessun punto per questa partita: nessuna mossa era tua.
own-standing = { $over ->
        [yes] Classifica dopo il turno { $round }
       *[no] Classifica finora
    }: posto { $place } su { $count } · punti: { $points }
own-next = Il turno { $round } si sorteggia quando finisce l’ultimo tavolo.
own-last = La classifica finale arriva quando finisce l’ultimo tavolo.
own-over = Il torneo è finito.
button-judge = ⚖️ Arbitro
judge-call = ⚖️ Arbitri del tavolo { $table }: { $names }. Scrivi a loro o nella chat del torneo. Possono annullare la mano o togliere punti.
judge-call-nobody = ⚖️ Al tavolo { $table } giocano tutti gli arbitri. Chiedi nella chat del torneo: lì può arbitrare un admin che non gioca.
round-judges = ⚖️ Arbitri: { $names } · /judge dice chi arbitra al tuo tavolo.

ruling-annulled = La mano { $hand } è annullata
ruling-fined = { $name } perde { $points } nella mano { $hand }
ruling-fined-held = { $name } perderà { $points } all’inizio della prossima mano
ruling-by = { $ruling } – { $judge }: { $reason }
penalty-disqualify = ⚖️ { $number }: squalifica per { $name } – { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: squalifica per { $name } – { $judge }: { $reason }</s> ritirata

## Classifica e risultati

standings-title = { $round ->
        [0] { $name } · prima del turno 1
       *[other] { $name } · classifica dopo il turno { $round }
    }
standings-in-round = { $name } · classifica durante il turno { $round }
standings-final = 🏆 { $name } · classifica finale dopo { $round ->
        [one] { $round } turno
       *[other] { $round } turni
    }
standings-empty = Non gioca ancora nessuno.
standings-columns = Punti, punti di partita tolti dagli arbitri, punti di tutti gli avversari incontrati, somma dei totali delle partite, primi posti. × non gioca più.
standings-next = Il turno { $round } si sorteggia fra { $seconds } s.
standings-waits = Il turno { $round } si sorteggia quando lo avvia chi organizza.
standings-line = { $place }. { $name }: punti { $points }, avversari { $buchholz }, somma { $totals }, primi posti { $firsts }
column-points = Pt
column-taken = Arb
column-buchholz = Avv
column-totals = Somma
column-firsts = 1°
results-title = { $name } · risultati del turno { $round }
results-title-all = { $name } · risultati dopo il turno { $round }
results-cells = Per ogni turno: i punti e, sotto, il totale della partita. Oro: primo posto. –: nessun punto, per assenza. …: si gioca ancora.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · si gioca ancora
results-bye = { $name } riposa
results-annul = ⚖️ Mano { $hand } annullata – { $judge }: { $reason }
results-penalty = ⚖️ { $name }: −{ $points } nella mano { $hand } – { $judge }: { $reason }
export-tournament-record = Il resoconto del torneo { $code }. Per controllarlo: python -m engine tournament FILE
export-tournament-games = Contiene le prime { $games } partite su { $tables }; le altre arrivano con /export e il codice del tavolo.
export-tournament-csv = I risultati del torneo { $code } per un foglio di calcolo
export-tournament-text = La classifica del torneo { $code }, da fissare in alto

## Pulsanti

button-settings = Impostazioni
button-my-table = Il mio tavolo
button-standings = Classifica
button-more-tables = Altri tavoli
button-next-round = Prossimo turno
button-results = Risultati
button-table-of-results = Tabella
button-start-as-it-is = Inizia ora
button-round = Turno { $round }
button-refresh = Aggiorna
button-withdraw = Sì, mi ritiro
button-yes = Sì
button-no = No
button-annul = Annulla la mano
button-fine = Penalizza
button-annul-fine = Annulla e penalizza
button-desk-pause = Pausa
button-desk-resume = Riprendi
button-clock = Tempo per mossa
button-stand-in = Bot al posto di …
button-end-game = Chiudi la partita
button-disqualify = Squalifica
button-desk-penalties = Penalità
button-take-back = Ritira la { $number }
button-desk-proposals = Proposte
button-confirm = Conferma { $number }
button-appoint = Nomina { $name }
button-desk-typed = Cosa si può scrivere
button-desk-appoint = Nomina un arbitro
button-offer-to-judge = Vorrei arbitrare
button-cancel-tournament = Annulla il torneo

## Impostazioni

settings-title = { $name } · impostazioni
start-nobody-judges = Giochi anche tu, e non c’è un altro giudice. Nomina qualcuno o comincia: allora al tuo tavolo giudica un admin che non gioca.
settings-typed = Tutto il resto si scrive nella chat del torneo: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds-auto = Turni: automatici
settings-table = Tavoli da { $count }
settings-end-game = Partite intere
settings-end-hands = { $count ->
        [one] { $count } mano
       *[other] { $count } mani
    }
settings-end-minutes = { $count } min
settings-bye-on = Qualcuno riposa
settings-bye-off = Posti liberi ai bot
settings-move = Mossa: { $time }
settings-pause = Pausa: { $time }
settings-pause-off = I turni li avvio io
settings-join-members = Membri della chat
settings-join-link = Chi ha il codice
settings-join-anyone = Tutti
settings-threads-off = { $platform ->
        [telegram] Senza argomenti
       *[other] Senza thread
    }
settings-threads-on = { $platform ->
        [telegram] Un argomento per tavolo
       *[other] Un thread per tavolo
    }
time-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
time-seconds = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
hand-withdrawn = Hai lasciato il torneo: qui continua un bot al posto tuo.
withdraw-sure = Vuoi ritirarti per sempre da “{ $name }”? Al tuo tavolo continua un bot, e i punti fatti restano tuoi.

## Il banco degli arbitri

desk-title = { $round ->
        [0] ⚖️ { $name } · prima del turno 1
       *[other] ⚖️ { $name } · turno { $round }
    }
desk-typed = Con una nota tua, scrivi: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
desk-admin = Sei admin della chat del torneo e non giochi: puoi nominare arbitri, e ai tavoli dove giocano tutti gli arbitri decidi tu.
desk-penalties = Penalità del torneo:
desk-proposals = Proposto e non ancora confermato:
desk-which-player = Tavolo { $table }: chi?
desk-appointing = Chi altro deve arbitrare? Nessuno arbitra al proprio tavolo.
judge-volunteers = Chi si offre scrive /judge offer nella chat del torneo.
judge-volunteers-page = Chi si offre preme “Vorrei arbitrare” sulla pagina del torneo.
desk-which-fine = Tavolo { $table }: quanti punti della partita?
desk-which-clock = Tavolo { $table }: quanto può durare una mossa?
desk-which-reason = Perché?
desk-remark-typed = (Poi puoi aggiungere una nota: <code>/judge reason …</code>)
judge-reason-mistake = Errore nel dare le carte o nel gioco
judge-reason-unintended = Regola violata per errore
judge-reason-cheating = Imbroglio
judge-reason-help = Aiuto da fuori
judge-reason-delay = Perdita di tempo
judge-reason-other = Altro motivo
judge-reason-own = “{ $remark }”
judge-reason-remark = { $reason } (“{ $remark }”)
desk-reason = Motivo: { $reason }
desk-final = Poi non si può tornare indietro.
desk-sure = Procedo?
desk-dropped = Annullato: tutto resta com’è.
desk-proposed = Stai giocando, quindi è solo una proposta: { $what }. Deve confermarla un altro giudice o un admin della chat del torneo che non gioca.
desk-act-annul = La mano { $hand } al tavolo { $table } viene annullata
desk-act-fine = { $name } riceve al tavolo { $table } una penalità di { $points } punti
desk-act-both = La mano { $hand } al tavolo { $table } viene annullata, e { $name } riceve una penalità di { $points } punti
desk-act-out = Squalifica per { $name }
desk-act-back = La penalità { $number } viene ritirata
desk-act-appoint = { $name } diventa arbitro
desk-act-dismiss = { $name } non è più arbitro
desk-act-end = La partita al tavolo { $table } finisce con i totali attuali
desk-act-cancel = Annullare tutto il torneo
desk-act-confirm = La proposta { $number } viene confermata: { $what }

## Fatto

done-tournament-joined = Sei nel torneo: { $name }. Il tuo tavolo ti arriva in privato.
done-tournament-left = Non sei più nel torneo “{ $name }”.
done-tournaments-admins = D’ora in poi qui i tornei li aprono solo gli admin.
done-tournaments-anyone = D’ora in poi qui chiunque può aprire un torneo.
done-judge-offered = Chi organizza vede che vorresti arbitrare.
done-judge-offered-unseen = Se questo torneo esiste, chi lo organizza vede che vorresti arbitrare.
done-round-drawn = Turno { $round } sorteggiato.
done-asked-first = Prima una domanda: te l’ho appena mandata.
done-lot-words-in = Le tue parole sono nel sorteggio del turno { $round }.
done-seat-taken = Per { $name } gioca un bot, fino al suo ritorno.
history-decided-stood-in = { $who } fa giocare un bot al posto di { $name }

## Perché no

refusal-judges-only = A un tavolo di torneo possono farlo solo chi organizza e gli arbitri, e mai al proprio.
refusal-not-in-tournament = A un tavolo di torneo non si può fare.
refusal-no-tournament-table = Questo non è un tavolo di torneo.
refusal-timer-always = A un tavolo di torneo c’è sempre un tempo per mossa. Prova 30s, 1m o 2m.
refusal-judges-only-offer = Il banco è solo degli arbitri. Con /judge offer dici a chi organizza che vorresti arbitrare.
refusal-no-desk = Il banco è solo degli arbitri.
refusal-organiser-only = Può farlo solo chi organizza.
refusal-desk-answered = C’è già una risposta, o qualcosa è cambiato. Il banco mostra che cosa resta da decidere.
refusal-table-done = La partita a questo tavolo è finita.
refusal-proposal-lapsed = Questa proposta è scaduta o già confermata.
refusal-no-hand-to-annul = A quel tavolo ora non si gioca nessuna mano.
refusal-hand-over = La mano { $hand } è già finita: non si può più annullare.
refusal-no-such-tournament = Non c’è nessun torneo con il codice { $code }.
refusal-no-tournament-here = Qui non c’è nessun torneo. /tournament ne apre uno in un gruppo.
refusal-no-table-of-yours = In questo turno non hai un tavolo.
refusal-other-lot = Non è il sigillo del prossimo sorteggio, quindi le tue parole non contano. Quello giusto è sulla pagina.
refusal-tournament-here = Qui c’è già un torneo in corso: { $code }. /standings lo mostra.
refusal-threads-nowhere = Il tavolo di prova non ha thread. Un torneo su Telegram o Discord può averne uno per ogni tavolo.
refusal-tournament-no-lot = Non ci sono altri sorteggi: non si possono più aggiungere parole.
refusal-tournament-not-let-in = Chi organizza non ti ha fatto entrare.
refusal-tournament-bad-settings = { $value } qui non va bene per { $field }.
refusal-tournament-bad-name = Un nome ha da 1 a 60 caratteri.
refusal-tournament-not-registering = Il torneo è cominciato: questo non si può più cambiare.
refusal-tournament-not-playing = Nessun turno è in corso.
refusal-tournament-over = Questo torneo è finito.
refusal-tournament-already-in = Ci sei già.
refusal-tournament-not-in = Non sei in questo torneo.
refusal-tournament-withdrawn = Hai lasciato questo torneo: non puoi più rientrare.
refusal-tournament-disqualified = Dopo una squalifica non si può.
refusal-tournament-entry-closed = L’ultimo turno è già sorteggiato: non ci si può più iscrivere.
refusal-tournament-full = Il torneo è al completo: al massimo { $maximum } persone.
refusal-tournament-too-few = Servono { $minimum } persone; iscritte finora: { $people }.
refusal-tournament-round-unfinished = Si gioca ancora ai tavoli: { $tables }.
refusal-tournament-no-round-left = L’ultimo turno è stato giocato.
refusal-tournament-no-such-table = In questo turno quel tavolo non c’è.
refusal-tournament-no-such-player = Questa persona non c’è.
refusal-tournament-not-the-organiser = Può farlo solo chi organizza.
refusal-tournament-not-a-judge = Possono farlo solo gli arbitri.
refusal-tournament-own-table = Non puoi arbitrare la tua partita.
refusal-tournament-own-proposal = Non puoi confermare la tua proposta.
refusal-tournament-needs-confirmation = Stai giocando, perciò deve confermarlo qualcun altro.
refusal-tournament-table-done = La partita a questo tavolo è finita.
refusal-tournament-not-at-table = Questa persona non è a quel tavolo.
refusal-tournament-bad-points = I punti vanno da { $minimum } a { $maximum }.
refusal-tournament-bad-reason = Scegli un motivo dalla lista.
refusal-tournament-bad-remark = Una nota ha al massimo { $maximum } caratteri.
refusal-tournament-no-such-penalty = Questa penalità non c’è.
refusal-tournament-taken-back = È già stata ritirata.
refusal-tournament-too-late = Il prossimo turno è già sorteggiato: non si può più ritirare.
refusal-tournament-already-judge = Questa persona è già arbitro.
refusal-tournament-no-such-judge = Questa persona non è arbitro.
refusal-tournament-already-organiser = Questa persona organizza già il torneo.
refusal-tournament-organiser-there = Chi organizza c’è ancora. Dopo un giorno di silenzio un admin può annullare il torneo.
refusal-tournament-other = Ora nel torneo non si può.

## Le serate

tournament-begins = ⏰ Comincia da solo: { $when } ({ $zone })
tournament-reminder = ⏰ “{ $name }” comincia fra poco: { $when } ({ $zone }). Se non puoi venire, premi il pulsante.
tournament-fallen-few = Il torneo “{ $name }” salta: si sono iscritti in troppo pochi.
tournament-fallen-late = Il torneo “{ $name }” salta: non c’ero quando doveva cominciare.
evenings-title = 🗓 { $name }
evenings-weekly = Ogni settimana: { $when } ({ $zone })
evenings-next = Prossima serata: { $when } ({ $zone }). La sua pagina si apre un giorno prima.
evenings-open = Prossima serata: { $when } ({ $zone }). La sua pagina: <code>/tournament { $code }</code>
evenings-how = Un’ora prima lo ricordo a chi si è iscritto. Comincia da solo se ci sono almeno { $count } iscritti.
evenings-best = { $count ->
        [one] Serie: di ognuno conta la serata migliore.
       *[other] Serie: di ognuno contano le { $count } serate migliori.
    }
evenings-stop-how = Gli admin annullano le serate con il pulsante o con <code>{ $command }</code>
evenings-zone = È la vostra ora? Gli admin possono scegliere il fuso orario della chat:
evenings-over = Qui non ci sono altre serate in programma.
evenings-sure = { $open ->
        [yes] Annullare le serate? Salta anche la prossima, che ha già la pagina aperta.
       *[no] Annullare le serate?
    }
evenings-few = “{ $name }”, { $when } ({ $zone }), salta: iscrizioni { $joined }, ne servono { $needed }.
evenings-busy = “{ $name }”, { $when } ({ $zone }), è saltato: qui si giocava ancora un altro torneo.
evenings-missed = “{ $name }”, { $when } ({ $zone }), è saltato: non c’ero.
evenings-nobody = “{ $name }”, { $when } ({ $zone }): chi organizzava non è più qui. Se un admin prende il suo posto, apro la pagina.
evenings-ended = È la seconda volta di fila, quindi mi fermo qui. Un admin può programmare altre serate: <code>{ $command }</code>
series-title = 🏆 { $name } · serie
series-standings = Classifica dopo { $count ->
        [one] { $count } serata
       *[other] { $count } serate
    }
series-line = { $place }. { $name }: <b>{ $points }</b> · serate: { $count }
mydata-series = La serie “{ $name }”: punti { $points }, serate: { $count }
button-evenings = Serate di gioco
button-stop-evenings = Annulla le serate
button-organise = Organizzo io
done-evenings-stopped = Qui non ci sono altre serate in programma.
done-evenings-yours = D’ora in poi le serate le organizzi tu.
refusal-no-evenings = Qui non ci sono serate in programma.
refusal-evenings-planned = Qui ci sono già serate in programma. /tournament le mostra, e un admin le annulla con every=off.
refusal-evenings-need-time = Quando cominciano? Per esempio: at=ven_20:00 every=week
refusal-series-needs-every = Per una serie serve una serata ogni settimana: every=week
refusal-evenings-organised = C’è già chi organizza le serate.
