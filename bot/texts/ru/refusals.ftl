### Почему нет. Простой текст, не больше 200 знаков: всплывает на телефоне.

refusal-not-your-turn = Сейчас не твой ход: ходит { $name }.
refusal-stale-button = Эта кнопка осталась с прошлого хода. Рабочие кнопки — под последним сообщением.
refusal-own-turn = Сейчас твой ход. Эта кнопка — для остальных.
refusal-not-seated = Ты не сидишь за этим столом.
refusal-not-in-lobby = Игра уже идёт, этого больше не поменять.
refusal-no-game-yet = Игра ещё не началась.
refusal-lobby-full = Все места заняты.
refusal-seats-taken = Игра уже идёт, и все места заняты.
refusal-seat-taken = Это место уже занято: кто-то оказался быстрее.
refusal-already-seated = У тебя уже есть место за этим столом.
refusal-already-playing-here = В этом чате уже есть стол: { $code }. Доиграйте его или закончите через /endgame.
refusal-no-table-here = В этом чате нет стола. Открыть: /newgame.
refusal-no-such-table = Стола с кодом { $code } нет.
refusal-unknown-command = Не знаю команды /{ $command }. Все команды: /help.
refusal-unknown-preset =
    { $suggestion ->
        [none] Варианта «{ $typed }» нет. Все варианты — под кнопкой «Настройки» на открытом столе.
       *[other] Варианта «{ $typed }» нет. Может, «{ $suggestion }»?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] Настройки «{ $typed }» нет. Все — под кнопкой «Настройки» на открытом столе.
       *[other] Настройки «{ $typed }» нет. Может, «{ $suggestion }»?
    }
refusal-bad-value = «{ $typed }» не подходит для «{ $option }». Можно: { $suggestion }.
values-range = от { $least } до { $most }, например { $examples }
refusal-not-the-opener = Это может сделать только хозяин стола или администратор группы.
refusal-needs-admin = Это может сделать только администратор группы.
refusal-seat-count = По этим правилам игроков нужно { $allowed }, а за столом { $seated ->
        [one] { $seated } человек.
        [few] { $seated } человека.
       *[many] { $seated } человек.
    }
