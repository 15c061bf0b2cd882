### Раздача дня: раз на дзень адна раздача для ўсіх.

## Старонка

daily-head = Раздача дня · { DATETIME($date, dateStyle: "long") }
daily-same = Ва ўсіх тыя самыя карты супраць тых самых ботаў. Спроба адна, рэйтынг яна не мяняе.
daily-new = Ты яшчэ не гуляеш сёння.
daily-waits = Твае карты чакаюць цябе.
daily-done = Сёння ўжо згуляна.
daily-closed = Сённяшняя спроба скончылася без выніку.
daily-streak = Дзён запар: { $count }
daily-room = Тут лічацца толькі вынікі з гэтага пакоя:
daily-numbers = Вынікаў: { $count } · медыяна { $median } · найлепшы { $best }
daily-numbers-named = Вынікаў: { $count } · медыяна { $median } · найлепшы { $best } ({ $name })
daily-nobody = Вынікаў пакуль няма
daily-differs = Не так, як у тваіх звычайных правілах ({ $preset }): { $changes }
daily-place = Месца { $place } з { $count }
daily-place-better = Месца { $place } з { $count } · лепш, чым { $share } са 100
daily-place-guest = Вынікі гасцей не лічацца. Твой быў бы на месцы { $place } (вынікаў: { $count }).
daily-own = Твой вынік: { $points }
daily-chosen = Замовы: як часта і сярэдні вынік
daily-defended = гуляў бот
daily-bots = Складаны бот набраў з гэтымі картамі { $points }.
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-untitled = Група
daily-next = Наступная раздача { $time }: { $preset }
daily-yesterday = <b>Учора</b> · { $preset }

## У групах

daily-share = Раздача дня { $date } · { $preset }
share-day = Згуляй і ты: { $link }
inline-day = Мая раздача дня
daily-in-private = Ва ўсіх тыя самыя карты. Гуляй у нашым прыватным чаце: шлях пакажа /daily. Напішы /daily і тут, і твой вынік трапіць у табліцу гэтай групы.
daily-finished = Сёння згулялі: { $names }
daily-before = <b>Учора</b>
daily-line = Раздача дня: { $preset }. Тыя самыя карты для ўсіх — напішы /daily у нашым прыватным чаце.
daily-line-best = Найлепшы вынік учора тут: { $name }, { $points }.
daily-line-all = Згулялі ўсе, хто гуляе часта: { $names }

## Пасля

daily-best = { $date }: найлепшы вынік карта за картай · { $name } { $points }
button-daily-play = Гуляць
button-daily-go-on = Далей
button-daily-best-line = Найлепшы вынік
button-daily-today = Сёння
button-daily-yesterday = Учора
history-day-over = Дзень скончыўся: раздача закрыта
