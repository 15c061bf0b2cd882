### Своя страница и свои игры: /stats и /history в личном чате и на странице.

## Числа своей страницы

own-rating = Рейтинг
own-games = Игры
own-wins = Победы
own-contracts = Сыгранные заказы
own-declarer = Когда играешь
own-defender = В защите
own-marriages = Марьяжи
own-contract = Высший заказ
own-finished = Доиграно
own-days = Дней подряд
own-of = { $part } из { $whole }
own-each = { $count ->
        [one] за раздачу, всего { $count } раздача
        [few] за раздачу, всего { $count } раздачи
       *[many] за раздачу, всего { $count } раздач
    }
own-percent = { $share } %
own-line = { $label }: { $value }
own-estimate = оценка { $estimate } ± { $doubt }
own-provisional = предварительный ({ $count } из { $needed })
own-unrated = после игры хотя бы двух человек
own-curve = Рейтинг за последние игры ({ $count })
own-curve-how = Полоса доходит до оценки. Чем надёжнее оценка, тем уже полоса.
own-rules = По правилам
own-since = Считается с этой версии бота (игр: { $count } из { $games }): средние по ролям, марьяжи, высший заказ, правила, лестница

## Лестница ботов

own-ladder = Лестница ботов
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = На каждую ступень { $count ->
        [one] нужна { $count } победа
        [few] нужны { $count } победы
       *[many] нужно { $count } побед
    } над ботами этого уровня на всех остальных местах. Обычные правила без изменений, разве что цель не меньше 300; без подсказок.
own-mark-first = Первая победа
own-mark-whole = Первая победа в целой игре
own-mark-step = Лестница: { $level }
earned-first = Первая победа: { $name }
earned-whole = Первая победа в целой игре: { $name }
earned-step = { $name } — лестница ботов: «{ $level }» пройден, дальше «{ $next }»
earned-top = { $name } — лестница ботов: «{ $level }» пройден, а с ним и вся лестница
over-no-step = В лестницу ботов не идёт: была подсказка или взятый назад ход

## Кто видит свою страницу

own-seen = Кто видит эти числа и рейтинг?
own-seen-chats = Люди из моих чатов
own-seen-everybody = Все
own-seen-nobody = Никто, и в таблице чата

## Свои игры

games-running = Идут сейчас
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Твой ход
games-lobby = Ещё не начата
games-won = Победа
games-lost = Поражение
games-left = Место отдано
button-invite-again = Позвать снова

## Гости страницы и «Сохранить»

own-guest = Ты играешь без аккаунта, и знает тебя только этот браузер. Через месяц после последнего визита всё это удалится.
button-keep = Сохранить
button-keep-again = Новая ссылка
keep-games = { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
keep-games-ladder = { $what }, лестница: { $level }
keep-offered = В течение десяти минут открой ссылку из аккаунта, которому всё это достанется. Она работает один раз, и никто ничего не получит, пока ты здесь не согласишься.
keep-asked = Передать это аккаунту { $name } ({ $platform })?
button-keep-give = Передать
button-keep-no = Нет
keep-moved = Готово. Теперь это у аккаунта { $name } ({ $platform }).
keep-stopped = Ссылка больше не работает. Ничего не передано.
keep-offer = Гость страницы передаёт тебе:
keep-offer-how = Это станет твоим, когда согласие дадут и на странице. Рейтинг, дни подряд и таблицы не изменятся.
button-keep-take = Взять
keep-back = Теперь вернись на страницу и согласись там. После этого всё покажет /stats.
