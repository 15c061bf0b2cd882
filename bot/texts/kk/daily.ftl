### Күн таратуы: күніне бір рет бәріне ортақ тарату.

## Бет

daily-head = Күн таратуы · { DATETIME($date, dateStyle: "long") }
daily-same = Бәріне бірдей карта, боттар да бірдей. Бір-ақ рет ойналады, рейтингті өзгертпейді.
daily-new = Сен бүгін әлі ойнаған жоқсың.
daily-waits = Карталарың сені күтіп тұр.
daily-done = Бүгін ойнап қойдың.
daily-closed = Бүгінгі ойын нәтижесіз аяқталды.
daily-streak = Қатарынан күн: { $count }
daily-room = Мұнда тек осы бөлменің нәтижелері есептеледі:
daily-numbers = Нәтиже: { $count } · медиана { $median } · ең жақсысы { $best }
daily-numbers-named = Нәтиже: { $count } · медиана { $median } · ең жақсысы { $best } ({ $name })
daily-nobody = Нәтиже әлі жоқ
daily-differs = Әдеттегі ережеңнен өзгесі ({ $preset }): { $changes }
daily-place = { $count } нәтиженің ішінде { $place }-орын
daily-place-better = { $count } нәтиженің ішінде { $place }-орын · 100-дің { $share } нәтижесінен жақсы
daily-place-guest = Қонақтардың нәтижесі есептелмейді. Сенікі { $place }-орында болар еді (нәтиже: { $count }).
daily-own = Сенің нәтижең: { $points }
daily-chosen = Тапсырыстар: қаншалықты жиі және орташа нәтиже
daily-defended = бот ойнады
daily-bots = Қиын бот осы карталармен { $points } жинады.
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-untitled = Топ
daily-next = Келесі тарату { $time }: { $preset }
daily-yesterday = <b>Кеше</b> · { $preset }

## Топтарда

daily-share = Күн таратуы { $date } · { $preset }
share-day = Сен де ойна: { $link }
inline-day = Менің күн таратуым
daily-in-private = Бәріне бірдей карта. Жеке чатымызда ойна: жолын /daily көрсетеді. Мұнда да /daily деп жаз, сонда нәтижең осы топтың кестесіне түседі.
daily-finished = Бүгін ойнағандар: { $names }
daily-before = <b>Кеше</b>
daily-line = Күн таратуы: { $preset }. Бәріне бірдей карта — жеке чатымызда /daily деп жаз.
daily-line-best = Кеше мұнда ең жақсысы: { $name }, { $points }.
daily-line-all = Жиі ойнайтындардың бәрі ойнады: { $names }

## Кейін

daily-best = { $date }: ең жақсы нәтиже, карта сайын · { $name } { $points }
button-daily-play = Ойнау
button-daily-go-on = Жалғастыру
button-daily-best-line = Ең жақсы нәтиже
button-daily-today = Бүгін
button-daily-yesterday = Кеше
history-day-over = Күн аяқталды: тарату жабық