refusal-too-many-seated = По этим правилам игроков нужно { $allowed }, а за столом уже больше.
refusal-nothing-to-peek = Сейчас нет взятки, которую правила разрешают посмотреть.
refusal-group-only = Это работает в группе. Добавь меня в группу и попробуй там.
refusal-private-only = Это работает в личном чате со мной.
refusal-paused = Игра на паузе. Продолжить: /resume.
refusal-paused-already = Игра уже на паузе.
refusal-not-paused = Паузы нет, игра идёт.
refusal-game-over = Эта игра окончена. Новый стол открывает /newgame.
refusal-game-not-over = Эта игра ещё идёт.
refusal-anonymous = Не вижу, кто ты. Для этого напиши от своего имени.
refusal-try-again = Не получилось. Нажми ещё раз.
refusal-not-yet-safe = Принято, сейчас появится: нажимать ещё раз не нужно.
refusal-unknown-button = Этой кнопки я уже не знаю. Свежие — в /hand и /newgame.
refusal-no-hand = Сейчас карты не розданы.
refusal-number = Этот номер устарел. Кнопка «Мои карты» покажет, где какая карта.
refusal-timer-bad = Не понимаю, какое это время. Попробуй /timer 30s, /timer 2m, /timer 1d или /timer off.
refusal-timer-range = На ход можно дать от { $least } с до { $most } дней: самое меньшее — /timer { $least }s.
refusal-patience = Попробуй /options patience 2m (не меньше { $least }s) или /options patience off.
refusal-vote-counted = Твой голос уже есть: { $count } из { $needed }.
refusal-no-bot-here = За этим столом нет ботов.
refusal-nobody-of-that-name = За столом нет никого с именем «{ $name }».
refusal-person-not-seated = Этого человека нет за столом.
refusal-nobody-to-kick = Больше здесь никто не сидит.
refusal-unknown-topic = Темы «{ $typed }» нет. Темы: { $topics }.
refusal-unknown-language = На этом языке я пока не говорю. Языки: { $languages }.
refusal-unknown-zone = Не знаю часового пояса «{ $typed }». Напиши регион и город, например Europe/Moscow.
refusal-bad-level = Такого уровня нет. Уровни: { $levels }.
refusal-bad-code = Это не код стола. Код выглядит так: K7QX2M.
refusal-not-a-member = Мне не видно, состоишь ли ты в «{ $place }». Напиши там /join, и место снова твоё.
refusal-many-ask = За стол уже просятся несколько человек. Попробуй ещё раз, когда им ответят.
refusal-too-often = Слишком много сразу. Подожди { $seconds } с.
refusal-no-room = Сейчас нет места для ещё одной игры. Начатые продолжаются; попробуй позже.
refusal-nobody-asks = На это уже ответили.
refusal-sent-away = Тебя убрали отсюда: снова сесть за этот стол нельзя.
refusal-hand-shown-by = { $name } показывает раздачу этой игры и листает её. /replay покажет игру только тебе.
refusal-hand-shown-over = Десять минут показа прошли. /replay покажет игру только тебе.
refusal-gave-up-seat = Ты больше не в этой игре: на твоём месте играет кто-то другой.
refusal-seat-not-free = Это место занято. Сесть можно через десять минут после того, как игрок вышел.
refusal-seat-for-members = Это место для тех, кто состоит в «{ $place }». Напиши там /join, чтобы сесть.
refusal-comes-next-hand = Ты играешь со следующей раздачи.
refusal-too-fast = { $name }, слишком много сразу. Отвечаю на первые; подожди немного, пожалуйста.
refusal-too-long = Это больше, чем я читаю за раз: после команды не больше { $limit } знаков.
refusal-edited-too-late = Это сообщение уже было командой, правка не считается. Отправь новое.
refusal-replay-none = У тебя ещё нет законченных игр. /newgame открывает стол.
refusal-replay-not-over = Эта игра ещё идёт. /replay покажет её, когда она закончится, а прошедшие раздачи — в /score.
refusal-replay-empty = В этой игре не доиграна ни одна раздача, показывать нечего.
refusal-replay-gone = Карт игры { $code } больше нет: они хранятся 30 дней после её конца.
refusal-review-not-over = Эта игра ещё идёт. Разбор будет, когда она закончится.
refusal-review-day-not-over = Сегодня этими картами ещё играют другие. Разбор будет, когда день закончится.
refusal-review-failed = Разбор не получился. Попробуй ещё раз через минуту.
refusal-review-many = Больше { $limit } разборов сразу нельзя. Попроси снова, когда один из них будет готов.
refusal-study-many = Анализов уже { $limit }, больше хранить нельзя. Сначала удали один.
refusal-study-gone = Этого анализа больше нет.
refusal-study-large = Этот анализ слишком большой, чтобы его хранить. Удали часть вариантов или комментариев.
refusal-study-cards = Эта игра начата с готовой позиции и не засчитывается: ни печати, ни тасовки здесь нет.
refusal-hint-not-here = Подсказки бывают только в тренировочных играх, где ты против одних ботов.
refusal-hint-not-now = Сейчас не твой ход: решать нечего.
refusal-stats-nobody = Никто с именем «{ $name }» не заканчивал игру в этом чате.
refusal-stats-not-here = У этого человека нет законченных игр в этом чате.
refusal-stats-built-in = { $name } — бот, а у ботов нет статистики.
refusal-set-aside = За этим столом что-то сломалось, и он остановлен. Ничего не потеряно; владелец бота уже знает.
refusal-other-seal = Это не печать раздачи { $hand }, поэтому слова не считаются. Нынешняя — на столе.
refusal-lesson-cards = В уроке у всех одни и те же карты: ни печати, ни тасовки здесь нет.
refusal-daily-over = День этой раздачи закончился: сыграть её уже нельзя.
refusal-daily-fixed = Раздача дня одна для всех: её нельзя изменить, остановить или покинуть. Она ждёт тебя до конца дня.
refusal-daily-no-words = Раздача дня одна для всех, поэтому слов в её тасовку никто не добавляет.
refusal-daily-void = Сегодняшняя раздача не считается: меня обновили. Новая будет завтра.
refusal-daily-gone = Раздачи того дня у меня нет. /daily показывает сегодняшнюю.
refusal-daily-deleted = Сегодняшняя раздача сыграна, а потом твои данные удалены по твоей просьбе. Новая будет { $time }.
refusal-daily-typed = /daily on — группа раз в день получает короткое сообщение, /daily off это прекращает. Просто /daily показывает раздачу дня.
refusal-top-typed = /top month показывает этот месяц, /top months — прошлые. /top on присылает группе сообщение первого числа, /top off это прекращает.
refusal-callme-typed = /callme в группе включает сообщения о столах, /callme off выключает. /callme 23-7 задаёт тихие часы.
refusal-call-unseen = Я не вижу, кто состоит в этой группе, и не могу писать о ней. Сделайте меня здесь администратором.
refusal-call-full = Больше таких просьб мне не запомнить.
refusal-nobody-to-call = В чате «{ $place }» сейчас никто не ждёт таких сообщений. Для этого там набирают /callme.
refusal-called-today = Сегодня о твоих столах уже было сообщение. Пишу о них раз в день.
refusal-call-not-there = Мне не видно, состоишь ли ты в «{ $place }», поэтому никого оттуда не зову.
refusal-nothing-to-offer = За этим столом больше нет свободного места бота.
refusal-kept-away = Администраторы не пускают тебя за столы этой группы. Это закончится { $time }.
refusal-not-reliable = Этот стол для тех, кто доигрывает хотя бы четыре игры из пяти, и для новичков.
refusal-kick-range = На сколько: от { $least } до { $most }; 0d снова пускает.
refusal-person-not-known = Этот игрок не играл в этой группе.
refusal-nobody-sat-here = За столами этой группы не было игрока «{ $name }».
refusal-notwith-nobody = Общих игр с игроком «{ $name }» нет.
refusal-person-not-met = С этим человеком у тебя ещё не было игр.
refusal-notwith-full = Назвать можно не больше { $limit } игроков.
refusal-no-words = В сообщении нет слов. Как это делается, покажет /seed.

