### Своя сторінка і свої ігри: /stats і /history в особистому чаті та на сторінці.

## Числа своєї сторінки

own-rating = Рейтинг
own-games = Ігри
own-wins = Перемоги
own-contracts = Зіграні замовлення
own-declarer = Як розігрувач
own-defender = У захисті
own-marriages = Мар’яжі
own-contract = Найвище замовлення
own-finished = Дограно
own-days = Днів поспіль
own-of = { $part } з { $whole }
own-each = { $count ->
        [one] за роздачу, усього { $count } роздача
        [few] за роздачу, усього { $count } роздачі
       *[other] за роздачу, усього { $count } роздач
    }
own-percent = { $share } %
own-line = { $label }: { $value }
own-estimate = оцінка { $estimate } ± { $doubt }
own-provisional = попередній ({ $count } з { $needed })
own-unrated = після гри щонайменше двох людей
own-curve = Рейтинг за останні ігри ({ $count })
own-curve-how = Смуга сягає оцінки. Що певніша оцінка, то вужча смуга.
own-rules = За правилами
own-since = Рахується з цієї версії бота (ігор: { $count } з { $games }): середні за ролями, мар’яжі, найвище замовлення, правила, драбина

## Драбина ботів

own-ladder = Драбина ботів
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = На кожен щабель { $count ->
        [one] потрібна { $count } перемога
        [few] потрібні { $count } перемоги
       *[other] потрібно { $count } перемог
    } над ботами цього рівня на всіх інших місцях. Звичайні правила без змін, хіба що мета не менша за 300; без підказок.
own-mark-first = Перша перемога
own-mark-whole = Перша перемога в цілій грі
own-mark-step = Драбина: { $level }
earned-first = Перша перемога: { $name }
earned-whole = Перша перемога в цілій грі: { $name }
earned-step = { $name } — драбина ботів: «{ $level }» пройдено, далі «{ $next }»
earned-top = { $name } — драбина ботів: «{ $level }» пройдено, а з ним і всю драбину
over-no-step = У драбину ботів не йде: була підказка або взятий назад хід

## Хто бачить свою сторінку

own-seen = Хто бачить ці числа й рейтинг?
own-seen-chats = Люди з моїх чатів
own-seen-everybody = Усі
own-seen-nobody = Ніхто, і в таблиці чату

## Свої ігри

games-running = Тривають
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Твій хід
games-lobby = Ще не розпочато
games-won = Перемога
games-lost = Поразка
games-left = Місце віддано
button-invite-again = Покликати знову

## Гості сторінки й «Зберегти»

own-guest = Ти граєш без акаунта, і знає тебе тільки цей браузер. Через місяць після останнього візиту все це видалиться.
button-keep = Зберегти
button-keep-again = Нове посилання
keep-games = { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }
keep-games-ladder = { $what }, драбина: { $level }
keep-offered = Протягом десяти хвилин відкрий посилання з акаунта, який має це отримати. Воно працює один раз, і ніхто нічого не отримає, доки ти тут не погодишся.
keep-asked = Передати це акаунту { $name } ({ $platform })?
button-keep-give = Передати
button-keep-no = Ні
keep-moved = Готово. Тепер це в акаунта { $name } ({ $platform }).
keep-stopped = Посилання більше не працює. Нічого не передано.
keep-offer = Гість сторінки передає тобі:
keep-offer-how = Це стане твоїм, коли згоду дадуть і на сторінці. Рейтинг, дні поспіль і таблиці не зміняться.
button-keep-take = Взяти
keep-back = Тепер повернися на сторінку й погодься там. Після цього все покаже /stats.
