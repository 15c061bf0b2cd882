### Лише для Discord: назви команд та їхніх аргументів і рядки, потрібні тільки командам.
### Назви команд і аргументів: малі літери, без пробілів, щонайбільше 32 знаки.

slash-newgame = нова-гра
slash-play = грати
slash-join = сісти
slash-tournament = турнір
slash-standings = таблиця
slash-judge = суддя
slash-leave = встати
slash-addbot = додати-бота
slash-kick = прибрати
slash-deal = роздати
slash-options = налаштування
slash-timer = час
slash-hand = карти
slash-score = рахунок
slash-rules = правила
slash-verify = перевірити
slash-seed = seed
slash-history = історія
slash-replay = повтор
slash-review = розбір
slash-export = експорт
slash-language = мова
slash-zone = часовий-пояс
slash-callme = поклич-мене
slash-opentables = відкриті-столи
slash-notwith = попередь-про
slash-help = довідка
slash-learn = урок
slash-daily = роздача-дня
slash-puzzle = задача
slash-privacy = приватність
slash-mydata = мої-дані
slash-deletemydata = видалити-мої-дані
slash-keep = зберегти
    .help = забрати ігри зі сторінки за кодом
slash-start = старт
    .help = привітатися
slash-pause = пауза
slash-resume = продовжити
slash-endgame = закінчити
slash-stats = статистика
slash-top = рейтинг

## Що можна ввести після команди: назва й рядок довідки, щонайбільше 100 знаків

slash-argument-rules = правила
    .help = Варіант, потім налаштування як назва=значення, напр. russian barrel.at=850
slash-argument-code = код
    .help = Код столу, напр. K7QX2M
slash-argument-keep = код
    .help = Код, який показує сторінка
slash-argument-tournament = турнір
    .help = Назва, правила й налаштування, напр. П’ятниця skoroszow rounds=4 end=45m; або код
slash-argument-ruling = рішення
    .help = Напр. annul 3 …, fine 3 Anna 50 …, points Anna 1 …; без нього — стіл судді
slash-argument-level = рівень
    .help = Наскільки добре грає бот
slash-argument-name = хто
    .help = Ім’я зі столу або строк, на який не пускати: 7d
slash-argument-time = час
    .help = off, 30s, 2m, 1d тощо
slash-argument-topic = тема
    .help = Тема; без неї побачиш усі
slash-argument-language = мова
    .help = Мова, якою я з тобою розмовляю
slash-argument-zone = пояс
    .help = Регіон і місто, напр. Europe/Kyiv; без нього побачиш теперішній
slash-argument-calls = повідомлення
    .help = «ні» вимикає повідомлення; 23-7 задає тихі години
slash-argument-player = гравець
    .help = Чиєсь ім’я; без нього побачиш свою статистику
slash-argument-person = людина
    .help = Хтось із цього сервера, вибраний зі списку
slash-argument-words = слова
    .help = Будь-які слова; «keep …» — для всіх наступних роздач, «off» — припинити
slash-argument-messages = повідомлення
    .help = Чи надсилати твої карти ще й у приватні повідомлення
slash-choice-on = так
slash-choice-off = ні
slash-choice-text = текст
slash-choice-month = цей місяць
slash-choice-months = попередні місяці
slash-argument-form = вигляд
    .help = «текст» — прості речення замість таблиці
slash-argument-line = щодня
    .help = «так» — раз на день коротке повідомлення групі, «ні» — припинити (для адміністраторів)
slash-argument-top = що
    .help = Цей місяць, попередні; «так» — повідомлення групі першого числа (для адміністраторів)

## По одному рядку

slash-nothing = Додати нічого: усе видно на столі.
slash-failed = Тут щось пішло не так. Спробуй ще раз.
slash-missing = Не можу писати в цьому каналі. Мені потрібно: { $permissions }.
slash-no-pictures = Стіл тут без картинок. Щоб їх надсилати, мені потрібно: { $permission }.
slash-no-window-channel = У цьому каналі тобі не дозволено відкривати активності, тож стіл тут не відкриється. Тобі бракує права: { $permission }. Кнопки працюють як завжди.
slash-no-window-off = Зараз не можу відкрити стіл усередині Discord. Кнопки працюють як завжди.
slash-elsewhere = Мене немає на цьому сервері. Щоб потренуватися, напиши мені в приватний чат, а щоб грати тут, попроси адміністратора додати мене.
slash-messages-on = Відтепер твої карти приходитимуть ще й у приватні повідомлення.
slash-messages-off = Більше жодних приватних повідомлень. Кнопка «Мої карти» на столі покаже їх тільки тобі.

## Дозволи, як їх називає Discord

slash-permission-view_channel = Переглядати канали
slash-permission-send_messages = Надсилати повідомлення
slash-permission-send_messages_in_threads = Надсилати повідомлення в гілках
slash-permission-attach_files = Прикріплювати файли
slash-permission-use_embedded_activities = Використовувати активності
slash-choice-people = люди
slash-choice-name = ім’я
