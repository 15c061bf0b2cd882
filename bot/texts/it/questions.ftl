### Questions before something is done, and what may be chosen without typing.

question-forget = Questo cancella ovunque la tua lingua, le tue impostazioni, le partite e i numeri. Nelle partite con altri diventi “qualcuno”. Non si può annullare.
button-forget-me = Sì, cancella tutto
question-end = Finire questa partita per tutti? Allora non conterà per nessuno.
question-timer = Quanto può durare una mossa? Poi il bot gioca per chi è in ritardo. Oppure scrivi un tempo, per es. /timer 90s
button-timer-off = Nessun limite
question-kick = Chi deve lasciare il tavolo?
question-stand-in = Per chi deve giocare un bot finché non torna?
