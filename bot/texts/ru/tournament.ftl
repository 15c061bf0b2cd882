### Турниры: страница, таблица, пульт судьи и всё, что о них говорится.

## Страница записи

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = Турнир
tournament-rules = { $preset }, мест за столом: { $size }
tournament-which-rules = ❓ По каким правилам? На турнирах обычно: { $usual }; в этом чате сохранены: { $kept }. Выбирает организатор.
button-kept-rules = { $preset } (этого чата)
tournament-rounds = { $count ->
        [one] { $count } тур
        [few] { $count } тура
       *[many] { $count } туров
    }
tournament-rounds-auto = Туров столько, сколько нужно по числу игроков, не меньше 3
tournament-end-hands = { $count ->
        [one] Каждая игра длится { $count } раздачу
        [few] Каждая игра длится { $count } раздачи
       *[many] Каждая игра длится { $count } раздач
    }
tournament-end-minutes = Тур длится { $count } мин: начатую раздачу доигрывают, и счёт засчитывается
tournament-points = Очки за места: { $points } · время на ход: { $time }
tournament-fillers = Свободные места занимают боты
tournament-bye = Кому не хватило места, тот отдыхает и получает очки за второе место
tournament-threads = { $platform ->
        [telegram] У каждого стола своя тема в этом чате
       *[other] У каждого стола своя ветка в этом чате
    }
tournament-organiser = Организатор и главный судья: { $name }
tournament-judges = Судьи: { $names }
tournament-joined = { $count ->
        [0] Пока никто не записался
        [one] { $count } игрок: { $names }
        [few] { $count } игрока: { $names }
       *[many] { $count } игроков: { $names }
    }
tournament-knock = 🚪 { $name } просится в турнир
tournament-door-members = Из другого чата: <code>/tournament { $code }</code>, а впускает организатор.
tournament-door-link = Из другого чата: <code>/tournament { $code }</code>
tournament-door-anyone = Открыт для всех: <code>/tournament { $code }</code>
tournament-began = Турнир начался: его страница ниже.
tournament-cancelled = Турнир «{ $name }» отменён.

## Жеребьёвка

lot-sealed = Печати тура { $round }: жребий <code>{ $lot }</code>, первые раздачи <code>{ $deals }</code>
lot-words = Слова в следующем жребии: { $names }
lot-words-again = У тура { $round } новые печати, прежние слова не считаются. Напишите свои ещё раз (/seed): { $names }
lot-add-words = Добавь в следующий жребий свои слова: <code>/seed { $seal } любые слова</code>
lot-opened = Печать жребия тура { $round } вскрыта: <code>{ $secret }</code>
deals-opened = Печать первых раздач тура { $round } вскрыта: <code>{ $secret }</code>
verify-lot = Раздача { $hand } взята из жребия турнира { $code }: её вскрывает запись турнира (/export { $code }).

## Тур

entry-head = 🏆 { $title } · тур { $round } · стол { $table }
over-tournament = Тур { $round } за этим столом сыгран. Очки и места — в таблице.
thread-title = Тур { $round } · стол { $table }: { $names }
round-title = 🏆 { $name } · тур { $round } из { $rounds }
round-done = Закончено столов: { $done } из { $tables }
page-table = <b>{ $table }.</b> { $players } · раздача { $hand }
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · сейчас начнут
page-table-paused = <b>{ $table }.</b> { $players } · пауза
page-of = Страница { $page } из { $pages }
round-more-tables = { $count ->
        [one] …и ещё { $count } стол
        [few] …и ещё { $count } стола
       *[many] …и ещё { $count } столов
    }
round-ruling = ⚖️ Стол { $table }: { $ruling }
round-proposal = ⚖️ { $judge } играет и предлагает (№ { $number }): { $what } — { $reason }. Подтверждает другой судья или администратор чата, который не играет: /judge.
round-standings = Таблица
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ Столы, за которыми играют все судьи: { $tables }. Вместо них там судит администратор этого чата командой /judge.
face-round = Тур { $round } из { $rounds }
face-start-own = Начинай, когда все соберутся.
face-start-other = Первый тур начинает { $name }.
face-next-after = Тур { $round } начнётся, когда { $count ->
        [one] закончит стол { $tables }
       *[other] закончат столы { $tables }
    }.
