### Законченная игра шаг за шагом: /replay.

replay-title = Повтор · стол { $code }
replay-place = Раздача { $hand } из { $hands } · шаг { $step } из { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Закрытый прикуп: { $cards }
replay-discards = Снос: { $cards }

## Что происходит

replay-deal = Карты розданы
replay-annul = Раздача отменена
replay-cut = { $name } снимает колоду: { $at }
replay-cut-not = { $name } не снимает колоду
replay-talon_positions = { $name } выбирает места для прикупа
replay-look = { $name } смотрит карты
replay-bid = { $name } заявляет { $value }
replay-pass = { $name } пасует
replay-redeal = { $name } требует пересдачи
replay-concede = { $name } расписывает
replay-play_on = { $name } играет
replay-choose_talon = { $name } берёт прикуп { $number }
replay-give = { $name } → { $to }: { $card }
replay-discard = { $name } сносит { $card }
replay-contract = { $name } играет на { $value }
replay-play = { $name } кладёт { $card }

## Кнопки

button-replay-first = Начало
button-replay-back = Назад
button-replay-next = Дальше
button-replay-hand-before = ◂ Раздача
button-replay-hand-after = Раздача ▸
button-replay-last = Последняя

## Законченная игра в окне

study-title = Игра { $code }
study-hand = Раздача { $hand }
study-hands = Раздачи
study-view = Вид
study-step = Шаг
study-hand-before = Предыдущая раздача
study-hand-after = Следующая раздача
study-choices = Варианты
study-made = выбрано
study-better = лучше
study-mistakes = Ошибки
study-find = Найти мои ошибки
study-how = Откуда это известно?
study-aside = Закрытые карты
study-seen = Как было видно
study-opened = С открытыми картами
study-seen-points = очки в среднем при возможных раскладах
study-opened-points = очки играющего при лучшей игре всех
study-estimated-points = оценка: очки играющего при лучшей игре всех
study-estimated = оценка: очки, если дальше играют боты
study-best = лучше всего
study-free = Доска анализа
study-unfinished = не окончена
study-refused-bad-card = Не понимаю «{ $card }». Карты пишутся так: AS TS KH.
study-refused-card-twice = Карта { $card } не может лежать в двух местах.
study-refused-not-in-deck = В этой колоде нет карты { $card }.
study-refused-too-many-cards = Слишком много карт: здесь не больше { $limit }.
study-refused-missing-cards = Не хватает карт. Добавь их или раздай остальные случайно.
study-refused-uneven-hands = Перед взяткой у всех, кто играет, карт поровну.
study-refused-no-whole-tricks = Из вышедших карт не складываются целые взятки.
study-refused-discards-impossible = Карт в сносе должно быть { $count }.
study-refused-talon-impossible = По этим правилам прикуп не может быть таким.
study-refused-stock-impossible = Колода не может быть такой: в ней не больше { $limit } карт, поровну на каждого, и пока она не пуста, у каждого полный набор карт.
study-refused-trump-undeclared = Масть становится козырем, только когда объявлен её марьяж.
study-refused-marriage-impossible = Такой марьяж не мог быть объявлен: король или дама уже должны выйти, а второй карты не может быть у другого.
study-refused-points-impossible = Очки не сходятся. Вместе их должно быть { $total }.
study-refused-tricks-impossible = Взятки не сходятся. Сыграно взяток: { $count }.
study-refused-declarer-impossible = По этим правилам такого играющего быть не может.
study-refused-leader-impossible = Этот игрок в раздаче не участвует.
study-refused-contract-impossible = Заказ должен быть от { $lowest } до { $highest }, шаг { $step }.
study-refused-totals-impossible = По этим правилам счёт { $total } невозможен.
study-refused-trick-impossible = Такая взятка на столе не могла получиться.
study-refused-at = Раздача { $hand }, ход { $move }, { $name }: { $why }
study-refused-not-your-turn = Сейчас ход другого игрока.
study-refused-wrong-phase = Такой ход здесь невозможен.
study-refused-bad-record = Не могу прочитать эту игру.
study-refused-too-big = Этот анализ слишком большой.
study-refused-no-such-place = Такого места в анализе нет.
study-refused-later-hands = Следующие раздачи зависят от этой. Сначала открой её отдельно.
