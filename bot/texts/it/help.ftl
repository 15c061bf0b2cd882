### Aiuto, saluto, privacy.

help-title = Mille (1000) – il gioco di carte, nella tua chat
help-how = In un gruppo /newgame apre un tavolo: si siedono persone o bot, e “Inizia” dà le carte. Le tue carte arrivano in privato, il resto si vede al tavolo nel gruppo. In una chat privata /newgame è una partita di allenamento.
start = Ciao! Nelle chat di gruppo faccio giocare a Mille (1000, Tysiąc): aggiungimi a un gruppo e scrivi lì /newgame. Qui in privato ricevi le tue carte, e con /newgame ti alleni contro i bot. /help mostra tutto.

privacy-title = Che cosa ricordo
privacy =
    • Di te: id e nome su questa piattaforma, lingua e impostazioni, i tavoli a cui giochi, le partite finite e il loro riassunto: partite, vittorie, contratti, punti e il rating che mostra /stats. Chi è in una chat in cui hai finito una partita può vedere questi numeri cercando il tuo nome.
    • Di una chat: id, lingua, le regole salvate, le partite finite e il loro riassunto per ogni giocatore.
    • Di una partita: chi sedeva dove, le carte, ogni mossa e l’hash delle parole per il mazzo (/seed), così può continuare dopo un riavvio ed essere verificata in seguito.
    Leggo solo i comandi, i pulsanti, le risposte a me e i messaggi che mi menzionano, e non conservo altri messaggi. Non trasmetto niente ad altri. /mydata mostra che cosa so di te, /deletemydata lo cancella.
