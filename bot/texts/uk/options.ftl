### Налаштування: назва, рядок довідки й назви значень. Групи — це сторінки меню.

value-yes = так
value-no = ні
value-none = не задано
value-no-limit = без обмежень
join-members = учасники
join-link = посилання
join-anyone = усі

group-table = Стіл
group-deal = Роздача
group-redeal = Перездача
group-auction = Торги
group-talon = Прикуп
group-sitter = Хто на прикупі
group-concession = Розпис
group-play = Розіграш
group-marriages = Мар’яжі
group-scoring = Очки
group-lock = Замок
group-barrel = Бочка
group-game = Кінець гри

option-table-players = Гравці
    .help = Скільки людей може грати.
option-table-sits_out = Хто на прикупі
    .help = Учотирьох кожну роздачу грають троє, а цей гравець сидить на прикупі.
    .dealer = роздавач
    .right_of_dealer = праворуч від роздавача
    .opposite_dealer = навпроти роздавача
option-table-deck = Карт у колоді
    .help = 24 від дев’ятки або 20 без дев’яток.
option-deal-layouts = Розклад карт
    .help = Карти на руках, прикупи, скільки карт віддають і скільки зносять — для кожної кількості гравців.
option-deal-cut = Знімання колоди
    .help = Чи може гравець праворуч від роздавача зняти колоду перед кожною роздачею.
    .off = не знімають
    .offer = за бажанням
option-deal-dealer_sets_talon = Роздавач закладає прикуп
    .help = Роздавач наосліп називає, які місця колоди підуть у прикуп.
option-deal-bottom_jack = Валет унизу
    .help = Якщо остання карта — валет, роздають заново; утретє поспіль це коштує роздавачеві 120.
option-redeal-rights = Права на перездачу
    .help = З якими поганими картами чи прикупом можна вимагати перездачі.
option-redeal-third_in_a_row_penalty = Утретє дев’ятки
    .help = Третя поспіль перездача через дев’ятки коштує роздавачеві 120, і роздає вже наступний.
option-auction-enabled = Торги
    .help = Без торгів кожен рахує власні очки.
option-auction-opening = Початкова заявка
    .help = Менше за це заявити не можна.
option-auction-step = Крок торгів
    .help = На стільки ростуть заявки.
option-auction-ceiling = Найвище замовлення
    .help = Більше за це не грає ніхто й ніколи.
option-auction-forced_opening = Обов’язкова заявка
    .help = Гравець ліворуч від роздавача мусить відкрити торги.
option-auction-opening_fixed = Точна перша заявка
    .help = Перша заявка — рівно початкова.
option-auction-graded = По одному кроку
    .help = Кожна заявка рівно на крок вища за попередню.
option-auction-raise_after_exchange = Підвищення замовлення
    .help = Після обміну розігрувач може підвищити замовлення.
option-auction-above_120 = Понад 120
    .help = Що треба, щоб заявити більше, ніж варті карти.
    .free = може кожен
    .any_marriage = з будь-яким мар’яжем
    .held_marriages = на суму мар’яжів
option-auction-silence_below = Не торгуються нижче за
    .help = Хто має менше, той не торгується.
option-auction-golden_round = Золотий кін
    .help = У перших роздачах, по одній на кожного роздавача, торги йдуть зі 120, і все рахується подвійно.
    .off = ні
    .on = так
    .on_with_reset = так, знову з 0
option-auction-blind = Торги втемну
    .help = Хто виграє торги, не дивлячись у карти, грає подвійно.
    .off = ні
    .gains = здобутки подвійні
    .all = усе подвійно
option-talon-reveal = Показ прикупу
    .help = Коли прикуп бачать усі.
    .always = завжди
    .never = ніколи
    .contested = лише після боротьби
    .from_130 = від 130
option-talon-face_up = Відкритий прикуп
    .help = Прикуп лежить відкритий від самої роздачі.
option-talon-pass_face_up = Віддавати відкрито
    .help = Усі бачать карти, які віддає розігрувач.
option-talon-uncontested_pass = Віддавати без боротьби
    .help = Що можна віддати, якщо торги виграно початковою заявкою.
    .any = будь-яку карту
    .talon_cards = лише з прикупу
option-talon-discards_count_for = Знесені карти
    .help = Кому йдуть очки знесених карт і прикупу, якого не взяли.
    .last_trick = останній взятці
    .nobody = нікому
    .declarer = розігрувачеві
option-talon-sweep_fills_120 = Усі взятки — це 120
    .help = Замовлення рівно 120 можна зіграти, взявши всі взятки без мар’яжу.
option-sitter-ace = За туза в прикупі
    .help = Очки за кожного туза в прикупі тому, хто на прикупі.
