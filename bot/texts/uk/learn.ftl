### The lessons: small positions with one thing to do. /learn shows them, and the page.

learn-cards = Карти і взятки
learn-following = У масть і старше
learn-marriages = Мар’яжі й козирі
learn-bidding = Підрахунок і торг
learn-contract = Прикуп, знос і замовлення
learn-ask-cards-ten = Усі кладуть по карті: це взятка. Її бере найстарша, а десятка старша за короля. Візьми!
learn-wrong-cards-ten = Дама молодша за короля. Десятка йде одразу за тузом.
learn-ask-cards-ace = Тепер твій хід: твоя карта йде першою. Зайди з тієї, яку ніхто не поб’є.
learn-wrong-cards-ace = Хтось може мати старшу карту цієї масті. Старшого за туза немає нічого.
learn-ask-cards-taker = Зайшли з ♥, потім лягли інші. Яка карта бере взятку?
learn-wrong-cards-taker = Найстарша в масті заходу: десятка ♥. Навіть туз іншої масті програє.
learn-ask-cards-points = Взятка дає очки: { $order }. Скільки їх тут?
learn-wrong-cards-points = 11 за туза, 10 за десятку й 4 за короля: 25. Їх отримує той, хто бере взятку.
learn-ask-following-follow = Зайшли з ♥, і ♥ у тебе є. Що можна покласти?
learn-ask-following-beat = Хто може покласти старше, мусить. Побий даму.
learn-ask-following-trump = ♦ у тебе немає, тож мусиш бити козирем. Козир — ♠: він б’є будь-яку іншу масть.
learn-ask-following-nothing = ♦ у тебе немає, козиря теж: годиться будь-яка карта. Віддай найдешевшу.
learn-wrong-following-nothing = Очки твоєї карти теж дістануться тому, хто візьме взятку. Найдешевший валет.
learn-ask-marriages-declare = Король і дама однієї масті — мар’яж. Зайди з однієї з цих карт і оголоси: +{ $marriage }.
learn-wrong-marriages-declare = Вибери короля або даму ♥ з +{ $marriage }: стільки очок одразу, і ♥ стане козирем.
learn-ask-marriages-worth = На руках два мар’яжі. Оголоси той, що дорожчий.
learn-wrong-marriages-worth = Вибери карту з найбільшим +. Мар’яж приносить: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
learn-ask-marriages-cut = ♠ у тебе немає, козир — ♥. Класти можна будь-що. Візьми взятку.
learn-wrong-marriages-cut = Туза тут б’є лише козир: валет ♥.
learn-ask-marriages-keep = ♠ у тебе немає, козиря теж. Без якої карти мар’яж обійдеться?
learn-wrong-marriages-keep = Без короля або дами мар’яж ♦ пропав. Залиш обидві карти.
learn-ask-marriages-draw = Козир — ♥, і один ♥ ще в суперника. Зайди так, щоб він не взяв туза ♠.
learn-wrong-marriages-draw = У кого немає ♠, той візьме твого туза козирем. Зайди спершу з козиря, і його не стане.
learn-ask-bidding-count = Тузи беруть взятки, і є мар’яж ♥. Скільки ці карти принесуть напевно?
learn-wrong-bidding-count = По 11 за тузів і { $marriage } за мар’яж: { $sure }.
learn-ask-bidding-bid = На торгах обіцяють очки; не набереш — стільки ж утратиш. Тут близько { $sure }. Торгуйся!
learn-wrong-bidding-bid = Тут близько { $sure }: пас їх віддає, а більше навряд чи вийде.
learn-ask-bidding-pass = Ні туза, ні десятки, ні мар’яжу. Що скажеш на торгах?
learn-wrong-bidding-pass = Такі карти майже не беруть взяток, а невиконане замовлення коштує всіх його очок. Пас.
learn-ask-bidding-only-pass = На торгах уже { $bid }, вище потрібен мар’яж. Його немає. Що лишається?
learn-ask-contract-gift = Торги за тобою, і карти прикупу твої. Віддай ту, що потрібна найменше.
learn-wrong-contract-gift = Ця карта може взяти взятку або потрібна мар’яжу. Віддай дев’ятку чи валета.
learn-ask-contract-contract = На торгах вийшло { $bid }, тепер можна замовити більше. Карти дадуть близько { $sure }. Скільки?
learn-wrong-contract-contract = Замовлення треба набрати повністю, а ці карти принесуть близько { $sure }.
learn-ask-contract-give-up = Тут { $contract } не набрати. Розпис нічого не коштує, інші отримають по { $payout }.
learn-wrong-contract-give-up = Грати — втратити { $contract }. Розписати — не втратити нічого.
learn-ask-contract-locked = Від { $from } чуже замовлення очок не приносить. У тебе { $at }, узято 40. Скільки тепер?
learn-wrong-contract-locked = Так само { $at }. Від { $from } очки приносить лише власне виконане замовлення.
learn-ask-contract-barrel = { $at } — це бочка. Ти на ній, замовлення чуже, узято 40. Скільки тепер?
learn-wrong-contract-barrel = Так само { $at }. З бочки виграють, набравши { $need } за роздачу (усього роздач: { $hands }).
learn-ask-contract-winner = Твоє замовлення виконано: у тебе { $first }, у суперника { $second }. Гра до { $target }. Хто переміг?
learn-wrong-contract-winner = Ти: якщо до { $target } дійшли відразу кілька, першим вважається розігрувач.
learn-all = Навчитися грати: короткі уроки
learn-how = Кожен на дві–чотири хвилини. Порядок будь-який, продовжити можна з того ж місця.
learn-begin = Короткий урок: { $count ->
        [one] { $count } крок
        [few] { $count } кроки
       *[many] { $count } кроків
    }, дві–чотири хвилини.
learn-step = { $title } · { $place } з { $count }
learn-table = На столі: { $cards }
learn-right = ✅ Правильно!
button-lesson = { $number }. { $name }
button-lesson-part = { $number }. { $name } · { $place }/{ $count }
button-lesson-done = ✅ { $number }. { $name }
button-lesson-again = Ще раз
button-lesson-next = Далі
button-lessons = Усі уроки
