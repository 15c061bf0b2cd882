### Приватні карти й нагадування.

hand-head = Твої карти
hand-none = Зараз карт немає.
hand-sits-out = Цю роздачу сидиш на прикупі.
hand-barrel-need = На бочці замовлення, менше за { $need }, не виграє.
hand-bids-opening = Ти сидиш ліворуч від роздавача, тож мусиш відкрити торги: { $value }.
hand-bids-no-marriage = Без мар’яжу на руках тобі можна щонайбільше { $maximum }.
hand-bids-marriages = З { $count ->
        [one] мар’яжем
        [few] мар’яжами
        [many] мар’яжами
       *[other] мар’яжами
    } на руках тобі можна щонайбільше { $maximum }.
hand-bids-blind = Поки не глянеш карти, тобі можна щонайбільше { $maximum }.
hand-bids-barrel = На бочці тобі можна щонайбільше { $maximum }.
hand-bids-ceiling = Більше за { $maximum } не може ніхто.
hand-bids-pass = { $why } Лишається тільки пас.
hand-total = Твій рахунок: { $total } · ця роздача { $points }
hand-void = немає
hand-not-now = «·» перед картою: зараз нею ходити не можна.
hand-your-turn = Твоя черга: { $what }
hand-stood-in = За тебе грає бот. Натисни «Повертаюся в гру», щоб далі грати самостійно.
hand-away = Тебе немає за столом. Натисни «Повертаюся в гру», щоб знову зайняти своє місце.
hand-earlier = Тут були твої карти, але відтоді гра пішла далі. Натисни «Мої карти», щоб побачити теперішні.

## Що треба зробити, після hand-your-turn

ask-cut = вибери, скільки карт зняти, або залиш колоду як є
ask-talon_positions = вибери місця для прикупу
ask-opening = відкрий торги
ask-auction = торгуйся або пасуй
ask-auction-look = глянь карти, торгуйся втемну або пасуй
ask-opening-look = глянь карти або відкривай втемну
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
button-concede = Розписати
button-write_down = Списати −{ $contract }
button-walk_out = Піти за −100
button-play_on = Граю
button-redeal = Перездача
button-marriage = Мар’яж: заходжу { $card } (+{ $value })
button-marriage-plain = Мар’яж: заходжу { $card }
button-four-aces = Чотири тузи: заходжу { $card } (+{ $value })
button-contract-same = { $value } — не підвищую
button-not-sure = Ні, назад
button-switches = ⚙ Налаштування
button-nudges-on = Дзвінок: так
button-nudges-off = Дзвінок: ні
button-auto-on = Авто: так
button-auto-off = Авто: ні
button-sure-concede = Розписати цю роздачу?
button-sure-write_down = Списати −{ $contract } і закінчити роздачу?
button-sure-walk_out = Піти з цієї роздачі за −100?

## Один рядок, щонайбільше 200 знаків

glance-empty = Зараз у тебе немає карт.
glance-not-looked = Твої карти ще закриті.
numbers = Твої варіанти: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, твоя черга: { $what }
