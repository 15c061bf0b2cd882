### Карты игрока в личке и напоминание.

hand-head = Твои карты
hand-none = Сейчас карт нет.
hand-sits-out = В этой раздаче ты сидишь на прикупе.
hand-barrel-need = На бочке заказ меньше { $need } не выигрывает.
hand-bids-opening = Ты сидишь слева от сдающего, поэтому тебе нужно открыть торг: { $value }.
hand-bids-no-marriage = Без марьяжа на руках можно заявить не больше { $maximum }.
hand-bids-marriages = С { $count ->
        [one] марьяжем
        [few] марьяжами
        [many] марьяжами
       *[other] марьяжами
    } на руках можно заявить не больше { $maximum }.
hand-bids-blind = Пока карты не открыты, можно заявить не больше { $maximum }.
hand-bids-barrel = На бочке можно заявить не больше { $maximum }.
hand-bids-ceiling = Больше { $maximum } заявить не может никто.
hand-bids-pass = { $why } Остаётся только пас.
hand-total = Твой счёт: { $total } · за эту раздачу { $points }
hand-void = нет
hand-not-now = «·» перед картой: сейчас её класть нельзя.
hand-your-turn = Твой ход: { $what }
hand-stood-in = За тебя играет бот. Нажми «Вернуться в игру», чтобы играть дальше.
hand-away = Тебя нет за столом. Нажми «Вернуться в игру», чтобы снова занять место.
hand-comes-next = На твоём месте уже { $total }. Ты играешь со следующей раздачи. В твою статистику эта игра не войдёт.
hand-gave-up = На твоём месте теперь играет кто-то другой. В статистику это войдёт как брошенная игра.
hand-earlier = Эти карты устарели. Нажми «Мои карты», чтобы увидеть нынешние.

## Что нужно сделать, после hand-your-turn

ask-cut = выбери, сколько карт снять, или оставь колоду как есть
ask-talon_positions = выбери места для прикупа
ask-opening = открой торг
ask-auction = торгуйся или пасуй
ask-auction-look = посмотри карты, торгуйся втёмную или пасуй
ask-opening-look = посмотри карты или открывай втёмную
ask-concession = играй заказ или распиши сразу
ask-choose_talon = выбери прикуп вслепую
ask-exchange = разбери прикуп
ask-give = отдай карту, её получит { $name }
ask-discard = снеси { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
ask-contract = назначь заказ
ask-lead = заходи
ask-play = клади карту

## Кнопки

button-no-cut = Не снимать
button-cut = { $at }
button-talon = Прикуп { $number }
button-positions = Как обычно: { $positions }
button-position = { $position }
button-start-over = Заново
button-concede = Расписать: остальным по +{ $others }
button-concede-fined = Расписать: −{ $cost }, остальным по +{ $others }
button-write_down = Списать −{ $cost }
button-walk_out = Отказаться: −{ $cost }, остальным по +{ $others }
button-play_on = Играю
button-redeal = Пересдача
button-marriage = Марьяж: захожу с { $card } (+{ $value })
button-marriage-plain = Марьяж: захожу с { $card }
button-four-aces = Тузовый: захожу с { $card } (+{ $value })
button-rest = Остальное моё
button-contract-same = { $value } — не поднимать
button-not-sure = Нет, назад
button-switches = ⚙ Настройки
button-nudges-on = Напоминания: да
button-nudges-off = Напоминания: нет
button-auto-on = Автоход: да
button-auto-off = Автоход: нет
button-sure-concede = Точно расписать?
button-sure-write_down = Точно −{ $cost }?
button-sure-walk_out = Точно за −{ $cost }?

## Одна строка, не больше 200 знаков

glance-empty = Сейчас у тебя нет карт.
glance-not-looked = Твои карты ещё закрыты.
numbers = Твои варианты: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }, твой ход: { $what }
