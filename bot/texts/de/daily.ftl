### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = Spiel des Tages · { $date }
daily-kind = { $preset }, { $seats ->
        [2] zu zweit
       *[other] zu dritt
    }
daily-same = Alle bekommen dieselben Karten, gegen dieselben Bots. Du hast einen Versuch, bis 00:00 UTC. Für die Wertung zählt er nicht.
daily-new = Du hast noch nicht gespielt.
daily-waits = Deine Karten warten auf dich.
daily-done = Du hast heute gespielt.
daily-closed = Dein Versuch von heute ist ohne Ergebnis zu Ende.
daily-streak = Tage in Folge: { $count }
daily-numbers = Ergebnisse: { $count } · Mitte { $median } · bestes { $best }
daily-numbers-named = Ergebnisse: { $count } · Mitte { $median } · bestes { $best } ({ $name })
daily-nobody = Noch kein Ergebnis
daily-result = { $name }: { $points }
daily-chat = { $chat } – { $results }
daily-tomorrow = Morgen: { $preset }
daily-yesterday = <b>Gestern</b> · { $preset }
daily-seal = Siegel vom { $date }: <code>{ $seal }</code>
daily-opened = Geheimnis vom { $date }: <code>{ $secret }</code>
daily-seals = Ein Siegel steht ab 00:00 UTC des Vortags, und niemand fügt etwas hinzu. Geöffnet wird es, wenn der Tag vorbei ist: /verify
daily-opened-later = Siegel und Geheimnis vom { $date } gehören zum Spiel von allen: Ich öffne sie, wenn der Tag vorbei ist. <code>/verify { $code }</code>
daily-how = Das Spiel eines Tages kommt aus einem Geheimnis, dessen Siegel /daily ab 00:00 UTC des Vortags zeigt. Es ist für alle dasselbe, und niemand mischt Worte bei. Wenn der Tag vorbei ist, zeige ich das Geheimnis, und alle können die gemischten Karten nachrechnen.
daily-proof-beacon = Mit der Zufallsquelle (der ersten Runde des Tages), allen, die das Siegel vorher gesehen haben: dass niemand die Karten wählen konnte.
daily-share = Spiel des Tages { $date } · { $preset }
daily-in-private = Alle bekommen dieselben Karten: Gespielt wird privat mit mir, den Weg zeigt /daily. Wer hier fragt, steht in der Liste dieser Gruppe.
daily-finished = Heute gespielt: { $names }
daily-before = <b>Gestern</b>
daily-line = Spiel des Tages: { $preset }. Dieselben Karten für alle – /daily im privaten Chat.
daily-line-best = Gestern hier am besten: { $name } mit { $points }.
daily-best = { $date }: so ging es am besten · { $name } { $points }
daily-export = Was du von Tisch { $code } gesehen hast, Schritt für Schritt. Die ganze Aufzeichnung gibt es, wenn der Tag vorbei ist: Andere spielen diese Karten noch.
button-daily-play = Spielen
button-daily-go-on = Weiterspielen
button-daily-best = Wie es gestern am besten ging
history-day-over = Der Tag ist vorbei: Das Spiel ist geschlossen
replay-give-hidden = { $name } gibt { $to } eine Karte
replay-discard-hidden = { $name } drückt eine Karte
mydata-daily = Spiel des Tages: zuletzt am { $date }, Tage in Folge: { $count }
mydata-daily-chats = Deine Gruppen beim Spiel des Tages: { $chats }
