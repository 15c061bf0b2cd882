### Solo per Discord: i nomi dei comandi e dei loro argomenti, e le frasi che servono solo ai comandi.
### Nomi di comandi e argomenti: minuscole, senza spazi, al massimo 32 lettere.

slash-newgame = nuovapartita
slash-play = gioca
slash-join = siediti
slash-tournament = torneo
slash-standings = graduatoria
slash-judge = arbitro
slash-leave = alzati
slash-addbot = aggiungibot
slash-kick = allontana
slash-deal = inizia
slash-options = opzioni
slash-timer = tempo
slash-hand = carte
slash-score = segnapunti
slash-rules = regole
slash-verify = verifica
slash-seed = seed
slash-history = storico
slash-replay = rivedi
slash-review = analisi
slash-export = esporta
slash-language = lingua
slash-zone = fuso
slash-callme = avvisami
slash-opentables = tavoliaperti
slash-notwith = avviso-su
slash-help = aiuto
slash-learn = impara
slash-daily = manodelgiorno
slash-puzzle = problema
slash-privacy = privacy
slash-mydata = imieidati
slash-deletemydata = cancellaimieidati
slash-keep = conserva
    .help = prendi le partite dalla pagina, con il suo codice
slash-start = start
    .help = saluta il bot
slash-pause = pausa
slash-resume = riprendi
slash-endgame = finepartita
slash-stats = statistiche
slash-top = classifica

## Che cosa si può scrivere dopo un comando: il nome, e una riga d’aiuto di al massimo 100 caratteri

slash-argument-rules = regole
    .help = Una variante, poi le opzioni come nome=valore, es. russian barrel.at=850
slash-argument-code = codice
    .help = Il codice del tavolo, es. K7QX2M
slash-argument-keep = codice
    .help = Il codice che mostra la pagina
slash-argument-tournament = torneo
    .help = Nome, regole e impostazioni, es. Venerdì skoroszow rounds=4 end=45m; o un codice
slash-argument-ruling = decisione
    .help = Es. annul 3 …, fine 3 Anna 50 …, points Anna 1 …; senza, apre il banco
slash-argument-level = livello
    .help = Quanto è bravo il bot
slash-argument-name = nome
    .help = Il nome al tavolo, o un tempo per tenere lontano qualcuno: 7d
slash-argument-time = tempo
    .help = off, 30s, 2m, 1d …
slash-argument-topic = argomento
    .help = Un argomento; senza, li vedi tutti
slash-argument-language = lingua
    .help = La lingua in cui parlo con te
slash-argument-zone = fuso
    .help = Regione e città, es. Europe/Rome; senza, vedi quello attuale
slash-argument-calls = avvisi
    .help = “no” spegne gli avvisi; 23-7 imposta le ore senza avvisi
slash-argument-player = giocatore
    .help = Il nome di qualcuno; senza, vedi le tue statistiche
slash-argument-person = persona
    .help = Qualcuno di questo server, scelto dall’elenco
slash-argument-words = parole
    .help = Parole qualsiasi; “keep …” per tutte le mani a venire, “off” per smettere
slash-argument-messages = messaggi
    .help = Se le tue carte arrivano anche in un messaggio privato
slash-choice-on = sì
slash-choice-off = no
slash-choice-text = testo
slash-choice-month = questo mese
slash-choice-months = mesi precedenti
slash-argument-form = forma
    .help = “testo” dà frasi semplici invece di una tabella
slash-argument-line = ogni-giorno
    .help = “sì” manda al gruppo un breve messaggio al giorno, “no” lo toglie (admin)
slash-argument-top = cosa
    .help = Questo mese, i precedenti; “sì” manda un messaggio il primo del mese (admin)

## Una riga ciascuna

slash-nothing = Niente da aggiungere: al tavolo si vede come stanno le cose.
slash-failed = Qui qualcosa è andato storto. Riprova.
slash-missing = Non posso scrivere in questo canale. Mi serve: { $permissions }.
slash-no-pictures = Qui il tavolo arriva senza immagini. Per mandarle mi serve: { $permission }.
slash-no-window-channel = In questo canale non puoi aprire attività, quindi il tavolo qui non si apre. Ti manca: { $permission }. I pulsanti funzionano come sempre.
slash-no-window-off = Adesso non riesco ad aprire il tavolo dentro Discord. I pulsanti funzionano come sempre.
slash-elsewhere = Non sono su questo server. Scrivimi in privato per allenarti, o chiedi a un admin di aggiungermi qui.
slash-messages-on = D’ora in poi le tue carte arrivano anche in un messaggio privato.
slash-messages-off = Niente più messaggi privati. “Le mie carte” al tavolo le mostra solo a te.

## I permessi, come li chiama Discord

slash-permission-view_channel = Visualizza canale
slash-permission-send_messages = Invia messaggi
slash-permission-send_messages_in_threads = Invia messaggi nei thread
slash-permission-attach_files = Allega file
slash-permission-use_embedded_activities = Usa attività
slash-choice-people = persone
slash-choice-name = nome
