### Stalas grupėje.
### A draft: no native speaker has read this file yet.

bot-name = Botas { $number }
player-name = Žaidėjas { $number }
bot-for = { $name } (botas)
turn-opening = { $name } pradeda varžytuves
turn-opening-at = { $name } turi pradėti varžytuves: { $value }
turn-auction = { $name }: siūlyti ar pasuoti?
turn-concession = { $name }: žaisti ar pasiduoti?
turn-exchange = { $name } tvarko pirkinį
turn-contract = { $name } skelbia, už kiek žaidžia
turn-lead = { $name } pradeda kirtį
turn-play = { $name } deda kortą
turn-only-card = { $name }: tinka tik viena korta
turn-deal = Tuoj bus kitas dalijimas
turn-over = Žaidimas baigtas
turn-paused = Pauzė
turn-closed = Stalas uždarytas
board-head = Dalijimas { $hand } · { $preset }
board-bids = Varžytuvės: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } pasuoja
board-talon = Pirkinys: { $cards }
board-talon-first = Pirkinys (varžytuves laimėjusio kortos): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } žaidžia už { $value }
board-has = surinkta { $points } iš { $value }
board-trump-of = koziris { $trump }
board-trump-none = kozirio dar nėra
board-trump = Koziris: { $trump }
board-trick = Ant stalo (kirtis { $number }):
board-trick-empty = Kirtis { $number }: ant stalo dar tuščia
board-played = { $name } { $card }
board-last-trick = Paskutinis kirtis: { $cards } → { $name }
board-totals = Taškai (šis dalijimas)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Dalijimas { $hand }:
board-moved-for = Laikas baigėsi: už žaidėją { $name } eina botas.
board-lowered = ⬇ Stalas dabar žemiau pokalbyje.
board-lowered-link = ⬇ <a href="{ $link }">Stalas dabar žemiau pokalbyje.</a>
board-unreachable = { $name }: negaliu tau parašyti asmeniškai. Mygtukas „Mano kortos“ apačioje vis tiek veikia.
board-unreachable-start = { $name }: negaliu tau parašyti asmeniškai. <a href="{ $link }">Atidaryk pokalbį, atblokuok mane ir spausk „Pradėti“</a>. Gali žaisti ir iš čia: mygtukas „Mano kortos“ tik tau parodys, kuris numeris kuri korta.
board-time-left = Šiam ėjimui liko maždaug { $time }
mark-dealer = dalija
mark-declarer = žaidžia
mark-sits-out = ilsisi
mark-barrel = { $hands ->
        [one] statinė: dar { $hands } dalijimas
        [few] statinė: dar { $hands } dalijimai
       *[other] statinė: dar { $hands } dalijimų
    }
mark-barrel-open = statinėje
mark-strikes = { $count ->
        [one] { $count } nulis
        [few] { $count } nuliai
       *[other] { $count } nulių
    }
mark-concessions = { $count ->
        [one] pasidavė { $count } kartą
        [few] pasidavė { $count } kartus
       *[other] pasidavė { $count } kartų
    }
mark-locked = užraktas
mark-stand-in = žaidžia botas
mark-away = pasitraukė
button-pass = Pasuoti
button-bid = { $value }
button-more = Daugiau…
button-hand = Mano kortos
button-peek = Paskutinis kirtis
button-back = Grįžti į žaidimą
button-bot-moves = Tegul eina botas
button-score = Taškai
button-rules = Taisyklės
button-verify = Sąžininga ✓
button-rematch = Dar kartą
finished-head = Dalijimas { $hand } baigtas
finished-made = { $name }: { $contract } surinkta
finished-down = { $name }: { $contract } nesurinkta
finished-conceded = { $name } pasiduoda su { $contract }
finished-own-made = Tu: { $contract } surinkta
finished-own-down = Tu: { $contract } nesurinkta
finished-own-conceded = Tu pasiduodi su { $contract }
finished-thrown_in = Perdalijama: kortos dalijamos iš naujo
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Tu
finished-points = { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
finished-tricks = { $tricks ->
        [0] be kirčių
        [one] { $tricks } kirtis
        [few] { $tricks } kirčiai
       *[other] { $tricks } kirčių
    }
finished-marriages = { $count ->
        [one] pora { $suits }
       *[other] poros { $suits }
    }
over-won = 🏆 Pergalė! Laimi { $names }
over-own-won = 🏆 Laimėjai!
over-why-declarer = Kas žaidžia, pasiekė { $target }
over-why-declarer-first = Keli pasiekė { $target }: laimi tas, kas žaidžia
over-why-barrel = Pergalė iš statinės: bent { $need } per dalijimą
over-why-most = Keli pasiekė { $target }: laimi didžiausias rezultatas
over-why-reached = { $target } anksčiau už visus
over-why-together = Lygiosios viršuje
over-why-ended = Baigta anksčiau laiko: laimi didžiausias rezultatas
over-totals = Galutiniai taškai
over-hands = Iš viso: { $count ->
        [one] { $count } dalijimas
        [few] { $count } dalijimai
       *[other] { $count } dalijimų
    }
over-rematch = Dar vienas žaidimas tais pačiais? Paspausk, jei žaidi.
