### Свая старонка і свае гульні: /stats і /history у прыватным чаце і на старонцы.

## Лічбы сваёй старонкі

own-rating = Рэйтынг
own-games = Гульні
own-wins = Перамогі
own-contracts = Згуляныя замовы
own-declarer = Калі гуляеш
own-defender = У абароне
own-marriages = Мар’яжы
own-contract = Найвышэйшая замова
own-finished = Дагуляна
own-days = Дзён запар
own-of = { $part } з { $whole }
own-each = { $count ->
        [one] за раздачу, усяго { $count } раздача
        [few] за раздачу, усяго { $count } раздачы
       *[many] за раздачу, усяго { $count } раздач
    }
own-percent = { $share } %
own-line = { $label }: { $value }
own-estimate = ацэнка { $estimate } ± { $doubt }
own-provisional = папярэдні ({ $count } з { $needed })
own-unrated = пасля гульні хаця б двух чалавек
own-curve = Рэйтынг за апошнія гульні ({ $count })
own-curve-how = Паласа даходзіць да ацэнкі. Чым пэўнейшая ацэнка, тым вузейшая паласа.
own-rules = Паводле правіл
own-since = Лічыцца з гэтай версіі бота (гульняў: { $count } з { $games }): сярэднія паводле ролі, мар’яжы, найвышэйшая замова, правілы, лесвіца

## Лесвіца ботаў

own-ladder = Лесвіца ботаў
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = На кожную прыступку { $count ->
        [one] патрэбная { $count } перамога
        [few] патрэбныя { $count } перамогі
       *[many] патрэбна { $count } перамог
    } над ботамі гэтага ўзроўню на ўсіх астатніх месцах. Звычайныя правілы без змен, хіба што мэта не меншая за 300; без падказак.
own-mark-first = Першая перамога
own-mark-whole = Першая перамога ў цэлай гульні
own-mark-step = Лесвіца: { $level }
earned-first = Першая перамога: { $name }
earned-whole = Першая перамога ў цэлай гульні: { $name }
earned-step = { $name } — лесвіца ботаў: «{ $level }» пройдзены, далей «{ $next }»
earned-top = { $name } — лесвіца ботаў: «{ $level }» пройдзены, а з ім і ўся лесвіца
over-no-step = У лесвіцу ботаў не ідзе: была падказка або ўзяты назад ход

## Хто бачыць сваю старонку

own-seen = Хто бачыць гэтыя лічбы і рэйтынг?
own-seen-chats = Людзі з маіх чатаў
own-seen-everybody = Усе
own-seen-nobody = Ніхто, і ў табліцы чата

## Свае гульні

games-running = Ідуць цяпер
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Твой ход
games-lobby = Яшчэ не пачата
games-won = Перамога
games-lost = Паражэнне
games-left = Месца аддадзена
button-invite-again = Паклікаць зноў

## Госці старонкі і «Захаваць»

own-guest = Ты гуляеш без акаўнта, і ведае цябе толькі гэты браўзер. Праз месяц пасля апошняга візіту ўсё гэта выдаліцца.
button-keep = Захаваць
button-keep-again = Новая спасылка
keep-games = { $count ->
        [one] { $count } гульня
        [few] { $count } гульні
       *[other] { $count } гульняў
    }
keep-games-ladder = { $what }, лесвіца: { $level }
keep-offered = На працягу дзесяці хвілін адкрый спасылку з акаўнта, якому ўсё гэта дастанецца. Яна працуе адзін раз, і ніхто нічога не атрымае, пакуль ты тут не згодзішся.
keep-asked = Перадаць гэта акаўнту { $name } ({ $platform })?
button-keep-give = Перадаць
button-keep-no = Не
keep-moved = Гатова. Цяпер гэта ў акаўнта { $name } ({ $platform }).
keep-stopped = Спасылка больш не працуе. Нічога не перададзена.
keep-offer = Госць старонкі перадае табе:
keep-offer-how = Гэта стане тваім, калі згоду дадуць і на старонцы. Рэйтынг, дні запар і табліцы не зменяцца.
button-keep-take = Узяць
keep-back = Цяпер вярніся на старонку і згодзіся там. Пасля гэтага ўсё пакажа /stats.
