### Приватні карти й нагадування.

hand-head = Твої карти
hand-none = Зараз карт немає.
hand-sits-out = Цю роздачу сидиш на прикупі.
hand-blind = Карти ще закриті. Торгуйся втемну або спершу глянь.
hand-barrel-need = На бочці замовлення, менше за { $need }, не виграє.
hand-total = Твій рахунок: { $total } · ця роздача { $points }
hand-void = –
hand-your-turn = Твоя черга: { $what }
hand-stood-in = За тебе грає бот. Натисни «Повертаюся в гру», щоб далі грати самостійно.
hand-away = Тебе немає за столом. Натисни «Повертаюся в гру», щоб знову зайняти своє місце.

## Що треба зробити, після hand-your-turn

ask-cut = зніми колоду або залиш як є
ask-talon_positions = вибери, звідки брати прикуп
ask-opening = відкрий торги
ask-auction = торгуйся або пасуй
ask-auction-look = глянь карти, торгуйся втемну або пасуй
ask-concession = граєш чи розписуєш?
ask-choose_talon = вибери прикуп наосліп
ask-exchange = обміняй карти
ask-give = віддай карту — її отримає { $name }
ask-discard = знеси { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
ask-contract = назви замовлення
ask-lead = починай взятку
ask-play = клади карту

## Кнопки

button-no-cut = Не знімати
button-cut = Зняти { $at }
button-talon = Прикуп { $number }
button-positions = Як завжди: { $positions }
button-position = { $position }
button-start-over = Спочатку
button-concede = Розписати
button-write_down = Списати −{ $contract }
button-walk_out = Піти за −100
button-play_on = Граю
button-redeal = Перездача
button-marriage = Мар’яж { $suit } з { $card } (+{ $value })
button-marriage-card = { $card } мар’яж
button-marriage-plain = Мар’яж { $suit } з { $card }
button-four-aces = Чотири тузи з { $card } (+{ $value })
button-contract-same = { $value } — не підвищую
button-not-sure = Ні, назад
button-nudges-on = Нагадування: так
button-nudges-off = Нагадування: ні
button-auto-on = Єдина карта: сама
button-auto-off = Єдина карта: вручну
button-sure-concede = Розписати цю роздачу?
button-sure-write_down = Списати −{ $contract } і закінчити роздачу?
button-sure-walk_out = Піти з цієї роздачі за −100?

## Один рядок, щонайбільше 200 знаків

glance-empty = Зараз у тебе немає карт.
glance-not-looked = Твої карти ще закриті.
numbers = На столі: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, твоя черга: { $what }
