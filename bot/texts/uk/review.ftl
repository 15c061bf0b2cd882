### Чого коштували рішення, і підказки: /review та кнопка в навчальних іграх.

review-title = Розбір · стіл { $code }
review-begun = Переглядаю твої рішення…
review-progress = Переглядаю твої рішення: { $done } з { $all }
review-sum =
    Твої явні помилки коштували { $cost ->
        [one] { $cost } очко
        [few] { $cost } очки
        [many] { $cost } очок
       *[other] { $cost } очка
    } за { $hands ->
        [one] { $hands } роздачу
        [few] { $hands } роздачі
        [many] { $hands } роздач
       *[other] { $hands } роздачі
    }; порівняно з іншими карти дали тобі { $cards }.
review-costly = { $number }. Роздача { $hand }: { $what }
review-instead = { $done }, краще: { $better } (−{ $lost })
review-none = Явних помилок немає. Гарно зіграно!
review-how = Кожен варіант перевірено на багатьох розкладах закритих карт за доброї гри всіх; перемога в грі рахується за 500. Помилка — це лише явна різниця: у { $right } таких випадках зі 100 кращий вибір дав більше й на нових розкладах.
review-hand = Роздача { $hand }: рішення { $cost } (помилки: { $mistakes }), карти { $cards }
review-cards = Карти: твої очки порівняно із середнім в інших, коли ту саму роздачу на всіх місцях грають боти однакової сили.
review-place = Роздача { $hand } з { $hands } · рішення { $step } з { $steps }
review-done = Ти: { $act }
review-good = Ніщо інше не було явно кращим.
review-better = Краще: { $act }
review-lost = Очікувана втрата в очках: { $lost } (± { $error })
review-chart-done = ти
review-chart-best = найкраще
review-chart-hand = Очікувані очки в роздачі { $hand }
review-chart-cards = карти
review-chart-cost = помилки
over-hints = Узято підказок: { $count }

## Buttons

button-study = Аналіз
button-review = Розбір
button-review-again = Готово?
button-review-hands = За роздачами
button-review-steps = Крок за кроком
button-review-short = Коротко
button-review-all = Усі карти
button-review-own = Моїми очима
button-review-how = Звідки це відомо?
button-review-chart = Графік
button-hint = Підказка
button-take-move-back = Узяти хід назад

## What can be done, in a few words

act-bid = заявка { $value }
act-pass = пас
act-play = { $card }
act-marriage = { $card } з мар’яжем { $suit }
act-aces = { $card } з чотирма тузами
act-give = { $card } → { $to }
act-discard = знос { $card }
act-contract = гра на { $value }
act-concede = розпис
act-play_on = грати далі
act-redeal = перездача
act-choose_talon = прикуп { $number }
act-look = подивитися в карти
act-cut = зняти колоду: { $at }
act-cut-not = не знімати
act-other = інше

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = На { $value } ці карти не тягнуть.
why-bid-low = Ці карти тягнуть на { $rather }.
why-bid-less = Тут досить { $rather }; { $value } — більше, ніж треба.
why-bid-more = Ці карти тягнуть на { $rather }, не лише на { $value }.
why-contract-high = { $value } надто часто не набирається; { $rather } надійніше.
why-contract-low = Карти тягнуть на { $rather }, а з { $value } очки пропадають.
why-gave-up = Грати далі в середньому дешевше, ніж розписати.
why-played-on = Розпис у середньому дешевший, ніж програна гра.
why-threw-in = Ці карти варті більше за нові.
why-kept-in = Нові карти варті більше за ці.
why-broke-marriage = { $card } — з мар’яжу { $suit }; краще віддати { $better }.
why-gave-high = { $card } віддає багато очок, { $better } — менше.
why-exchange = Без { $better } карти на руках сильніші, ніж без { $card }.
why-marriage-late = Мар’яж { $suit } треба оголосити зараз; після { $card } може бути пізно.
why-marriage-early = Мар’яж { $suit } зачекає; спершу { $better }.
why-marriage-other = Мар’яж { $better } зараз дає більше, ніж мар’яж { $suit }.
why-aces-late = Чотири тузи треба оголосити зараз; потім може не бути нагоди.
why-winner-not-cashed = { $better } точно бере взятку, а { $card } — ні.
why-high-led = { $card } можна побити, і очки підуть суперникові; з { $better } ризик менший.
why-ten-given = { $card } з усіма очками йде суперникові; з { $better } ці очки вціліють.
why-trump-wasted = { $card } витрачає козиря, потрібного згодом; { $better } зробить те саме дешевше.
why-trump-missed = З { $better } козирі підуть у хід вчасно, а з { $card } лишаться в суперників.
why-trick-missed = { $better } бере цю взятку; { $card } її віддає.
why-trick-dear = { $card } — задорого за цю взятку; { $better } її віддає.
why-general = { $better } у середньому приносить більше, ніж { $card }.
why-only = Нічого іншого не можна.
why-even = Є варіант, майже так само добрий.

## Hints in practice games: what to think about, then what to do

nudge-bid = Порахуй, що твої карти беруть напевно: тузи, десятки при них, мар’яжі. Що в середньому дає прикуп?
nudge-concession = Скількох очок бракує і звідки їм узятися? Порівняй із ціною розпису.
nudge-exchange = Який мар’яж і яку довгу масть хочеш зберегти? Віддавай те, що мало бере.
nudge-contract = Порахуй очки, які точно твої, перш ніж обіцяти більше.
nudge-marriage = Можна оголосити мар’яж. Чи такий козир тобі потрібен?
nudge-winners = Які твої карти вже ніхто не поб’є? У кого ще є козирі?
nudge-trumps = Порахуй козирі: скільки їх ще не вийшло?
nudge-lead = Якої масті немає в інших? Яку карту не шкода віддати?
nudge-follow = Чия це буде взятка і скільки в ній очок?
nudge-chance = Тут вирішує випадок: вибирай будь-що.
hint-again = Натисни ще раз — покажу хід.
hint-move = Підказка: { $act }.
