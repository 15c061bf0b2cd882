button-window = 🂡 Tisch öffnen
window-outside = Tisch { $code } ist von hier aus nicht zu sehen. Wenn er in einer deiner Gruppen steht, öffne ihn aus dem Chat dieser Gruppe. Oder klopf an.
button-ask-in = Anklopfen
window-tables = Deine Tische
window-no-tables = Du bist gerade an keinem Tisch. Fang hier an, oder öffne einen Tisch aus dem Chat einer Gruppe.
board-in-windows = Alle haben den Tisch in einem Fenster offen. Öffne den Tisch, um jeden Zug zu sehen.
