### Der Tisch in der Gruppe.

bot-name = Bot { $number }
player-name = Spieler { $number }

## Wer dran ist. Der erste Satz am Tisch.

turn-cut = { $name }: abheben oder nicht?
turn-talon_positions = { $name } bestimmt die Plätze für den Talon
turn-opening = { $name } eröffnet die Reizung
turn-opening-at = { $name } muss mit { $value } eröffnen
turn-auction = { $name } reizt oder passt
turn-concession = { $name }: spielen oder aufgeben?
turn-choose_talon = { $name } wählt einen Talon
turn-exchange = { $name } tauscht Karten
turn-contract = { $name } legt das Gebot fest
turn-lead = { $name } spielt aus
turn-play = { $name } legt eine Karte
turn-deal = Gleich kommt das nächste Spiel
turn-over = Die Partie ist zu Ende
turn-paused = Pause
turn-closed = Der Tisch ist geschlossen

## Der Rest des Tisches

board-head = Spiel { $hand } · { $preset }
board-golden = Goldene Runde: Alles zählt doppelt
board-bids = Reizung: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } passt
board-bid-look = { $name } schaut in die Karten
board-talon = Talon: { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } spielt für { $value }
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
       *[resume] weiterspielen
    } – { $count } von { $needed }
board-last-call = Hier hat seit einem Monat niemand weitergespielt: Ohne einen Zug endet die Partie in einem Tag. Sie zählt dann für niemanden.
board-vote-counts = Ohne das Ja dessen, der führt, zählt der jetzige Stand.
board-moved-for = Zeit abgelaufen: Ein Bot hat den Zug für { $name } gemacht.
board-lowered = ⬇ Der Tisch steht jetzt weiter unten.
board-lowered-link = ⬇ <a href="{ $link }">Der Tisch steht jetzt weiter unten.</a>
board-unreachable = { $name }: Ich kann dir nicht privat schreiben. „Meine Karten“ hier unten geht trotzdem.
board-unreachable-start = { $name }: Ich kann dir nicht privat schreiben. <a href="{ $link }">Öffne den Chat, entsperre mich und drücke Start</a> – oder spiele von hier: „Meine Karten“ sagt nur dir, welche Nummer welche Karte ist.
board-time-left = Zeit für diesen Zug: noch etwa { $time }

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
mark-silent = schweigt
mark-penalty = Strafe −{ $points }
mark-blind = blind
mark-stand-in = ein Bot springt ein
mark-away = nicht am Tisch

## Hinweise

notice-restored = Dieser Tisch ist auf einem älteren Stand zurückgekommen. Schaut bitte nach, wie die Partie steht.
notice-moves-lost =
    { $sure ->
        [yes] { $count ->
            [0] Der Server hat eine Änderung verloren
            [one] Der Server hat einen Zug verloren
           *[other] Der Server hat { $count } Züge verloren
        }
       *[no] { $count ->
            [one] Der Server hat mindestens einen Zug verloren
           *[other] Der Server hat mindestens { $count } Züge verloren
        }
    }{ $place ->
        [trick] : zurück zu Stich { $trick }.
        [auction] : zurück zur Reizung.
        [exchange] : zurück zum Austausch.
        [deal] : zurück vor das Geben.
        [lobby] : zurück vor den Beginn der Partie.
       *[over] .
    }{ $anew ->
        [yes] {" "}Karten waren schon zu sehen, darum wird diese Hand neu gegeben.
       *[no] {""}
    }
notice-set-aside = An diesem Tisch ist etwas schiefgegangen. Er ist angehalten, und wer mich betreibt, weiß Bescheid.

## Knöpfe

button-pass = Passen
button-bid = { $value }
button-more = Mehr …
button-look = Karten ansehen
button-hand = Meine Karten
button-peek = Letzter Stich
button-peek-first = Erster Stich
button-back = Bin wieder da
button-vote-end = Ja, Partie beenden
button-vote-pause = Ja, Pause
button-vote-resume = Weiterspielen
button-score = Punkte
button-rules = Regeln
button-verify = Prüfen
button-rematch = Noch einmal

## Das Ende eines Spiels

finished-head = Spiel { $hand } ist zu Ende
finished-made = { $name } erfüllt das Gebot { $contract }
finished-down = { $name } verfehlt das Gebot { $contract }
finished-conceded = { $name } gibt das Gebot { $contract } auf
finished-thrown_in = Es wird neu gegeben
finished-annulled = Annulliert: Karten waren zu sehen, die der Server dann verloren hat
finished-judged = Vom Schiedsrichter annulliert: Es wird neu gegeben
finished-no_auction = Alle zählen ihre Punkte
finished-row = { $name }: { $delta } → <b>{ $total }</b>
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
finished-check = /verify prüft es

over-won = 🏆 { $names } gewinnt die Partie!
over-won-several = 🏆 Gemeinsam gewonnen: { $names }
over-void = Die Partie wurde vorzeitig beendet. Sie zählt für niemanden.
over-totals = Endstand
over-hands = { $count ->
        [one] Nach { $count } Spiel
       *[other] Nach { $count } Spielen
    }
over-rematch = Noch einmal? Dieselben Leute, dieselben Regeln, alle einen Platz weiter: Jeder drückt auf den Knopf.
