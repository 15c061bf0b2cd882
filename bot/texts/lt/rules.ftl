### Taisyklės žodžiais: kol kas tik tai, ką sako paaiškinimai.
### A draft: no native speaker has read this file yet.

rules-auction-above-120 = { $auction-above_120 ->
        [free] Daugiau nei 120 gali siūlyti kiekvienas.
        [any_marriage] Kad siūlytum daugiau nei 120, reikia poros rankoje.
       *[held_marriages] Negalima siūlyti daugiau nei 120 plius turimos poros.
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] Ties { $barrel-at } sėdama į statinę ir sėdima joje, kiek reikia.
       *[classic] Ties { $barrel-at } sėdama į statinę, dalijimų pergalei: { $barrel-hands }.
    }
