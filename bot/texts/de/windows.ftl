button-window = 🂡 Tisch öffnen
window-outside = Tisch { $code } ist von hier aus nicht zu sehen. Wenn er in einer deiner Gruppen steht, öffne ihn aus dem Chat dieser Gruppe. Oder bitte darum, eingelassen zu werden.
button-ask-in = Um Einlass bitten
window-tables = Deine Tische
window-no-tables = Du bist gerade an keinem Tisch. Fang hier an, oder öffne einen Tisch aus dem Chat einer Gruppe.
board-in-windows = Alle spielen in Fenstern. Öffne den Tisch, um jeden Zug zu sehen.
