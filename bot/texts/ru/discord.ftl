### Только для Discord: названия команд и их аргументов и строки, которые нужны только командам.
### Названия команд и аргументов: строчные буквы, без пробелов, не больше 32 знаков.

slash-newgame = новая-игра
slash-play = играть
slash-join = сесть
slash-tournament = турнир
slash-standings = таблица
slash-judge = судья
slash-leave = встать
slash-addbot = добавить-бота
slash-kick = убрать
slash-deal = начать
slash-options = настройки
slash-timer = время
slash-hand = карты
slash-score = счёт
slash-rules = правила
slash-verify = проверить
slash-seed = seed
slash-history = история
slash-replay = повтор
slash-review = разбор
slash-export = экспорт
slash-language = язык
slash-zone = часовой-пояс
slash-callme = позови-меня
slash-opentables = открытые-столы
slash-notwith = предупреди-о
slash-help = помощь
slash-learn = урок
slash-daily = раздача-дня
slash-puzzle = задача
slash-privacy = приватность
slash-mydata = мои-данные
slash-deletemydata = удалить-мои-данные
slash-keep = сохранить
    .help = забрать игры со страницы по коду
slash-start = старт
    .help = поздороваться
slash-pause = пауза
slash-resume = продолжить
slash-endgame = закончить
slash-stats = статистика
slash-top = рейтинг

## Что можно написать после команды: название и строка помощи, не больше 100 знаков

slash-argument-rules = правила
    .help = Вариант, потом настройки вида имя=значение, например russian barrel.at=850
slash-argument-code = код
    .help = Код стола, например K7QX2M
slash-argument-keep = код
    .help = Код, который показывает страница
slash-argument-tournament = турнир
    .help = Название, правила и настройки, например Пятница skoroszow rounds=4 end=45m; или код
slash-argument-ruling = решение
    .help = Например annul 3 …, fine 3 Anna 50 …, points Anna 1 …; если пусто, откроется пульт судьи
slash-argument-level = уровень
    .help = Насколько хорошо играет бот
slash-argument-name = имя
    .help = Имя со стола или срок, на который не пускать: 7d
slash-argument-time = время
    .help = Например off, 30s, 2m, 1d
slash-argument-topic = тема
    .help = Тема; оставь пустым, чтобы увидеть все
slash-argument-language = язык
    .help = На каком языке мне с тобой говорить
slash-argument-zone = пояс
    .help = Регион и город, например Europe/Moscow; оставь пустым, чтобы увидеть нынешний
slash-argument-calls = сообщения
    .help = «нет» выключает сообщения; 23-7 задаёт тихие часы
slash-argument-player = игрок
    .help = Чьё-нибудь имя; оставь пустым, чтобы увидеть своё
slash-argument-person = человек
    .help = Кто-нибудь с этого сервера, выбранный из списка
slash-argument-words = слова
    .help = Любые слова; «keep …» — для всех следующих раздач, «off» — прекратить
slash-argument-messages = сообщения
    .help = Присылать ли твои карты ещё и личным сообщением
slash-choice-on = да
slash-choice-off = нет
slash-choice-text = текст
slash-choice-month = этот месяц
slash-choice-months = прошлые месяцы
slash-argument-form = вид
    .help = «текст» — простые фразы вместо таблицы
slash-argument-line = каждый-день
    .help = «да» — раз в день короткое сообщение группе, «нет» — больше не присылать (для админов)
slash-argument-top = что
    .help = Этот месяц, прошлые; «да» — сообщение группе первого числа (для админов)

## По одной строке

slash-nothing = Добавить нечего: как обстоят дела, видно на столе.
slash-failed = Что-то сломалось. Попробуй ещё раз.
slash-missing = Не могу писать в этом канале. Мне нужно: { $permissions }.
slash-no-pictures = Стол здесь без картинок. Для них мне нужно: { $permission }.
slash-no-window-channel = В этом канале тебе нельзя открывать активности, поэтому стол здесь не откроется. Тебе не хватает права: { $permission }. Кнопки работают как всегда.
slash-no-window-off = Сейчас не могу открыть стол внутри Discord. Кнопки работают как всегда.
slash-elsewhere = Меня нет на этом сервере. Напиши мне лично, чтобы потренироваться, или попроси администратора добавить меня сюда.
slash-messages-on = Теперь твои карты приходят ещё и личным сообщением.
slash-messages-off = Личных сообщений больше не будет. Кнопка «Мои карты» на столе покажет карты только тебе.

## Права, как их называет Discord

slash-permission-view_channel = Просматривать канал
slash-permission-send_messages = Отправлять сообщения
slash-permission-send_messages_in_threads = Отправлять сообщения в ветках
slash-permission-attach_files = Прикреплять файлы
slash-permission-use_embedded_activities = Использовать активности
slash-choice-people = люди
slash-choice-name = имя
