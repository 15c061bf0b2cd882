### Турніри: сторінка, таблиця, стіл судді та все, що про них кажуть.

## Сторінка запису

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = Турнір
tournament-rules = { $preset }, місць за столом: { $size }
tournament-which-rules = ❓ За якими правилами? На турнірах зазвичай: { $usual }; у цьому чаті збережено: { $kept }. Вибирає організатор.
button-kept-rules = { $preset } (цього чату)
tournament-rounds = { $count ->
        [one] { $count } тур
        [few] { $count } тури
       *[many] { $count } турів
    }
tournament-rounds-auto = Турів — скільки треба для цієї кількості гравців, щонайменше 3
tournament-end-hands = { $count ->
        [one] Кожна гра триває { $count } роздачу
        [few] Кожна гра триває { $count } роздачі
       *[many] Кожна гра триває { $count } роздач
    }
tournament-end-minutes = Тур триває { $count } хв: розпочату роздачу догравають, і рахунок зараховується
tournament-points = Очки за місця: { $points } · час на хід: { $time }
tournament-fillers = Вільні місця займають боти
tournament-bye = Кому не вистачило столу, той пропускає тур і дістає очки за друге місце
tournament-threads = { $platform ->
        [telegram] Кожен стіл має свою тему в цьому чаті
       *[other] Кожен стіл має свою гілку в цьому чаті
    }
tournament-organiser = Організатор і головний суддя: { $name }
tournament-judges = Судді: { $names }
tournament-joined = { $count ->
        [0] Ще ніхто не записався
        [one] { $count } гравець: { $names }
        [few] { $count } гравці: { $names }
       *[many] { $count } гравців: { $names }
    }
tournament-knock = 🚪 { $name } проситься в турнір
tournament-door-members = З іншого чату: <code>/tournament { $code }</code>, а впускає організатор.
tournament-door-link = З іншого чату: <code>/tournament { $code }</code>
tournament-door-anyone = Відкритий для всіх: <code>/tournament { $code }</code>
tournament-began = Турнір почався: його сторінка нижче.
tournament-cancelled = Турнір «{ $name }» скасовано.

## Жеребкування

lot-sealed = Печатки туру { $round }: жереб <code>{ $lot }</code>, перші роздачі <code>{ $deals }</code>
lot-words = Слова в наступному жеребі: { $names }
lot-words-again = У туру { $round } нові печатки, попередні слова не рахуються. Напишіть свої ще раз (/seed): { $names }
lot-add-words = Додай до наступного жереба свої слова: <code>/seed { $seal } будь-які слова</code>
lot-opened = Печатку жереба туру { $round } відкрито: <code>{ $secret }</code>
deals-opened = Печатку перших роздач туру { $round } відкрито: <code>{ $secret }</code>
verify-lot = Роздача { $hand } взята з жереба турніру { $code }: її відкриває запис турніру (/export { $code }).

## Тур

entry-head = 🏆 { $title } · тур { $round } · стіл { $table }
over-tournament = Тур { $round } за цим столом зіграно. Очки й місця — у таблиці.
thread-title = Тур { $round } · стіл { $table }: { $names }
round-title = 🏆 { $name } · тур { $round } з { $rounds }
round-done = Закінчено столів: { $done } з { $tables }
page-table = <b>{ $table }.</b> { $players } · роздача { $hand }
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · зараз почнуть
page-table-paused = <b>{ $table }.</b> { $players } · пауза
page-of = Сторінка { $page } з { $pages }
round-more-tables = { $count ->
        [one] … і ще { $count } стіл
        [few] … і ще { $count } столи
       *[many] … і ще { $count } столів
    }
round-ruling = ⚖️ Стіл { $table }: { $ruling }
round-proposal = ⚖️ { $judge } грає й пропонує (№ { $number }): { $what } — { $reason }. Підтверджує інший суддя або адміністратор чату, який не грає: /judge.
round-standings = Таблиця
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ Столи, за якими грають усі судді: { $tables }. Замість них там судить адміністратор цього чату: /judge.
face-round = Тур { $round } з { $rounds }
face-start-own = Починай, коли всі зберуться.
face-start-other = Перший тур починає { $name }.
face-next-after = Тур { $round } почнеться, коли { $count ->
        [one] закінчить стіл { $tables }
       *[other] закінчать столи { $tables }
    }.
face-last-after = Підсумкова таблиця — коли { $count ->
        [one] закінчить стіл { $tables }
       *[other] закінчать столи { $tables }
    }.
