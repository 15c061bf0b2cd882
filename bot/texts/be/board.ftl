### Стол у групе.
### A draft: no native speaker has read this file yet.

bot-name = Бот { $number }
player-name = Гулец { $number }
bot-for = { $name } (бот)
turn-opening = { $name } адкрывае таргі
turn-opening-at = { $name } мусіць адкрыць таргі: { $value }
turn-auction = { $name } таргуецца
turn-concession = { $name }: гуляць ці распісаць?
turn-exchange = { $name } разбірае прыкуп
turn-contract = { $name } называе замову
turn-lead = { $name } заходзіць
turn-play = { $name } кладзе карту
turn-only-card = { $name }: падыходзіць толькі адна карта
turn-deal = Зараз будзе наступная раздача
turn-over = Гульня скончана
turn-paused = Паўза
turn-closed = Стол закрыты
board-head = Раздача { $hand } · { $preset }
board-bids = Таргі: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } пас
board-talon = Прыкуп: { $cards }
board-talon-first = Прыкуп (карты таго, хто выйграў таргі): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } гуляе на { $value }
board-has = набрана { $points } / { $value }
board-trump-of = козыр { $trump }
board-trump-none = козыра пакуль няма
board-trump = Козыр: { $trump }
board-trick = На стале (узятка { $number }):
board-trick-empty = Узятка { $number }: на стале пакуль пуста
board-played = { $name } { $card }
board-last-trick = Апошняя ўзятка: { $cards } → { $name }
board-totals = Лік (гэтая раздача)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Раздача { $hand }:
board-moved-for = Час выйшаў: за гульца { $name } ходзіць бот.
board-lowered = ⬇ Стол цяпер ніжэй у чаце.
board-lowered-link = ⬇ <a href="{ $link }">Стол цяпер ніжэй у чаце.</a>
board-unreachable = { $name }: не магу напісаць табе ў прыватны чат. Кнопка «Мае карты» ўнізе ўсё роўна працуе.
board-unreachable-start = { $name }: не магу напісаць табе ў прыватны чат. <a href="{ $link }">Адкрый яго, разблакуй мяне і націсні «Старт»</a>. Можна гуляць і адсюль: кнопка «Мае карты» пакажа толькі табе, пад якім нумарам якая карта.
board-time-left = На гэты ход: яшчэ прыкладна { $time }
mark-dealer = раздае
mark-declarer = гуляе
mark-sits-out = на прыкупе
mark-barrel = { $hands ->
        [one] бочка: яшчэ { $hands } раздача
        [few] бочка: яшчэ { $hands } раздачы
       *[many] бочка: яшчэ { $hands } раздач
    }
mark-barrel-open = на бочцы
mark-strikes = { $count ->
        [one] { $count } болт
        [few] { $count } балты
       *[many] { $count } балтоў
    }
mark-concessions = { $count ->
        [one] { $count } роспіс
        [few] { $count } роспісы
       *[many] { $count } роспісаў
    }
mark-locked = пад замком
mark-stand-in = замест гульца бот
mark-away = не за сталом
button-pass = Пас
button-bid = { $value }
button-more = Яшчэ…
button-hand = Мае карты
button-peek = Апошняя ўзятка
button-back = Вярнуцца ў гульню
button-bot-moves = Хай сходзіць бот
button-score = Лік
button-rules = Правілы
button-verify = Сумленная раздача ✓
button-rematch = Яшчэ раз
finished-head = Раздача { $hand } скончана
finished-made = { $name }: замова { $contract } згуляна
finished-down = { $name }: замова { $contract } не згуляна
finished-conceded = { $name } распісвае замову { $contract }
finished-own-made = Ты: замова { $contract } згуляна
finished-own-down = Ты: замова { $contract } не згуляна
finished-own-conceded = Ты распісваеш замову { $contract }
finished-thrown_in = Пераздача: карты раздаюць нанова
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Ты
finished-points = { $points ->
        [one] { $points } ачко
        [few] { $points } ачкі
       *[many] { $points } ачкоў
    }
finished-tricks = { $tricks ->
        [0] без узятак
        [one] { $tricks } узятка
        [few] { $tricks } узяткі
       *[many] { $tricks } узятак
    }
finished-marriages = { $count ->
        [one] мар’яж { $suits }
       *[other] мар’яжы { $suits }
    }
over-won = 🏆 Перамога! Выйграе { $names }
over-own-won = 🏆 Перамога твая!
over-why-declarer = Той, хто гуляе, набірае { $target }
over-why-declarer-first = { $target } ёсць у некалькіх: перамагае той, хто гуляе
over-why-barrel = Перамога з бочкі: не менш за { $need } за раздачу
over-why-most = { $target } ёсць у некалькіх: перамагае большы лік
over-why-reached = { $target } раней за ўсіх
over-why-together = Роўны лік на першым месцы
over-why-ended = Гульня скончана датэрмінова: перамагае большы лік
over-totals = Канчатковы лік
over-hands = Усяго: { $count ->
        [one] { $count } раздача
        [few] { $count } раздачы
       *[many] { $count } раздач
    }
over-rematch = Яшчэ адна гульня тым жа складам? Націсні, калі гуляеш.
