### Kodėl ne. Tada tai, kas padaryta.
### A draft: no native speaker has read this file yet.

refusal-not-your-turn = Dabar ne tavo eilė: eina { $name }.
refusal-stale-button = Šis mygtukas liko iš ankstesnio ėjimo. Veikiantys mygtukai – po naujausia žinute.
refusal-own-turn = Dabar tavo ėjimas. Šis mygtukas skirtas kitiems.
refusal-not-seated = Tu nesėdi prie šio stalo.
refusal-not-in-lobby = Žaidimas jau prasidėjo: to nebepakeisi.
refusal-no-game-yet = Žaidimas dar neprasidėjo.
refusal-lobby-full = Visos vietos užimtos.
refusal-seats-taken = Žaidimas jau vyksta, ir visos vietos užimtos.
refusal-seat-taken = Ši vieta jau užimta: kažkas suspėjo pirmas.
refusal-already-seated = Tu jau turi vietą prie šio stalo.
refusal-already-playing-here = Šiame pokalbyje jau yra stalas: { $code }. Pabaikite jį žaisti arba užbaikite su /endgame.
refusal-no-table-here = Šiame pokalbyje stalo nėra. Atidaryk su /newgame.
refusal-no-such-table = Stalo su kodu { $code } nėra.
refusal-keep-gone = Ši nuoroda jau panaudota, arba dešimt minučių praėjo.
refusal-unknown-command = Komandos /{ $command } nežinau. Visos komandos: /help.
refusal-unknown-preset = { $suggestion ->
        [none] Varianto „{ $typed }“ nėra. Visi variantai – po mygtuku „Nustatymai“ prie atidaryto stalo.
       *[other] Varianto „{ $typed }“ nėra. Gal „{ $suggestion }“?
    }
refusal-not-the-opener = Tai gali tik stalo šeimininkas arba grupės administratorius.
refusal-needs-admin = Tai gali tik grupės administratorius.
refusal-seat-count = Pagal šias taisykles žaidėjų reikia { $allowed }, o prie stalo { $seated ->
        [one] { $seated } žmogus.
        [few] { $seated } žmonės.
       *[other] { $seated } žmonių.
    }
refusal-nothing-to-peek = Dabar nėra kirčio, kurį taisyklės leistų pasižiūrėti.
refusal-group-only = Tai veikia grupėje. Pridėk mane prie grupės ir bandyk ten.
refusal-private-only = Tai veikia asmeniniame pokalbyje su manimi.
refusal-paused = Žaidimas sustabdytas. Tęsti: /resume.
refusal-game-over = Šis žaidimas baigtas. Naują stalą atidaro /newgame.
refusal-game-not-over = Šis žaidimas dar vyksta.
refusal-anonymous = Nematau, kas esi. Tam parašyk savo vardu.
refusal-try-again = Nepavyko. Spausk dar kartą.
refusal-not-yet-safe = Priimta, tuoj pasirodys: dar kartą spausti nereikia.
refusal-unknown-button = Šio mygtuko nebepažįstu. Nauji – su /hand ir /newgame.
refusal-no-hand = Dabar kortos neišdalytos.
refusal-number = Šis numeris pasenęs. Mygtukas „Mano kortos“ parodys, kur kuri korta.
refusal-no-bot-here = Prie šio stalo botų nėra.
refusal-unknown-language = Šia kalba dar nekalbu. Kalbos: { $languages }.
refusal-bad-level = Tokio lygio nėra. Lygiai: { $levels }.
refusal-bad-code = Tai ne stalo kodas. Kodas atrodo taip: K7QX2M.
refusal-not-a-member = Nematau, ar esi pokalbyje „{ $place }“. Parašyk ten /join ir vieta vėl tavo.
refusal-call-not-there = Nematau, ar esi „{ $place }“ pokalbyje, todėl ten niekam nerašau.
refusal-too-often = Per daug iš karto. Palauk { $seconds } s.
refusal-edited-too-late = Ši žinutė jau buvo komanda, todėl jos pakeitimas negalioja. Parašyk naują.
refusal-no-room = Dabar nėra vietos dar vienam žaidimui. Pradėti žaidimai tęsiasi; bandyk vėliau.
refusal-nobody-asks = Į tai jau atsakyta.
refusal-sent-away = Nuo šio stalo tave pašalino, todėl vėl prie jo sėsti negali.
refusal-too-fast = { $name }, per daug iš karto. Atsakau į pirmuosius; prašau, truputį palauk.
refusal-hint-not-here = Patarimai būna tik treniruotėse, kur žaidi prieš vienus botus.
refusal-hint-not-now = Dabar ne tavo eilė: spręsti nėra ko.
refusal-take-back-not-here = Šiame dalijime nėra ko atsiimti. Tai galima tik treniruotėse, kur žaidi prieš vienus botus.
done-keep-yours = Jau tavo: viską rodo /stats.
done-joined = Tavo vieta – prie stalo pokalbyje „{ $place }“. Gero žaidimo!
done-asked-to-join = Jei toks stalas yra, jo žmonių jau klausiama. Jei esi toje grupėje, greičiau spausti ten „Sėsti“.
done-left = Tu nebe prie stalo.
done-left-by = { $who } palieka stalą.
done-left-game = Tu nebe prie stalo: toliau už tave žaidžia botas. Mygtukas „Grįžti į žaidimą“ ant stalo grąžins tau vietą.
done-left-game-by = { $who } pasitraukia, toliau žaidžia botas. Mygtukas „Grįžti į žaidimą“ ant stalo grąžins vietą.
done-back = Smagu, kad grįžai! Toliau vėl žaidi tu.
done-bot-added = Prie stalo sėda { $name }.
done-language-set = Dabar kalbu lietuviškai. Vertimas dar nebaigtas: kartais bus ir angliškai.
done-nudges-on = Priminimai įjungti: pasakysiu, kai tavęs jau seniai laukia.
done-nudges-off = Priminimai išjungti.
done-auto-on = Įjungta: kai tinka tik viena korta, padėsiu ją už tave.
done-auto-off = Išjungta: kiekvieną kortą dedi tik tu.
done-taken-back-first = Ėjimas atsiimtas. Bandyk, kiek nori: šis žaidimas nebeįskaitomas į statistiką, reitingą ir botų kopėčias.
done-taken-back = Ėjimas atsiimtas.
done-tips-off = Paaiškinimų daugiau nebus. Grąžinti juos gali mygtuku „Kaip žaisti“ puslapyje.
done-tips-on = Paaiškinimai vėl įjungti: kiekvienas pasirodys du kartus.
done-ended = Žaidimas baigtas.
done-closed = Stalas uždarytas.
done-opened = Stalas atidarytas. Kad žaistum, spausk „Sėsti“.
done-start-waits = { $name }: dar reikia atidaryti asmeninį pokalbį su manimi. Žaidimas prasidės iškart po to, vėliausiai po { $seconds } s.
done-again = Tu žaidi dar kartą. Pradėsime, kai visi patvirtins.
done-started = Žaidimas prasideda.
done-hand-sent = Tavo kortos – asmeniniame pokalbyje su manimi.
done-open-private-chat = Pirma atidaryk asmeninį pokalbį su manimi: ten gausi kortas.
done-opened-start-me = Stalas atidarytas. Dabar atidaryk asmeninį pokalbį su manimi, kad galėčiau tau dalyti kortas.
done-set = { $what }.
done-move-kept = Priimta. Korta bus padėta po akimirkos, kaip ir visos tavo kortos: taip niekas nesužinos, ar ji buvo vienintelė galima.

