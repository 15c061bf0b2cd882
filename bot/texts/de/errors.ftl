### Warum das Spiel etwas nicht erlaubt. Schlichter Text mit höchstens 200 Zeichen.

error-other = Das geht jetzt nicht.
error-must_follow_suit = Du musst bedienen: { $suit } ist ausgespielt, und du hast { $suit } auf der Hand.
error-must_beat = Du musst { $card } schlagen, wenn du kannst.
error-must_trump = Du kannst nicht bedienen, also musst du Trumpf spielen: { $suit }.
error-must_overtrump = Du musst einen höheren Trumpf spielen als { $card }.
error-not_in_hand = Du hast { $card } nicht mehr auf der Hand.
error-no_marriage = { $why ->
        [not_leading] Eine Hochzeit kannst du nur ansagen, wenn du ausspielst.
        [no_trick_yet] Mach erst einen Stich: Vorher kannst du keine Hochzeit ansagen.
       *[not_both_cards] Dafür musst du König und Dame von { $suit } auf der Hand haben.
    }
error-no_four_aces = Vier Asse sagst du an, indem du nach einem eigenen Stich eines davon ausspielst.
error-wrong_phase = Jetzt ist ein anderer Zug dran. Welcher, zeigt die neueste Nachricht.
error-bid_too_low = Zu niedrig: Das nächste Gebot ist mindestens { $minimum }.
error-bid_too_high = Zu hoch: Du darfst höchstens { $maximum } reizen.
error-needs_marriage = Dafür brauchst du eine Hochzeit auf der Hand: Ohne sie darfst du höchstens { $maximum } reizen.
error-bid_off_step = Gereizt wird in Schritten von { $step }.
error-must_open = Du musst das Reizen mit { $minimum } eröffnen.
error-silent = Dein Stand ist zu niedrig, um zu reizen: Du darfst nur passen.
error-already_looked = Du hast deine Karten schon angesehen.
error-no_right = Du darfst jetzt nicht neu geben lassen.
error-no_concession = Dieses Spiel kannst du jetzt nicht aufgeben.
error-no_such_talon = Diesen Talon gibt es nicht.
error-no_card_due = { $to } hat schon eine Karte.
error-talon_cards_only = Du hast schon mit der Eröffnung gewonnen, darum darfst du nur Karten aus dem Talon abgeben.
error-no_discard_due = Jetzt wird nichts gedrückt.
error-bad_cut = Abheben kannst du nach 1 bis { $maximum } Karten.
error-bad_positions = Nenn { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }: nicht den ersten, nicht den letzten und keine zwei nebeneinander.
error-hand_over = Dieses Spiel ist vorbei.
error-game_over = Diese Partie ist vorbei.
error-bad_record = Das habe ich nicht verstanden.
error-bad-rules-value = „{ $typed }“ passt nicht zu „{ $field }“. Möglich: { $allowed }.
error-bad-rules-chosen = „{ $field }: { $value }“ verträgt sich nicht mit „{ $other }: { $set }“. Das habt ihr eingestellt: Ändert es zuerst.
error-bad-rules-preset = „{ $field }: { $value }“ verträgt sich nicht mit „{ $other }: { $set }“ aus der Variante „{ $preset }“.
error-bad-rules-both = Es geht mit „{ $other }: { $instead }“.
error-judge_seat = Wer hier mitspielt, darf hier nicht entscheiden.
error-no_such_player = Auf diesem Platz ist niemand.
error-penalty_points = Eine Strafe beträgt { $minimum } bis { $maximum } Punkte.
