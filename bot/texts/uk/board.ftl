### Стіл у групі.

bot-name = Бот { $number }
player-name = Гравець { $number }
bot-for = { $name } (бот)

## Чия черга. Перше речення на столі.

turn-cut = { $name }: знімати колоду чи ні?
turn-talon_positions = { $name } вибирає місця для прикупу
turn-opening = { $name } відкриває торги
turn-opening-at = { $name } мусить відкрити торги: { $value }
turn-auction = { $name } торгується
turn-concession = { $name }: грати чи розписати?
turn-choose_talon = { $name } вибирає прикуп
turn-exchange = { $name } розбирає прикуп
turn-contract = { $name } називає замовлення
turn-lead = { $name } заходить
turn-play = { $name } кладе карту
turn-only-card = { $name }: можна покласти лише одну карту
turn-deal = Наступна роздача вже скоро
turn-over = Гру закінчено
turn-paused = Пауза
turn-closed = Стіл закрито

## Решта столу

board-head = Роздача { $hand } · { $preset }
board-golden = Золотий кін: усе рахується подвійно
board-bids = Торги: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } пас
board-bid-look = { $name } дивиться в карти
board-talon = Прикуп: { $cards }
board-talon-first = Прикуп (карти того, хто виграв торги): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name } грає на { $value }
board-has = набрано { $points } з { $value }
board-trump-of = козир { $trump }
board-trump-none = козиря ще немає
board-no-trump = Козиря ще немає
board-trump = Козир: { $trump }
board-stock = У колоді: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
board-trick = На столі (взятка { $number }):
board-trick-empty = Взятка { $number }: на столі ще порожньо
board-played = { $name } { $card }
board-last-trick = Остання взятка: { $cards } → { $name }
board-totals = Рахунок (ця роздача)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = Роздача { $hand }:
board-vote = Голосування: { $kind ->
        [end] закінчити гру
        [pause] пауза
        [times] { $what }
       *[resume] граємо далі
    } — { $count } з { $needed }
board-last-call = Місяць тут ніхто не ходив. Без ходу гра завтра закінчиться й нікому не зарахується.
board-vote-counts = Якщо лідер не погодиться, зарахується теперішній рахунок.
board-moved-for = Час вийшов: за гравця { $name } ходить бот.
board-lowered = ⬇ Стіл тепер нижче в чаті.
board-lowered-link = ⬇ <a href="{ $link }">Стіл тепер нижче в чаті.</a>
board-unreachable = { $name }: не можу написати тобі в приватний чат. Кнопка «Мої карти» внизу все одно працює.
board-time-left = На цей хід: ще приблизно { $time }
board-unreachable-start = { $name }: не можу тобі написати. <a href="{ $link }">Відкрий чат зі мною й натисни Start</a> — або грай тут: «Мої карти».

## Позначки біля рахунку гравця

mark-dealer = роздає
mark-declarer = грає
mark-sits-out = на прикупі
mark-barrel = { $hands ->
        [one] бочка: ще { $hands } роздача
        [few] бочка: ще { $hands } роздачі
       *[other] бочка: ще { $hands } роздач
    }
mark-barrel-open = на бочці
mark-strikes = { $count ->
        [one] { $count } болт
        [few] { $count } болти
       *[other] { $count } болтів
    }
mark-falls = { $count ->
        [one] { $count } падіння з бочки
        [few] { $count } падіння з бочки
       *[other] { $count } падінь із бочки
    }
mark-concessions = { $count ->
        [one] { $count } розпис
        [few] { $count } розписи
       *[other] { $count } розписів
    }
mark-locked = під замком
mark-silent = не може торгуватися
mark-penalty = штраф −{ $points }
mark-blind = втемну
mark-stand-in = замість гравця бот
mark-away = не за столом
mark-comes = грає з наступної роздачі

## Оголошення

notice-set-aside = Щось пішло не так, тому цей стіл зупинено. Власник бота вже знає.

## Кнопки

button-pass = Пас
button-bid = { $value }
button-more = Ще…
button-look = Глянути в карти
button-hand = Мої карти
button-peek = Остання взятка
button-peek-first = Перша взятка
button-back = Повертаюся в гру
button-bot-moves = Хай сходить бот
button-take-seat = Сісти на місце: { $name }
button-vote-end = Так, закінчуємо
button-vote-pause = Так, пауза
button-vote-resume = Граємо далі
button-vote-times = Так — { $what }
button-score = Рахунок
button-rules = Правила
button-verify = Чесна роздача ✓
button-rematch = Ще раз

## Кінець роздачі

finished-head = Кінець роздачі { $hand }
finished-made = { $name }: { $contract } зіграно
finished-down = { $name }: { $contract } не зіграно
finished-conceded = { $name } розписує { $contract }
finished-own-made = Ти: { $contract } зіграно
finished-own-down = Ти: { $contract } не зіграно
finished-own-conceded = Ти розписуєш { $contract }
finished-thrown_in = Перездача: карти роздаються заново
finished-annulled = Скасовано суддею: карти роздаються заново
finished-no_auction = Кожен рахує свої очки
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = Ти
finished-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
finished-tricks = { $tricks ->
        [0] без взяток
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[other] { $tricks } взяток
    }
finished-marriages = { $count ->
        [one] мар’яж { $suits }
       *[other] мар’яжі { $suits }
    }

over-won = 🏆 Перемагає { $names }!
over-own-won = 🏆 Перемога за тобою!
over-won-several = 🏆 Спільна перемога: { $names }
over-void = Гру закінчено достроково, нікому вона не зараховується.
over-why-declarer = Розігрувач набирає { $target }
over-why-declarer-first = { $target } є в кількох: перемагає розігрувач
over-why-barrel = Перемога з бочки: щонайменше { $need } за роздачу
over-why-most = { $target } є в кількох: перемагає більший рахунок
over-why-reached = { $target } раніше за всіх
over-why-together = Рівний рахунок на першому місці
over-why-ended = Гру закінчено достроково: перемагає більший рахунок
over-totals = Остаточний рахунок
over-hands = { $count ->
        [one] Зіграно { $count } роздачу
        [few] Зіграно { $count } роздачі
       *[other] Зіграно { $count } роздач
    }
over-rematch = Ще одна гра тим самим складом? Натисни, якщо граєш.
