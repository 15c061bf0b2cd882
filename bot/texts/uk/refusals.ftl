### Чому ні. Простий текст, щонайбільше 200 знаків: спливне повідомлення на телефоні.

refusal-not-your-turn = Зараз не твій хід: ходить { $name }.
refusal-stale-button = Ця кнопка вже застаріла. Робочі кнопки — під найновішим повідомленням.
refusal-own-turn = Зараз твій хід. Ця кнопка — для інших.
refusal-not-seated = Ти не сидиш за цим столом.
refusal-not-in-lobby = Гра вже йде, тож цього не змінити.
refusal-no-game-yet = Гра ще не почалася.
refusal-lobby-full = Усі місця зайняті.
refusal-seats-taken = Гра вже йде, і всі місця зайняті.
refusal-seat-taken = Це місце вже зайняте: хтось виявився швидшим.
refusal-already-seated = Ти вже за цим столом.
refusal-already-playing-here = У цьому чаті вже є стіл: { $code }. Дограйте за ним або закінчіть гру: /endgame.
refusal-no-table-here = У цьому чаті немає столу. Його відкриває /newgame.
refusal-no-such-table = Столу з кодом { $code } немає.
refusal-unknown-command = Не знаю команди /{ $command }. Усі команди — в /help.
refusal-unknown-preset =
    { $suggestion ->
        [none] Варіанта «{ $typed }» немає. Усі варіанти — під кнопкою «Налаштування» на відкритому столі.
       *[other] Варіанта «{ $typed }» немає. Може, «{ $suggestion }»?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] Налаштування «{ $typed }» немає. Усі — під кнопкою «Налаштування» на відкритому столі.
       *[other] Налаштування «{ $typed }» немає. Може, «{ $suggestion }»?
    }
refusal-bad-value = «{ $typed }» не підходить для «{ $option }». Можна: { $suggestion }.
values-range = від { $least } до { $most }, напр. { $examples }
refusal-not-the-opener = Це може зробити тільки господар столу або адміністратор.
refusal-needs-admin = Це може зробити тільки адміністратор цієї групи.
refusal-seat-count =
    { $seated ->
        [one] Ці правила — для { $allowed } гравців, а за столом { $seated } людина.
        [few] Ці правила — для { $allowed } гравців, а за столом { $seated } людини.
       *[other] Ці правила — для { $allowed } гравців, а за столом { $seated } людей.
    }
