### Чому ні. Простий текст, щонайбільше 200 знаків: спливне повідомлення на телефоні.

refusal-not-your-turn = Зараз не твоя черга: ходить { $name }.
refusal-stale-button = Ця кнопка вже застаріла. Робочі кнопки — під найновішим повідомленням.
refusal-not-seated = Тебе немає за цим столом.
refusal-not-in-lobby = Гра вже йде, тож цього не змінити.
refusal-no-game-yet = Гра ще не почалася.
refusal-lobby-full = Усі місця зайняті.
refusal-already-seated = Ти вже за цим столом.
refusal-already-playing-here = У цьому чаті вже є стіл: { $code }. Дограйте за ним або закінчіть гру: /endgame.
refusal-no-table-here = У цьому чаті немає столу. Його відкриває /newgame.
refusal-no-such-table = Столу з кодом { $code } немає.
refusal-unknown-command = Не знаю команди /{ $command }. Усі команди — в /help.
refusal-unknown-preset = Варіанта «{ $typed }» немає.{ $suggestion ->
        [none] { "" } Усі варіанти — під кнопкою «Налаштування» на відкритому столі.
       *[other] { "" } Може, «{ $suggestion }»?
    }
refusal-unknown-option = Налаштування «{ $typed }» немає.{ $suggestion ->
        [none] { "" } Усі — під кнопкою «Налаштування» на відкритому столі.
       *[other] { "" } Може, «{ $suggestion }»?
    }
