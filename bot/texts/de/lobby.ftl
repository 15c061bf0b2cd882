### Der Tisch vor dem ersten Geben.

lobby-title = Tausend · Tisch { $code }
lobby-rules = Regeln: <b>{ $preset }</b> – { $help }
lobby-target = Gespielt wird bis { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (hat den Tisch eröffnet)
lobby-bot = { $place }. { $name } – Stufe { $level }
lobby-missing = { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
lobby-ready = Es kann losgehen.
lobby-draw-seats = Die Plätze werden zu Beginn ausgelost.
lobby-elsewhere = Aus einem anderen Chat mitspielen: <code>/join { $code }</code>
lobby-closed = Dieser Tisch wurde geschlossen, bevor eine Partie begann. /newgame eröffnet einen neuen.
board-unreachable-lobby = { $name } muss noch einen privaten Chat mit mir öffnen.

level-easy = leicht
level-normal = normal
level-hard = schwer

button-join = Mitspielen
button-leave = Aussteigen
button-add-bot = Bot dazu
button-remove-bot = Bot weg
button-options = Optionen
button-start = Los geht’s
