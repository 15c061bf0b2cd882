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
study-made = вибрано
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
study-free = Дошка аналізу
study-unfinished = не закінчено
study-refused-bad-card = Не розумію «{ $card }». Карти пишуть так: AS TS KH.
study-refused-card-twice = Карта { $card } не може лежати у двох місцях.
study-refused-not-in-deck = У цій колоді немає карти { $card }.
study-refused-too-many-cards = Забагато карт: тут щонайбільше { $limit }.
study-refused-missing-cards = Бракує карт. Додай їх або роздай решту випадково.
study-refused-uneven-hands = Перед взяткою в усіх, хто грає, карт порівну.
study-refused-no-whole-tricks = Із зіграних карт не складаються цілі взятки.
study-refused-discards-impossible = Карт у зносі має бути { $count }.
study-refused-talon-impossible = За цими правилами прикуп не може бути таким.
study-refused-stock-impossible = Колода не може бути такою: у ній щонайбільше { $limit } карт, порівну на кожного, і поки вона не порожня, у кожного повний набір карт.
study-refused-trump-undeclared = Масть стає козирем, лише коли оголошено її мар’яж.
study-refused-marriage-impossible = Такий мар’яж не могли оголосити: король або дама вже мають вийти, а другої карти не може бути в іншого.
study-refused-points-impossible = Очки не сходяться. Разом їх має бути { $total }.
study-refused-tricks-impossible = Взятки не сходяться. Зіграно взяток: { $count }.
study-refused-declarer-impossible = За цими правилами такого розігрувача бути не може.
study-refused-leader-impossible = Цей гравець у роздачі участі не бере.
study-refused-contract-impossible = Замовлення має бути від { $lowest } до { $highest }, крок { $step }.
study-refused-totals-impossible = За цими правилами рахунок { $total } неможливий.
study-refused-trick-impossible = Така взятка на столі не могла вийти.
study-refused-at = Роздача { $hand }, хід { $move }, { $name }: { $why }
study-refused-not-your-turn = Зараз хід іншого гравця.
study-refused-wrong-phase = Тут такий хід неможливий.
study-refused-bad-record = Не можу прочитати цю гру.
study-refused-too-big = Цей аналіз завеликий.
study-refused-no-such-place = Такого місця в аналізі немає.
study-refused-later-hands = Наступні роздачі залежать від цієї. Спершу відкрий її окремо.