face-next-soon = Скоро тур { $round }
face-won = { $count ->
        [one] Турнір виграє { $names }
       *[other] Перше місце ділять: { $names }
    }
face-proposal = { $judge } грає й пропонує: { $what } — { $reason }. Підтверджує інший суддя.
face-no-judge = Столи, за якими грають усі судді: { $tables }. Замість них там судить адміністратор цього чату.
threads-no-forum =
    { $platform ->
        [telegram] 🧵 Столи без окремих тем: у цій групі теми вимкнено. Увімкнути їх можна в налаштуваннях групи; у наступному турі спробую знову.
       *[other] 🧵 Столи без окремих гілок: вони бувають лише в текстових каналах.
    }
threads-no-rights =
    { $platform ->
        [telegram] 🧵 Столи без окремих тем: мені потрібне право адміністратора «Керування темами». У наступному турі спробую знову.
       *[other] 🧵 Столи без окремих гілок: мені потрібен дозвіл «Створювати публічні гілки». У наступному турі спробую знову.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram не дає мені відкрити теми для столів. Граємо без них; у наступному турі спробую знову.
       *[other] 🧵 Discord не дає мені відкрити гілки для столів. Граємо без них; у наступному турі спробую знову.
    }

## Рішення суддів

own-result = Твоє місце за столом: { $place } з { $seats } · очки: { $points }
own-result-none = Очок за цю гру немає: у ній не було жодного твого ходу.
own-standing = { $over ->
        [yes] Таблиця після туру { $round }
       *[no] Таблиця зараз
    }: місце { $place } з { $count } · очки: { $points }
own-next = Жеребкування туру { $round } — коли закінчить останній стіл.
own-last = Підсумкова таблиця — коли закінчить останній стіл.
own-over = Турнір закінчено.
button-judge = ⚖️ Суддя
judge-call = ⚖️ Судді столу { $table }: { $names }. Напиши їм або в чат турніру. Вони можуть скасувати роздачу чи зняти очки.
judge-call-nobody = ⚖️ За столом { $table } грають усі судді. Запитай у чаті турніру: там може судити адміністратор, який не грає.
round-judges = ⚖️ Судді: { $names } · хто судить твій стіл, покаже /judge.