## Что сделано

done-joined = Ты за столом в чате «{ $place }». Хорошей игры!
done-asked-to-join = Если такой стол есть, его игроков уже спрашивают. Если ты состоишь в той группе, быстрее нажать там «Сесть».
done-left = Ты больше не за столом.
done-left-by = { $who } встаёт из-за стола.
done-left-game = Ты больше не за столом: дальше за тебя играет бот. Кнопка «Вернуться в игру» на столе вернёт тебе место.
done-left-game-by = { $who } выходит, дальше играет бот. Кнопка «Вернуться в игру» на столе вернёт место.
done-hand-shown = Теперь эту раздачу видит группа.
done-took-seat = Место игрока { $name } твоё. Ты играешь со следующей раздачи.
done-back = С возвращением! Дальше снова играешь ты.
done-bot-added = За стол садится { $name }.
done-kicked = { $name } больше не за столом.
done-language-set = Теперь я говорю по-русски.
done-zone-set = Часовой пояс: { $zone }.
done-rules-kept = Запомню: новые столы в этом чате начнут с этих правил.
done-nudges-on = Напоминания включены: скажу, когда твоего хода давно ждут.
done-nudges-off = Напоминания выключены.
done-auto-on = Автоход включён: если подходит только одна карта, я сыграю её за тебя.
done-auto-off = Автоход выключен: каждую карту кладёшь только ты.
done-tips-off = Пояснений больше не будет. Вернуть их можно кнопкой в «Как играть».
done-tips-on = Пояснения снова с тобой: каждое появится первые два раза, когда пригодится.
done-daily-line-on = Теперь эта группа раз в день получает короткое сообщение о раздаче дня.
done-daily-line-off = Сообщений о раздаче дня здесь больше не будет.
done-month-line-on = Первого числа каждого месяца пишу этой группе, у кого больше всего побед.
done-month-line-off = Ежемесячных сообщений здесь больше не будет.
done-call-on = Напишу тебе в личку, когда здесь откроют стол. /callme off это прекращает.
done-call-off = О столах оттуда больше не пишу.
done-group-called = Зову всех, кто этого хочет: «{ $place }».
done-quiet-set = Не пишу с { $begin } до { $end }.
done-kept-away = { $name } не может садиться за новые столы этой группы; это закончится { $time }. Занятые места остаются.
done-quiet-none = Пишу в любое время.
done-let-back = { $name } снова может садиться здесь за стол.
done-notwith-on = Предупреждаю перед общим столом: { $name }. Никто другой об этом не узнает.
done-notwith-off = Больше не предупреждаю: { $name }.
done-asked-in-private = У меня к тебе вопрос в личке.
done-paused = Игра на паузе.
done-resumed = Игра продолжается.
done-ended = Игра окончена.
done-closed = Стол закрыт.
done-opened = Стол открыт. Чтобы играть, нажми «Сесть».
done-start-waits = { $name }: нужно ещё открыть личный чат со мной. Игра начнётся сразу после этого, самое позднее через { $seconds } с.
done-again = Ты играешь ещё раз. Начнём, когда все подтвердят.
done-started = Игра начинается.
done-hand-sent = Твои карты — в личном чате со мной.
done-vote-counted = Твой голос есть: { $count } из { $needed }.
done-open-private-chat = Сначала открой личный чат со мной: туда приходят карты.
done-opened-start-me = Стол открыт. Теперь открой личный чат со мной, чтобы было куда сдать тебе карты.
done-rules-set = Правила заданы.
done-set = { $what }.
done-menu-open = Настройки открыты: они в сообщении стола.
done-words-in = Твои слова в раздаче { $hand }.
done-words-short = Твои слова в раздаче { $hand }. Они короткие: по хешу, который я потом покажу, их можно угадать.
done-replay-begin = Это начало повтора.
done-replay-end = Это конец повтора.
done-review-begin = Это первое решение в игре.
done-review-end = Это последнее решение в игре.
done-data-deleted = Удалено: язык, настройки, игры, анализы и статистика. В играх с другими вместо твоего имени теперь «кто-то», а дальше за тебя играет бот. Старые сообщения остаются в чатах как есть.
done-move-kept = Принято. Карта будет сыграна через миг, как и любая твоя: так никто не узнает, была ли она единственной возможной.

