### Patarimai ir apžvalgos mygtukas.
### A draft: no native speaker has read this file yet.

over-hints = Panaudota patarimų: { $count }
button-study = Analizė
button-review = Apžvalga
button-hint = Patarimas
button-take-move-back = Atsiimti ėjimą
nudge-bid = Suskaičiuok, ką tavo kortos tikrai paima: tūzus, dešimtakes prie jų, poras. Ką vidutiniškai duoda pirkinys?
nudge-concession = Kiek taškų trūksta ir iš kur jų gauti? Palygink su pasidavimo kaina.
nudge-exchange = Kurią porą ir kurią ilgą rūšį nori išsaugoti? Atiduoti verta tai, kas mažai paims.
nudge-contract = Suskaičiuok tikrus taškus prieš žadant daugiau.
nudge-marriage = Gali paskelbti porą. Ar koziriu taps ta rūšis, kurios reikia?
nudge-winners = Kurių tavo kortų jau niekas neįveiks? Kas dar turi kozirių?
nudge-trumps = Suskaičiuok kozirius: kiek jų dar neišėjo?
nudge-lead = Kurios rūšies kiti neturi ir kurios kortos negaila?
nudge-follow = Kam atiteks šis kirtis ir kiek jame taškų?
nudge-chance = Čia sprendžia atsitiktinumas: visi variantai lygūs.
hint-again = Paspausk dar kartą – parodysiu ėjimą.
hint-move = Patarimas: { $act }.
