### Der Tisch in der Gruppe.

bot-name = Bot { $number }
player-name = Spieler { $number }
bot-for = { $name } (Bot)

## Wer dran ist. Der erste Satz am Tisch.

turn-cut = { $name }: abheben oder nicht?
turn-talon_positions = { $name } bestimmt die Plätze für den Talon
turn-opening = { $name } eröffnet das Reizen
turn-opening-at = { $name } muss mit { $value } eröffnen
turn-auction = { $name } reizt oder passt
turn-concession = { $name }: spielen oder aufgeben?
turn-choose_talon = { $name } wählt einen Talon
turn-exchange = { $name } tauscht Karten
turn-contract = { $name } legt das Gebot fest
turn-lead = { $name } spielt aus
turn-play = { $name } legt eine Karte
turn-only-card = { $name } kann nur eine Karte spielen
turn-deal = Gleich kommt das nächste Spiel
turn-over = Die Partie ist zu Ende
turn-paused = Pause
turn-closed = Der Tisch ist geschlossen

## Der Rest des Tisches

board-head = Spiel { $hand } · { $preset }
board-golden = Goldene Runde: Alles zählt doppelt
board-bids = Gebote: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } passt
board-bid-look = { $name } hat in die Karten geschaut
board-talon = Talon: { $cards }
board-talon-first = Talon (die Karten für das höchste Gebot): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } spielt { $value }
board-has = hat { $points } von { $value }
board-trump-of = Trumpf { $trump }
board-trump-none = noch kein Trumpf
board-no-trump = Noch kein Trumpf
board-trump = Trumpf: { $trump }
board-stock = Stapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-trick = Auf dem Tisch (Stich { $number }):
board-trick-empty = Stich { $number }: noch nichts auf dem Tisch
board-played = { $name } { $card }
board-last-trick = Letzter Stich: { $cards } → { $name }
board-totals = Stand (dieses Spiel)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Spiel { $hand }:
board-vote = Abstimmung: { $kind ->
        [end] Partie beenden
        [pause] Pause
        [times] { $what }
       *[resume] weiterspielen
    } – { $count } von { $needed }
board-last-call = Hier ist seit einem Monat nichts passiert. Spielt niemand weiter, endet die Partie morgen und zählt nicht.
board-vote-counts = Stimmt die Person in Führung nicht zu, zählt der jetzige Stand.
board-moved-for = Zeit abgelaufen: Der Bot hat für { $name } gespielt.
board-lowered = ⬇ Der Tisch steht jetzt weiter unten.
board-lowered-link = ⬇ <a href="{ $link }">Der Tisch steht jetzt weiter unten.</a>
board-unreachable = { $name }: Ich kann dir nicht privat schreiben. Der Knopf „Meine Karten“ hier unten funktioniert trotzdem.
board-unreachable-start = { $name }: Ich kann dir nicht schreiben. <a href="{ $link }">Öffne den Chat und drück Start</a> – oder spiel hier: „Meine Karten“.
board-time-left = Bedenkzeit für diesen Zug: noch etwa { $time }

## Zeichen hinter dem Punktestand

mark-dealer = gibt
mark-declarer = spielt allein
mark-sits-out = setzt aus
mark-barrel = { $hands ->
        [one] Fass: noch { $hands } Spiel
       *[other] Fass: noch { $hands } Spiele
    }
mark-barrel-open = auf dem Fass
mark-strikes = { $count ->
        [one] { $count } Strich
       *[other] { $count } Striche
    }
mark-falls = { $count ->
        [one] { $count } Sturz vom Fass
       *[other] { $count } Stürze vom Fass
    }
mark-concessions = { $count }× aufgegeben
mark-locked = eingeschlossen
mark-silent = darf nicht reizen
mark-penalty = Strafe −{ $points }
mark-blind = blind
mark-stand-in = ein Bot springt ein
mark-away = nicht am Tisch
mark-comes = spielt ab dem nächsten Spiel

## Hinweise

notice-set-aside = An diesem Tisch ist etwas schiefgegangen. Er ist angehalten, und der Betreiber weiß Bescheid.

## Knöpfe

button-pass = Passen
button-bid = { $value }
button-more = Mehr …
button-look = Karten ansehen
button-hand = Meine Karten
button-peek = Letzter Stich
button-peek-first = Erster Stich
button-back = Bin wieder da
button-bot-moves = Bot spielen lassen
button-take-seat = Platz von { $name } nehmen
button-vote-end = Ja, Partie beenden
button-vote-pause = Ja, Pause
button-vote-resume = Weiterspielen
button-vote-times = Ja – { $what }
button-score = Punkte
button-rules = Regeln
button-verify = Ehrlich gegeben ✓
button-rematch = Noch einmal

## Das Ende eines Spiels

finished-head = Spiel { $hand } ist zu Ende
finished-made = { $name } erfüllt das Gebot { $contract }
finished-down = { $name } verfehlt das Gebot { $contract }
finished-conceded = { $name } gibt das Gebot { $contract } auf
finished-own-made = Du erfüllst das Gebot { $contract }
finished-own-down = Du verfehlst das Gebot { $contract }
finished-own-conceded = Du gibst das Gebot { $contract } auf
finished-thrown_in = Es wird neu gegeben
finished-annulled = Vom Schiedsgericht annulliert: Es wird neu gegeben
finished-no_auction = Alle zählen ihre Punkte
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Du
finished-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
finished-tricks = { $tricks ->
        [0] kein Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
finished-marriages = { $count ->
        [one] Hochzeit { $suits }
       *[other] Hochzeiten { $suits }
    }

over-won = 🏆 { $names } gewinnt die Partie!
over-own-won = 🏆 Du gewinnst die Partie!
over-won-several = 🏆 Gemeinsam gewonnen: { $names }
over-void = Die Partie wurde vorzeitig beendet und zählt nicht.
over-why-declarer = Als Alleinspieler { $target } erreicht
over-why-declarer-first = Mehrere haben { $target }: Dann gewinnt der Alleinspieler
over-why-barrel = Vom Fass gewonnen: mindestens { $need } in einem Spiel
over-why-most = Mehrere haben { $target }: Dann gewinnt der höchste Stand
over-why-reached = Vor allen anderen bei { $target }
over-why-together = Gleichstand an der Spitze
over-why-ended = Vorzeitig beendet: Der höchste Stand gewinnt
over-totals = Endstand
over-hands = { $count ->
        [one] Nach { $count } Spiel
       *[other] Nach { $count } Spielen
    }
over-rematch = Noch eine Partie mit denselben Leuten? Drück, wenn du dabei bist.
