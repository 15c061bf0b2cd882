### Події в історії столу. Імена, карти й масті приходять готовими до читання.

history-contract-won = { $seat } виграє торги: { $value }
history-contract-named = { $seat } грає на { $value }
history-marriage = { $seat } оголошує мар’яж { $suit } (+{ $value })
history-four-aces = { $seat } показує чотири тузи (+{ $value })
history-took-rest = { $seat } забирає решту взяток
history-unrated = Двоє за столом сьогодні вже зіграли між собою п’ять рейтингових ігор: ця рейтингу не змінює
history-talon = Прикуп: { $cards }
history-earlier = Раніше:
history-present = Ця роздача:
history-thrown-in = { $seat } вимагає перездачі: { $right ->
        [weak_hand] заслабкі карти
        [nines_dealt] дев’ятки на руках
        [poor_talon] слабкий прикуп
        [talon_nines] дев’ятки в прикупі
        [nines_after_exchange] дев’ятки на руках
        [weak_after_exchange] заслабкі карти
       *[other] є на це право
    }
history-all-passed = Усі пасують: нова роздача
history-bottom-jack = Валет унизу колоди: роздаємо заново
history-conceded =
    { $kind ->
        [write_down] { $seat } списує замовлення
        [walk_out] { $seat } відмовляється від обов’язкової заявки
       *[concede] { $seat } розписує
    }
history-conceded-paid =
    { $kind ->
        [write_down] { $seat } списує { $value }: решті по { $points }
        [walk_out] { $seat } відмовляється від обов’язкової заявки { $value }: решті по { $points }
       *[concede] { $seat } розписує { $value }: решті по { $points }
    }
history-hand-made = { $seat }: { $value } зіграно
history-hand-down = { $seat }: { $value } не зіграно
history-hand-no-auction = Роздачу пораховано
history-barrel-on = { $seat } сідає на бочку
history-barrel-off = { $seat } сходить із бочки
history-barrel-fall = { $seat } падає з бочки
history-pushed = { $seat }: зіштовхнуто з бочки
history-strike = { $seat } без очок: болт { $count }
history-dealer-penalty = { $seat } втрачає 120 як роздавач
history-penalty = { $seat } втрачає { $points }, штраф судді: { $reason }
history-annulled = Суддя скасовує роздачу: { $reason }
history-reset = { $seat }: самоскид, рахунок знову 0
history-moved-for = Час вийшов: за гравця { $seat } ходить бот
history-stood-in = { $seat }: далі грає бот
history-asked-move = { $by } просить: { $seat } — хід зробив бот
history-back = { $seat } повертається в гру
history-left = { $seat } встає з-за столу, далі грає бот
history-took-seat = { $seat } сідає на місце гравця { $name } і грає з наступної роздачі
history-took-bot-seat = { $seat } сідає замість бота і грає з наступної роздачі
history-golden-again = { $reset ->
        [yes] Жодного замовлення не зіграно: ще один золотий кін, усі починають з 0
       *[no] Жодного замовлення не зіграно: ще один золотий кін
    }
history-extra-hand = У лідерів порівну: вирішує ще одна роздача
history-game-won = { $count ->
        [one] { $winners } виграє гру
       *[other] Спільна перемога: { $winners }
    }
history-ended-counted = Гру закінчено, рахунок зараховано: { $winners }
history-forsaken = Довго ніхто не ходив
history-ended-void = Гру закінчено: нікому не зараховано

# What one person has decided for all.

an-admin = адміністратор
history-decided-ended = Гру завершує { $who }
history-decided-paused = Гру призупиняє { $who }
history-decided-resumed = Гру поновлює { $who }
history-decided-rules-kept = Правила для наступних столів чату зберігає { $who }
history-decided-set = { $who } налаштовує: { $what }
history-voted-set = За підсумком голосування: { $what }
history-decided-kicked = { $who } прибирає гравця { $name } з-за столу
history-decided-let-in = { $who } впускає гравця { $name }
history-decided-turned-away = { $who } не впускає гравця { $name }
history-decided-language = Мову столу вибирає { $who }
history-unrated-here = Двоє за столом сьогодні вже зіграли тут рейтингову гру: ця рейтингу не змінює
history-people-anew = { $seat } за столом: після цієї роздачі гра почнеться заново з 0
history-people-later = { $seat } грає з наступної роздачі, цьому гравцеві гра не зарахується
history-paused-enough = Пауза тривала п’ять хвилин: гра триває
history-phrase = { $seat }: { $phrase }
