### Стол до первой раздачи.

lobby-title = Тысяча · стол { $code }
lobby-rules = Правила: <b>{ $preset }</b>, до { $target }
lobby-target = Играем до { $target }.
lobby-chair = • { $name }
lobby-opener = • { $name } · хозяин стола
lobby-bot = • { $name } — бот, уровень: { $level }
lobby-missing = { $count ->
        [one] Нужен ещё { $count } игрок.
        [few] Нужно ещё { $count } игрока.
       *[many] Нужно ещё { $count } игроков.
    }
lobby-ready = Можно начинать.
lobby-again =
    Ещё раз — { $count ->
        [one] { $count } человек ещё должен
        [few] { $count } человека ещё должны
       *[other] { $count } человек ещё должны
    } подтвердить.
lobby-draw-seats = Места разыграем перед началом.
lobby-door-members = Из другого чата: <code>/join { $code }</code>
lobby-door-link = Из другого чата: <code>/join { $code }</code>
lobby-door-anyone = Стол открыт для всех: <code>/join</code> в личном чате со мной покажет его; код { $code }.
share-join = Позвать друга: { $link }
share-sit-down = Сесть за стол: { $link }
inline-join = Сыграем в тысячу!
inline-join-rules = { $preset }, до { $target }
inline-join-free = Свободные места: { $count }
lobby-knock = 🚪 { $name } просится за стол
lobby-not-let-in = 🚪 Тебя не впустили ({ $code }).
lobby-closed = Этот стол закрыли до начала игры. Новый открывает /newgame.
board-unreachable-lobby = { $name }: нужно ещё открыть личный чат со мной.
lobby-starting = ⏳ Игра начнётся в течение минуты. Кто к этому времени не откроет личный чат, играет здесь — кнопками с номерами.

level-gentle = мягкий
level-easy = лёгкий
level-normal = обычный
level-hard = сложный
level-expert = эксперт

button-join = Сесть
button-leave = Встать
button-let-in = Впустить: { $name }
button-turn-away = Нет
button-join-table = Сесть: { $code }
call = { $name } открывает стол в чате «{ $place }»: { $preset }. Есть свободные места.
call-play = { $name } играет с ботами и держит места для чата «{ $place }»: { $preset }. Сесть можно со следующей раздачи.
button-call-stop = Больше не писать
calls-groups = Пишу тебе, когда в этих группах открывают стол. Нажми на группу, чтобы это прекратить.
calls-none = О столах в группах я тебе не пишу. Набери /callme в группе, и я сообщу, когда там откроют стол.
calls-quiet = Не с { $begin } до { $end } ({ $zone }): /callme 23-7 меняет часы, /zone — часовой пояс.
calls-quiet-there = Не с { $begin } до { $end } по часам группы; где пояс не выбран, приглашения приходят без звука. /callme 23-7 меняет часы, /zone задаёт твой часовой пояс.
calls-any = В любое время: /callme 22-8 задаёт тихие часы.
offer-head = Играть можно сразу. Со следующей раздачи места ботов могут занять люди.
offer-tick = Отметь группу: напишу всем, кто хочет знать о её столах (/callme).
offer-none = Не знаю ни одной твоей группы. Кто хочет таких сообщений, набирает в группе /callme.
offer-code = По коду: /join { $code }
lobby-reliable = Только для тех, кто доигрывает хотя бы четыре игры из пяти, и для новичков
notwith-list = Предупреждаю, прежде чем ты сядешь за стол с игроками: { $names }. Ещё раз /notwith с именем это отменяет.
notwith-none = Список пуст. /notwith Anna: предупрежу, прежде чем ты сядешь за стол с этим игроком. Никто другой об этом не узнает.
notwith-warning = За этим столом: { $names }. Предупреждаю, как договорились.
button-join-anyway = Всё равно сесть
button-add-bot = Добавить бота
button-remove-bot = Убрать бота
button-options = Настройки
button-start = Начать

open-title = Столы, открытые для всех
open-table = <code>{ $code }</code> · { $name } · { $preset } · занято мест: { $seated } из { $most }
open-none = Сейчас ни один открытый стол не ищет игроков. Стол, открытый через /newgame join=anyone, появится здесь.
open-nameless = кто-то
