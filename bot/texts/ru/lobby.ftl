### Стол до первой раздачи.

lobby-title = Тысяча · стол { $code }
lobby-rules = Правила: <b>{ $preset }.</b> { $help }
lobby-target = Играем до { $target }.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (открывает стол)
lobby-bot = { $place }. { $name } — уровень: { $level }
lobby-missing = { $count ->
        [one] Нужен ещё { $count } игрок.
        [few] Нужны ещё { $count } игрока.
       *[many] Нужны ещё { $count } игроков.
    }
lobby-ready = Можно начинать.
lobby-draw-seats = Места разыграем перед началом.
lobby-elsewhere = Сесть из другого чата: <code>/join { $code }</code>
lobby-closed = Этот стол закрыли до начала игры. Новый открывает /newgame.
board-unreachable-lobby = { $name } — ждём, пока откроется личный чат со мной.

level-easy = лёгкий
level-normal = обычный
level-hard = сложный

button-join = Сесть
button-leave = Встать
button-add-bot = Добавить бота
button-remove-bot = Убрать бота
button-options = Настройки
button-start = Начать
