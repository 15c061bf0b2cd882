button-people = Грати з людьми
people-how = Ти сідаєш за стіл з іншими, хто шукає гру. За 20 секунд вільні місця займуть боти, а хто прийде пізніше, сяде замість бота. Тебе тут знають лише за ім’ям, яке ти вибереш.
people-wait = Ти чекаєш на гру: { $preset }. Вона почнеться щонайпізніше за 20 секунд.
people-found = Ти вже граєш: { $preset }. Стіл нижче.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] поки ніхто не чекає
        [few] хтось чекає
       *[many] чекають: { $count }
    }
people-playing = { $many ->
        [none] ніхто не грає
        [few] хтось грає
       *[many] грають: { $count }
    }
people-name = Незнайомі бачать тебе так: { $name }
button-people-quit = Більше не чекати
button-people-game = ▶ Повернутися до своєї гри
button-people-tick = Написати, коли хтось чекає
button-people-name = Ім’я та обличчя
button-people-tables = Відкриті столи
people-name-ask = Під яким ім’ям тебе бачать незнайомі? Натисни ім’я чи обличчя або напиши /play name і своє ім’я. Більше про тебе нічого не видно.
call-people = Хтось грає з ботами й чекає на людей: { $preset }.
people-table = { $number }. { $preset }: місця { $seated } з { $most } · роздача { $hand } · { $totals } · рейтинг { $ratings }
people-no-tables = За відкритими столами зараз немає місць.
button-people-sit = Сісти
button-people-watch = Дивитися
people-head = <i>Грати з людьми · 30 секунд на хід і дві хвилини запасу</i>
board-reserve = { $name }: іде запас часу, щонайбільше { $time }
people-guests = <i>Без рейтингу: грає гість.</i>
button-people-menu = 💬 Сказати, заглушити, поскаржитися
people-offer = { $count ->
        [1] Ще хтось грає сам із ботами: якщо натиснете обоє, зіграєте разом.
       *[other] За іншим столом { $count } гравці й вільне місце. Можна пересісти.
    } Ця гра тоді закінчиться без заліку.
people-offer-agreed = Пересядеш, щойно натисне й інший гравець.
people-offer-all = За іншими столами є місця: якщо натиснете всі, пересядете туди, можливо нарізно. Ця гра тоді закінчиться без заліку. Натиснули: { $agreed } з { $people }.
people-menu = Скажи це за столом або вибери, що робити з гравцем. Ніхто не дізнається, що ти його не чуєш, уникаєш або скаржишся на нього.
people-alone = Ти за столом лише з ботами. Хто прийде, сяде замість бота. Можна й пересісти до інших, коли вони будуть: ця гра тоді скінчиться й не зарахується.
phrase-1 = Привіт!
phrase-2 = Щасти!
phrase-3 = Чудово зіграно!
phrase-4 = Дякую!
phrase-5 = Ой!
phrase-6 = Хвилинку
phrase-7 = Майже вдалося!
phrase-8 = Бувай, було весело!
button-people-mute = Не чути: { $name }
button-people-hear = Чути: { $name }
button-people-not-again = Більше не разом: { $name }
button-people-report = Поскаржитися: { $name }
people-report = Що не так: { $name }? Скаргу прочитає оператор.
report-name = Ім’я
report-stalling = Тягне час
report-together = Двоє грають заодно
report-leaving = Псує гру
button-people-move = Пересісти до людей
button-people-stay = Таки лишитися
people-next = Наступна гра почнеться за 15 секунд із тими, хто лишається.
button-people-ready = Ще раз із цими людьми
button-people-whole = Грати далі до 1000
button-people-out = Піти