face-last-after = Итоговая таблица — когда { $count ->
        [one] закончит стол { $tables }
       *[other] закончат столы { $tables }
    }.
face-next-soon = Скоро тур { $round }
face-won = { $count ->
        [one] Турнир выигрывает { $names }
       *[other] Первое место делят: { $names }
    }
face-proposal = { $judge } играет и предлагает: { $what } — { $reason }. Подтверждает другой судья.
face-no-judge = Столы, за которыми играют все судьи: { $tables }. Вместо них там судит администратор этого чата.
threads-no-forum = { $platform ->
        [telegram] 🧵 У столов нет тем: в этой группе они выключены. Темы включаются в её настройках; в следующем туре попробую снова.
       *[other] 🧵 У столов нет веток: они бывают только в текстовых каналах.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 У столов нет тем: мне нужно право администратора «Управление темами». В следующем туре попробую снова.
       *[other] 🧵 У столов нет веток: мне нужно право «Создавать публичные ветки». В следующем туре попробую снова.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram не даёт мне открыть темы для столов. Играем без них; в следующем туре попробую снова.
       *[other] 🧵 Discord не даёт мне открыть ветки для столов. Играем без них; в следующем туре попробую снова.
    }

## Решения судей

own-result = Твоё место за столом: { $place } из { $seats } · очки: { $points }
own-result-none = Очков за эту игру нет: в ней не было ни одного твоего хода.
own-standing = { $over ->
        [yes] Таблица после тура { $round }
       *[no] Таблица сейчас
    }: место { $place } из { $count } · очки: { $points }
own-next = Жеребьёвка тура { $round } — когда закончит последний стол.
own-last = Итоговая таблица — когда закончит последний стол.
own-over = Турнир окончен.
button-judge = ⚖️ Судья
judge-call = ⚖️ Судьи стола { $table }: { $names }. Напиши им или в чат турнира. Они могут отменить раздачу или снять очки.
judge-call-nobody = ⚖️ За столом { $table } играют все судьи. Спроси в чате турнира: там может судить администратор, который не играет.
round-judges = ⚖️ Судьи: { $names } · кто судит твой стол, покажет /judge.

