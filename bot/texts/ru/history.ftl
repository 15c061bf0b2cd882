### События в истории стола. Имена, карты и масти приходят уже готовыми.

history-contract-won = { $seat } выигрывает торг: { $value }
history-contract-named = { $seat } играет на { $value }
history-marriage = { $seat } объявляет марьяж { $suit } (+{ $value })
history-four-aces = { $seat } объявляет тузовый марьяж (+{ $value })
history-took-rest = { $seat } забирает остальные взятки
history-unrated = Двое за столом сегодня уже сыграли друг с другом пять игр на рейтинг: эта рейтинг не меняет
history-talon = Прикуп: { $cards }
history-earlier = Раньше:
history-present = Эта раздача:
history-thrown-in = { $seat } требует пересдачи: { $right ->
        [weak_hand] слабые карты
        [nines_dealt] девятки на руках
        [poor_talon] слабый прикуп
        [talon_nines] девятки в прикупе
        [nines_after_exchange] девятки на руках
        [weak_after_exchange] слабые карты
       *[other] есть право
    }
history-all-passed = Все пасуют: новая раздача
history-bottom-jack = Внизу колоды валет: карты сдают заново
history-conceded = { $seat } { $kind ->
        [write_down] списывает заказ
        [walk_out] отказывается от обязательной заявки
       *[concede] расписывает
    }
history-conceded-paid =
    { $seat } { $kind ->
        [write_down] списывает { $value }
        [walk_out] отказывается от обязательной заявки { $value }
       *[concede] расписывает { $value }
    }: остальным по { $points }
history-hand-made = { $seat }: заказ { $value } сыгран
history-hand-down = { $seat }: заказ { $value } не сыгран
history-hand-no-auction = Раздача посчитана
history-barrel-on = { $seat } садится на бочку
history-barrel-off = { $seat } слезает с бочки
history-barrel-fall = { $seat } слетает с бочки
history-pushed = { $seat }: столкнули с бочки
history-strike = { $seat } без очков: болт { $count }
history-dealer-penalty = { $seat } теряет 120 как сдающий
history-penalty = { $seat } теряет { $points }, штраф судьи: { $reason }
history-annulled = Судья отменяет раздачу: { $reason }
history-reset = { $seat }: самосвал, счёт снова 0
history-moved-for = Время вышло: за игрока { $seat } ходит бот
history-stood-in = За игрока { $seat } теперь играет бот
history-asked-move = { $by } просит: за игрока { $seat } ходит бот
history-back = { $seat } снова в игре
history-left = { $seat } выходит, дальше играет бот
history-took-seat = { $seat } садится на место игрока { $name } и играет со следующей раздачи
history-took-bot-seat = { $seat } садится вместо бота и играет со следующей раздачи
history-golden-again = { $reset ->
        [yes] Никто не сыграл заказ: ещё один золотой кон, и все начинают с 0
       *[no] Никто не сыграл заказ: ещё один золотой кон
    }
history-extra-hand = У лидеров поровну: решает ещё одна раздача
history-game-won = { $count ->
        [one] { $winners } выигрывает игру
       *[many] Общая победа: { $winners }
    }
history-ended-counted = Игра окончена, счёт засчитан: { $winners }
history-forsaken = Долго никто не ходил
history-ended-void = Игра окончена: никому не засчитывается

# What one person has decided for all.

an-admin = администратор
history-decided-ended = Игру завершает { $who }
history-decided-paused = Игру приостанавливает { $who }
history-decided-resumed = Игру возобновляет { $who }
history-decided-rules-kept = Правила для следующих столов чата сохраняет { $who }
history-decided-set = { $who } настраивает: { $what }
history-voted-set = По итогам голосования: { $what }
history-decided-kicked = { $who } убирает игрока { $name } из-за стола
history-decided-let-in = { $who } впускает игрока { $name }
history-decided-turned-away = { $who } не впускает игрока { $name }
history-decided-language = Язык стола выбирает { $who }
history-unrated-here = Двое за столом сегодня уже сыграли здесь игру на рейтинг: эта рейтинг не меняет
history-people-anew = { $seat } за столом: после этой раздачи игра начнётся заново с 0
history-people-later = { $seat } играет со следующей раздачи, этому игроку игра не засчитается
history-paused-enough = Пауза длилась пять минут: игра продолжается
history-phrase = { $seat }: { $phrase }
