### Стіл перед першою роздачею.

lobby-title = Тисяча · стіл { $code }
lobby-rules = Правила: <b>{ $preset }</b>. { $help }
lobby-target = Граємо до { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (господар столу)
lobby-bot = { $place }. { $name } — бот, рівень: { $level }
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
lobby-door-members = З іншого чату: <code>/join { $code }</code>, а ви вирішите, чи впустити.
lobby-door-link = З іншого чату: <code>/join { $code }</code>
lobby-door-anyone = Стіл відкритий для всіх: <code>/join</code> у приватному чаті зі мною його покаже; код { $code }.
lobby-knock = 🚪 { $name } проситься за стіл
lobby-closed = Цей стіл закрито ще до початку гри. Новий відкриває /newgame.
board-unreachable-lobby = { $name } ще має відкрити приватний чат зі мною.
lobby-starting = ⏳ Гра почнеться протягом хвилини. Хто до того часу не відкриє приватний чат, грає звідси, за номерами.

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
button-add-bot = Додати бота
button-remove-bot = Прибрати бота
button-options = Налаштування
button-start = Почати

open-title = Столи, відкриті для всіх
open-table = <code>{ $code }</code> · { $name } · { $preset } · зайнято місць: { $seated } з { $most }
open-none = Зараз жоден відкритий стіл не шукає гравців. Стіл, відкритий через /newgame join=anyone, з’явиться тут.
open-nameless = хтось
