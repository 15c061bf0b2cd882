### Die eigenen Karten und die Erinnerung.

hand-head = Deine Karten
hand-none = Du hast gerade keine Karten.
hand-sits-out = In diesem Spiel setzt du aus.
hand-barrel-need = Auf dem Fass gewinnt kein Gebot unter { $need }.
hand-bids-opening = Du sitzt links vom Geber und musst mit { $value } eröffnen.
hand-bids-no-marriage = Ohne Hochzeit auf der Hand darfst du höchstens { $maximum } reizen.
hand-bids-marriages = Mit { $count ->
        [one] der Hochzeit
       *[other] den Hochzeiten
    } auf deiner Hand darfst du höchstens { $maximum } reizen.
hand-bids-blind = Bevor du deine Karten ansiehst, darfst du höchstens { $maximum } reizen.
hand-bids-barrel = Auf dem Fass darfst du höchstens { $maximum } reizen.
hand-bids-ceiling = Mehr als { $maximum } darf niemand reizen.
hand-bids-pass = { $why } Du kannst also nur passen.
hand-total = Du: { $total } · dieses Spiel { $points }
hand-void = keine
hand-not-now = „·“ vor einer Karte: jetzt nicht erlaubt.
hand-your-turn = Du bist dran: { $what }
hand-stood-in = Ein Bot spielt für dich. Mit „Bin wieder da“ spielst du selbst weiter.
hand-away = Du hast den Tisch verlassen. Mit „Bin wieder da“ bekommst du deinen Platz zurück.
hand-comes-next = Du hast einen Platz mit { $total } Punkten übernommen. Du spielst ab dem nächsten Spiel. Für deine Statistik zählt die Partie nicht.
hand-gave-up = Auf deinem Platz spielt jetzt jemand anders. Die Partie zählt für dich als verlassen.
hand-earlier = Hier standen deine Karten von vorhin. „Meine Karten“ zeigt dir, was du jetzt hast.

## Was gefragt ist, nach hand-your-turn

ask-cut = wähl, nach wie vielen Karten du abhebst, oder lass es
ask-talon_positions = bestimme die Plätze für den Talon
ask-opening = eröffne das Reizen
ask-auction = reize oder passe
ask-auction-look = sieh dir deine Karten an, reize blind oder passe
ask-opening-look = sieh dir deine Karten an, oder eröffne blind
ask-concession = spiel das Gebot, oder gib jetzt auf
ask-choose_talon = wähl einen Talon, ohne hineinzusehen
ask-exchange = tausch deine Karten
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
button-cut = { $at }
button-talon = Talon { $number }
button-positions = Wie üblich: { $positions }
button-position = { $position }
button-start-over = Noch mal von vorn
button-concede = Aufgeben: für die anderen je +{ $others }
button-concede-fined = Aufgeben: −{ $cost }, andere je +{ $others }
button-write_down = Anschreiben: −{ $cost }
button-walk_out = Aufgeben: −{ $cost }, andere je +{ $others }
button-play_on = Spielen
button-redeal = Neu geben
button-marriage = Hochzeit: { $card } ausspielen (+{ $value })
button-marriage-plain = Hochzeit: { $card } ausspielen
button-four-aces = Vier Asse: { $card } ausspielen (+{ $value })
button-rest = Der Rest gehört mir
button-contract-same = { $value } – nicht erhöhen
button-not-sure = Nein, zurück
button-switches = ⚙ Einstellungen
button-nudges-on = Wecker: an
button-nudges-off = Wecker: aus
button-auto-on = Automatik: an
button-auto-off = Automatik: aus
button-sure-concede = Wirklich aufgeben?
button-sure-write_down = Wirklich −{ $cost }?
button-sure-walk_out = Wirklich für −{ $cost }?

## Eine Zeile mit höchstens 200 Zeichen

glance-empty = Du hast gerade keine Karten.
glance-not-looked = Du hast deine Karten noch nicht angesehen.
numbers = Deine Möglichkeiten: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, du bist dran: { $what }
