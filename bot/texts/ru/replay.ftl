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
replay-give = { $name } отдаёт { $card }, получает { $to }
replay-discard = { $name } сносит { $card }
replay-contract = { $name } заказывает { $value }
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
study-opened-points = очки играющего, когда все играют лучшим образом
study-estimated-points = оценка: очки играющего, когда все играют лучшим образом
study-estimated = оценка: очки, если дальше играют боты
study-best = лучше всего
