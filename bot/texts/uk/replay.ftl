### Закінчена гра крок за кроком: /replay.

replay-title = Повтор · стіл { $code }
replay-place = Роздача { $hand } з { $hands } · крок { $step } з { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Прикуп, закритий: { $cards }
replay-discards = Знесено: { $cards }

## Що зроблено

replay-deal = Карти роздано
replay-annul = Роздачу скасовано
replay-cut = { $name } знімає колоду: { $at }
replay-cut-not = { $name } не знімає колоду
replay-talon_positions = { $name } вибирає місця для прикупу
replay-look = { $name } дивиться в карти
replay-bid = { $name } заявляє { $value }
replay-pass = { $name } пасує
replay-redeal = { $name } вимагає перездачі
replay-concede = { $name } розписує
replay-play_on = { $name } грає далі
replay-choose_talon = { $name } бере прикуп { $number }
replay-give = { $name } → { $to }: { $card }
replay-discard = { $name } зносить { $card }
replay-contract = { $name } грає на { $value }
replay-play = { $name } кладе { $card }

## Кнопки

button-replay-first = Початок
button-replay-back = Назад
button-replay-next = Далі
button-replay-hand-before = ◂ Роздача
button-replay-hand-after = Роздача ▸
button-replay-last = Остання

## Закінчена гра у вікні

study-title = Гра { $code }
study-hand = Роздача { $hand }
study-hands = Роздачі
study-view = Вигляд
study-step = Крок
study-hand-before = Попередня роздача
study-hand-after = Наступна роздача
study-choices = Варіанти
study-made = обрано
study-better = краще
study-mistakes = Помилки
study-find = Знайти мої помилки
study-how = Звідки це відомо?
study-aside = Закриті карти
study-seen = Як було видно
study-opened = З відкритими картами
study-seen-points = очки в середньому за можливих розкладів
study-opened-points = очки розігрувача, коли всі грають найкраще
study-estimated-points = оцінка: очки розігрувача, коли всі грають найкраще
study-estimated = оцінка: очки, якщо далі грають боти
study-best = найкраще
