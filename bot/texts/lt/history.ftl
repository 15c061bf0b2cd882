### Kas įvyko: eilutės ant stalo.
### A draft: no native speaker has read this file yet.

history-contract-won = { $seat } laimi varžytuves: { $value }
history-contract-named = { $seat } žaidžia už { $value }
history-marriage = { $seat } skelbia porą { $suit } (+{ $value })
history-took-rest = { $seat } paima likusius kirčius
history-talon = Pirkinys: { $cards }
history-earlier = Anksčiau:
history-present = Šis dalijimas:
history-thrown-in = { $seat } reikalauja perdalyti: { $right ->
        [weak_hand] silpnos kortos
        [nines_dealt] devynakės rankoje
        [poor_talon] silpnas pirkinys
        [talon_nines] devynakės pirkinyje
        [nines_after_exchange] devynakės rankoje
        [weak_after_exchange] silpnos kortos
       *[other] turi teisę
    }
history-all-passed = Visi pasuoja: dalijama iš naujo
history-conceded = { $seat } { $kind ->
        [write_down] nusirašo statymą
        [walk_out] atsisako privalomo žaidimo
       *[concede] pasiduoda
    }
history-conceded-paid =
    { $kind ->
        [write_down] { $seat } nusirašo { $value }: kitiems po { $points }
        [walk_out] { $seat } atsisako privalomų { $value }: kitiems po { $points }
       *[concede] { $seat } pasiduoda su { $value }: kitiems po { $points }
    }
history-hand-made = { $seat }: { $value } surinkta
history-hand-down = { $seat }: { $value } nesurinkta
history-barrel-on = { $seat } sėda į statinę
history-barrel-off = { $seat } išlipa iš statinės
history-barrel-fall = { $seat } iškrenta iš statinės
history-pushed = { $seat }: išstumta iš statinės
history-strike = { $seat } be taškų: nulis { $count }
history-moved-for = Laikas baigėsi: už žaidėją { $seat } eina botas
history-stood-in = Už žaidėją { $seat } dabar žaidžia botas
history-asked-move = { $by } prašo: už žaidėją { $seat } eina botas
history-back = { $seat } vėl žaidžia
history-left = { $seat } pasitraukia, toliau žaidžia botas
history-game-won = { $count ->
        [one] { $winners } laimi žaidimą
       *[other] Bendra pergalė: { $winners }
    }
history-forsaken = Ilgai niekas nėjo
history-ended-void = Žaidimas baigtas ir neįskaitomas
an-admin = administratorius
history-decided-ended = Žaidimą baigia { $who }
history-unrated-here = Du prie stalo šiandien jau žaidė čia reitinguojamą žaidimą: šis reitingo nekeičia
history-people-anew = { $seat } jau čia: po šio dalijimo žaidimas prasidės iš naujo nuo 0
history-people-later = { $seat } žaidžia nuo kito dalijimo, šiam žaidėjui žaidimas neįskaitomas
history-paused-enough = Pertrauka truko penkias minutes: žaidimas tęsiasi
history-phrase = { $seat }: { $phrase }