## Время, как в board-time-left

time-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
time-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }

## Если чат не принимает сообщений, картинок или файлов

no-pictures-here = Стол здесь без картинок: мне нельзя отправлять фото в этой группе. Администратор может разрешить.
no-files-here = Мне нельзя отправлять сюда файлы. Набери ту же команду в личном чате со мной.
answer-in-private = В «{ $chat }» мне писать нельзя, поэтому отвечаю здесь:
not-taken = Ответ показать не удалось. Попробуй ещё раз.
done-unseen = Принято. Но писать сюда я сейчас не могу, поэтому стол здесь не меняется. Администратор может разрешить.
unshown =
    { $why ->
        [closed] ⚠️ В «{ $chat }» тема закрыта, и писать туда я не могу. Администратор может открыть её.
        [gone] ⚠️ Чата «{ $chat }» больше нет, или меня там больше нет. Там никто не видит, что происходит.
        [contents] ⚠️ «{ $chat }»: сообщение не прошло. Попробую позже.
       *[rights] ⚠️ Больше не могу писать в «{ $chat }»: там никто не видит, что происходит. Администратор может разрешить.
    }
refusal-people-off = Playing with strangers isn’t open here. /play alone begins a game with bots.
refusal-people-fixed = Nobody is in charge at this table: its rules and times are fixed, and “Play with people” gives the seats.
refusal-people-full = Too many are waiting. Try again in a minute.
refusal-people-barred = The operator keeps you away from these tables. That ends { $time }.
refusal-people-left = You’ve left two games today, so the next one has to wait. It can begin { $time }.
refusal-people-name-refused = The operator asks you for another name: /play name and a new one.
refusal-people-bad-name = That can’t be a name here. It needs a letter or a digit, and isn’t a bot’s name.
refusal-people-not-here = You don’t sit at that table.
refusal-people-not-alone = You aren’t alone here.
refusal-people-begun = The next game has begun.
refusal-opentables-typed = /opentables on lists this group’s tables with join=anyone for strangers, /opentables off doesn’t.
done-people-quit = You don’t wait any more.
done-people-muted = You don’t read what { $name } says any more.
done-people-heard = You read what { $name } says again.
done-people-reported = Thanks. The operator will read your report of { $name }.
done-people-told = Said.
done-people-moves = You move once others have a seat for you. Until then you play on.
done-people-stays = You stay here.
done-people-ready = You stay. The next game begins at once if all press this.
done-people-whole = The next game goes to the end if all press this.
done-opentables-on = Tables here with join=anyone are listed for strangers now: without this group’s name, and without names that nobody chose for strangers.
done-opentables-off = This group’s tables aren’t listed for strangers.
