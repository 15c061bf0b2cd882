### Die eigenen Karten und die Erinnerung.

hand-head = Deine Karten
hand-none = Du hast gerade keine Karten.
hand-sits-out = Du sitzt: In diesem Spiel setzt du aus.
hand-blind = Deine Karten liegen noch verdeckt. Reize blind, oder sieh sie dir zuerst an.
hand-barrel-need = Auf dem Fass gewinnt kein Gebot unter { $need }.
hand-total = Du: { $total } · dieses Spiel { $points }
hand-void = –
hand-your-turn = Du bist dran: { $what }
hand-stood-in = Ein Bot spielt für dich. Mit „Bin wieder da“ spielst du selbst weiter.
hand-away = Du hast den Tisch verlassen. Mit „Bin wieder da“ bekommst du deinen Platz zurück.

## Was gefragt ist, nach hand-your-turn

ask-cut = heb ab, oder lass die Karten, wie sie sind
ask-talon_positions = bestimme, woher der Talon kommt
ask-opening = eröffne die Reizung
ask-auction = reize oder passe
ask-auction-look = sieh deine Karten an, reize blind oder passe
ask-concession = spiel das Gebot, oder gib jetzt auf
ask-choose_talon = wähle einen Talon, ohne hineinzusehen
ask-exchange = tausche deine Karten
ask-give = gib { $name } eine Karte
ask-discard = drück { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ask-contract = leg das Gebot fest
ask-lead = spiel aus
ask-play = leg eine Karte

## Knöpfe

button-no-cut = Nicht abheben
button-cut = Bei { $at } abheben
button-talon = Talon { $number }
button-positions = Wie üblich: { $positions }
button-position = { $position }
button-start-over = Noch mal von vorn
button-concede = Rospisat’ (aufgeben)
button-write_down = Anschreiben: −{ $contract }
button-walk_out = Aufgeben für −100
button-play_on = Spielen
button-redeal = Neu geben
button-marriage = Hochzeit { $suit } mit { $card } (+{ $value })
button-marriage-card = { $card } Hochzeit
button-marriage-plain = Hochzeit { $suit } mit { $card }
button-four-aces = Vier Asse mit { $card } (+{ $value })
button-contract-same = { $value } – nicht erhöhen
button-not-sure = Nein, zurück
button-nudges-on = Erinnerungen: an
button-nudges-off = Erinnerungen: aus
button-auto-on = Einzige Karte: automatisch
button-auto-off = Einzige Karte: ich selbst
button-sure-concede = Wirklich Rospisat’?
button-sure-write_down = −{ $contract } anschreiben, Spiel beenden?
button-sure-walk_out = Wirklich für −100 aufgeben?

## Eine Zeile mit höchstens 200 Zeichen

glance-empty = Du hast gerade keine Karten.
glance-not-looked = Du hast deine Karten noch nicht angesehen.
numbers = Auf dem Tisch: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, du bist dran: { $what }