option-sitter-marriage = За мар’яж у прикупі
    .help = Мар’яж у прикупі дає очки тому, хто на прикупі.
option-sitter-card_points = За карти в прикупі
    .help = Очки карт прикупу замість очок за тузів.
option-concession-enabled = Розпис
    .help = Розігрувач може розписати роздачу, заплативши іншим.
option-concession-stage = Коли розпис
    .help = До відкриття прикупу або після нього.
    .before_talon = до прикупу
    .after_talon = після прикупу
option-concession-max_contract = Розписувати до
    .help = Найвища заявка, яку ще можна розписати.
option-concession-free_uses = Розписів без штрафу
    .help = Скільки разів за гру можна розписати без штрафу.
option-concession-payout = Решті за розпис
    .help = По 60 або половина замовлення.
    .fixed = по 60
    .half = половина замовлення
option-concession-payout_step = Половину заокруглити вгору до
    .help = Половину замовлення заокруглюють угору до кратного цьому числу.
option-concession-payout_minimum = За розпис щонайменше
    .help = Інші ніколи не отримують менше за це.
option-concession-beyond = Зайвий розпис
    .help = Зайвий розпис заборонено, або він коштує 120.
    .forbidden = заборонено
    .penalty = коштує 120
option-concession-write_down = Списання
    .help = Розігрувач може списати замовлення собі в мінус, іншим — нічого.
option-concession-write_down_uses = Скільки разів списати
    .help = Скільки разів за гру можна списати замовлення.
option-concession-forced_opening_walkout = Відмова від обов’язкової заявки
    .help = Хто мусив відкрити торги і кого ніхто не перебив, може глянути прикуп і відмовитися за −100, решті — по 50.
option-play-follow_suit = Класти в масть
    .help = Завжди або лише коли колоду вже розібрано.
    .always = завжди
    .after_stock = коли немає колоди
option-play-must_beat = Обов’язково бити
    .help = Кладучи в масть, бий старшою картою, якщо є чим.
option-play-must_overtrump = Старший козир
    .help = Клади старшого козиря, якщо він є.
option-play-when_void = Коли немає масті
    .help = Що класти, коли немає потрібної масті.
    .trump = козиря
    .beat = козиря, що б’є
    .free = будь-яку карту
option-play-peek = Перегляд взяток
    .help = Яку взятку можна переглянути ще раз.
    .none = жодної
    .first_trick = першу
    .last_trick = останню
option-marriages-values = Ціна мар’яжів
    .help = Скільки вартий мар’яж кожної масті.
    .standard = ♠40 ♣60 ♦80 ♥100
    .silesia = ♦40 ♥60 ♠80 ♣100
    .wielkopolska = ♦40 ♥60 ♣80 ♠100
    .russeln = ♣40 ♠60 ♦80 ♥100
option-marriages-first_trick = Мар’яж із першої взятки
    .help = Мар’яж можна оголосити вже найпершим заходом.
option-marriages-automatic = Мар’яж оголошується сам
    .help = Захід із короля або дами з пари сам оголошує мар’яж.
option-marriages-on_queen = Мар’яж на чужій дамі
    .help = Король на даму, яку щойно поклали перед тобою, оголошує мар’яж.
option-marriages-four_aces = Чотири тузи
    .help = Очки за захід із туза, коли на руках усі чотири.
option-scoring-declarer = Розігрувач записує
    .help = За зігране замовлення записують його або набрані очки.
    .contract = замовлення
    .points = набрані очки
option-scoring-rounding_to = Заокруглення до
    .help = Очки заокруглюють до кратного цьому числу.
option-scoring-rounding_half = Заокруглення половини
    .help = Куди заокруглюють половину.
    .up = угору
    .down = униз
option-scoring-zero = Роздача без очок
    .help = Скільки коштує роздача без очок або без взяток.
    .off = нічого
    .strikes = три болти: −120
    .per_hand = одразу −120
option-scoring-reset_at = Скидання до 0 на
    .help = Рахунок, що дорівнює цьому числу, падає до 0.
option-lock-enabled = Замок
    .help = Біля мети очки здобувають лише за певної умови.
option-lock-strict = Замок лише вище порога
    .help = Замок діє вище за свій поріг, а не від нього.
option-lock-at = Замок від
    .help = Рахунок, з якого діє замок.
option-lock-earns = Очки під замком
    .help = Як здобуває очки гравець під замком.
    .declarer = як розігрувач
    .declarer_with_marriage = розігрувач + мар’яж
    .marriage_or_sweep = мар’яж або всі взятки
    .any_marriage_or_sweep = мар’яж чи всі взятки