ruling-annulled = Роздачу { $hand } скасовано
ruling-fined = { $name } втрачає { $points } у роздачі { $hand }
ruling-fined-held = { $name } втратить { $points } у наступній роздачі
ruling-by = { $ruling } — { $judge }: { $reason }
penalty-disqualify = ⚖️ { $number }: дискваліфікація, { $name } — { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: { $name } отримує дискваліфікацію — { $judge }: { $reason }</s> знято

## Таблиця і результати

standings-title =
    { $round ->
        [0] { $name } · перед туром 1
       *[other] { $name } · таблиця після туру { $round }
    }
standings-in-round = { $name } · таблиця під час туру { $round }
standings-final = 🏆 { $name } · підсумкова таблиця, { $round ->
        [one] { $round } тур
        [few] { $round } тури
       *[many] { $round } турів
    }
standings-empty = Ще ніхто не грає.
standings-columns = Очки, скільки ігрових очок зняли судді, очки всіх суперників, сума рахунків, перші місця. × — більше не грає.
standings-next = Жеребкування туру { $round } — за { $seconds } с.
standings-waits = Тур { $round } почнеться, коли його оголосить організатор.
standings-line = { $place }. { $name }: очки { $points }, суперники { $buchholz }, сума { $totals }, перші місця { $firsts }
column-points = Очки
column-taken = Суд
column-buchholz = Спр
column-totals = Сума
column-firsts = 1.
results-title = { $name } · результати туру { $round }
results-title-all = { $name } · результати після туру { $round }
results-cells = У кожному турі: очки, а під ними рахунок гри. Золотом: перше місце. «–»: без очок через відсутність. «…»: ще грають.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · ще грають
results-bye = { $name } пропускає тур
results-annul = ⚖️ Роздачу { $hand } скасовано — { $judge }: { $reason }
results-penalty = ⚖️ { $name }: −{ $points } у роздачі { $hand } — { $judge }: { $reason }
export-tournament-record = Запис турніру { $code }. Перевірка: python -m engine tournament ФАЙЛ
export-tournament-games = У ньому перші ігри: { $games } з { $tables }; решту дає /export із кодом столу.
export-tournament-csv = Результати турніру { $code } для електронної таблиці
export-tournament-text = Таблиця турніру { $code }, щоб закріпити

## Кнопки

button-settings = Налаштування
button-my-table = Мій стіл
button-standings = Таблиця
button-more-tables = Інші столи
button-next-round = Наступний тур
button-results = Результати
button-table-of-results = Таблиця результатів
button-start-as-it-is = Почати зараз
button-round = Тур { $round }
button-refresh = Оновити
button-withdraw = Так, виходжу
button-yes = Так
button-no = Ні
button-annul = Скасувати роздачу
button-fine = Штраф
button-annul-fine = Скасування і штраф
button-desk-pause = Пауза
button-desk-resume = Далі
button-clock = Час на хід
button-stand-in = Бот замість…
button-end-game = Закінчити гру
button-disqualify = Дискваліфікація
button-desk-penalties = Штрафи
button-take-back = Зняти { $number }
button-desk-proposals = Пропозиції
button-confirm = Підтвердити { $number }
button-appoint = Призначити: { $name }
button-desk-typed = Що можна написати
button-desk-appoint = Призначити суддю
button-offer-to-judge = Хочу судити
button-cancel-tournament = Скасувати турнір

## Налаштування

settings-title = { $name } · налаштування
start-nobody-judges = Ти теж граєш, а іншого судді немає. Признач когось або починай: тоді за твоїм столом судить адміністратор, який не грає.
settings-typed = Решту налаштувань пишуть у чаті турніру: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds-auto = Тури: авто
settings-table = За столом по { $count }
settings-end-game = Гра до кінця
settings-end-hands = { $count ->
        [one] { $count } роздача
        [few] { $count } роздачі
       *[many] { $count } роздач
    }
settings-end-minutes = { $count } хв
settings-bye-on = Хтось пропускає тур
settings-bye-off = Місця займуть боти
settings-move = Хід: { $time }
settings-pause = Пауза: { $time }
settings-pause-off = Тури оголошую я
settings-join-members = Учасники чату
settings-join-link = Хто має код
settings-join-anyone = Усі
settings-threads-off = { $platform ->
        [telegram] Без тем
       *[other] Без гілок
    }
settings-threads-on = { $platform ->
        [telegram] Тема для кожного столу
       *[other] Гілка для кожного столу
    }
time-minutes = { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
time-seconds = { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
hand-withdrawn = Ти більше не граєш у турнірі: тут за тебе гратиме бот.
withdraw-sure = Вийти з турніру «{ $name }» назовсім? За твоїм столом далі гратиме бот, а здобуті очки лишаться.

## Стіл судді

desk-title =
    { $round ->
        [0] ⚖️ { $name } · перед туром 1
       *[other] ⚖️ { $name } · тур { $round }
    }
desk-typed = Зі своєю приміткою можна написати: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
desk-admin = Ти маєш права адміністратора в чаті турніру й не граєш: можна призначати суддів, а столи, за якими грають усі судді, судиш ти.
desk-penalties = Штрафи турніру:
desk-proposals = Запропоновано й ще не підтверджено:
desk-which-player = Стіл { $table }: хто?
desk-appointing = Хто ще судитиме? За своїм столом не судить ніхто.
judge-volunteers = Охочі пишуть /judge offer у чаті турніру.
judge-volunteers-page = Охочі натискають «Хочу судити» на сторінці турніру.
desk-which-fine = Стіл { $table }: скільки ігрових очок?
desk-which-clock = Стіл { $table }: скільки часу на хід?
desk-which-reason = Чому?
desk-remark-typed = (Потім можна додати примітку: <code>/judge reason …</code>)
judge-reason-mistake = Помилка під час роздачі або гри
judge-reason-unintended = Порушення через помилку
judge-reason-cheating = Нечесна гра
judge-reason-help = Підказки збоку
judge-reason-delay = Затягування гри
judge-reason-other = Інша причина
judge-reason-own = «{ $remark }»
judge-reason-remark = { $reason } («{ $remark }»)
desk-reason = Причина: { $reason }
desk-final = Повернути назад буде не можна.
desk-sure = Підтверджуєш?
desk-dropped = Скасовано, усе лишилося як було.
desk-proposed = Ти граєш, тому це лише пропозиція: { $what }. Підтверджує інший суддя або адміністратор чату турніру, який не грає.
desk-act-annul = Роздачу { $hand } за столом { $table } скасовано
desk-act-fine = { $name } отримує штраф за столом { $table }: { $points }
desk-act-both = Роздачу { $hand } за столом { $table } скасовано, а { $name } отримує штраф: { $points }
desk-act-out = Дискваліфікація: { $name }
desk-act-back = Покарання { $number } знято
desk-act-appoint = Новий суддя: { $name }
desk-act-dismiss = Більше не судить: { $name }
desk-act-end = Гра за столом { $table } закінчується з теперішнім рахунком
desk-act-cancel = Скасувати весь турнір
desk-act-confirm = Пропозицію { $number } підтверджено: { $what }

## Зроблено

done-tournament-joined = Тебе записано в турнір «{ $name }». Свій стіл побачиш у приватному чаті зі мною.
done-tournament-left = Ти більше не граєш у турнірі «{ $name }».
done-tournaments-admins = Відтепер турніри тут відкривають лише адміністратори.
done-tournaments-anyone = Відтепер турнір тут може відкрити будь-хто.
done-judge-offered = Організатор бачить, що ти можеш судити.
done-judge-offered-unseen = Якщо такий турнір є, його організатор бачить, що ти можеш судити.
done-round-drawn = Тур { $round }: жеребкування проведено.
done-asked-first = Спершу одне запитання: я щойно надіслав його тобі.
done-lot-words-in = Твої слова в жеребі туру { $round }.
done-seat-taken = { $name }: грає бот, доки людина не повернеться.
history-decided-stood-in = { $who } саджає бота замість гравця { $name }

## Чому ні

refusal-judges-only = За турнірним столом це можуть зробити лише організатор і судді, але не там, де грають самі.
refusal-not-in-tournament = За турнірним столом так не можна.
refusal-no-tournament-table = Це не турнірний стіл.
refusal-timer-always = За турнірним столом час на хід є завжди. Спробуй 30s, 1m або 2m.
refusal-judges-only-offer = Стіл судді мають лише судді. /judge offer скаже організаторові, що ти можеш судити.
refusal-no-desk = Стіл судді мають лише судді.
refusal-organiser-only = Це може зробити лише організатор.
refusal-desk-answered = На це вже відповіли або щось змінилося. Стіл судді покаже, що чекає на рішення.
refusal-table-done = Гру за цим столом закінчено.
refusal-proposal-lapsed = Ця пропозиція вже не діє або вже підтверджена.
refusal-no-hand-to-annul = За цим столом зараз немає роздачі, яку можна скасувати.
refusal-hand-over = Роздача { $hand } уже закінчилася, скасувати її не можна.
refusal-no-such-tournament = Турніру з кодом { $code } немає.
refusal-no-tournament-here = Тут немає турніру. /tournament відкриває його в групі.
refusal-no-table-of-yours = У цьому турі в тебе немає столу.
refusal-other-lot = Це не печатка наступного жереба, тому слова не враховано. Теперішня — на сторінці.
refusal-tournament-here = Тут уже триває турнір: { $code }. /standings покаже таблицю.
refusal-threads-nowhere = У пісочниці немає гілок. Турнір у Telegram або Discord може мати гілку для кожного столу.
refusal-tournament-no-lot = Жеребкувань більше не буде, тож додавати слова нікуди.
refusal-tournament-not-let-in = Організатор тебе не впустив.
refusal-tournament-bad-settings = Для налаштування { $field } значення «{ $value }» тут не підходить.
refusal-tournament-bad-name = У назві від 1 до 60 знаків.
refusal-tournament-not-registering = Турнір почався, цього вже не змінити.
refusal-tournament-not-playing = Зараз жоден тур не йде.
refusal-tournament-over = Цей турнір закінчено.
refusal-tournament-already-in = Ти вже в турнірі.
refusal-tournament-not-in = Ти не граєш у цьому турнірі.
refusal-tournament-withdrawn = Після виходу з турніру повернутися не можна.
refusal-tournament-disqualified = Після дискваліфікації це неможливо.
refusal-tournament-entry-closed = Жеребкування останнього туру вже проведено, записатися не можна.
refusal-tournament-full = Місць більше немає: гравців у турнірі — щонайбільше { $maximum }.
refusal-tournament-too-few = Треба гравців: { $minimum }, записано: { $people }.
refusal-tournament-round-unfinished = Ще грають столи: { $tables }.
refusal-tournament-no-round-left = Останній тур зіграно.
refusal-tournament-no-such-table = Такого столу в цьому турі немає.
refusal-tournament-no-such-player = Такого гравця немає.
refusal-tournament-not-the-organiser = Це може зробити лише організатор.
refusal-tournament-not-a-judge = Це можуть зробити лише судді.
refusal-tournament-own-table = Власну гру судити не можна.
refusal-tournament-own-proposal = Власну пропозицію підтвердити не можна.
refusal-tournament-needs-confirmation = Ти граєш, тому це має підтвердити хтось інший.
refusal-tournament-table-done = Гру за цим столом закінчено.
refusal-tournament-not-at-table = Цього гравця немає за цим столом.
refusal-tournament-bad-points = Очки: від { $minimum } до { $maximum }.
refusal-tournament-bad-reason = Вибери причину зі списку.
refusal-tournament-bad-remark = Примітка — не довша за { $maximum } знаків.
refusal-tournament-no-such-penalty = Такого штрафу немає.
refusal-tournament-taken-back = Це вже знято.
refusal-tournament-too-late = Жеребкування наступного туру вже проведено, зняти штраф не можна.
refusal-tournament-already-judge = Ця людина вже суддя.
refusal-tournament-no-such-judge = Такого судді немає.
refusal-tournament-already-organiser = Ця людина вже організатор.
refusal-tournament-organiser-there = Організатор на зв’язку. Після доби тиші турнір може скасувати адміністратор.
refusal-tournament-other = Зараз у турнірі це неможливо.

## Вечори

tournament-begins = ⏰ Почнеться сам: { $when } ({ $zone })
tournament-reminder = ⏰ «{ $name }» незабаром почнеться: { $when } ({ $zone }). Якщо не можеш прийти, натисни кнопку.
tournament-fallen-few = Турнір «{ $name }» не відбудеться: записалося замало людей.
tournament-fallen-late = Турнір «{ $name }» не відбудеться: мене не було, коли він мав початися.
evenings-title = 🗓 { $name }
evenings-weekly = Щотижня: { $when } ({ $zone })
evenings-next = Наступний вечір: { $when } ({ $zone }). Сторінка відкриється за день до нього.
evenings-open = Наступний вечір: { $when } ({ $zone }). Його сторінка: <code>/tournament { $code }</code>
evenings-how = За годину нагадаю всім, хто записався. Турнір почнеться сам, якщо записалося людей щонайменше { $count }.
evenings-best = { $count ->
        [one] Серія: у кожного враховується { $count } найкращий вечір.
        [few] Серія: у кожного враховуються { $count } найкращі вечори.
       *[many] Серія: у кожного враховуються { $count } найкращих вечорів.
    }
evenings-stop-how = Скасувати вечори можуть адміністратори: кнопкою або командою <code>{ $command }</code>
evenings-zone = Це ваш час? Адміністратори можуть вибрати часовий пояс чату:
evenings-over = Вечорів тут більше не буде.
evenings-sure = { $open ->
        [yes] Скасувати вечори? Найближчий, на який уже записуються, теж буде скасовано.
       *[no] Скасувати вечори?
    }
evenings-few = «{ $name }», { $when } ({ $zone }), не відбудеться: записалося { $joined } з { $needed }.
evenings-busy = «{ $name }», { $when } ({ $zone }), не відбувся: тут ще тривав інший турнір.
evenings-missed = «{ $name }», { $when } ({ $zone }), не відбувся: мене не було.
evenings-nobody = «{ $name }», { $when } ({ $zone }): організатора тут більше немає. Якщо його замінить адміністратор, я відкрию сторінку.
evenings-ended = Це вже вдруге поспіль, тож на цьому все. Адміністратор може призначити нові вечори: <code>{ $command }</code>
series-title = 🏆 { $name } · серія
series-standings = Таблиця після { $count ->
        [one] { $count } вечора
        [few] { $count } вечорів
       *[many] { $count } вечорів
    }
series-line = { $place }. { $name }: <b>{ $points }</b> · вечорів: { $count }
mydata-series = Серія «{ $name }»: очки { $points }, вечорів: { $count }
button-evenings = Ігрові вечори
button-stop-evenings = Скасувати вечори
button-organise = Я організую
done-evenings-stopped = Вечорів тут більше не буде.
done-evenings-yours = Тепер вечори організовуєш ти.
refusal-no-evenings = Вечорів тут не призначено.
refusal-evenings-planned = Вечори тут уже призначено. /tournament їх покаже, а every=off від адміністратора закінчить.
refusal-evenings-need-time = Коли вони починаються? Наприклад: at=пт_20:00 every=week
refusal-series-needs-every = Для серії потрібен вечір щотижня: every=week
refusal-evenings-organised = Вечори вже хтось організовує.
