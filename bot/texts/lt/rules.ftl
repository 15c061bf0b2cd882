### Taisyklės žodžiais: kol kas tik tai, ką sako paaiškinimai.
### A draft: no native speaker has read this file yet.

rules-auction-above-120 = { $auction-above_120 ->
        [free] Daugiau nei 120 gali siūlyti kiekvienas.
        [any_marriage] Kad siūlytum daugiau nei 120, reikia poros rankoje.
       *[held_marriages] Negalima siūlyti daugiau nei 120 plius turimos poros.
    }
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Virš { $lock-at } – užraktas: taškai pridedami tik už savą statymą.
            [declarer_with_marriage] Virš { $lock-at } – užraktas: taškai pridedami tik už savą statymą su pora.
           *[marriage_or_sweep] Virš { $lock-at } – užraktas: taškai pridedami tik už porą arba visus kirčius.
        }
       *[no] { $lock-earns ->
            [declarer] Nuo { $lock-at } – užraktas: taškai pridedami tik už savą statymą.
            [declarer_with_marriage] Nuo { $lock-at } – užraktas: taškai pridedami tik už savą statymą su pora.
           *[marriage_or_sweep] Nuo { $lock-at } – užraktas: taškai pridedami tik už porą arba visus kirčius.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] Ties { $barrel-at } sėdama į statinę ir sėdima joje, kiek reikia.
       *[classic] Ties { $barrel-at } sėdama į statinę, dalijimų pergalei: { $barrel-hands }.
    }
