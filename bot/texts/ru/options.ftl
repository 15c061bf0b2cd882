### Настройки: название, строка помощи и названия значений. Группы — страницы меню.

value-yes = да
value-no = нет
value-none = не задано
value-no-limit = без ограничений
join-members = участники
join-link = ссылка
join-anyone = все

group-table = Стол
group-deal = Сдача карт
group-redeal = Пересдача
group-auction = Торг
group-talon = Прикуп
group-sitter = Сидящий на прикупе
group-concession = Роспись
group-play = Розыгрыш
group-marriages = Марьяжи
group-scoring = Очки
group-lock = Замок
group-barrel = Бочка
group-game = Конец игры

option-table-players = Игроки
    .help = Сколько человек может играть.
option-table-sits_out = Сидит на прикупе
    .help = Вчетвером каждую раздачу играют трое; этот игрок сидит на прикупе.
    .dealer = сдающий
    .right_of_dealer = справа от сдающего
    .opposite_dealer = напротив сдающего
option-table-deck = Карт в колоде
    .help = 24, начиная с девяток, или 20 без девяток.
option-deal-layouts = Сколько карт
    .help = Карты на руки и в прикуп, сколько потом отдают и сносят, для каждого числа игроков.
option-deal-cut = Снимать колоду
    .help = Может ли игрок справа от сдающего снять колоду перед раздачей.
    .off = не снимают
    .offer = по желанию
option-deal-dealer_sets_talon = Места прикупа
    .help = Сдающий вслепую называет, с каких мест колоды карты идут в прикуп.
option-deal-bottom_jack = Валет внизу
    .help = Если последняя карта колоды — валет, карты пересдают; три раза подряд — сдающему −120.
option-redeal-rights = Право на пересдачу
    .help = При каких плохих картах или прикупе можно пересдать.
option-redeal-third_in_a_row_penalty = Третий раз девятки
    .help = Третья подряд пересдача из-за девяток — сдающему −120, и сдаёт следующий.
option-auction-enabled = Торг
    .help = Без торга каждый считает свои очки.
option-auction-opening = Начальная заявка
    .help = Меньше заявить нельзя.
option-auction-step = Шаг торга
    .help = На сколько растут заявки.
option-auction-ceiling = Предел заказа
    .help = Больше этого не заказывают никогда.
option-auction-forced_opening = Обязательная заявка
    .help = Игрок слева от сдающего обязан открыть торг.
option-auction-opening_fixed = Точная первая заявка
    .help = Первая заявка ровно равна начальной.
option-auction-graded = Без прыжков
    .help = Каждая заявка ровно на шаг выше предыдущей.
option-auction-raise_after_exchange = Поднять заказ
    .help = После обмена играющий может поднять заказ.
option-auction-above_120 = Больше 120
    .help = Что нужно, чтобы заявить больше, чем стоят все карты.
    .free = можно всем
    .any_marriage = с любым марьяжем
    .held_marriages = на сумму марьяжей
option-auction-silence_below = Без права торга ниже
    .help = Кто набрал меньше, тому торговаться нельзя.
option-auction-golden_round = Золотой кон
    .help = В первых раздачах, по одной на каждого сдающего, торг идёт от 120, и всё считается вдвойне.
    .off = нет
    .on = да
    .on_with_reset = да, заново с 0
option-auction-blind = Торг втёмную
    .help = Кто выиграл торг, не глядя в карты, играет вдвойне.
    .off = нет
    .gains = плюсы вдвойне
    .all = всё вдвойне
option-talon-reveal = Показ прикупа
    .help = Когда прикуп видят все.
    .always = всегда
    .never = никогда
    .contested = если перебивали
    .from_130 = от 130
option-talon-face_up = Открытый прикуп
    .help = Прикуп лежит открытым с самой раздачи.
option-talon-pass_face_up = Отдавать открыто
    .help = Карты, которые отдаёт играющий, видят все.
option-talon-uncontested_pass = Отдать без борьбы
    .help = Что можно отдать, если торг выигран начальной заявкой.
    .any = любую карту
    .talon_cards = только из прикупа
option-talon-discards_count_for = Снос
    .help = Кому идут очки сноса и нетронутого прикупа.
    .last_trick = последней взятке
    .nobody = никому
    .declarer = играющему
option-talon-sweep_fills_120 = Все взятки — 120
    .help = Заказ ровно 120 сыгран и тогда, когда взяты все взятки без марьяжа.
option-sitter-ace = Туз в прикупе
    .help = Сколько очков сидящему на прикупе за каждого туза в нём.
