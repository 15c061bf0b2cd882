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
replay-play_on = { $name } spielt das Gebot
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
study-seen-points = Punkte im Schnitt aller möglichen Verteilungen
study-opened-points = Punkte des Alleinspielers bei bestem Spiel aller
study-estimated-points = geschätzt: Punkte des Alleinspielers bei bestem Spiel aller
study-estimated = geschätzt: Punkte, wenn Bots weiterspielen
study-best = am besten
study-free = Studie ohne Namen
study-unfinished = nicht beendet
study-refused-bad-card = „{ $card }“ kann ich nicht lesen. Karten schreibt man so: AS TS KH.
study-refused-card-twice = { $card } kann nicht an zwei Stellen liegen.
study-refused-not-in-deck = { $card } gibt es in diesem Blatt nicht.
study-refused-too-many-cards = Das sind zu viele Karten. Höchstens { $limit } sind möglich.
study-refused-missing-cards = Es fehlen Karten. Ergänze sie, oder zieh den Rest zufällig.
study-refused-uneven-hands = Vor einem Stich haben alle, die mitspielen, gleich viele Karten.
study-refused-no-whole-tricks = Die gespielten Karten ergeben keine ganzen Stiche.
study-refused-discards-impossible = So viele Karten müssen gedrückt sein: { $count }.
study-refused-talon-impossible = So kann der Talon nach diesen Regeln nicht aussehen.
study-refused-stock-impossible = So kann der Stapel nicht sein: Er hat höchstens { $limit } Karten, für alle gleich viele, und bis er leer ist, sind die Hände voll.
study-refused-trump-undeclared = Eine Farbe ist erst Trumpf, wenn ihre Hochzeit angesagt ist.
study-refused-marriage-impossible = Diese Hochzeit kann nicht angesagt sein: König oder Dame muss gespielt sein, und die andere Karte darf sonst niemand haben.
study-refused-points-impossible = Die Punkte gehen nicht auf. Zusammen müssen es { $total } sein.
study-refused-tricks-impossible = Die Stiche gehen nicht auf. Bisher gespielt: { $count }.
study-refused-declarer-impossible = Diese Person kann nach diesen Regeln nicht Alleinspieler sein.
study-refused-leader-impossible = Diese Person spielt in diesem Spiel nicht mit.
study-refused-contract-impossible = Möglich sind Gebote von { $lowest } bis { $highest }, in Schritten von { $step }.
study-refused-totals-impossible = Nach diesen Regeln kann niemand auf { $total } stehen.
study-refused-trick-impossible = So können die Karten auf dem Tisch nicht gespielt worden sein.
study-refused-at = Spiel { $hand }, Zug { $move }, { $name }: { $why }
study-refused-not-your-turn = Jemand anders ist dran.
study-refused-wrong-phase = Dieser Zug gehört nicht hierher.
study-refused-bad-record = Diese Partie kann ich nicht lesen.
study-refused-too-big = Diese Studie ist zu groß.
study-refused-no-such-place = Diese Stelle gibt es in der Studie nicht.
study-refused-later-hands = Die nächsten Spiele hängen von diesem ab. Öffne dieses Spiel erst als eigene Studie.