ruling-annulled = Раздача { $hand } отменена
ruling-fined = { $name } теряет { $points } в раздаче { $hand }
ruling-fined-held = { $name } потеряет { $points } в следующей раздаче
ruling-by = { $ruling } — { $judge }: { $reason }
penalty-disqualify = ⚖️ { $number }: дисквалификация, { $name } — { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: дисквалификация, { $name } — { $judge }: { $reason }</s> снято

## Таблица и результаты

standings-title = { $round ->
        [0] { $name } · до тура 1
       *[other] { $name } · таблица после тура { $round }
    }
standings-in-round = { $name } · таблица по ходу тура { $round }
standings-final = 🏆 { $name } · итоговая таблица, { $round ->
        [one] { $round } тур
        [few] { $round } тура
       *[many] { $round } туров
    }
standings-empty = Пока никто не играет.
standings-columns = Очки, сколько игровых очков сняли судьи, очки всех соперников, сумма счёта в играх, первые места. × больше не играет.
standings-next = Жеребьёвка тура { $round } через { $seconds } с.
standings-waits = Тур { $round } начнётся, когда скажет организатор.
standings-line = { $place }. { $name }: очки { $points }, соперники { $buchholz }, сумма { $totals }, первые места { $firsts }
column-points = Очк
column-taken = Суд
column-buchholz = Соп
column-totals = Сумма
column-firsts = 1-е
results-title = { $name } · результаты тура { $round }
results-title-all = { $name } · результаты после тура { $round }
results-cells = В каждом туре: очки, а под ними итог игры. Золотом: первое место. Прочерк: без очков из-за отсутствия. Многоточие: ещё играют.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · ещё играют
results-bye = { $name } отдыхает
results-annul = ⚖️ Раздача { $hand } отменена — { $judge }: { $reason }
results-penalty = ⚖️ { $name }: −{ $points } в раздаче { $hand } — { $judge }: { $reason }
export-tournament-record = Запись турнира { $code }. Проверка: python -m engine tournament ФАЙЛ
export-tournament-games = В ней первые игры: { $games } из { $tables }; остальные даёт /export с кодом стола.
export-tournament-csv = Результаты турнира { $code } для электронной таблицы
export-tournament-text = Таблица турнира { $code }, чтобы закрепить

## Кнопки

button-settings = Настройки
button-my-table = Мой стол
button-standings = Таблица
button-more-tables = Другие столы
button-next-round = Следующий тур
button-results = Результаты
button-table-of-results = Таблица результатов
button-start-as-it-is = Начать сейчас
button-round = Тур { $round }
button-refresh = Обновить
button-withdraw = Да, выхожу
button-yes = Да
button-no = Нет
button-annul = Отменить раздачу
button-fine = Штраф
button-annul-fine = Отмена и штраф
button-desk-pause = Пауза
button-desk-resume = Продолжить
button-clock = Время на ход
button-stand-in = Бот вместо…
button-end-game = Закончить игру
button-disqualify = Дисквалификация
button-desk-penalties = Штрафы
button-take-back = Снять { $number }
button-desk-proposals = Предложения
button-confirm = Подтвердить { $number }
button-appoint = Назначить: { $name }
button-desk-typed = Что можно написать
button-desk-appoint = Назначить судью
button-offer-to-judge = Хочу судить
button-cancel-tournament = Отменить турнир

## Настройки

settings-title = { $name } · настройки
start-nobody-judges = Ты тоже играешь, а другого судьи нет. Назначь кого-нибудь или начинай: тогда за твоим столом судит администратор, который не играет.
settings-typed = Остальное пишется в чате турнира: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds-auto = Туры: авто
settings-table = По { $count } за столом
settings-end-game = Игры целиком
settings-end-hands = { $count ->
        [one] { $count } раздача
        [few] { $count } раздачи
       *[many] { $count } раздач
    }
settings-end-minutes = { $count } мин
settings-bye-on = Кто-то отдыхает
settings-bye-off = Места займут боты
settings-move = Ход: { $time }
settings-pause = Пауза: { $time }
settings-pause-off = Туры начинаю я
settings-join-members = Из чата
settings-join-link = У кого есть код
settings-join-anyone = Все
settings-threads-off = { $platform ->
        [telegram] Без тем
       *[other] Без веток
    }
settings-threads-on = { $platform ->
        [telegram] Тема для каждого стола
       *[other] Ветка для каждого стола
    }
time-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
time-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
hand-withdrawn = Ты больше не играешь в турнире: здесь за тебя доиграет бот.
withdraw-sure = Выйти из турнира «{ $name }» насовсем? За твоим столом доиграет бот, набранные очки останутся.

## Пульт судьи

desk-title = { $round ->
        [0] ⚖️ { $name } · до тура 1
       *[other] ⚖️ { $name } · тур { $round }
    }
desk-typed = Со своим примечанием можно написать: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
desk-admin = У тебя права администратора в чате турнира, и ты не играешь: можно назначать судей, а столы, за которыми играют все судьи, судишь ты.
desk-penalties = Штрафы турнира:
desk-proposals = Предложено и ещё не подтверждено:
desk-which-player = Стол { $table }: кто?
desk-appointing = Кто ещё будет судить? За своим столом не судит никто.
judge-volunteers = Желающие пишут /judge offer в чате турнира.
judge-volunteers-page = Желающие нажимают «Хочу судить» на странице турнира.
desk-which-fine = Стол { $table }: сколько игровых очков?
desk-which-clock = Стол { $table }: сколько времени на ход?
desk-which-reason = За что?
desk-remark-typed = (Потом можно добавить примечание: <code>/judge reason …</code>)
judge-reason-mistake = Ошибка при сдаче или в игре
judge-reason-unintended = Нарушение по ошибке
judge-reason-cheating = Нечестная игра
judge-reason-help = Подсказки со стороны
judge-reason-delay = Затягивание игры
judge-reason-other = Другая причина
judge-reason-own = «{ $remark }»
judge-reason-remark = { $reason } («{ $remark }»)
desk-reason = Причина: { $reason }
desk-final = Вернуть назад будет нельзя.
desk-sure = Точно?
desk-dropped = Отменено, всё осталось как было.
desk-proposed = Ты играешь, поэтому это только предложение: { $what }. Подтверждает другой судья или администратор чата турнира, который не играет.
desk-act-annul = Раздача { $hand } за столом { $table } отменяется
desk-act-fine = { $name } получает штраф за столом { $table }: { $points }
desk-act-both = Раздача { $hand } за столом { $table } отменяется, и { $name } получает штраф: { $points }
desk-act-out = Дисквалификация: { $name }
desk-act-back = Наказание { $number } снимается
desk-act-appoint = Новый судья: { $name }
desk-act-dismiss = Больше не судит: { $name }
desk-act-end = Игра за столом { $table } заканчивается с нынешним счётом
desk-act-cancel = Отменить весь турнир
desk-act-confirm = Предложение { $number } подтверждается: { $what }

## Сделано

done-tournament-joined = Ты в турнире: { $name }. Свой стол увидишь в личном чате со мной.
done-tournament-left = Ты больше не играешь в турнире «{ $name }».
done-tournaments-admins = Теперь турниры здесь открывают только администраторы.
done-tournaments-anyone = Теперь открыть здесь турнир может любой.
done-judge-offered = Организатор видит, что ты можешь судить.
done-judge-offered-unseen = Если такой турнир есть, его организатор видит, что ты можешь судить.
done-round-drawn = Тур { $round }: жеребьёвка проведена.
done-asked-first = Сначала один вопрос: он уже у тебя в личном чате.
done-lot-words-in = Твои слова в жребии тура { $round }.
done-seat-taken = За игрока { $name } до возвращения играет бот.
history-decided-stood-in = { $who } сажает бота вместо игрока { $name }

## Почему нет

refusal-judges-only = За турнирным столом это могут сделать только организатор и судьи, но не там, где играют сами.
refusal-not-in-tournament = За турнирным столом так нельзя.
refusal-no-tournament-table = Это не турнирный стол.
refusal-timer-always = За турнирным столом время на ход есть всегда. Попробуй 30s, 1m или 2m.
refusal-judges-only-offer = Пульт есть только у судей. /judge offer скажет организатору, что ты можешь судить.
refusal-no-desk = Пульт есть только у судей.
refusal-organiser-only = Это может сделать только организатор.
refusal-desk-answered = На это уже ответили, или что-то изменилось. Пульт судьи покажет, что ждёт решения.
refusal-table-done = Игра за этим столом уже окончена.
refusal-proposal-lapsed = Это предложение больше не действует или уже подтверждено.
refusal-no-hand-to-annul = За этим столом сейчас нет начатой раздачи.
refusal-hand-over = Раздача { $hand } уже окончена, отменить её нельзя.
refusal-no-such-tournament = Турнира с кодом { $code } нет.
refusal-no-tournament-here = Здесь нет турнира. /tournament открывает его в группе.
refusal-no-table-of-yours = В этом туре у тебя нет стола.
refusal-other-lot = Это не печать следующего жребия, поэтому слова не считаются. Нынешняя — на странице.
refusal-tournament-here = Здесь уже идёт турнир: { $code }. /standings покажет таблицу.
refusal-threads-nowhere = В песочнице нет веток. У турнира в Telegram или Discord может быть ветка для каждого стола.
refusal-tournament-no-lot = Жеребьёвок больше не будет: слова добавлять поздно.
refusal-tournament-not-let-in = Организатор тебя не впустил.
refusal-tournament-bad-settings = Для настройки { $field } значение { $value } здесь не подходит.
refusal-tournament-bad-name = В названии от 1 до 60 знаков.
refusal-tournament-not-registering = Турнир начался, этого уже не поменять.
refusal-tournament-not-playing = Сейчас ни один тур не идёт.
refusal-tournament-over = Этот турнир окончен.
refusal-tournament-already-in = Ты уже в турнире.
refusal-tournament-not-in = Ты не играешь в этом турнире.
refusal-tournament-withdrawn = После выхода из турнира вернуться в него нельзя.
refusal-tournament-disqualified = После дисквалификации это невозможно.
refusal-tournament-entry-closed = Жеребьёвка последнего тура уже прошла, записаться нельзя.
refusal-tournament-full = Мест больше нет: в турнире не больше { $maximum } человек.
refusal-tournament-too-few = Нужно игроков: { $minimum }, записано: { $people }.
refusal-tournament-round-unfinished = Ещё играют столы: { $tables }.
refusal-tournament-no-round-left = Последний тур сыгран.
refusal-tournament-no-such-table = Такого стола в туре нет.
refusal-tournament-no-such-player = Такого игрока нет.
refusal-tournament-not-the-organiser = Это может сделать только организатор.
refusal-tournament-not-a-judge = Это могут сделать только судьи.
refusal-tournament-own-table = Свою игру судить нельзя.
refusal-tournament-own-proposal = Своё предложение подтвердить нельзя.
refusal-tournament-needs-confirmation = Ты играешь, поэтому подтвердить это должен кто-то другой.
refusal-tournament-table-done = Игра за этим столом уже окончена.
refusal-tournament-not-at-table = Этого игрока нет за этим столом.
refusal-tournament-bad-points = Очки: от { $minimum } до { $maximum }.
refusal-tournament-bad-reason = Выбери причину из списка.
refusal-tournament-bad-remark = Примечание — не длиннее { $maximum } знаков.
refusal-tournament-no-such-penalty = Такого штрафа нет.
refusal-tournament-taken-back = Это уже снято.
refusal-tournament-too-late = Жеребьёвка следующего тура уже прошла, снять это нельзя.
refusal-tournament-already-judge = Этот человек уже судья.
refusal-tournament-no-such-judge = Такого судьи нет.
refusal-tournament-already-organiser = Этот человек уже организатор.
refusal-tournament-organiser-there = Организатор на месте. После суток тишины турнир может отменить администратор.
refusal-tournament-other = Сейчас в турнире это невозможно.

## Вечера

tournament-begins = ⏰ Начнётся сам: { $when } ({ $zone })
tournament-reminder = ⏰ «{ $name }» скоро начнётся: { $when } ({ $zone }). Если не можешь прийти, нажми кнопку.
tournament-fallen-few = Турнир «{ $name }» не состоится: записалось слишком мало людей.
tournament-fallen-late = Турнир «{ $name }» не состоится: меня не было, когда он должен был начаться.
evenings-title = 🗓 { $name }
evenings-weekly = Каждую неделю: { $when } ({ $zone })
evenings-next = Следующий вечер: { $when } ({ $zone }). Страница откроется за день до него.
evenings-open = Следующий вечер: { $when } ({ $zone }). Его страница: <code>/tournament { $code }</code>
evenings-how = За час напомню всем, кто записался. Турнир начнётся сам, если записалось людей не меньше { $count }.
evenings-best = { $count ->
        [one] Серия: у каждого считается { $count } лучший вечер.
        [few] Серия: у каждого считаются { $count } лучших вечера.
       *[many] Серия: у каждого считаются { $count } лучших вечеров.
    }
evenings-stop-how = Отменить вечера могут администраторы: кнопкой или командой <code>{ $command }</code>
evenings-zone = Это ваше время? Администраторы могут выбрать часовой пояс чата:
evenings-over = Вечеров здесь больше не будет.
evenings-sure = { $open ->
        [yes] Отменить вечера? Ближайший, на который уже записываются, тоже будет отменён.
       *[no] Отменить вечера?
    }
evenings-few = «{ $name }», { $when } ({ $zone }), не состоится: записалось { $joined } из { $needed }.
evenings-busy = «{ $name }», { $when } ({ $zone }), не состоялся: здесь ещё шёл другой турнир.
evenings-missed = «{ $name }», { $when } ({ $zone }), не состоялся: меня не было.
evenings-nobody = «{ $name }», { $when } ({ $zone }): организатора здесь больше нет. Если его заменит администратор, я открою страницу.
evenings-ended = Это уже второй раз подряд, так что на этом всё. Администратор может назначить новые вечера: <code>{ $command }</code>
series-title = 🏆 { $name } · серия
series-standings = Таблица после { $count ->
        [one] { $count } вечера
        [few] { $count } вечеров
       *[many] { $count } вечеров
    }
series-line = { $place }. { $name }: <b>{ $points }</b> · вечеров: { $count }
mydata-series = Серия «{ $name }»: очки { $points }, вечеров: { $count }
button-evenings = Игровые вечера
button-stop-evenings = Отменить вечера
button-organise = Я организую
done-evenings-stopped = Вечеров здесь больше не будет.
done-evenings-yours = Теперь вечера организуешь ты.
refusal-no-evenings = Вечеров здесь не назначено.
refusal-evenings-planned = Вечера здесь уже назначены. /tournament их покажет, а every=off от администратора закончит.
refusal-evenings-need-time = Когда они начинаются? Например: at=пт_20:00 every=week
refusal-series-needs-every = Для серии нужен вечер каждую неделю: every=week
refusal-evenings-organised = Вечера уже кто-то организует.
