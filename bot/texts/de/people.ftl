button-people = Mit Leuten spielen
people-how = Du wirst mit anderen an einen Tisch gesetzt, die spielen wollen. Nach 20 Sekunden füllen Bots die freien Plätze, und wer später kommt, übernimmt einen davon. Hier kennt man dich nur unter dem Namen, den du wählst.
people-wait = Du wartest auf { $preset }. Spätestens in 20 Sekunden geht es los.
people-found = Du spielst jetzt: { $preset }. Der Tisch steht unten.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] noch wartet niemand
        [few] jemand wartet
       *[many] { $count } warten
    }
people-playing = { $many ->
        [none] niemand spielt
        [few] jemand spielt
       *[many] { $count } spielen
    }
people-name = Fremde sehen dich als { $name }
button-people-quit = Nicht mehr warten
button-people-game = ▶ Zurück zu deiner Partie
button-people-tick = Sag mir, wenn jemand wartet
button-people-name = Name und Gesicht
button-people-tables = Offene Tische
people-name-ask = Wie sollen Fremde dich nennen? Drück einen Namen oder ein Gesicht, oder schreib /play name und einen eigenen Namen. Mehr sehen sie nicht von dir.
call-people = Jemand spielt { $preset } mit Bots und wartet auf Leute.
people-table = { $number }. { $preset }: { $seated } von { $most } Plätzen · Spiel { $hand } · { $totals } · Wertung { $ratings }
people-no-tables = An keinem offenen Tisch ist gerade ein Platz frei.
button-people-sit = Mitspielen
button-people-watch = Zuschauen
people-head = <i>Mit Leuten spielen · 30 Sekunden pro Zug und zwei Minuten Reserve</i>
board-reserve = { $name } spielt aus der Reserve: höchstens { $time }
people-guests = <i>Ohne Wertung: Ein Gast spielt mit.</i>
button-people-menu = 💬 Etwas sagen, stumm, melden
people-offer = { $count ->
        [1] Noch jemand sitzt allein mit Bots: Wenn ihr beide drückt, spielt ihr zusammen.
       *[other] An einem anderen Tisch sitzen { $count } Leute, und ein Platz ist frei. Du kannst dorthin wechseln.
    } Dieses Spiel endet dann und zählt nicht.
people-offer-agreed = Du wechselst, sobald auch die andere Seite drückt.
people-offer-all = An anderen Tischen sind Plätze frei: Wenn ihr alle drückt, wechselt ihr dorthin, vielleicht getrennt. Diese Partie endet dann und zählt nicht. Gedrückt: { $agreed } von { $people }.
people-menu = Sag es am Tisch, oder wähl aus, was mit jemandem geschehen soll. Niemand erfährt, dass du ihn stumm schaltest, meidest oder meldest.
people-alone = Du bist mit Bots allein. Wer kommt, übernimmt den Platz eines Bots. Du kannst auch zu anderen wechseln, wenn welche da sind: Diese Partie endet dann und zählt nicht.
phrase-1 = Hallo!
phrase-2 = Viel Glück!
phrase-3 = Gut gespielt!
phrase-4 = Danke!
phrase-5 = Hoppla!
phrase-6 = Moment, bitte
phrase-7 = Das war knapp!
phrase-8 = Tschüss, war schön!
button-people-mute = { $name } stumm schalten
button-people-hear = { $name } wieder hören
button-people-not-again = Nie wieder mit { $name }
button-people-report = { $name } melden
people-report = Was stimmt mit { $name } nicht? Der Betreiber liest es.
report-name = Der Name
report-stalling = Spielt auf Zeit
report-together = Zwei spielen zusammen
report-leaving = Verdirbt das Spiel
button-people-move = Zu anderen Leuten wechseln
button-people-stay = Doch hier bleiben
people-next = Die nächste Partie beginnt in 15 Sekunden mit allen, die bleiben.
button-people-ready = Noch einmal mit diesen
button-people-whole = Weiterspielen bis 1000
button-people-out = Gehen
