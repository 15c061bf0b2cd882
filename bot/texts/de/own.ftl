### Die eigene Seite und die eigenen Partien: /stats und /history im privaten Chat, und beides auf der Seite.

## Zahlen der eigenen Seite

own-rating = Wertung
own-games = Partien
own-wins = Gewonnen
own-contracts = Erfüllte Gebote
own-declarer = Als Alleinspieler
own-defender = Als Gegenspieler
own-marriages = Hochzeiten
own-contract = Höchstes Gebot
own-finished = Zu Ende gespielt
own-days = Tage in Folge
own-of = { $part } von { $whole }
own-each = { $count ->
        [one] pro Spiel, in { $count } Spiel
       *[other] pro Spiel, in { $count } Spielen
    }
own-percent = { $share } %
own-line = { $label }: { $value }
own-estimate = geschätzt { $estimate } ± { $doubt }
own-provisional = vorläufig ({ $count } von { $needed })
own-unrated = nach einer Partie mit mindestens zwei Menschen
own-curve = Wertung in den letzten { $count } Partien
own-curve-how = Das Band reicht bis zur Schätzung. Je sicherer sie wird, desto schmaler ist es.
own-rules = Nach Regeln
own-since = Ab dieser Version des Bots gezählt ({ $count } von { $games } Partien): Schnitt nach Rolle, Hochzeiten, höchstes Gebot, Regeln, Leiter

## Die Leiter der Bots

own-ladder = Leiter der Bots
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = { $count ->
        [one] Gewinne { $count } Partie
       *[other] Gewinne { $count } Partien
    } auf jeder Stufe, mit Bots dieser Stärke auf allen anderen Plätzen. Die üblichen Regeln, nur das Ziel darf anders sein, mindestens 300; keine Tipps.
own-mark-first = Erster Sieg
own-mark-whole = Erste ganze Partie gewonnen
own-mark-step = Leiter: { $level }
earned-first = Erster Sieg: { $name }
earned-whole = Erste ganze Partie gewonnen: { $name }
earned-step = { $name } – Leiter der Bots: „{ $level }“ geschafft, weiter mit „{ $next }“
earned-top = { $name } – Leiter der Bots: „{ $level }“ geschafft und damit die ganze Leiter
over-no-step = Keine Stufe der Bot-Leiter: Es gab einen Tipp oder ein „Zurücknehmen“

## Wer die eigene Seite sieht

own-seen = Wer sieht diese Zahlen und die Wertung?
own-seen-chats = Leute aus meinen Chats
own-seen-everybody = Alle
own-seen-nobody = Niemand, auch in keiner Tabelle

## Eigene Partien

games-running = Laufend
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Du bist dran
games-lobby = Noch nicht begonnen
games-won = Gewonnen
games-lost = Nicht gewonnen
games-left = Platz abgegeben
button-invite-again = Wieder einladen

## Gäste der Seite und „Behalten“

own-guest = Du spielst ohne Konto, und nur dieser Browser kennt dich. Einen Monat nach deinem letzten Besuch wird alles hier gelöscht.
button-keep = Behalten
button-keep-again = Neuer Link
keep-games = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
keep-games-ladder = { $what }, Leiter: { $level }
keep-offered = Öffne den Link innerhalb von zehn Minuten mit dem Konto, das alles bekommen soll. Er gilt einmal, und niemand bekommt etwas, bevor du hier zustimmst.
keep-asked = Das alles { $name } auf { $platform } geben?
button-keep-give = Geben
button-keep-no = Nein
keep-moved = Erledigt: { $name } auf { $platform } hat jetzt alles.
keep-stopped = Der Link gilt nicht mehr. Es wurde nichts übergeben.
keep-offer = Ein Gast der Seite gibt dir:
keep-offer-how = Sobald auch auf der Seite zugestimmt wird, gehört es dir. Wertung, Tage in Folge und Ranglisten bleiben, wie sie sind.
button-keep-take = Annehmen
keep-back = Geh jetzt zurück zur Seite und stimm dort zu. Danach zeigt /stats alles.
