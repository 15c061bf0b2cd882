### Aiuto, saluto, privacy.

help-title = Mille (1000) – il gioco di carte, nella tua chat
help-how = In un gruppo /newgame apre un tavolo: si siedono persone o bot, e “Inizia” dà le carte. Le tue arrivano nella chat privata, dove puoi anche allenarti.
help-three =
    /newgame – apri un tavolo
    /hand – di nuovo le mie carte
    /score – il segnapunti
help-groups = Tutti i comandi, in quattro gruppi:
button-help-play = Gioco
button-help-table = Tavolo
button-help-records = Archivio
button-help-you = Tu
start = Con me si gioca a Mille (Tysiąc) nelle chat di gruppo: aggiungimi a un gruppo e scrivi lì /newgame. Le tue carte arrivano qui, dove puoi anche allenarti.

privacy-title = Che cosa ricordo
privacy-short =
    • Tu: il tuo identificativo e il tuo nome qui, lingua e impostazioni – { $year } dopo l’ultimo uso.
    • Le tue partite: chi ha giocato, carte e giocate – { $month }; risultati e statistiche – { $year }.
    • Le tue chat: le loro impostazioni e chi vuole sapere dei tavoli – { $year } dopo l’ultimo uso.
    • Leggo solo comandi, pulsanti, risposte a me e messaggi che mi menzionano, e non passo niente a nessuno.
    • /mydata mostra quello che so di te.
    • /deletemydata lo cancella: nelle partite con altri diventi “qualcuno”.
privacy-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
privacy-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
privacy-person = Di te: id e nome su questa piattaforma, nome per gli sconosciuti, lingua, fuso orario e impostazioni, i gruppi che ti avvisano, le persone di cui mi hai chiesto di avvisarti, i tavoli a cui giochi – per { $life } dopo l’ultimo uso.
privacy-ticket = Che hai premuto “Mi siedo” nella chat di un tavolo, così dalla chat privata arrivi al tuo posto – per { $life }.
privacy-presence = Che hai il tavolo aperto davanti, così gli altri vedono chi non c’è – per { $life }.
privacy-session = Che hai aperto il tavolo dentro questa app, con nome, lingua e chat da cui l’hai aperto – per un giorno dall’ultima volta, al massimo { $life }.
privacy-sums = Il riassunto delle tue partite finite: partite, vittorie, contratti, punti, regole, la scala dei bot e il rating con gli ultimi cento valori. Chi è in una chat in cui hai finito una partita può cercarlo con il tuo nome, se in /stats non scegli che lo vedano tutti o nessuno – per { $life } dopo la tua ultima partita finita; passato quel tempo, esci dalla classifica di una chat appena lì finisce un’altra partita.
privacy-finished = Le partite finite: chi ha giocato, i punti di ogni mano e chi ha vinto – per { $life } dopo la partita.
privacy-chat = Di una chat: id, lingua, fuso orario, le regole e le impostazioni salvate, chi si è seduto ai tavoli e chi vuole avvisi, un hash di chi è tenuto lontano dai tavoli e fino a quando, il tavolo aperto lì e l’ultimo chiuso senza che la partita contasse – per { $life } dopo l’ultimo uso.
privacy-lobby = Un tavolo che nessuno fa partire, e chi ha risposto a un problema in un gruppo: { $life }, poi il tavolo si chiude.
privacy-waiting = Una partita che nessuno continua: { $life }, poi finisce.
privacy-resting = Di una partita: chi sedeva dove, le carte, ogni mossa, le analisi (/review) e l’hash delle parole per la mescolata (/seed), così può continuare dopo un riavvio ed essere verificata in seguito; di un torneo: chi partecipa, i risultati, che cosa hanno deciso gli arbitri e perché; delle serate in programma: quando sono, chi le organizza e la classifica della serie – finché dura, e per { $life } dopo l’ultima modifica.
privacy-study = Gli studi che salvi, e chi ci gioca; i problemi che hai provato, e con quale risultato, e gli errori delle tue analisi come problemi (60 giorni) – per { $life } dopo l’ultimo uso.
privacy-inputs = Quali tuoi comandi e pulsanti un tavolo ha già ricevuto, e un hash di ogni comando eseguito, perché niente conti due volte – per { $life } dopo l’ultima mossa al tavolo.
privacy-daily = I risultati di una mano del giorno: punti e contratti senza nome, il fatto che il tuo tavolo è stato cancellato se l’hai chiesto, e quali gruppi hanno già avuto il loro messaggio – per { $life }.
privacy-budget = Quando ho scritto l’ultima volta in una chat e che cosa mi è stato chiesto da poco, e un hash di chi ho avvisato oggi o di chi oggi ha giocato insieme per il rating, per non esagerare con i messaggi – di solito per pochi minuti, al massimo { $life }.
privacy-forgetting = Che mi hai chiesto di dimenticarti – finché non è fatto, di solito un minuto, al massimo { $life }.
privacy-playground = Le stanze di questa pagina, i nomi, le lingue e le immagini (animali) di chi c’è, ciò che vi si dice, e degli ospiti impostazioni, numeri ed elenco delle partite – per { $life } dopo l’ultima visita.
privacy-handover = Che chi gioca senza account dà le sue partite a un account: chi sono e un hash del codice – per { $life }.
privacy-queries = Se scrivi il mio nome in un’altra chat (Telegram) ti propongo solo cose tue, e non ricordo né le parole né la chat. Fra queste c’è l’ultima immagine di un replay che ti ho mandato.
privacy-end = Leggo solo i comandi, i pulsanti, le risposte a me e i messaggi che mi menzionano, e non conservo altri messaggi. Non trasmetto niente a nessuno. /mydata mostra che cosa so di te. /deletemydata lo cancella: nelle partite con altri diventi “qualcuno”. I messaggi più vecchi, che non modifico più, restano nelle loro chat. Se qualcuno ha scritto un nome in una nota dell’arbitro, nel titolo di un gruppo o nel nome di un torneo, lì non posso trovarlo: resta dov’è.
privacy-conduct = Sulle partite tra sconosciuti: chi è stato segnalato e perché, e gli hash di chi oggi ha lasciato queste partite o è tenuto lontano dal gestore – { $life } dopo la segnalazione, o fino ad allora.
