### Ereignisse im Verlauf am Tisch. Namen, Karten und Farben kommen fertig lesbar.

history-contract-won = { $seat } gewinnt das Reizen mit { $value }
history-contract-named = { $seat } spielt { $value }
history-marriage = { $seat } sagt die Hochzeit { $suit } an (+{ $value })
history-four-aces = { $seat } zeigt vier Asse (+{ $value })
history-took-rest = { $seat } macht die restlichen Stiche
history-unrated = Zwei am Tisch haben heute schon fünf gewertete Partien miteinander gespielt: Diese Partie wird nicht gewertet
history-talon = Talon: { $cards }
history-earlier = Vorher:
history-present = Dieses Spiel:
history-thrown-in = { $seat } lässt neu geben: { $right ->
        [weak_hand] zu schwache Karten
        [nines_dealt] Neunen auf der Hand
        [poor_talon] schwacher Talon
        [talon_nines] Neunen im Talon
        [nines_after_exchange] Neunen auf der Hand
        [weak_after_exchange] zu schwache Karten
       *[other] so erlauben es die Regeln
    }
history-all-passed = Alle haben gepasst: Es wird neu gegeben
history-bottom-jack = Ein Bube liegt unten: Es wird neu gegeben
history-conceded = { $seat } { $kind ->
        [write_down] schreibt das Gebot als Minus an
        [walk_out] gibt das Zwangsgebot auf
       *[concede] gibt auf
    }
history-conceded-paid =
    { $seat } { $kind ->
        [write_down] schreibt { $value } als Minus an
        [walk_out] gibt das Zwangsgebot { $value } auf
       *[concede] gibt { $value } auf
    }: je { $points } für die anderen
history-hand-made = { $seat } erfüllt das Gebot { $value }
history-hand-down = { $seat } verfehlt das Gebot { $value }
history-hand-no-auction = Das Spiel ist ausgezählt
history-barrel-on = { $seat } ist auf dem Fass
history-barrel-off = { $seat } ist nicht mehr auf dem Fass
history-barrel-fall = { $seat } fällt vom Fass
history-pushed = { $seat } wird vom Fass gestoßen
history-strike = { $seat } macht keine Punkte: Strich { $count }
history-dealer-penalty = { $seat } verliert als Geber 120
history-penalty = { $seat } verliert { $points }, Strafe vom Schiedsgericht: { $reason }
history-annulled = Das Schiedsgericht annulliert das Spiel: { $reason }
history-reset = { $seat } fällt auf 0 zurück
history-moved-for = Zeit abgelaufen: Der Bot hat für { $seat } gespielt
history-stood-in = Ein Bot springt für { $seat } ein
history-asked-move = Auf Bitte von { $by } hat ein Bot für { $seat } gespielt
history-back = { $seat } ist wieder da
history-left = { $seat } ist gegangen, ein Bot spielt weiter
history-took-seat = { $seat } übernimmt den Platz von { $name } und spielt ab dem nächsten Spiel
history-took-bot-seat = { $seat } übernimmt den Platz eines Bots und spielt ab dem nächsten Spiel
history-golden-again = { $reset ->
        [yes] Niemand hat ein Gebot erfüllt: noch eine goldene Runde, und alle beginnen wieder bei 0
       *[no] Niemand hat ein Gebot erfüllt: noch eine goldene Runde
    }
history-extra-hand = Gleichstand an der Spitze: Ein weiteres Spiel entscheidet
history-game-won = { $count ->
        [one] { $winners } gewinnt die Partie
       *[other] { $winners } gewinnen die Partie gemeinsam
    }
history-ended-counted = Die Partie ist beendet, der Stand zählt: { $winners }
history-forsaken = Hier hat lange niemand mehr gespielt
history-ended-void = Die Partie ist beendet und zählt nicht

# What one person has decided for all.

an-admin = ein Admin
history-decided-ended = { $who } hat die Partie beendet
history-decided-paused = { $who } hat die Partie angehalten
history-decided-resumed = { $who } hat die Partie fortgesetzt
history-decided-rules-kept = { $who } hat diese Regeln für die nächsten Tische dieses Chats gespeichert
history-decided-set = { $who } hat eingestellt: { $what }
history-voted-set = Nach Abstimmung: { $what }
history-decided-kicked = { $who } hat { $name } vom Tisch entfernt
history-decided-let-in = { $who } hat { $name } hereingelassen
history-decided-turned-away = { $who } hat { $name } nicht hereingelassen
history-decided-language = { $who } hat die Sprache des Tisches gewählt
history-unrated-here = Zwei am Tisch haben hier heute schon eine gewertete Partie gespielt: Diese Partie wird nicht gewertet
history-people-anew = { $seat } ist da: Nach diesem Spiel beginnt die Partie neu bei 0
history-people-later = { $seat } spielt ab dem nächsten Spiel mit, für sich ohne Wertung
history-paused-enough = Nach fünf Minuten Pause geht die Partie weiter
history-phrase = { $seat }: { $phrase }
