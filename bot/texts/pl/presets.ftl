### Odmiany: nazwa i linia opisu.

preset-polish = Tysiąc polski
    .help = Tysiąc taki, w jaki zwykle gra się w Polsce: troje lub czworo graczy, musik z trzech kart, licytacja co 10, próg 900.
    .short = Polski
preset-polish_pagat = Tysiąc polski łagodny
    .help = Jak tysiąc polski, ale otworzyć można wyżej, powyżej 120 wystarczy jakikolwiek meldunek, atut jest obowiązkowy, a bomby są dwie.
    .short = Swobodny
preset-polish_two_talons = Tysiąc polski dla dwojga
    .help = Dwoje graczy, po dziesięć kart, dwa musiki po dwie karty; dwie karty się odkłada.
    .short = Dla dwojga
preset-auction_thousand = Tysiąc licytowany
    .help = Dwoje graczy, dwa musiki po dwie karty; odłożone karty nie liczą się nikomu, bez progu.
preset-polish_nine = Dla dwojga, 9 kart
    .help = Dwoje graczy, po dziewięć kart, dwa musiki po trzy karty; trzy karty się odkłada.
preset-polish_twelve = Dla dwojga, bez musiku
    .help = Dwoje graczy, po dwanaście kart, bez musiku.
preset-polish_open_seven = Dla dwojga, odkryty musik
    .help = Dwoje graczy, po siedem kart, dwie odkryte karty w musiku i osiem do dobierania.
preset-draw_thousand = Tysiąc dobierany
    .help = Dwoje graczy, bez licytacji: po sześć kart, po każdej lewie dobiera się po jednej.
    .short = Dobierany
preset-draw_thousand_five = Dobierany, pięć kart
    .help = Jak tysiąc dobierany, ale po pięć kart.
preset-elwood = Tysiąc Elwooda
    .help = Dwoje graczy, dwa musiki po trzy karty; licytacja od 85 co 5, jedną kartę się oddaje, jedną odkłada.
preset-skoroszow = Tysiąc ze Skoroszowa
    .help = Troje graczy, bez licytacji i musiku: po osiem kart, meldunek na czyjejś damie, bez lewy traci się 120.
preset-italian = Tysiąc włoski
    .help = Troje graczy, licytacja co 5, beczka od 880, gdzie 120 punktów daje wygraną każdemu; trzy kreski kosztują 120.
    .short = Włoski
preset-tysiac_2004 = Tysiąc 2004
    .help = Od dwóch do czterech graczy, meldunki zgłaszają się same, punkty bez zaokrągleń, próg powyżej 800.
preset-russian = Tysiąc rosyjski
    .help = Troje lub czworo graczy, beczka od 880, kreski, dwie darmowe bomby.
    .short = Rosyjski
preset-lviv = Tysiąc lwowski
    .help = Jak tysiąc rosyjski, ale z beczką lwowską: od 900, bez limitu rozdań, a meldunki na beczce dają tylko atut.
    .short = Lwowski
preset-thousand_and_one = Tysiąc i jeden
    .help = Jak tysiąc rosyjski, ale trzeba mieć ponad 1000, a na beczce ugrać 125.
    .short = 1001
preset-german_1001 = Tysiąc i jeden niemiecki
    .help = Troje graczy, dwadzieścia kart, licytacja od 40; dwie odłożone karty liczą się grającemu.
    .short = Niemiecki
preset-russeln = Russeln
    .help = Troje graczy, po osiem kart, bez musiku; licytacja od 10, grający dostaje tyle, ile zbierze.
preset-unknown = Zasady z dawnej wersji

## Not words, but names of presets: what the people who speak this language play

# The preset that a chat begins with, until somebody keeps another.
usual-preset = polish
# Three others that they are likely to want, as buttons of the lobby, with blanks between.
likely-presets = polish_pagat polish_two_talons russian