## Kai pokalbis nepriima žinučių, paveikslėlių ar failų

no-pictures-here = Stalas čia be paveikslėlių, nes šioje grupėje negaliu siųsti nuotraukų. Administratorius gali tai leisti.
no-files-here = Čia negaliu siųsti failų. Parašyk tą pačią komandą man asmeniškai.
answer-in-private = Pokalbyje „{ $chat }“ rašyti negaliu, todėl atsakau čia:
not-taken = Atsakymo parodyti nepavyko. Bandyk dar kartą.
done-unseen = Priimta. Bet dabar čia rašyti negaliu, todėl stalas čia nesikeičia. Administratorius gali tai leisti.
unshown =
    { $why ->
        [closed] ⚠️ Pokalbyje „{ $chat }“ tema uždaryta, todėl ten rašyti negaliu. Administratorius gali ją atidaryti.
        [gone] ⚠️ Pokalbio „{ $chat }“ nebėra arba manęs ten nebėra. Ten niekas nemato, kas vyksta.
        [contents] ⚠️ „{ $chat }“ nepriėmė mano žinutės. Vėliau bandysiu dar kartą.
       *[rights] ⚠️ Pokalbyje „{ $chat }“ rašyti nebegaliu, todėl ten niekas nemato, kas vyksta. Administratorius gali tai leisti.
    }
refusal-people-off = Čia su nepažįstamais nežaidžiama. Vien /play pradeda žaidimą su botais.
refusal-opentables-typed = /opentables on įleidžia nepažįstamus prie čionykščių stalų visiems, /opentables off nebeįleidžia.
refusal-people-fixed = Prie šio stalo niekas nevadovauja: taisyklės ir laikas nustatyti, o vietas duoda „Žaisti su žmonėmis“.
refusal-people-full = Laukia per daug žmonių. Pabandyk po minutės.
refusal-people-barred = Operatorius tavęs neleidžia prie šių stalų. Tai baigsis { $time }.
refusal-people-left = Šiandien palikti jau du žaidimai, tad kitas turi palaukti. Jis gali prasidėti { $time }.
refusal-people-name-refused = Operatorius prašo kito vardo: /play name ir naujas vardas.
refusal-people-bad-name = Tai čia netinka vardui. Reikia raidės ar skaitmens, o boto vardas užimtas.
refusal-people-unnamed = Pirma pasirink vardą nepažįstamiems: /play name ir vardas.
refusal-people-not-here = Tu nesėdi prie šio stalo.
refusal-people-of-group = Tai mato tik tos grupės žmonės.
refusal-people-no-seats = Prie kitų stalų visiems jums vietų neužteks.
refusal-people-begun = Kitas žaidimas jau prasidėjo.
done-people-quit = Tu nebelauki.
done-opentables-on = Nuo šiol nepažįstami ras čionykščius stalus su join=anyone. Kas jūs ir kokia tai grupė, jie nesužinos.
done-opentables-off = Nepažįstami neberanda šios grupės stalų.
done-people-seated = Turi vietą. Kiti mato tik tavo vardą nepažįstamiems.
done-people-muted = Nebematai, ką sako { $name }.
done-people-heard = Vėl matai, ką sako { $name }.
done-people-reported = Ačiū. Operatorius perskaitys pranešimą: { $name }.
done-people-told = Pasakyta.
done-people-moves = Persėsi, kai kiti turės vietą. Iki tol žaidi čia.
done-people-stays = Lieki čia.
done-people-ready = Lieki. Kitas žaidimas prasidės iškart, jei paspaus visi.
done-people-whole = Jei paspaus visi, žaisite toliau su šiais taškais.
