### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = Раздача дня · { $date }
daily-kind = { $preset }, { $seats ->
        [2] вдвоём
       *[other] втроём
    }
daily-same = Всем достаются одни и те же карты, против одних и тех же ботов. Попытка одна, до 00:00 UTC. На рейтинг она не влияет.
daily-new = Сегодня ты ещё не играешь.
daily-waits = Твои карты ждут тебя.
daily-done = Сегодняшняя раздача сыграна.
daily-closed = Твоя сегодняшняя попытка закончилась без результата.
daily-streak = Дней подряд: { $count }
daily-numbers = Результатов: { $count } · медиана { $median } · лучший { $best }
daily-numbers-named = Результатов: { $count } · медиана { $median } · лучший { $best } ({ $name })
daily-nobody = Результатов ещё нет
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-tomorrow = Завтра: { $preset }
daily-yesterday = <b>Вчера</b> · { $preset }
daily-seal = Печать за { $date }: <code>{ $seal }</code>
daily-opened = { $date }, вскрыта: <code>{ $secret }</code>
daily-seals = Печать видна с 00:00 UTC накануне, и никто ничего к ней не добавляет. Я вскрываю её, когда день закончится: /verify
daily-opened-later = Печать и секрет за { $date } общие для всех: я вскрою их, когда день закончится. <code>/verify { $code }</code>
daily-how = Раздача дня берётся из секрета, печать которого /daily показывает с 00:00 UTC накануне. Она одна для всех, и слов никто не добавляет. Когда день закончится, я показываю секрет, и любой может сам восстановить колоду.
daily-proof-beacon = С маяком (первым раундом дня), тому, кто видел печать раньше: что никто не мог выбрать колоду.
daily-share = Раздача дня { $date } · { $preset }
daily-in-private = Всем достаются одни и те же карты: играют в личном чате со мной, дорогу покажет /daily. Кто спрашивает здесь, попадает в таблицу этой группы.
daily-finished = Сегодня сыграли: { $names }
daily-before = <b>Вчера</b>
daily-line = Раздача дня: { $preset }. Одни и те же карты для всех – /daily в личном чате.
daily-line-best = Вчера здесь лучше всех: { $name }, { $points }.
daily-best = { $date }: лучший розыгрыш · { $name } { $points }
daily-export = Что было видно с твоего места за столом { $code }, шаг за шагом. Полная запись будет, когда день закончится: другие ещё играют этими картами.
button-daily-play = Играть
button-daily-go-on = Продолжить
button-daily-best = Лучший розыгрыш за вчера
history-day-over = День закончился: раздача закрыта
replay-give-hidden = { $name } отдаёт карту, получает { $to }
replay-discard-hidden = { $name } сносит карту
mydata-daily = Раздача дня: последняя { $date }, дней подряд: { $count }
mydata-daily-chats = Твои группы для раздачи дня: { $chats }