refusal-bad-value = «{ $typed }» не підходить для «{ $option }». Можна: { $suggestion }.
values-range = від { $least } до { $most }, напр. { $examples }
values-or = { $values } або { $last }
refusal-not-the-opener = Це може тільки господар столу або адміністратор.
refusal-needs-admin = Це може тільки адміністратор цієї групи.
refusal-seat-count = Ці правила — для { $allowed } гравців; за столом { $seated ->
        [one] { $seated } особа.
        [few] { $seated } особи.
       *[other] { $seated } осіб.
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
refusal-anonymous = Не видно, хто ти. Анонімні адміністратори, канали й боти не можуть сісти за стіл.
refusal-try-again = Не вийшло. Натисни ще раз.
refusal-not-yet-safe = Збережено, але ще не захищено від утрати. Покажемо, щойно це буде зроблено: натискати ще раз не треба.
refusal-unknown-button = Я вже не знаю цієї кнопки. Свіжі кнопки дають /hand і /newgame.
refusal-no-hand = Зараз карт не роздано.
refusal-number = Цей номер зараз нічого не значить. «Мої карти» скажуть, де яка.
refusal-timer-bad = Не розумію такого часу. Спробуй /timer 30s, /timer 2m, /timer 1d або /timer off.
refusal-timer-range = На хід можна дати від { $least } с до { $most } днів: найменше — /timer { $least }s.
refusal-vote-counted = Твій голос уже враховано: { $count } з { $needed }.
refusal-no-bot-here = За цим столом немає жодного бота.
refusal-nobody-of-that-name = За столом немає нікого з іменем «{ $name }».
refusal-person-not-seated = Цієї людини немає за столом.
refusal-nobody-to-kick = Більше тут ніхто не сидить.
refusal-unknown-topic = Теми «{ $typed }» немає. Теми: { $topics }.
refusal-unknown-language = Цією мовою я ще не розмовляю. Мови: { $languages }.
refusal-bad-level = Такого рівня немає. Рівні: { $levels }.
refusal-bad-code = Це не код столу. Код має такий вигляд: K7QX2M.
refusal-not-a-member = Мені не видно, чи є ти в «{ $place }». Напиши там /join, і місце знову твоє.
refusal-many-ask = За стіл уже просяться кілька людей. Спробуй ще раз, коли їм дадуть відповідь.
refusal-too-often = Забагато одразу. Зачекай { $seconds } с.
refusal-no-room = Зараз немає місця для ще однієї гри. Розпочаті тривають; спробуй пізніше.
refusal-nobody-asks = На це вже відповіли.
refusal-sent-away = Тебе прибрали з-за цього столу, і сісти за нього знову не можна.
refusal-too-fast = { $name }, забагато одразу. Відповідаю на перші; зачекай трохи, будь ласка.
refusal-too-long = Це більше, ніж я читаю за раз: після команди щонайбільше { $limit } знаків.
refusal-replay-none = У тебе ще немає закінчених ігор. /newgame відкриває стіл.
refusal-replay-not-over = Ця гра ще триває. /replay покаже її, коли вона закінчиться, а вже зіграні роздачі — в /score.
refusal-replay-empty = Жодної роздачі цієї гри не дограно, тож показати нічого.
refusal-replay-gone = Карт гри { $code } вже немає: вони зникають через 30 днів після її кінця.
refusal-review-not-over = Ця гра ще триває. /review буде, коли вона закінчиться.
refusal-review-day-not-over = Сьогодні цими картами ще грають інші. Розбір буде, коли день закінчиться (UTC).
refusal-review-failed = Цей розбір не вдався. Спробуй ще раз за хвилину.
refusal-review-many = Твоїх розборів уже чекає: { $limit }. Попроси знову, коли один із них буде готовий.
refusal-hint-not-here = Підказки — для навчання: там, де ти граєш лише з ботами.
refusal-hint-not-now = Зараз не твій хід: вирішувати нічого.
refusal-stats-nobody = У цьому чаті ніхто з іменем «{ $name }» ще не закінчив гри.
refusal-stats-not-here = У цієї людини немає закінчених ігор у цьому чаті.
refusal-stats-built-in = { $name } — це бот, а боти не мають статистики.
refusal-set-aside = За цим столом щось пішло не так, і його відкладено. Нічого не втрачено, оператор уже знає.
refusal-other-seal = Це не печатка роздачі { $hand }, тому слова не враховано. Теперішня — на столі.
refusal-lesson-cards = Карти уроку для всіх однакові, і він ні на що не впливає, тож тут немає ні печатки для перевірки, ні тасування, до якого можна щось додати.
refusal-daily-over = День цієї роздачі скінчився: тут більше не грають.
refusal-daily-fixed = Роздача дня одна для всіх: її не можна змінити, зупинити чи покинути. Вона чекає на тебе до 00:00 UTC.
refusal-daily-no-words = Роздача дня одна для всіх: слів до її тасування ніхто не додає.
refusal-daily-not-drawn = Сьогоднішні карти саме роздаються. Спробуй ще раз за кілька секунд.
refusal-daily-gone = Цього дня в мене немає (або вже немає). /daily показує сьогоднішню роздачу.
refusal-daily-deleted = Сьогоднішню роздачу зіграно, а її дані видалено. Наступна буде о 00:00 UTC.
refusal-daily-typed = /daily on дає цій групі один рядок на день, /daily off це припиняє. Просто /daily показує роздачу дня.
refusal-no-words = Бракує слів. Як це робиться, покаже /seed.
refusal-starting = Зараз буде перша роздача: цього вже не змінити.

## Що зроблено

done-joined = Твоє місце — за столом «{ $place }». Гарної гри!
done-number = Твій номер: { $number }.
done-asked-to-join = Запитую: { $name } вирішує, чи тебе впустити. Якщо ти є в «{ $place }», натисни там «Сісти»: так швидше.
done-left = Ти вже не за столом.
done-left-game = Ти вже не за столом: далі за тебе грає бот. «Повертаюся в гру» поверне тобі місце.
done-back = З поверненням: далі граєш самостійно.
done-bot-added = За стіл сідає { $name }.
done-kicked = { $name } більше не за столом.
done-timer-set = Час на хід: { $time }.
done-timer-off = Без обмеження часу: ніхто ні за кого не ходить.
done-language-set = Тепер розмовляю українською.
done-rules-kept = Збережено: нові столи в цьому чаті починатимуть із цих правил.
done-nudges-on = Дзвінок увімкнено: дам знати, коли гра чекає на тебе.
done-nudges-off = Дзвінок вимкнено: нагадувати не буду.
done-auto-on = Авто ввімкнено: єдина можлива карта ходитиме сама.
done-auto-off = Авто вимкнено: кожну карту кладеш самостійно.
done-tips-off = Підказок більше не буде. Повернути їх можна кнопкою в «Як грати».
done-tips-on = Підказки будуть з тобою три наступні роздачі.
done-daily-line-on = Відтепер ця група отримує один рядок на день про роздачу дня.
done-daily-line-off = Ця група більше не отримує рядків про роздачу дня.
done-paused = У грі пауза.
done-resumed = Гра триває далі.
done-ended = Гру закінчено.
done-closed = Стіл закрито.
done-opened = Стіл відкрито. Хто хоче грати, натискає кнопку.
done-start-waits = { $name } ще має відкрити приватний чат зі мною. Гра почнеться одразу після цього, щонайпізніше за { $seconds } с.
done-again = Ти граєш ще раз. Почнемо, коли всі підтвердять.
done-started = Гра починається.
done-hand-sent = Твої карти — в особистому чаті зі мною.
done-vote-counted = Голос враховано: { $count } з { $needed }.
done-open-private-chat = Спершу відкрий приватний чат зі мною: туди приходять твої карти.
done-opened-start-me = Стіл відкрито. Тепер відкрий приватний чат зі мною, щоб карти дійшли до тебе.
done-rules-set = Правила встановлено.
done-setting-changed = Налаштування змінено.
done-switched = { $name }: { $value }.
done-menu-open = Налаштування відкрито: вони в повідомленні столу.
done-words-in = Твої слова в роздачі { $hand }.
done-words-short = Твої слова в роздачі { $hand }. Вони короткі: за хешем, який я потім покажу, їх можна вгадати.
done-words-kept = Твої слова лишаються: вони в роздачі { $hand } і в усіх наступних. Це захищає від усіх, крім мене.
done-words-off = Я не зберігаю твоїх слів для наступних роздач.
done-replay-begin = Тут повтор починається.
done-replay-end = Тут повтор закінчується.
done-review-begin = Це перше рішення у грі.
done-review-end = Це останнє рішення у грі.
done-data-deleted = Видалено: мову, перемикачі, ігри й числа. В іграх з іншими замість твого імені тепер «хтось», а далі за тебе грає бот. Старі повідомлення залишаються в чатах без змін.
done-move-kept = Записано. Карту буде зіграно за мить, як і кожну твою: так ніхто не дізнається, чи була вона єдиною можливою.

## Час, як у board-time-left

time-hours = { $count ->
        [one] { $count } година
        [few] { $count } години
       *[other] { $count } годин
    }
