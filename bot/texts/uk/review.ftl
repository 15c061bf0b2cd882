### Чого коштували рішення, і підказки: /review та кнопка в навчальних іграх.

review-title = Розбір · стіл { $code }
review-begun = Переглядаю твої рішення …
review-progress = Переглядаю твої рішення: { $done } з { $all }
review-sum = Твої явні помилки коштували { $cost ->
        [one] { $cost } очко
        [few] { $cost } очки
        [many] { $cost } очок
       *[other] { $cost } очка
    } за { $hands ->
        [one] { $hands } роздачу
        [few] { $hands } роздачі
        [many] { $hands } роздач
       *[other] { $hands } роздачі
    }; карти дали тобі { $cards }.
review-costly = { $number }. Роздача { $hand }: { $what }
review-instead = { $done }, краще: { $better } (−{ $lost })
review-none = Явних помилок у тебе немає.
review-how = Кожен варіант пробується за багатьох здогадів про карти, яких тобі не було видно, за доброї гри всіх; виграна гра рахується за 500. Помилкою названо лише те, що ясно вирізняється; у { $right } таких випадках зі 100 кращий вибір приносив очки й за нових здогадів.
review-hand = Роздача { $hand }: рішення { $cost } (помилки: { $mistakes }), карти { $cards }
review-cards = Карти: скільки боти однакової сили на всіх місцях беруть із тієї самої роздачі — твої очки мінус середнє в інших.
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
over-hints = Зіграно з підказками: { $count }

## Buttons

button-review = Розбір
button-review-again = Готово?
button-review-hands = За роздачами
button-review-steps = Крок за кроком
button-review-short = Коротко
button-review-all = Усі карти
button-review-own = Що видно мені
button-review-chart = Графік
button-hint = Підказка

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
act-other = інше

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = { $value } — більше, ніж обіцяють ці карти.
why-bid-low = Карти досить добрі для { $rather }.
why-bid-less = Тут досить { $rather }; { $value } обіцяє більше, ніж треба.
why-bid-more = { $rather } пасує цим картам більше, ніж { $value }.
why-contract-high = { $value } надто часто не набирається; { $rather } надійніше.
why-contract-low = Карти обіцяють { $rather }, а з { $value } очки пропадають.
why-gave-up = Грати далі в середньому дешевше, ніж розписати.
why-played-on = Розпис у середньому дешевший, ніж програна гра.
why-threw-in = Ці карти варті більше за нові.
why-kept-in = Нові карти варті більше за ці.
why-broke-marriage = { $card } потрібна для мар’яжу { $suit }; можна віддати { $better }.
why-gave-high = { $card } віддає багато очок, { $better } — менше.
why-exchange = Без { $better } решта карт працює краще, ніж без { $card }.
why-marriage-late = Мар’яж { $suit } потрібен зараз; після { $card } може бути пізно.
why-marriage-early = Мар’яж { $suit } зачекає; спершу { $better }.
why-marriage-other = Мар’яж { $better } зараз дає більше, ніж мар’яж { $suit }.
why-aces-late = Чотири тузи рахуються зараз; потім може забракнути часу.
why-winner-not-cashed = { $better } точно бере взятку, а { $card } — ні.
why-high-led = { $card } можна побити, і очки підуть супернику; { $better } ризикує меншим.
why-ten-given = { $card } з усіма очками йде супернику; { $better } їх береже.
why-trump-wasted = { $card } витрачає козир, потрібний згодом; { $better } зробить те саме дешевше.
why-trump-missed = { $better } вчасно пускає козирі в діло; { $card } лишає їх іншим.
why-trick-missed = { $better } бере цю взятку; { $card } її віддає.
why-trick-dear = { $card } — задорого за цю взятку; { $better } її віддає.
why-general = { $better } у середньому приносить більше, ніж { $card }.
why-only = Нічого іншого не можна.
why-even = Інший варіант приблизно такий самий добрий.

## Hints in practice games: what to think about, then what to do

nudge-bid = Порахуй, що твої карти беруть напевно: тузи, десятки при них, мар’яжі. Що в середньому дає прикуп?
nudge-concession = Скількох очок бракує і звідки їм узятися? Порівняй із ціною розпису.
nudge-exchange = Який мар’яж і яку довгу масть хочеться зберегти? Віддане має брати мало.
nudge-contract = Порахуй певні очки, перш ніж обіцяти більше.
nudge-marriage = Можна оголосити мар’яж. Чи стане козирем та масть, яка потрібна?
nudge-winners = Які твої карти вже ніхто не поб’є? У кого ще є козирі?
nudge-trumps = Порахуй козирі: скільки їх ще на руках?
nudge-lead = Якої масті в інших немає і яку карту не шкода віддати?
nudge-follow = Чия це буде взятка і скільки в ній очок?
nudge-chance = Тут вирішує випадок: будь-який вибір однаковий.
hint-move = Підказка: { $act }.