refusal-too-many-seated = Ці правила — для { $allowed } гравців, а за столом уже більше.
refusal-nothing-to-peek = Зараз немає взятки, яку правила дозволяють переглянути.
refusal-group-only = Це працює в групі. Додай мене до групи й спробуй там.
refusal-private-only = Це працює в приватному чаті зі мною.
refusal-paused = У грі пауза. Продовжити — /resume.
refusal-paused-already = Пауза вже триває.
refusal-not-paused = Паузи немає, гра йде.
refusal-game-over = Цю гру закінчено. Новий стіл відкриває /newgame.
refusal-game-not-over = Ця гра ще триває.
refusal-anonymous = Не видно, хто ти. Для цього напиши від свого імені.
refusal-try-again = Не вийшло. Натисни ще раз.
refusal-not-yet-safe = Прийнято. З’явиться за мить: натискати ще раз не треба.
refusal-unknown-button = Я вже не знаю цієї кнопки. Свіжі кнопки дають /hand і /newgame.
refusal-no-hand = Зараз карт не роздано.
refusal-number = Цей номер застарів. Кнопка «Мої карти» покаже, який номер — яка карта.
refusal-timer-bad = Не розумію такого часу. Спробуй /timer 30s, /timer 2m, /timer 1d або /timer off.
refusal-timer-range = На хід можна дати від { $least } с до { $most } днів: найменше — /timer { $least }s.
refusal-patience = Спробуй /options patience 2m (не менше { $least }s) або /options patience off.
refusal-vote-counted = Твій голос уже враховано: { $count } з { $needed }.
refusal-no-bot-here = За цим столом немає жодного бота.
refusal-nobody-of-that-name = За столом немає нікого з іменем «{ $name }».
refusal-person-not-seated = Цієї людини немає за столом.
refusal-nobody-to-kick = Більше тут ніхто не сидить.
refusal-unknown-topic = Теми «{ $typed }» немає. Теми: { $topics }.
refusal-unknown-language = Цією мовою я ще не розмовляю. Мови: { $languages }.
refusal-unknown-zone = Не знаю часового поясу «{ $typed }». Напиши регіон і місто, напр. Europe/Kyiv.
refusal-bad-level = Такого рівня немає. Рівні: { $levels }.
refusal-bad-code = Це не код столу. Код має такий вигляд: K7QX2M.
refusal-not-a-member = Мені не видно, чи ти в «{ $place }». Напиши там /join, і місце знову твоє.
refusal-many-ask = За стіл уже просяться кілька людей. Спробуй ще раз, коли їм дадуть відповідь.
refusal-too-often = Забагато одразу. Зачекай { $seconds } с.
refusal-no-room = Зараз я не можу взяти ще одну гру. Розпочаті тривають; спробуй пізніше.
refusal-nobody-asks = На це вже відповіли.
refusal-sent-away = Тебе прибрали з-за цього столу, і сісти за нього знову не можна.
refusal-hand-shown-by = { $name } показує роздачу цієї гри й гортає її. /replay покаже гру лише тобі.
refusal-hand-shown-over = Десять хвилин показу минули. /replay покаже гру лише тобі.
refusal-gave-up-seat = Ти більше не в цій грі: на твоєму місці грає хтось інший.
refusal-seat-not-free = Це місце не вільне. Сісти можна через десять хвилин після того, як гравець пішов.
refusal-seat-for-members = Це місце для людей із «{ $place }». Напиши там /join, щоб сісти.
refusal-comes-next-hand = Ти граєш з наступної роздачі.
refusal-too-fast = { $name }, забагато одразу. Відповідаю на перші; зачекай трохи, будь ласка.
refusal-too-long = Це більше, ніж я читаю за раз: після команди щонайбільше { $limit } знаків.
refusal-edited-too-late = Це повідомлення вже було командою, правка не рахується. Надішли нове.
refusal-replay-none = У тебе ще немає закінчених ігор. /newgame відкриває стіл.
refusal-replay-not-over = Ця гра ще триває. /replay покаже її, коли вона закінчиться, а вже зіграні роздачі — в /score.
refusal-replay-empty = Жодної роздачі цієї гри не дограно, тож показати нічого.
refusal-replay-gone = Карти гри { $code } видалено: я зберігаю їх 30 днів.
refusal-review-not-over = Ця гра ще триває. Коли вона закінчиться, /review покаже твої рішення.
refusal-review-day-not-over = Сьогодні цими картами ще грають інші. Розбір буде, коли день скінчиться.
refusal-review-failed = Розбір не вдався. Спробуй ще раз за хвилину.
refusal-review-many = У черзі вже стільки твоїх розборів: { $limit }. Попроси знову, коли один із них буде готовий.
refusal-study-many = Аналізів уже { $limit }, більше зберігати не можна. Спершу видали один.
refusal-study-gone = Цього аналізу вже немає.
refusal-study-large = Цей аналіз завеликий, щоб його зберігати. Видали частину варіантів або коментарів.
refusal-study-cards = Ця гра йде з готової позиції й не зараховується: ні печатки, ні тасування тут немає.
refusal-hint-not-here = Підказки — лише в тренувальних іграх, де ти граєш проти ботів.
refusal-hint-not-now = Зараз не твій хід: вирішувати нічого.
refusal-stats-nobody = У цьому чаті ніхто з іменем «{ $name }» ще не закінчив гри.
refusal-stats-not-here = У цієї людини немає закінчених ігор у цьому чаті.
refusal-stats-built-in = { $name } — це бот, а боти не мають статистики.
refusal-set-aside = Щось пішло не так, тому цей стіл зупинено. Нічого не втрачено, власник бота вже знає.
refusal-other-seal = Це не печатка роздачі { $hand }, тому слова не враховано. Теперішня — на столі.
refusal-lesson-cards = В уроці карти для всіх однакові: ні печатки, ні тасування тут немає.
refusal-daily-over = День цієї роздачі скінчився: зіграти її вже не можна.
refusal-daily-fixed = Роздача дня одна для всіх: її не можна змінити, зупинити чи покинути. Вона чекає на тебе до кінця дня.
refusal-daily-no-words = Роздача дня одна для всіх: слів до її тасування ніхто не додає.
refusal-daily-void = Сьогоднішня роздача не рахується: мене оновили. Нова буде завтра.
refusal-daily-gone = Роздачі того дня в мене немає. /daily показує сьогоднішню.
refusal-daily-deleted = Сьогоднішню роздачу зіграно, а потім твої дані видалено на твоє прохання. Нова буде { $time }.
refusal-daily-typed = /daily on — раз на день коротке повідомлення цій групі, /daily off це припиняє. Просто /daily показує роздачу дня.
refusal-top-typed = /top month показує цей місяць, /top months — попередні. /top on надсилає групі повідомлення першого числа, /top off це припиняє.
refusal-callme-typed = /callme у групі вмикає повідомлення про столи, /callme off вимикає. /callme 23-7 задає тихі години.
refusal-call-unseen = Я не бачу, хто є в цій групі, тому не можу про неї писати. Зробіть мене тут адміністратором.
refusal-call-full = Більше таких прохань мені не запам’ятати.
refusal-nobody-to-call = У чаті «{ $place }» зараз ніхто не чекає таких повідомлень. Для цього там набирають /callme.
refusal-called-today = Сьогодні я вже писав про твої столи. Роблю це раз на день.
refusal-call-not-there = Мені не видно, чи ти в «{ $place }», тож нікого звідти не кличу.
refusal-nothing-to-offer = За цим столом більше немає вільного місця бота.
refusal-kept-away = Адміністратори не пускають тебе за столи цієї групи. Це закінчиться { $time }.
refusal-not-reliable = Цей стіл для тих, хто дограє щонайменше чотири гри з п’яти, і для новачків.
refusal-kick-range = На скільки: від { $least } до { $most }; 0d знову пускає.
refusal-person-not-known = Ця людина не грала в цій групі.
refusal-nobody-sat-here = За столами цієї групи не було гравця «{ $name }».
refusal-notwith-nobody = Спільних ігор із гравцем «{ $name }» немає.
refusal-person-not-met = З цією людиною в тебе ще не було ігор.
refusal-notwith-full = Назвати можна не більше ніж { $limit } людей.
refusal-no-words = У повідомленні немає слів. Як це робиться, покаже /seed.

