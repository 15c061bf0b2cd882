### Questions before something is done, and what may be chosen without typing.

question-forget = Questo cancella ovunque la tua lingua, le impostazioni, le partite, gli studi e le statistiche. Nelle partite con altri diventi “qualcuno”. Non si può tornare indietro.
button-forget-me = Sì, cancella tutto
question-end = Chiudere questa partita per tutti? Non conterà.
question-leave = Resterebbero solo i bot: la partita finirebbe e non conterebbe. Chiudere questa partita?
question-timer = Quanto può durare una mossa? Scaduto il tempo, il bot gioca al posto di chi è in ritardo. Oppure scrivi un tempo, es. /timer 90s
button-timer-off = Nessun limite
question-kick = Chi deve lasciare il tavolo?
question-stand-in = Per chi deve giocare un bot finché non torna?