option-sitter-marriage = Марьяж в прикупе
    .help = Сидящий на прикупе получает стоимость марьяжа в нём.
option-sitter-card_points = Карты прикупа
    .help = Сидящий на прикупе получает очки всех карт прикупа вместо очков за тузы.
option-concession-enabled = Роспись
    .help = Играющий может расписать заказ и заплатить соперникам.
option-concession-stage = Когда расписать
    .help = До открытия прикупа или уже увидев его.
    .before_talon = до прикупа
    .after_talon = после прикупа
option-concession-max_contract = Расписать до
    .help = Самый большой заказ, который ещё можно расписать.
option-concession-free_uses = Росписей без штрафа
    .help = Сколько раз за игру каждый может расписать без штрафа.
option-concession-payout = За роспись
    .help = По 60 каждому или по половине заказа.
    .fixed = по 60
    .half = по половине заказа
option-concession-payout_step = Половина заказа кратна
    .help = Половину заказа округляют вверх до числа, кратного этому.
option-concession-payout_minimum = За роспись не меньше
    .help = Меньше соперники не получают.
option-concession-beyond = Лишняя роспись
    .help = Следующая роспись запрещена или стоит 120.
    .forbidden = запрещена
    .penalty = стоит 120
option-concession-write_down = Списать
    .help = Играющий может списать заказ: себе минус заказ, соперникам ничего.
option-concession-write_down_uses = Сколько раз списать
    .help = Сколько раз за игру можно списать заказ.
option-concession-forced_opening_walkout = Отказ от обязательной заявки
    .help = Если обязательную заявку никто не перебил, можно увидеть прикуп и отказаться за −100, соперникам по 50.
option-play-follow_suit = В масть
    .help = Всегда или только когда кончится колода.
    .always = всегда
    .after_stock = когда кончится колода
option-play-must_beat = Перебивать
    .help = В масть нужно перебивать, если есть чем.
option-play-must_overtrump = Козырь старше
    .help = Клади козырь старше лежащего, если есть.
option-play-when_void = Без масти
    .help = Что класть, если масти нет.
    .trump = козырь
    .beat = козырь, если берёт
    .free = любую карту
option-play-peek = Смотреть взятки
    .help = Какую взятку можно посмотреть ещё раз.
    .none = никакую
    .first_trick = первую
    .last_trick = последнюю
option-marriages-values = Цена марьяжей
    .help = Сколько стоит марьяж каждой масти.
    .standard = ♠40 ♣60 ♦80 ♥100
    .silesia = ♦40 ♥60 ♠80 ♣100
    .wielkopolska = ♦40 ♥60 ♣80 ♠100
    .russeln = ♣40 ♠60 ♦80 ♥100
option-marriages-first_trick = Марьяж первым заходом
    .help = Марьяж можно объявить уже самым первым заходом.
option-marriages-automatic = Марьяж объявляется сам
    .help = Заход с короля или дамы из марьяжа сам его объявляет.
option-marriages-on_queen = Марьяж на чужую даму
    .help = Король на даму, положенную прямо перед тобой, объявляет марьяж.
option-marriages-four_aces = Тузовый марьяж
    .help = Очки за заход с туза, когда на руках все четыре.
option-scoring-declarer = Что пишет играющий
    .help = За сыгранный заказ пишут заказ или набранные очки.
    .contract = заказ
    .points = набранные очки
option-scoring-rounding_to = Округлять до
    .help = Очки округляют до числа, кратного этому.
option-scoring-rounding_half = Округлять половину
    .help = Куда округляют половину.
    .up = вверх
    .down = вниз
option-scoring-zero = Раздача без очков
    .help = Чего стоит раздача без очков или без взяток.
    .off = ничего
    .strikes = три болта: −120
    .per_hand = сразу −120
option-scoring-reset_at = Самосвал
    .help = Счёт, ровно равный этому числу, падает до 0.
option-lock-enabled = Замок
    .help = Близко к цели очки прибавляются только при особом условии.
option-lock-strict = Замок только выше черты
    .help = Замок действует выше черты, а не с неё.
option-lock-at = Замок с
    .help = С какого счёта действует замок.
option-lock-earns = Ключ от замка
    .help = Как прибавить очки под замком.
    .declarer = играть заказ
    .declarer_with_marriage = заказ и марьяж
    .marriage_or_sweep = марьяж или все взятки
    .any_marriage_or_sweep = любой марьяж/все взятки
