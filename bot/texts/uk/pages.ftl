### Меню команд і сторінки поза грою.

command-newgame = відкрити стіл, напр. /newgame russian barrel.at=850
command-play = відразу грати з ботами, а інші можуть підсісти
command-join = сісти за стіл або, з кодом, за стіл іншого чату
command-tournament = відкрити турнір або показати його за кодом
command-standings = таблиця турніру й усі результати
command-judge = стіл судді, у приватному чаті
command-leave = встати з-за столу
command-addbot = посадити бота: лагідний, легкий, середній, важкий або експерт
command-kick = прибрати когось з-за столу
command-deal = почати гру
command-hand = ще раз показати твої карти, приватно
command-score = рахунок за роздачами; /score text — простими реченнями
command-rules = правила цього столу простими словами
command-options = змінити правила до першої роздачі
command-timer = час на хід: off, 30s, 2m, 1d
command-pause = пауза в грі (голосуванням)
command-resume = продовжити після паузи
command-endgame = закінчити гру (голосуванням)
command-history = закінчені ігри
command-replay = закінчена гра крок за кроком, з усіма картами
shown-title = { $name } показує роздачу { $hand } столу { $code }
button-show-hand = Показати групі
button-shown-replay = Повтор тут
button-shown-story = Уся роздача
command-review = скільки коштували твої рішення в закінченій грі й чого варті були карти
command-stats = твої ігри, замовлення й рейтинг або чиїсь за іменем
command-top = таблиця гравців цього чату; /top month — за цей місяць
command-export = запис гри файлом
command-verify = перевірити, що роздачі чесні
command-seed = додати свої слова до наступного тасування
command-language = вибрати мову
command-zone = вибрати часовий пояс
command-callme = приватне повідомлення, коли тут відкривають стіл; /callme off
command-opentables = пустити незнайомих за столи групи; /opentables off
command-notwith = попередження перед грою з кимось, напр. /notwith Anna
command-help = ця сторінка
command-learn = короткі уроки з нуля, у приватному чаті
command-daily = роздача дня, одна для всіх
command-puzzle = задачі: знайди єдину правильну карту
command-privacy = що я пам’ятаю
command-mydata = показати, що я про тебе пам’ятаю
command-deletemydata = видалити те, що я про тебе пам’ятаю

history-title = <b>Закінчені ігри</b>
history-none = Закінчених ігор ще немає. /newgame відкриває стіл.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands ->
        [one] { $hands } роздача
        [few] { $hands } роздачі
       *[other] { $hands } роздач
    }: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = Запис столу { $code }: { $hands ->
        [one] { $hands } закінчена роздача
        [few] { $hands } закінчені роздачі
       *[other] { $hands } закінчених роздач
    } з усіма колодами й ходами.
language-name = Українська
language-which = Якою мовою мені розмовляти?
language-drafts = ✎ Перекладено ще не все: частина текстів іншою мовою.
zone-question = Часовий пояс: { $zone }. Вибери інший або напиши його: { $example }
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): ось що я пам’ятаю.
mydata-language = Мова: { $name }
mydata-client = Мова твого застосунку: { $name }
mydata-zone = Часовий пояс: { $zone }
mydata-picture = Остання картинка з повтору, яку можна вставити в будь-який чат: { $words }
mydata-callme = Групи, з яких тобі пишуть про нові столи: { $chats }
mydata-quiet = Не писати з { $begin } до { $end }
mydata-notwith = Попереджаю тебе, перш ніж ти сядеш за стіл із гравцями: { $names }
mydata-quiet-none = Писати будь-коли
mydata-private = Приватний чат зі мною: { $on ->
        [yes] відкрито
       *[no] не відкрито
    }
mydata-ticket = Натискання «Сісти» за столом { $code } (пам’ятаю 15 хвилин)
mydata-learnt = Уроки: почато { $count }.
mydata-short-games = Виграно коротких ігор: { $count }
mydata-seen = Хто бачить твої числа й рейтинг: { $who }
mydata-finished = Що в тебе є дограна гра
mydata-tips =
    Пояснення: { $on ->
        [yes] увімкнені
       *[no] вимкнені
    }
mydata-invited = Пропозиція додати мене до групи вже була
mydata-explained = Скільки понять гри вже пояснено: { $count }
mydata-tournament = Твій останній турнір: { $code }
mydata-speaks-for = Що ти судиш у чаті як його адміністратор (пам’ятаю недовго)
mydata-other = Те, що потрібно тільки мені: { $value }
mydata-studies = Збережених аналізів: { $count }
mydata-handover = Що ти передаєш свої ігри акаунту (зберігається десять хвилин)
mydata-opened = Посилання гостя («Зберегти»), відкрите з твого акаунта
mydata-games = { $count ->
        [0] Закінчених ігор немає
        [one] { $count } закінчена гра
        [few] { $count } закінчені гри
       *[other] { $count } закінчених ігор
    } в /history. /deletemydata видаляє все це.

question-which = Так звуть кількох. Про кого мова?
which-person = { $name } · { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }
mydata-stranger = Незнайомі знають тебе так: { $name }
