### Varianten: ein Name und eine Zeile Hilfe.

preset-polish = Polnisches Tausend
    .help = Tysiąc, wie man es in Polen meist spielt: zu dritt oder zu viert, Talon aus drei Karten, Schritte von 10, ab 900 eingeschlossen.
    .short = Polnisch
preset-polish_pagat = Polnisch, leichter reizen
    .help = Wie das polnische Tausend, aber man darf höher eröffnen, für mehr als 120 genügt eine beliebige Hochzeit, Trumpfen ist Pflicht, und aufgeben darf man zweimal.
    .short = Leichter
preset-polish_two_talons = Polnisch zu zweit
    .help = Zu zweit, je zehn Karten, zwei Talons aus je zwei; zwei Karten werden gedrückt.
    .short = Zu zweit
preset-auction_thousand = Tausend mit Reizen
    .help = Zu zweit, zwei Talons aus je zwei; die gedrückten Karten zählen für niemanden, und niemand wird eingeschlossen.
preset-polish_nine = Polnisch zu zweit, neun Karten
    .help = Zu zweit, je neun Karten, zwei Talons aus je drei; drei Karten werden gedrückt.
preset-polish_twelve = Polnisch zu zweit, ohne Talon
    .help = Zu zweit, je zwölf Karten und gar kein Talon.
preset-polish_open_seven = Polnisch zu zweit, offener Talon
    .help = Zu zweit, je sieben Karten, zwei offene Talonkarten und acht zum Ziehen.
preset-draw_thousand = Tausend mit Stapel
    .help = Zu zweit ohne Reizen: je sechs Karten, und nach jedem Stich wird nachgezogen.
    .short = Mit Stapel
preset-draw_thousand_five = Tausend mit Stapel, fünf Karten
    .help = Wie Tausend mit Stapel, aber mit je fünf Karten.
preset-elwood = Elwood-Tausend
    .help = Zu zweit, zwei Talons aus je drei; gereizt wird ab 85 in Schritten von 5, eine Karte abgegeben, eine gedrückt.
preset-skoroszow = Tausend aus Skoroszów
    .help = Zu dritt ohne Reizen und Talon: je acht Karten, Hochzeiten auf fremde Damen, ohne Stich minus 120.
preset-italian = Italienisches Tausend
    .help = Zu dritt, Schritte von 5, Fass bei 880, wo 120 Punkte auch als Gegenspieler gewinnen, drei Striche kosten 120.
    .short = Italienisch
preset-tysiac_2004 = Tausend 2004
    .help = Zu zweit bis zu viert, Hochzeiten werden von selbst angesagt, Punkte ohne Rundung, über 800 eingeschlossen.
preset-russian = Russisches Tausend
    .help = Zu dritt oder zu viert, Fass bei 880, Striche, zweimal aufgeben ohne Strafe.
    .short = Russisch
preset-lviv = Tausend aus Lwiw
    .help = Wie das russische Tausend, mit dem Fass aus Lwiw: beliebig lange bei 900, aber Hochzeiten machen dort nur Trumpf.
    .short = Lwiw
preset-thousand_and_one = Russisches 1001
    .help = Wie das russische Tausend, aber man braucht mehr als 1000, und auf dem Fass 125.
    .short = 1001
preset-german_1001 = Deutsches 1001
    .help = Zu dritt, zwanzig Karten, gereizt wird ab 40; zwei gedrückte Karten zählen für den Alleinspieler.
    .short = Deutsch 1001
preset-russeln = Russeln
    .help = Zu dritt, je acht Karten, kein Talon; gereizt wird ab 10, der Alleinspieler bekommt die gemachten Punkte.
preset-unknown = Regeln einer älteren Version

## Not words, but names of presets: what the people who speak this language play

# The preset that a chat begins with, until somebody keeps another.
usual-preset = polish
# Three others that they are likely to want, as buttons of the lobby, with blanks between.
likely-presets = russian polish_two_talons german_1001
