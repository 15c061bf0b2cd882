### Чего стоили решения, и подсказки: /review и кнопка в учебных играх.

review-title = Разбор · стол { $code }
review-begun = Смотрю твои решения…
review-progress = Смотрю твои решения: { $done } из { $all }
review-sum = Твои явные ошибки стоили { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
        [many] { $cost } очков
       *[other] { $cost } очка
    } за { $hands ->
        [one] { $hands } раздачу
        [few] { $hands } раздачи
        [many] { $hands } раздач
       *[other] { $hands } раздачи
    }; твои карты по сравнению с чужими: { $cards }.
review-costly = { $number }. Раздача { $hand }: { $what }
review-instead = { $done }, лучше: { $better } (−{ $lost })
review-none = Явных ошибок нет. Отлично сыграно!
review-how = Каждый вариант проверен на многих раскладах закрытых карт при хорошей игре всех; победа в игре считается за 500. Ошибка — только явная разница: в { $right } таких случаях из 100 лучший выбор дал больше и на новых раскладах.
review-hand = Раздача { $hand }: решения { $cost } (ошибки: { $mistakes }), карты { $cards }
review-cards = Карты: твои очки по сравнению со средними у остальных, если ту же раздачу за всех разыгрывают боты одной силы.
review-place = Раздача { $hand } из { $hands } · решение { $step } из { $steps }
review-done = Ты: { $act }
review-good = Явно лучшего варианта не было.
review-better = Лучше: { $act }
review-lost = Ожидаемая потеря в очках: { $lost } (± { $error })
review-chart-done = ты
review-chart-best = лучшее
review-chart-hand = Ожидаемые очки в раздаче { $hand }
review-chart-cards = карты
review-chart-cost = ошибки
over-hints = Подсказок использовано: { $count }

## Buttons

button-study = Анализ
button-review = Разбор
button-review-again = Готово?
button-review-hands = По раздачам
button-review-steps = Шаг за шагом
button-review-short = Коротко
button-review-all = Все карты
button-review-own = Как видно мне
button-review-how = Откуда это известно?
button-review-chart = График
button-hint = Подсказка
button-take-move-back = Взять ход назад

## What can be done, in a few words

act-bid = заявка { $value }
act-pass = пас
act-play = { $card }
act-marriage = { $card } с марьяжем { $suit }
act-aces = { $card } с тузовым марьяжем
act-give = { $card } → { $to }
act-discard = снос { $card }
act-contract = заказ { $value }
act-concede = роспись
act-play_on = играть дальше
act-redeal = пересдача
act-choose_talon = прикуп { $number }
act-look = посмотреть карты
act-cut = снять колоду: { $at }
act-cut-not = не снимать
act-other = другое

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = На { $value } эти карты не тянут.
why-bid-low = Эти карты тянут на { $rather }.
why-bid-less = Здесь хватит { $rather }: обещать { $value } незачем.
why-bid-more = Эти карты тянут на { $rather }, а не только на { $value }.
why-contract-high = { $value } слишком часто не набирается; { $rather } надёжнее.
why-contract-low = Карты тянут на { $rather }: с заказом { $value } очки пропадают.
why-gave-up = Играть дальше в среднем дешевле, чем расписать.
why-played-on = Роспись в среднем дешевле, чем несыгранный заказ.
why-threw-in = Эти карты в среднем лучше новых.
why-kept-in = Новые карты в среднем лучше этих.
why-broke-marriage = { $card } — из марьяжа { $suit }; лучше отдать { $better }.
why-gave-high = С { $card } уходит много очков, с { $better } — меньше.
why-exchange = Без { $better } рука сильнее, чем без { $card }.
why-marriage-late = Марьяж { $suit } нужен сейчас; после { $card } может быть поздно.
why-marriage-early = Марьяж { $suit } подождёт; сначала { $better }.
why-marriage-other = Марьяж { $better } сейчас даёт больше, чем марьяж { $suit }.
why-aces-late = Тузовый марьяж нужен сейчас: потом можно не успеть.
why-winner-not-cashed = { $better } точно берёт взятку, а { $card } — нет.
why-high-led = { $card } можно побить, и очки уйдут сопернику; с { $better } риск меньше.
why-ten-given = { $card } со всеми очками уходит сопернику; { $better } их сбережёт.
why-trump-wasted = { $card } — козырь, который ещё понадобится; { $better } сделает то же дешевле.
why-trump-missed = С { $better } козыри идут в дело вовремя; с { $card } они остаются у соперников.
why-trick-missed = { $better } берёт эту взятку; { $card } её отдаёт.
why-trick-dear = { $card } — слишком дорого за эту взятку; { $better } её отдаёт.
why-general = { $better } в среднем приносит больше, чем { $card }.
why-only = Ничего другого нельзя.
why-even = Другой вариант примерно равноценен.

## Hints in practice games: what to think about, then what to do

nudge-bid = Посчитай, что твои карты берут наверняка: тузы, десятки при них, марьяжи. Что в среднем даёт прикуп?
nudge-concession = Скольких очков не хватает и откуда им взяться? Сравни с ценой росписи.
nudge-exchange = Какой марьяж и какую длинную масть хочется сохранить? Отдавать стоит то, что мало возьмёт.
nudge-contract = Посчитай верные очки, прежде чем обещать больше.
nudge-marriage = Можно объявить марьяж. Станет ли козырем та масть, которая нужна?
nudge-winners = Какие твои карты уже никто не побьёт? У кого ещё козыри?
nudge-trumps = Посчитай козыри: сколько их ещё не вышло?
nudge-lead = Какой масти у других нет и какую карту не жалко отдать?
nudge-follow = Чьей будет эта взятка и сколько в ней очков?
nudge-chance = Здесь решает случай: все варианты равны.
hint-again = Нажми ещё раз — покажу ход.
hint-move = Подсказка: { $act }.
