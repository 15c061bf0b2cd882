### Der Tisch vor dem ersten Geben.

lobby-title = Tausend · Tisch { $code }
lobby-rules = Regeln: <b>{ $preset }</b>. { $help }
lobby-target = Gespielt wird bis { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (hat den Tisch eröffnet)
lobby-bot = { $place }. { $name } – Bot, Stufe { $level }
lobby-missing = { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
lobby-ready = Es kann losgehen.
lobby-again =
    Noch einmal – { $count ->
        [one] { $count } Person muss
       *[other] { $count } Personen müssen
    } noch bestätigen.
lobby-draw-seats = Die Plätze werden zu Beginn ausgelost.
lobby-door-members = Aus einem anderen Chat: <code>/join { $code }</code>, dann lasst ihr die Person herein.
lobby-door-link = Aus einem anderen Chat: <code>/join { $code }</code>
lobby-door-anyone = Für alle offen: <code>/join</code> im privaten Chat mit mir zeigt diesen Tisch; sein Code ist { $code }.
lobby-knock = 🚪 { $name } möchte mitspielen
lobby-closed = Dieser Tisch wurde vor Beginn der Partie geschlossen. /newgame eröffnet einen neuen.
board-unreachable-lobby = { $name } muss noch einen privaten Chat mit mir öffnen.
lobby-starting = ⏳ In spätestens einer Minute beginnt die Partie. Wer bis dahin keinen privaten Chat geöffnet hat, spielt von hier aus mit Nummern.

level-gentle = sanft
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte

button-join = Mitspielen
button-leave = Aussteigen
button-let-in = { $name } hereinlassen
button-turn-away = Nein
button-join-table = Zu { $code }
button-add-bot = Bot dazu
button-remove-bot = Bot weg
button-options = Optionen
button-start = Los geht’s

open-title = Tische, die für alle offen sind
open-table = <code>{ $code }</code> · { $name } · { $preset } · { $seated } von { $most } Plätzen besetzt
open-none = Gerade sucht kein offener Tisch Mitspieler. Ein Tisch, der mit /newgame join=anyone eröffnet wird, erscheint hier.
open-nameless = jemand
