button-people = Žaisti su žmonėmis
people-how = Sėdi prie stalo su kitais, kurie ieško žaidimo. Po 20 sekundžių laisvas vietas užima botai, o kas ateina vėliau, sėda vietoj boto. Čia tave pažįsta tik vardu, kurį pasirinksi.
people-wait = Lauki žaidimo: { $preset }. Jis prasidės ne vėliau kaip po 20 sekundžių.
people-found = Jau žaidi: { $preset }. Stalas žemiau.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] dar niekas nelaukia
        [few] kažkas laukia
       *[many] laukia: { $count }
    }
people-playing = { $many ->
        [none] niekas nežaidžia
        [few] kažkas žaidžia
       *[many] žaidžia: { $count }
    }
people-name = Nepažįstami tave mato taip: { $name }
button-people-quit = Nebelaukti
button-people-game = ▶ Grįžti į savo žaidimą
button-people-tick = Parašyti, kai kas nors laukia
button-people-name = Vardas ir veidas
button-people-tables = Atviri stalai
people-name-ask = Kaip tave vadins nepažįstami? Paspausk vardą ar veidą arba parašyk /play name ir savo vardą. Daugiau jie nieko nemato.
call-people = Kažkas žaidžia su botais ir laukia žmonių: { $preset }.
people-table = { $number }. { $preset }: vietos { $seated } iš { $most } · dalijimas { $hand } · { $totals } · reitingas { $ratings }
people-no-tables = Prie atvirų stalų dabar nėra vietų.
button-people-sit = Sėsti
button-people-watch = Žiūrėti
people-head = <i>Žaisti su žmonėmis · 30 sekundžių ėjimui ir dvi minutės atsargai</i>
board-reserve = { $name }: eina atsarga, daugiausia { $time }
people-guests = <i>Be reitingo: žaidžia svečias.</i>
button-people-menu = 💬 Pasakyti, nutildyti, pranešti
people-offer = { $count ->
        [1] Dar kažkas žaidžia vienas su botais. Jei abu paspausite, žaisite kartu.
       *[other] Prie kito stalo žaidžia { $count } žmonės ir yra laisva vieta. Gali persėsti.
    } Šis žaidimas tada baigsis ir nebus įskaitytas.
people-offer-agreed = Persėsi, kai tik paspaus ir kitas žaidėjas.
people-offer-all = Prie kitų stalų yra vietų: jei paspausite visi, persėsite ten, galbūt atskirai. Šis žaidimas tada baigsis ir nebus įskaitytas. Paspaudė: { $agreed } iš { $people }.
people-menu = Pasakyk tai prie stalo arba pasirink, ką daryti su žaidėju. Niekas nesužinos, kad jį nutildai, jo vengi ar apie jį praneši.
people-alone = Prie stalo tik tu ir botai. Kas ateis, sės vietoj boto. Gali ir persėsti pas kitus, kai jų bus: šis žaidimas tada baigsis ir nebus įskaitytas.
phrase-1 = Labas!
phrase-2 = Sėkmės!
phrase-3 = Puikiai sužaista!
phrase-4 = Ačiū!
phrase-5 = Oi!
phrase-6 = Minutėlę
phrase-7 = Trūko nedaug!
phrase-8 = Iki, buvo smagu!
button-people-mute = Nutildyti: { $name }
button-people-hear = Vėl girdėti: { $name }
button-people-not-again = Niekada daugiau: { $name }
button-people-report = Pranešti: { $name }
people-report = Kas negerai: { $name }? Tai perskaitys operatorius.
report-name = Vardas
report-stalling = Tempia laiką
report-together = Du žaidžia išvien
report-leaving = Gadina žaidimą
button-people-move = Persėsti pas žmones
button-people-stay = Vis dėlto likti
people-next = Kitas žaidimas prasidės po 15 sekundžių su tais, kurie lieka.
button-people-ready = Dar kartą su šiais
button-people-whole = Žaisti toliau iki 1000
button-people-out = Išeiti
