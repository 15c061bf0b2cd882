### Меню команд и страницы помимо игр.

command-newgame = открыть стол, например /newgame russian barrel.at=850
command-play = сразу играть с ботами, а другие могут подсесть
command-join = сесть за стол, в том числе за стол другого чата по его коду
command-tournament = открыть турнир или показать его по коду
command-standings = таблица турнира и все результаты
command-judge = пульт судьи, в личном чате
command-leave = встать из-за стола
command-addbot = посадить бота: мягкий, лёгкий, обычный, сложный или эксперт
command-kick = убрать кого-нибудь из-за стола
command-deal = начать игру
command-hand = ещё раз показать твои карты, в личном чате
command-score = запись счёта; /score text — простыми фразами
command-rules = правила этого стола простыми словами
command-options = поменять правила до первой раздачи
command-timer = время на ход: off, 30s, 2m, 1d
command-pause = пауза в игре (голосованием)
command-resume = играть дальше после паузы
command-endgame = закончить игру (голосованием)
command-history = законченные игры
command-replay = законченная игра шаг за шагом, со всеми картами
shown-title = { $name } показывает раздачу { $hand } стола { $code }
button-show-hand = Показать группе
button-shown-replay = Повтор здесь
button-shown-story = Вся раздача
command-review = чего стоили твои решения в законченной игре и что дали карты
command-stats = твои игры, заказы и рейтинг, а по имени — и чужие
command-top = таблица игроков этого чата; /top month — за этот месяц
command-export = запись игры файлом
command-verify = проверить, честно ли сданы карты
command-seed = добавить свои слова в следующую тасовку
command-language = выбрать язык
command-zone = выбрать часовой пояс
command-callme = сообщение в личку, когда здесь открывают стол; /callme off
command-opentables = пустить незнакомых за столы группы; /opentables off
command-notwith = предупреждение перед игрой с кем-то, например /notwith Anna
command-help = эта страница
command-learn = короткие уроки с нуля, в личном чате
command-daily = раздача дня, одна для всех
command-puzzle = задачи: найди единственную верную карту
command-privacy = что я помню
command-mydata = показать, что я о тебе помню
command-deletemydata = удалить всё, что я о тебе помню

history-title = <b>Законченные игры</b>
history-none = Законченных игр ещё нет. /newgame открывает стол.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } раздача
        [few] { $hands } раздачи
       *[many] { $hands } раздач
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = Запись стола { $code }: { $hands ->
        [one] { $hands } законченная раздача
        [few] { $hands } законченные раздачи
       *[many] { $hands } законченных раздач
    }, со всеми колодами и ходами.
language-name = Русский
language-which = На каком языке мне с тобой говорить?
language-drafts = ✎ Переведено ещё не всё: часть текстов на другом языке.
zone-question = Часовой пояс: { $zone }. Выбери другой или напиши его: { $example }
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): вот что я помню.
mydata-language = Язык: { $name }
mydata-client = Язык твоего приложения: { $name }
mydata-zone = Часовой пояс: { $zone }
mydata-picture = Последняя картинка из повтора, которую можно вставить в любой чат: { $words }
mydata-callme = Группы, из которых тебе пишут о новых столах: { $chats }
mydata-quiet = Не писать с { $begin } до { $end }
mydata-quiet-none = Писать в любое время
mydata-notwith = Предупреждаю тебя, прежде чем ты сядешь за стол с игроками: { $names }
mydata-private = Личный чат со мной: { $on ->
        [yes] открыт
       *[no] не открыт
    }
mydata-ticket = Нажатие «Сесть» за столом { $code }, помню его четверть часа
mydata-learnt = Уроки: начато { $count }.
mydata-short-games = Выиграно коротких игр: { $count }
mydata-seen = Кто видит твои числа и рейтинг: { $who }
mydata-finished = Что у тебя есть доигранная игра
mydata-tips =
    Пояснения: { $on ->
        [yes] включены
       *[no] выключены
    }
mydata-invited = Предложение добавить меня в группу уже было
mydata-explained = Сколько понятий игры уже пояснено: { $count }
mydata-tournament = Твой последний турнир: { $code }
mydata-speaks-for = То, что ты судишь в чате как его администратор (помню недолго)
mydata-other = То, что нужно только мне: { $value }
mydata-studies = Анализов хранится: { $count }
mydata-handover = Что ты передаёшь свои игры аккаунту (хранится десять минут)
mydata-opened = Ссылка гостя («Сохранить»), открытая из твоего аккаунта
mydata-games = { $count ->
        [0] Законченных игр нет
        [one] { $count } законченная игра
        [few] { $count } законченные игры
       *[many] { $count } законченных игр
    } в /history. /deletemydata всё это удаляет.

question-which = Так зовут нескольких. Кто имеется в виду?
which-person = { $name } · { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[other] { $count } игр
    }
mydata-stranger = Незнакомые знают тебя так: { $name }
