### Warum das Spiel etwas nicht erlaubt. Schlichter Text mit höchstens 200 Zeichen.

error-other = Das geht jetzt nicht.
error-must_follow_suit = Du musst bedienen: { $suit } ist ausgespielt, und du hast { $suit } auf der Hand.
error-must_beat = Du musst höher spielen als { $card }.
error-must_trump = Du kannst nicht bedienen, also musst du Trumpf spielen: { $suit }.
error-must_overtrump = Du musst einen höheren Trumpf spielen als { $card }.
error-not_in_hand = Du hast { $card } nicht mehr auf der Hand.
error-no_marriage = { $why ->
        [not_leading] Eine Hochzeit sagst du an, wenn du ausspielst.
        [no_trick_yet] Vor einer Hochzeit brauchst du einen Stich, und du hast noch keinen.
       *[not_both_cards] Dafür musst du König und Dame von { $suit } auf der Hand haben.
    }
error-no_four_aces = Vier Asse sagst du an, indem du nach einem eigenen Stich eins davon ausspielst.
error-wrong_phase = Jetzt ist ein anderer Zug dran. Welcher, zeigt die neueste Nachricht.
error-bid_too_low = Zu niedrig: Das nächste Gebot ist mindestens { $minimum }.
error-bid_too_high = Zu hoch: Du darfst höchstens { $maximum } reizen.
error-needs_marriage = Dafür fehlt dir eine Hochzeit auf der Hand: So darfst du höchstens { $maximum } reizen.
error-bid_off_step = Gereizt wird in Schritten von { $step }.
error-must_open = Du musst die Reizung mit { $minimum } eröffnen.
error-silent = Dein Stand ist zu niedrig, um zu reizen: Du darfst nur passen.
error-already_looked = Du hast deine Karten schon angesehen.
error-no_right = Du darfst jetzt nicht neu geben lassen.
error-no_concession = Dieses Spiel kannst du jetzt nicht aufgeben.
error-no_such_talon = Diesen Talon gibt es nicht.
error-no_card_due = { $to } hat schon eine Karte.
error-talon_cards_only = Du hast schon mit der Eröffnung gewonnen: Abgeben darfst du nur Karten aus dem Talon.
error-no_discard_due = Jetzt wird keine Karte gedrückt.
error-bad_cut = Abheben geht zwischen 1 und { $maximum }.
error-bad_positions = Nenne { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }, nie den ersten, nie den letzten, nie zwei nebeneinander.
error-hand_over = Dieses Spiel ist vorbei.
error-game_over = Diese Partie ist vorbei.
error-bad_record = Das habe ich nicht verstanden.
error-bad-rules-value = „{ $typed }“ passt nicht für „{ $field }“. Möglich: { $allowed }.
error-bad-rules-chosen = „{ $field }: { $value }“ verträgt sich nicht mit „{ $other }: { $set }“, wie ihr es eingestellt habt. Ändert das zuerst.
error-bad-rules-preset = „{ $field }: { $value }“ verträgt sich nicht mit „{ $other }: { $set }“ aus der Variante „{ $preset }“.
error-bad-rules-both = Es geht mit „{ $other }: { $instead }“.
error-judge_seat = Ein Schiedsspruch kommt von niemandem, der mitspielt.
error-no_such_player = Auf diesem Platz ist niemand.
error-penalty_points = Eine Strafe beträgt { $minimum } bis { $maximum } Punkte.
