### Приватні карти й нагадування.

hand-head = Твої карти
hand-none = Зараз карт немає.
hand-sits-out = Цю роздачу ти сидиш на прикупі.
hand-barrel-need = На бочці із замовленням, меншим за { $need }, не виграти.
hand-bids-opening = Ти сидиш ліворуч від роздавача, тож мусиш відкрити торги: { $value }.
hand-bids-no-marriage = Без мар’яжу на руках тобі можна заявити щонайбільше { $maximum }.
hand-bids-marriages =
    { $count ->
        [one] З мар’яжем на руках тобі можна заявити щонайбільше { $maximum }.
       *[other] З мар’яжами на руках тобі можна заявити щонайбільше { $maximum }.
    }
hand-bids-blind = Поки не глянеш у карти, тобі можна заявити щонайбільше { $maximum }.
hand-bids-barrel = На бочці тобі можна заявити щонайбільше { $maximum }.
hand-bids-ceiling = Більше за { $maximum } не може заявити ніхто.
hand-bids-pass = { $why } Лишається тільки пас.
hand-total = Твій рахунок: { $total } · ця роздача { $points }
hand-void = немає
hand-not-now = «·» перед картою: зараз нею ходити не можна.
hand-your-turn = Твій хід: { $what }
hand-stood-in = За тебе грає бот. Натисни «Повертаюся в гру», щоб далі грати самостійно.
hand-away = Тебе немає за столом. Натисни «Повертаюся в гру», щоб знову зайняти своє місце.
hand-comes-next = На твоєму місці вже { $total }. Ти граєш з наступної роздачі. До твоєї статистики ця гра не ввійде.
hand-gave-up = На твоєму місці тепер грає хтось інший. У статистиці це для тебе покинута гра.
hand-earlier = Ці карти застаріли: гра пішла далі. Натисни «Мої карти», щоб побачити теперішні.

## Що треба зробити, після hand-your-turn

ask-cut = вибери, скільки карт зняти, або залиш колоду як є
ask-talon_positions = вибери місця для прикупу
ask-opening = відкрий торги
ask-auction = торгуйся або пасуй
ask-auction-look = глянь у карти, торгуйся втемну або пасуй
ask-opening-look = глянь у карти або відкривай втемну
ask-concession = граєш чи розписуєш?
ask-choose_talon = вибери прикуп наосліп
ask-exchange = обміняй карти
ask-give = вибери карту — її отримає { $name }
ask-discard = знеси { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
ask-contract = назви замовлення
ask-lead = заходь
ask-play = клади карту

## Кнопки

button-no-cut = Не знімати
button-cut = { $at }
button-talon = Прикуп { $number }
button-positions = Як завжди: { $positions }
button-position = { $position }
button-start-over = Спочатку
button-concede = Розписати: іншим по +{ $others }
button-concede-fined = Розписати: −{ $cost }, іншим по +{ $others }
button-write_down = Списати −{ $cost }
button-walk_out = Відмовитися: −{ $cost }, іншим по +{ $others }
button-play_on = Граю
button-redeal = Перездача
button-marriage = Мар’яж: заходжу з { $card } (+{ $value })
button-marriage-plain = Мар’яж: заходжу з { $card }
button-four-aces = Чотири тузи: заходжу з { $card } (+{ $value })
button-rest = Решта моя
button-contract-same = { $value } — не підвищую
button-not-sure = Ні, назад
button-switches = ⚙ Налаштування
button-nudges-on = Нагадування: так
button-nudges-off = Нагадування: ні
button-auto-on = Автохід: так
button-auto-off = Автохід: ні
button-sure-concede = Точно розписати?
button-sure-write_down = Точно −{ $cost }?
button-sure-walk_out = Точно за −{ $cost }?

## Один рядок, щонайбільше 200 знаків

glance-empty = Зараз у тебе немає карт.
glance-not-looked = Твої карти ще закриті.
numbers = Твої варіанти: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, твій хід: { $what }
