### Eine beendete Partie Schritt für Schritt: /replay.

replay-title = Wiederholung · Tisch { $code }
replay-place = Spiel { $hand } von { $hands } · Schritt { $step } von { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Talon, verdeckt: { $cards }
replay-discards = Gedrückt: { $cards }

## Was geschehen ist

replay-deal = Die Karten sind gegeben
replay-annul = Das Spiel wird annulliert
replay-cut = { $name } hebt bei { $at } ab
replay-cut-not = { $name } hebt nicht ab
replay-talon_positions = { $name } hat die Plätze für den Talon bestimmt
replay-look = { $name } schaut in die Karten
replay-bid = { $name } reizt { $value }
replay-pass = { $name } passt
replay-redeal = { $name } lässt neu geben
replay-concede = { $name } gibt auf
replay-play_on = { $name } spielt weiter
replay-choose_talon = { $name } nimmt Talon { $number }
replay-give = { $name } gibt { $card } an { $to }
replay-discard = { $name } drückt { $card }
replay-contract = { $name } spielt { $value }
replay-play = { $name } legt { $card }

## Knöpfe

button-replay-first = Anfang
button-replay-back = Zurück
button-replay-next = Weiter
button-replay-hand-before = ◂ Spiel
button-replay-hand-after = Spiel ▸
button-replay-last = Letztes

## Eine beendete Partie in einem Fenster

study-title = Partie { $code }
study-hand = Spiel { $hand }
study-hands = Spiele
study-view = Ansicht
study-step = Schritt
study-hand-before = Voriges Spiel
study-hand-after = Nächstes Spiel
study-choices = Möglichkeiten
study-made = gewählt
study-better = besser
study-mistakes = Fehler
study-find = Meine Fehler finden
study-how = Woher weiß man das?
study-aside = Verdeckte Karten
study-seen = Wie es zu sehen war
study-opened = Mit offenen Karten
study-seen-points = Punkte im Schnitt, so wie die Karten liegen könnten
study-opened-points = Punkte des Alleinspielers, wenn alle am besten spielen
study-estimated-points = geschätzt: Punkte des Alleinspielers, wenn alle am besten spielen
study-estimated = geschätzt: Punkte, wenn Bots weiterspielen
study-best = am besten
