button-window = 🂡 Apri il tavolo
window-outside = Da qui il tavolo { $code } non si vede. Se si gioca in un tuo gruppo, aprilo dalla chat di quel gruppo. Oppure chiedi di entrare.
button-ask-in = Chiedi di entrare
window-tables = I tuoi tavoli
window-no-tables = Adesso non siedi a nessun tavolo. Comincia qui, oppure apri un tavolo dalla chat di un gruppo.
board-in-windows = Tutti hanno il tavolo aperto in una finestra. Apri il tavolo per seguire ogni mossa.