option-lock-no_trick_penalty = Без взяток под замком
    .help = Сколько теряет игрок под замком, если не взял ни одной взятки.
option-barrel-enabled = Бочка
    .help = Близко к цели на победу остаётся несколько раздач.
option-barrel-exact_points = Бочка без округления
    .help = На бочке очки не округляются.
option-barrel-at = Бочка на
    .help = Счёт игрока на бочке.
option-barrel-hands = Раздач на бочке
    .help = Сколько раздач даётся на победу.
option-barrel-need = Нужно на бочке
    .help = Сколько нужно набрать или заказать, чтобы выиграть с бочки.
option-barrel-crowd = Тесно на бочке
    .help = Что бывает, когда на бочке не один игрок.
    .share = сидят вместе
    .clash = новички мимо
    .push_off = новички сталкивают
option-barrel-falls_to_zero = Слётов до нуля
    .help = Слёт с этим номером возвращает счёт к 0.
option-barrel-style = Какая бочка
    .help = Классическая или львовская, без ограничения раздач.
    .classic = классическая
    .lviv = львовская
option-barrel-wins_by = Что выигрывает с бочки
    .help = Что решает при сыгранном заказе: набранные очки или сам заказ.
    .points = набранные очки
    .contract = заказ
option-barrel-role = Кто выигрывает с бочки
    .help = Только играющий — или ещё и соперник, который набрал столько же.
    .declarer = только играющий
    .anyone = любой
option-barrel-failure_is_fall = Несыгранный заказ — слёт
    .help = Заказ, не сыгранный на бочке, считается слётом.
option-game-target = Цель
    .help = Сколько нужно для победы.
option-game-exceed_target = Больше цели
    .help = Цель нужно превысить: ровно столько — ещё не победа.
option-game-tie = Равный счёт
    .help = Общая победа или ещё одна раздача.
    .shared = общая победа
    .another_hand = ещё раздача

## Право на пересдачу, как значение и в правилах

right-weak_hand = { $number ->
        [one] на руках меньше { $number } очка
       *[many] на руках меньше { $number } очков
    }
right-nines_dealt = { $number ->
        [one] { $number } девятка на руках
        [few] { $number } девятки на руках
       *[many] { $number } девяток на руках
    }
right-poor_talon = { $number ->
        [one] прикуп меньше { $number } очка
       *[many] прикуп меньше { $number } очков
    }
right-talon_nines = { $number ->
        [one] { $number } девятка в прикупе
        [few] { $number } девятки в прикупе
       *[many] { $number } девяток в прикупе
    }
right-nines_after_exchange = { $number ->
        [one] после обмена { $number } девятка
        [few] после обмена { $number } девятки
       *[many] после обмена { $number } девяток
    }
right-weak_after_exchange = после обмена меньше { $number }
right-unless_marriage = без марьяжа
right-minimum_bid_only = только при начальной заявке

## Раскладка

layout-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
layout-hand = { $count ->
        [one] по { $count } карте
        [few] по { $count } карты
       *[many] по { $count } карт
    }
layout-talon = { $talons ->
        [one] прикуп из { $count }
        [few] { $talons } прикупа по { $count }
       *[many] { $talons } прикупов по { $count }
    }
layout-pass = { $players ->
        [2] сопернику { $count }
       *[other] каждому сопернику по { $count }
    }
layout-discard = снос { $count }

## Меню

menu-title = Правила этого стола: { $preset }
menu-presets = Выбери вариант. Он заменит все настройки.
button-menu-more-rules = Другие правила
menu-more-rules = Правила, которые мало кто знает. Выбор заменит все настройки.
menu-groups = Что поменяем?
menu-about = Нажми на настройку, чтобы прочитать, что она значит.
menu-option = <b>{ $option }</b> — { $help }
menu-both = ⚠ { $why }
menu-now = сейчас: { $value }
menu-changed = Изменено: { $changes }
menu-page = страница { $page } из { $pages }
menu-table = Как выглядит и начинается игра
setting-pictures = Картинки
setting-four_colours = Четырёхцветная колода
setting-nudges = Напоминания в группе
setting-draw_seats = Разыграть места
setting-patience = Ход бота по просьбе других
setting-preset = Правила
setting-join = Кто может сесть
setting-reliable = Только те, кто доигрывает
setting-timer = Время на ход
button-menu-presets = Варианты
button-menu-groups = Настройки
button-menu-table = Этот стол
button-set-both = Задать обе
button-menu-back = Назад
button-menu-close = Готово
button-menu-keep = Запомнить для чата
button-setting = { $name }: { $value }
