### The lessons: small positions with one thing to do. /learn shows them, and the page.

learn-cards = Карты и взятки
learn-following = В масть и старше
learn-marriages = Марьяжи и козыри
learn-bidding = Подсчёт и торг
learn-contract = Прикуп, снос и заказ
learn-ask-cards-ten = Все кладут по карте: это взятка. Её берёт старшая, а десятка старше короля. Возьми!
learn-wrong-cards-ten = Дама младше короля. Десятка идёт сразу за тузом.
learn-ask-cards-ace = Теперь твой ход: твоя карта идёт первой. Зайди с той, которую никто не побьёт.
learn-wrong-cards-ace = У кого-то может быть карта старше в этой масти. Старше туза нет ничего.
learn-ask-cards-taker = Зашли с ♥, потом легли другие. Какая карта берёт взятку?
learn-wrong-cards-taker = Старшая в масти захода: десятка ♥. Даже туз другой масти проигрывает.
learn-ask-cards-points = Взятка даёт очки: { $order }. Сколько их здесь?
learn-wrong-cards-points = 11 за туза, 10 за десятку и 4 за короля: 25. Их получает тот, кто берёт взятку.
learn-ask-following-follow = Зашли с ♥, и ♥ у тебя есть. Что можно положить?
learn-ask-following-beat = Можешь положить старше — обязан правилами. Побей даму.
learn-ask-following-trump = ♦ у тебя нет, значит, надо бить козырем. Козырь — ♠: он бьёт любую другую масть.
learn-ask-following-nothing = ♦ у тебя нет, козыря тоже: годится любая карта. Отдай самую дешёвую.
learn-wrong-following-nothing = Очки твоей карты тоже достанутся взявшему взятку. Дешевле всех валет.
learn-ask-marriages-declare = Король и дама одной масти — марьяж. Зайди с одной из этих карт и объяви: +{ $marriage }.
learn-wrong-marriages-declare = Выбери короля или даму ♥ с +{ $marriage }: столько очков сразу, и ♥ станет козырем.
learn-ask-marriages-worth = На руках два марьяжа. Объяви тот, что дороже.
learn-wrong-marriages-worth = Выбери карту с наибольшим +. Марьяж приносит: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
learn-ask-marriages-cut = ♠ у тебя нет, козырь — ♥. Класть можно что угодно. Возьми взятку.
learn-wrong-marriages-cut = Туза здесь бьёт только козырь: валет ♥.
learn-ask-marriages-keep = ♠ у тебя нет, козыря тоже. Без какой карты марьяж обойдётся?
learn-wrong-marriages-keep = Без короля или дамы марьяж ♦ пропал. Оставь обе карты.
learn-ask-marriages-draw = Козырь — ♥, и один ♥ ещё у соперника. Зайди так, чтобы он не взял туза ♠.
learn-wrong-marriages-draw = У кого нет ♠, тот возьмёт твоего туза козырем. Зайди сначала с козыря, и его не станет.
learn-ask-bidding-count = Тузы берут взятки, и есть марьяж ♥. Сколько эти карты принесут наверняка?
learn-wrong-bidding-count = По 11 за тузов и { $marriage } за марьяж: { $sure }.
learn-ask-bidding-bid = На торгах обещают очки; не набрал — столько же теряешь. Здесь около { $sure }. Торгуйся!
learn-wrong-bidding-bid = Здесь около { $sure }: пас отдаёт их, а большее вряд ли выйдет.
learn-ask-bidding-pass = Ни туза, ни десятки, ни марьяжа. Что скажешь на торгах?
learn-wrong-bidding-pass = Такие карты почти не берут взяток, а сорванный заказ стоит всех его очков. Пас.
learn-ask-bidding-only-pass = На торгах уже { $bid }, выше нужен марьяж. Его нет. Что остаётся?
learn-ask-contract-gift = Торги за тобой, и карты прикупа твои. Отдай ту, что нужна меньше всего.
learn-wrong-contract-gift = Эта карта может взять взятку или нужна марьяжу. Отдай девятку или валета.
learn-ask-contract-contract = На торгах вышло { $bid }, теперь можно заказать больше. Карты дадут около { $sure }. Сколько?
learn-wrong-contract-contract = Заказ надо набрать целиком, а эти карты принесут около { $sure }.
learn-ask-contract-give-up = Здесь { $contract } не набрать. Роспись ничего не стоит, остальные получат по { $payout }.
learn-wrong-contract-give-up = Играть — потерять { $contract }. Расписать — не потерять ничего.
learn-ask-contract-locked = С { $from } чужой заказ очков не приносит. У тебя { $at }, взято 40. Сколько теперь?
learn-wrong-contract-locked = По-прежнему { $at }. С { $from } очки приносит только свой выполненный заказ.
learn-ask-contract-barrel = { $at } — это бочка. Ты на ней, заказ чужой, взято 40. Сколько теперь?
learn-wrong-contract-barrel = По-прежнему { $at }. С бочки выигрывают, набрав { $need } за раздачу (всего раздач: { $hands }).
learn-ask-contract-winner = Твой заказ сыгран: у тебя { $first }, у соперника { $second }. Игра до { $target }. Кто победил?
learn-wrong-contract-winner = Ты: если до { $target } дошли сразу несколько, первым считается играющий.
learn-all = Научиться играть: короткие уроки
learn-how = Каждый на две–четыре минуты. Порядок любой, продолжить можно с того же места.
learn-begin = Короткий урок: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }, две–четыре минуты.
learn-step = { $title } · { $place } из { $count }
learn-table = На столе: { $cards }
learn-right = ✅ Верно!
button-lesson = { $number }. { $name }
button-lesson-part = { $number }. { $name } · { $place }/{ $count }
button-lesson-done = ✅ { $number }. { $name }
button-lesson-again = Ещё раз
button-lesson-next = Дальше
button-lessons = Все уроки