## Що зроблено

done-joined = Тепер ти за столом у «{ $place }». Гарної гри!
done-asked-to-join = Якщо такий стіл є, його гравців уже питають. Якщо ти в тій групі, швидше натиснути там «Сісти».
done-left = Ти вже не за столом.
done-left-by = { $who } встає з-за столу.
done-left-game = Ти вже не за столом: далі за тебе грає бот. Кнопка «Повертаюся в гру» на столі поверне тобі місце.
done-left-game-by = { $who } встає з-за столу, далі грає бот. Кнопка «Повертаюся в гру» на столі поверне місце.
done-hand-shown = Тепер цю роздачу бачить група.
done-took-seat = Місце гравця { $name } твоє. Ти граєш з наступної роздачі.
done-back = З поверненням: далі граєш самостійно.
done-bot-added = За стіл сідає { $name }.
done-kicked = { $name } більше не за столом.
done-language-set = Тепер розмовляю українською.
done-zone-set = Часовий пояс: { $zone }.
done-rules-kept = Запам’ятано: нові столи в цьому чаті починатимуть із цих правил.
done-nudges-on = Нагадування ввімкнено: дам знати, якщо твого ходу довго чекають.
done-nudges-off = Нагадування вимкнено.
done-auto-on = Автохід увімкнено: коли підходить лише одна карта, я кладу її за тебе.
done-auto-off = Автохід вимкнено: кожну карту кладеш самостійно.
done-tips-off = Пояснень більше не буде. Повернути їх можна кнопкою в «Як грати».
done-tips-on = Пояснення знову з тобою: кожне — перші два рази, коли стане в пригоді.
done-daily-line-on = Відтепер ця група отримує раз на день коротке повідомлення про роздачу дня.
done-daily-line-off = Ця група більше не отримує повідомлень про роздачу дня.
done-month-line-on = Першого числа кожного місяця пишу цій групі, хто має найбільше перемог.
done-month-line-off = Щомісячних повідомлень тут більше не буде.
done-call-on = Напишу тобі в приватний чат, коли тут відкриють стіл. /callme off це припиняє.
done-call-off = Про столи звідти більше не пишу.
done-group-called = Кличу всіх, хто цього хоче: «{ $place }».
done-quiet-set = Не пишу з { $begin } до { $end }.
done-kept-away = { $name } не може сідати за нові столи цієї групи; це закінчиться { $time }. Зайняті місця лишаються.
done-quiet-none = Пишу будь-коли.
done-let-back = { $name } знову може сідати тут за стіл.
done-notwith-on = Попереджаю перед спільним столом: { $name }. Ніхто інший про це не дізнається.
done-notwith-off = Більше не попереджаю: { $name }.
done-asked-in-private = Маю до тебе запитання в приватному чаті.
done-paused = У грі пауза.
done-resumed = Гра триває далі.
done-ended = Гру закінчено.
done-closed = Стіл закрито.
done-opened = Стіл відкрито. Щоб грати, натисни «Сісти».
done-start-waits = { $name } ще має відкрити приватний чат зі мною. Гра почнеться одразу після цього, щонайпізніше за { $seconds } с.
done-again = Ти граєш ще раз. Почнемо, коли всі підтвердять.
done-started = Гра починається.
done-hand-sent = Твої карти — у приватному чаті зі мною.
done-vote-counted = Голос враховано: { $count } з { $needed }.
done-open-private-chat = Спершу відкрий приватний чат зі мною: туди приходять твої карти.
done-opened-start-me = Стіл відкрито. Тепер відкрий приватний чат зі мною, щоб карти дійшли до тебе.
done-rules-set = Правила встановлено.
done-set = { $what }.
done-menu-open = Налаштування відкрито: вони в повідомленні столу.
done-words-in = Твої слова в роздачі { $hand }.
done-words-short = Твої слова в роздачі { $hand }. Вони короткі, тож за хешем, який я потім покажу, їх можуть угадати інші.
done-replay-begin = Тут повтор починається.
done-replay-end = Тут повтор закінчується.
done-review-begin = Це перше рішення у грі.
done-review-end = Це останнє рішення у грі.
done-data-deleted = Видалено: мову, налаштування, ігри, аналізи й статистику. В іграх з іншими замість твого імені тепер «хтось», а далі за тебе грає бот. Старі повідомлення в чатах лишаються без змін.
done-move-kept = Прийнято. Твою карту буде зіграно за мить, як і кожну твою: так ніхто не дізнається, чи була вона єдиною можливою.

## Час, як у board-time-left

time-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
       *[other] { $count } годин
    }
time-days = { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[other] { $count } днів
    }

## Якщо чат не приймає повідомлень, картинок чи файлів

no-pictures-here = Стіл тут без картинок: мені не можна надсилати фото в цій групі. Адміністратор може дозволити.
no-files-here = Мені не можна надсилати сюди файли. Набери ту саму команду в приватному чаті зі мною.
answer-in-private = У «{ $chat }» мені писати не можна, тому відповідаю тут:
not-taken = Відповідь показати не вдалося. Спробуй ще раз.
done-unseen = Прийнято. Але писати сюди зараз не можу, тому стіл тут не змінюється. Адміністратор може дозволити.
unshown =
    { $why ->
        [closed] ⚠️ У «{ $chat }» тему закрито, і писати туди не можу. Адміністратор може відкрити її.
        [gone] ⚠️ Чату «{ $chat }» більше немає, або мене там більше немає. Там ніхто не бачить, що відбувається.
        [contents] ⚠️ «{ $chat }»: повідомлення не пройшло. Спробую пізніше.
       *[rights] ⚠️ Більше не можу писати в «{ $chat }»: там ніхто не бачить, що відбувається. Адміністратор може дозволити.
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
