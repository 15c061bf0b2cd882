### Стіл перед першою роздачею.

lobby-title = Тисяча · стіл { $code }
lobby-rules = Правила: <b>{ $preset }</b> — { $help }
lobby-target = Граємо до { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (відкриває стіл)
lobby-bot = { $place }. { $name } — рівень { $level }
lobby-missing = { $count ->
        [one] Бракує ще { $count } гравця.
       *[other] Бракує ще { $count } гравців.
    }
lobby-ready = Можна починати.
lobby-draw-seats = Місця розподілить жереб на початку.
lobby-elsewhere = Сісти з іншого чату: <code>/join { $code }</code>
lobby-closed = Цей стіл закрито ще до початку гри. Новий відкриває /newgame.
board-unreachable-lobby = { $name } — ще треба відкрити приватний чат зі мною.

level-easy = легкий
level-normal = середній
level-hard = важкий

button-join = Сісти
button-leave = Встати
button-add-bot = Додати бота
button-remove-bot = Прибрати бота
button-options = Налаштування
button-start = Почати
