### Dienos dalijimas: kartą per dieną tas pats dalijimas visiems.

## Puslapis

daily-head = Dienos dalijimas · { DATETIME($date, dateStyle: "long") }
daily-same = Visi gauna tas pačias kortas prieš tuos pačius botus. Bandymas vienas, reitingo jis nekeičia.
daily-new = Šiandien dar nežaidei.
daily-waits = Tavo kortos tavęs laukia.
daily-done = Šiandien jau žaidei.
daily-closed = Šiandienos bandymas baigėsi be rezultato.
daily-streak = Dienų iš eilės: { $count }
daily-room = Čia skaičiuojami tik šio kambario rezultatai:
daily-numbers = Rezultatų: { $count } · mediana { $median } · geriausias { $best }
daily-numbers-named = Rezultatų: { $count } · mediana { $median } · geriausias { $best } ({ $name })
daily-nobody = Rezultatų dar nėra
daily-differs = Kitaip nei įprastose tavo taisyklėse ({ $preset }): { $changes }
daily-place = Vieta { $place } iš { $count }
daily-place-better = Vieta { $place } iš { $count } · geriau už { $share } iš 100
daily-place-guest = Svečių rezultatai neskaičiuojami. Tavo vieta būtų { $place } (rezultatų: { $count }).
daily-own = Tavo rezultatas: { $points }
daily-chosen = Pažadėtos sumos: kaip dažnai ir vidutinis rezultatas
daily-defended = žaidė botas
daily-bots = Sunkus botas su šiomis kortomis surinko { $points }.
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-untitled = Grupė
daily-next = Kitas dalijimas { $time }: { $preset }
daily-yesterday = <b>Vakar</b> · { $preset }

## Grupėse

daily-share = Dienos dalijimas { $date } · { $preset }
share-day = Sužaisk ir tu: { $link }
inline-day = Mano dienos dalijimas
daily-in-private = Visi gauna tas pačias kortas. Žaisk mūsų asmeniniame pokalbyje: kelią parodys /daily. Parašyk /daily ir čia, ir tavo rezultatas pateks į šios grupės lentelę.
daily-finished = Šiandien žaidė: { $names }
daily-before = <b>Vakar</b>
daily-line = Dienos dalijimas: { $preset }. Visiems tos pačios kortos – parašyk /daily mūsų asmeniniame pokalbyje.
daily-line-best = Vakar čia geriausiai sekėsi: { $name }, { $points }.
daily-line-all = Žaidė visi, kas žaidžia dažnai: { $names }

## Paskui

daily-best = { $date }: geriausias rezultatas, korta po kortos · { $name } { $points }
button-daily-play = Žaisti
button-daily-go-on = Tęsti
button-daily-best-line = Geriausias
button-daily-today = Šiandien
button-daily-yesterday = Vakar
history-day-over = Diena baigėsi: dalijimas uždarytas
