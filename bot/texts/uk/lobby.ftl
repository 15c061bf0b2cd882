### Стіл перед першою роздачею.

lobby-title = Тисяча · стіл { $code }
lobby-rules = Правила: <b>{ $preset }</b>, до { $target }
lobby-target = Граємо до { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · господар столу
lobby-bot = • { $name } — бот, рівень: { $level }
lobby-missing = { $count ->
        [one] Бракує ще { $count } гравця.
       *[other] Бракує ще { $count } гравців.
    }
lobby-ready = Можна починати.
lobby-again =
    { $count ->
        [one] Ще одна гра: має підтвердити ще { $count } людина.
        [few] Ще одна гра: мають підтвердити ще { $count } людини.
       *[other] Ще одна гра: має підтвердити ще { $count } людей.
    }
lobby-draw-seats = Місця розподілить жереб на початку.
lobby-door-members = З іншого чату: <code>/join { $code }</code>
lobby-door-link = З іншого чату: <code>/join { $code }</code>
lobby-door-anyone = Стіл відкритий для всіх: <code>/join</code> у приватному чаті зі мною його покаже; код { $code }.
share-join = Покликати друга: { $link }
share-sit-down = Сісти за стіл: { $link }
inline-join = Зіграймо в тисячу!
inline-join-rules = { $preset }, до { $target }
inline-join-free = Вільні місця: { $count }
lobby-knock = 🚪 { $name } проситься за стіл
lobby-not-let-in = 🚪 Тебе не впустили ({ $code }).
lobby-closed = Цей стіл закрито ще до початку гри. Новий відкриває /newgame.
board-unreachable-lobby = { $name } ще має відкрити приватний чат зі мною.
lobby-starting = ⏳ Гра почнеться протягом хвилини. Хто до того часу не відкриє приватний чат, грає тут — кнопками з номерами.

level-gentle = лагідний
level-easy = легкий
level-normal = середній
level-hard = важкий
level-expert = експерт

button-join = Сісти
button-leave = Встати
button-let-in = Впустити: { $name }
button-turn-away = Ні
button-join-table = Сісти: { $code }
call = { $name } відкриває стіл у чаті «{ $place }»: { $preset }. Є вільні місця.
call-play = { $name } грає з ботами й тримає місця для чату «{ $place }»: { $preset }. Сісти можна з наступної роздачі.
button-call-stop = Більше не писати
calls-groups = Пишу тобі, коли в цих групах відкривають стіл. Натисни на групу, щоб це припинити.
calls-none = Про столи в групах я тобі не пишу. Набери /callme у групі, і я повідомлю, коли там відкриють стіл.
calls-quiet = Не з { $begin } до { $end } ({ $zone }): /callme 23-7 змінює години, /zone — часовий пояс.
calls-quiet-there = Не з { $begin } до { $end } за годинником групи; де пояс не вибрано, запрошення приходять без звуку. /callme 23-7 змінює години, /zone задає твій часовий пояс.
calls-any = Будь-коли: /callme 22-8 задає тихі години.
offer-head = Грати можна відразу. З наступної роздачі місця ботів можуть зайняти люди.
offer-tick = Познач групу: напишу всім, хто хоче знати про її столи (/callme).
offer-none = Не знаю жодної твоєї групи. Хто хоче таких повідомлень, набирає в групі /callme.
offer-code = За кодом: /join { $code }
lobby-reliable = Лише для тих, хто дограє щонайменше чотири гри з п’яти, і для новачків
notwith-list = Попереджаю, перш ніж ти сядеш за стіл із гравцями: { $names }. Ще раз /notwith з іменем це скасовує.
notwith-none = Список порожній. /notwith Anna: попереджу, перш ніж ти сядеш за стіл із цим гравцем. Ніхто інший про це не дізнається.
notwith-warning = За цим столом: { $names }. Попереджаю, як домовлялися.
button-join-anyway = Усе одно сісти
button-add-bot = Додати бота
button-remove-bot = Прибрати бота
button-options = Налаштування
button-start = Почати

open-title = Столи, відкриті для всіх
open-table = <code>{ $code }</code> · { $name } · { $preset } · зайнято місць: { $seated } з { $most }
open-none = Зараз жоден відкритий стіл не шукає гравців. Стіл, відкритий через /newgame join=anyone, з’явиться тут.
open-nameless = хтось
