### Der Tisch vor dem ersten Geben.

lobby-title = Tausend · Tisch { $code }
lobby-rules = Regeln: <b>{ $preset }</b>, bis { $target }
lobby-target = Gespielt wird bis { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · hat eröffnet
lobby-bot = • { $name } – Bot, Stufe { $level }
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
lobby-door-members = Aus einem anderen Chat: <code>/join { $code }</code>
lobby-door-link = Aus einem anderen Chat: <code>/join { $code }</code>
lobby-door-anyone = Für alle offen: <code>/join</code> im privaten Chat mit mir zeigt diesen Tisch; sein Code ist { $code }.
share-join = Einladung für Freunde: { $link }
share-sit-down = Hier mitspielen: { $link }
inline-join = Spiel mit uns Tausend!
inline-join-rules = { $preset }, bis { $target }
inline-join-free = Freie Plätze: { $count }
lobby-knock = 🚪 { $name } möchte mitspielen
lobby-not-let-in = 🚪 Du wurdest nicht hereingelassen ({ $code }).
lobby-closed = Dieser Tisch wurde vor Beginn der Partie geschlossen. /newgame eröffnet einen neuen.
board-unreachable-lobby = { $name } muss noch einen privaten Chat mit mir öffnen.
lobby-starting = ⏳ In spätestens einer Minute beginnt die Partie. Wer bis dahin keinen privaten Chat geöffnet hat, spielt hier, mit nummerierten Knöpfen.

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
call = { $name } hat in „{ $place }“ einen Tisch eröffnet: { $preset }. Es sind Plätze frei.
call-play = { $name } spielt mit Bots und hält Plätze für „{ $place }“ frei: { $preset }. Einsteigen kannst du ab dem nächsten Spiel.
button-call-stop = Nicht mehr melden
calls-groups = Ich schreibe dir, wenn in diesen Gruppen ein Tisch eröffnet wird. Drück auf eine Gruppe, um das abzustellen.
calls-none = Noch bekommst du aus keiner Gruppe Bescheid. Schreib /callme in eine Gruppe, und ich schreibe dir, wenn dort ein Tisch eröffnet wird.
calls-quiet = Nicht zwischen { $begin } und { $end } ({ $zone }): /callme 23-7 ändert die Zeiten, /zone die Zeitzone.
calls-quiet-there = Nicht zwischen { $begin } und { $end } nach der Uhr der Gruppe; wo keine eingestellt ist, kommen Einladungen lautlos. /callme 23-7 ändert die Zeiten, /zone legt deine Zeitzone fest.
calls-any = Zu jeder Zeit: /callme 22-8 legt Ruhezeiten fest.
offer-head = Du kannst sofort spielen. Ab dem nächsten Spiel können andere die Plätze der Bots übernehmen.
offer-tick = Hak eine Gruppe an: Ich schreibe allen, die von ihren Tischen erfahren wollen (/callme).
offer-none = Ich kenne keine deiner Gruppen. Wer von Tischen erfahren will, schreibt /callme in die Gruppe.
offer-code = Mit dem Code: /join { $code }
lobby-reliable = Nur für Leute, die mindestens vier von fünf Partien mit anderen zu Ende spielen oder neu dabei sind
notwith-list = Ich warne dich, bevor du dich zu diesen Leuten setzt: { $names }. Noch einmal /notwith mit dem Namen beendet das.
notwith-none = Du hast niemanden genannt. /notwith Anna: Ich warne dich, bevor du dich zu Anna setzt. Sonst erfährt es niemand.
notwith-warning = An diesem Tisch: { $names }. Vor ihnen wolltest du gewarnt werden.
button-join-anyway = Trotzdem mitspielen
button-add-bot = Bot dazu
button-remove-bot = Bot weg
button-options = Optionen
button-start = Los geht’s

open-title = Tische, die für alle offen sind
open-table = <code>{ $code }</code> · { $name } · { $preset } · { $seated } von { $most } Plätzen besetzt
open-none = Gerade sucht kein offener Tisch Mitspieler. Ein Tisch, der mit /newgame join=anyone eröffnet wird, erscheint hier.
open-nameless = jemand
