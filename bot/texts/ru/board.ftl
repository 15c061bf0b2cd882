### Стол в группе.

bot-name = Бот { $number }
player-name = Игрок { $number }
bot-for = { $name } (бот)

## Чей ход. Первая фраза на столе.

turn-cut = { $name }: снять колоду или нет?
turn-talon_positions = { $name } выбирает места для прикупа
turn-opening = { $name } открывает торг
turn-opening-at = { $name } открывает торг: { $value }
turn-auction = { $name } торгуется
turn-concession = { $name }: играть или расписать?
turn-choose_talon = { $name } выбирает прикуп
turn-exchange = { $name } разбирает прикуп
turn-contract = { $name } назначает заказ
turn-lead = { $name } заходит
turn-play = { $name } кладёт карту
turn-only-card = { $name }: подходит только одна карта
turn-deal = Сейчас будет следующая раздача
turn-over = Игра окончена
turn-paused = Пауза
turn-closed = Стол закрыт

## Остальное на столе

board-head = Раздача { $hand } · { $preset }
board-golden = Золотой кон: всё считается вдвойне
board-bids = Торг: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } пас
board-bid-look = { $name } смотрит карты
board-talon = Прикуп: { $cards }
board-talon-first = Прикуп (карты того, кто выиграл торг): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } играет на { $value }
board-has = набрано { $points } из { $value }
board-trump-of = козырь { $trump }
board-trump-none = козыря пока нет
board-no-trump = Козыря пока нет
board-trump = Козырь: { $trump }
board-stock = В колоде: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-trick = На столе (взятка { $number }):
board-trick-empty = Взятка { $number }: на столе пока пусто
board-played = { $name } { $card }
board-last-trick = Последняя взятка: { $cards } → { $name }
board-totals = Счёт (эта раздача)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Раздача { $hand }:
board-vote = Голосование: { $kind ->
        [end] закончить игру
        [pause] пауза
        [times] { $what }
       *[resume] играем дальше
    } — { $count } из { $needed }
board-last-call = Месяц здесь никто не ходил. Без хода игра завтра закончится и никому не засчитается.
board-vote-counts = Если лидер не согласится, засчитается нынешний счёт.
board-moved-for = Время вышло: за игрока { $name } ходит бот.
board-lowered = ⬇ Стол теперь ниже в чате.
board-lowered-link = ⬇ <a href="{ $link }">Стол теперь ниже в чате.</a>
board-unreachable = { $name }, не могу написать тебе в личку. Кнопка «Мои карты» под этим сообщением всё равно работает.
board-time-left = На этот ход: ещё примерно { $time }
board-unreachable-start = { $name }: не могу тебе написать. <a href="{ $link }">Открой чат со мной и нажми Start</a> — или играй здесь: «Мои карты».

## Пометки у счёта игрока

mark-dealer = сдаёт
mark-declarer = играет
mark-sits-out = сидит на прикупе
mark-barrel = { $hands ->
        [one] бочка: ещё { $hands } раздача
        [few] бочка: ещё { $hands } раздачи
       *[many] бочка: ещё { $hands } раздач
    }
mark-barrel-open = на бочке
mark-strikes = { $count ->
        [one] { $count } болт
        [few] { $count } болта
       *[many] { $count } болтов
    }
mark-falls = { $count ->
        [one] { $count } слёт с бочки
        [few] { $count } слёта с бочки
       *[many] { $count } слётов с бочки
    }
mark-concessions = { $count ->
        [one] { $count } роспись
        [few] { $count } росписи
       *[many] { $count } росписей
    }
mark-locked = под замком
mark-silent = без права торга
mark-penalty = штраф −{ $points }
mark-blind = втёмную
mark-stand-in = подменяет бот
mark-away = не за столом
mark-comes = играет со следующей раздачи

## Объявления

notice-set-aside = За этим столом что-то сломалось. Стол остановлен, владелец бота уже знает.

## Кнопки

button-pass = Пас
button-bid = { $value }
button-more = Ещё…
button-look = Посмотреть карты
button-hand = Мои карты
button-peek = Последняя взятка
button-peek-first = Первая взятка
button-back = Вернуться в игру
button-bot-moves = Пусть сходит бот
button-take-seat = Сесть на место: { $name }
button-vote-end = Да, закончить
button-vote-pause = Да, пауза
button-vote-resume = Играем дальше
button-vote-times = Да — { $what }
button-score = Счёт
button-rules = Правила
button-verify = Честная раздача ✓
button-rematch = Ещё раз

## Конец раздачи

finished-head = Раздача { $hand } окончена
finished-made = { $name }: заказ { $contract } сыгран
finished-down = { $name }: заказ { $contract } не сыгран
finished-conceded = { $name } расписывает заказ { $contract }
finished-own-made = Ты: заказ { $contract } сыгран
finished-own-down = Ты: заказ { $contract } не сыгран
finished-own-conceded = Ты расписываешь заказ { $contract }
finished-thrown_in = Пересдача: карты сдают заново
finished-annulled = Отменена судьёй: карты сдают заново
finished-no_auction = Каждый считает свои очки
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Ты
finished-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
finished-tricks = { $tricks ->
        [0] без взяток
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
finished-marriages = { $count ->
        [one] марьяж { $suits }
       *[other] марьяжи { $suits }
    }

over-won = 🏆 Победа! Выигрывает { $names }
over-own-won = 🏆 Победа за тобой!
over-won-several = 🏆 Общая победа: { $names }
over-void = Игра окончена досрочно и никому не засчитывается.
over-why-declarer = Играющий набирает { $target }
over-why-declarer-first = { $target } есть у нескольких: побеждает играющий
over-why-barrel = Победа с бочки: не меньше { $need } за раздачу
over-why-most = { $target } есть у нескольких: побеждает больший счёт
over-why-reached = { $target } раньше всех
over-why-together = Равный счёт на первом месте
over-why-ended = Игра окончена досрочно: побеждает больший счёт
over-totals = Итоговый счёт
over-hands = Всего: { $count ->
        [one] { $count } раздача
        [few] { $count } раздачи
       *[many] { $count } раздач
    }
over-rematch = Ещё одна игра тем же составом? Нажми, если играешь.
