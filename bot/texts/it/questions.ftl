### Questions before something is done, and what may be chosen without typing.

question-forget = Questo cancella ovunque la tua lingua, le impostazioni, le partite, gli studi e le statistiche. Nelle partite con altri diventi “qualcuno”. Non si può tornare indietro.
button-forget-me = Sì, cancella tutto
question-end = Chiudere questa partita per tutti? Non conterà.
question-timer = Quanto tempo per giocare? Poi gioca il bot. Oppure scrivi, es. /timer 90s
question-timer-vote = Durante la partita si vota: deve essere d’accordo più di metà dei giocatori.
question-leave = Resterebbero solo i bot: la partita finirebbe e non conterebbe. Chiudere questa partita?
button-timer-off = Nessun limite
question-kick = Chi deve lasciare il tavolo?
question-stand-in = Per chi deve giocare un bot finché non torna?