option-lock-no_trick_penalty = Під замком без взяток
    .help = Скільки втрачає гравець під замком без жодної взятки.
option-barrel-enabled = Бочка
    .help = Біля мети лишається кілька роздач на перемогу.
option-barrel-exact_points = Бочка без заокруглення
    .help = На бочці нічого не заокруглюють.
option-barrel-at = Бочка на
    .help = Рахунок гравця на бочці.
option-barrel-hands = Роздач на бочці
    .help = Скільки роздач є на перемогу.
option-barrel-need = Треба на бочці
    .help = Скільки треба набрати або замовити, щоб виграти з бочки.
option-barrel-crowd = Тиснява на бочці
    .help = Що робити, коли там більше одного.
    .share = місця вистачить
    .clash = новенькі злітають
    .push_off = новенькі зіштовхують
option-barrel-falls_to_zero = Падінь до нуля
    .help = Падіння з цим номером забирає все.
option-barrel-style = Вид бочки
    .help = Класична або львівська, без обмеження роздач.
    .classic = класична
    .lviv = львівська
option-barrel-wins_by = Що виграє з бочки
    .help = Що вирішує, коли замовлення зіграно: набрані очки чи саме замовлення.
    .points = набрані очки
    .contract = замовлення
option-barrel-role = Хто виграє з бочки
    .help = Тільки розігрувач чи й суперник, який набрав стільки ж.
    .declarer = тільки розігрувач
    .anyone = будь-хто
option-barrel-failure_is_fall = Незігране — падіння
    .help = Замовлення, не зігране на бочці, рахується як падіння.
option-game-target = Грати до
    .help = Рахунок, який виграє.
option-game-exceed_target = Більше за мету
    .help = Мету треба перевищити, а не тільки досягти.
option-game-tie = Рівні переможці
    .help = Спільна перемога або ще одна роздача.
    .shared = спільна перемога
    .another_hand = ще одна роздача

## Права на перездачу, як значення й у правилах

right-weak_hand = менше ніж { $number } очок на руках
right-nines_dealt = { $number ->
        [one] { $number } дев’ятка на руках
        [few] { $number } дев’ятки на руках
       *[other] { $number } дев’яток на руках
    }
right-poor_talon = менше ніж { $number } очок у прикупі
right-talon_nines = { $number ->
        [one] { $number } дев’ятка в прикупі
        [few] { $number } дев’ятки в прикупі
       *[other] { $number } дев’яток у прикупі
    }
right-nines_after_exchange = { $number ->
        [one] { $number } дев’ятка після обміну
        [few] { $number } дев’ятки після обміну
       *[other] { $number } дев’яток після обміну
    }
right-weak_after_exchange = менше ніж { $number } очок після обміну
right-unless_marriage = без мар’яжу
right-minimum_bid_only = лише за початкової заявки

## Розклад карт

layout-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
layout-hand = { $count ->
        [one] по { $count } карті
        [few] по { $count } карти
       *[other] по { $count } карт
    }
layout-talon = { $talons ->
        [one] прикуп із { $count ->
            [one] { $count } карти
           *[other] { $count } карт
        }
        [few] { $talons } прикупи по { $count }
       *[other] { $talons } прикупів по { $count }
    }
layout-pass = { $players ->
        [2] суперникові { $count }
       *[other] кожному суперникові по { $count }
    }
layout-discard = зносять { $count }

## Меню

menu-title = Правила цього столу: { $preset }
menu-presets = Вибери варіант. Він замінить усі налаштування.
button-menu-more-rules = Інші правила
menu-more-rules = Правила, які мало хто знає. Вибір замінить усі налаштування.
menu-groups = Що хочеш змінити?
menu-about = Натисни налаштування, щоб прочитати, що воно означає.
menu-option = <b>{ $option }</b> — { $help }
menu-both = ⚠ { $why }
menu-now = зараз: { $value }
menu-changed = Змінено: { $changes }
menu-page = сторінка { $page } з { $pages }
menu-table = Вигляд столу й початок гри
setting-pictures = Картинки
setting-four_colours = Масті чотирьох кольорів
setting-nudges = Нагадування в групі
setting-draw_seats = Місця за жеребом
setting-patience = Хід бота на прохання інших
setting-preset = Правила
setting-join = Хто може сісти
setting-reliable = Лише ті, хто дограє
setting-timer = Час на хід
button-menu-presets = Варіанти
button-menu-groups = Налаштування
button-menu-table = Цей стіл
button-set-both = Змінити обидва
button-menu-back = Назад
button-menu-close = Готово
button-menu-keep = Запам’ятати в чаті
button-setting = { $name }: { $value }
