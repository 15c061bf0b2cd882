button-people = Играть с людьми
people-how = Ты садишься за стол с другими, кто ищет игру. Через 20 секунд свободные места займут боты, а кто придёт позже, сядет вместо бота. Тебя здесь знают только по имени, которое ты выберешь.
people-wait = Ты ждёшь игру: { $preset }. Она начнётся не позже чем через 20 секунд.
people-found = Ты уже играешь: { $preset }. Стол ниже.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] пока никто не ждёт
        [few] кто-то ждёт
       *[many] ждут: { $count }
    }
people-playing = { $many ->
        [none] никто не играет
        [few] кто-то играет
       *[many] играют: { $count }
    }
people-name = Незнакомые видят тебя так: { $name }
button-people-quit = Больше не ждать
button-people-game = ▶ Вернуться в свою игру
button-people-tick = Написать, когда кто-то ждёт
button-people-name = Имя и лицо
button-people-tables = Открытые столы
people-name-ask = Под каким именем тебя видят незнакомые? Нажми имя или лицо либо напиши /play name и своё имя. Больше о тебе ничего не видно.
call-people = Кто-то играет с ботами и ждёт людей: { $preset }.
people-table = { $number }. { $preset }: места { $seated } из { $most } · раздача { $hand } · { $totals } · рейтинг { $ratings }
people-no-tables = За открытыми столами сейчас нет мест.
button-people-sit = Сесть
button-people-watch = Смотреть
people-head = <i>Играть с людьми · 30 секунд на ход и две минуты запаса</i>
board-reserve = { $name }: идёт запас времени, самое большее { $time }
people-guests = <i>Без рейтинга: играет гость.</i>
button-people-menu = 💬 Сказать, заглушить, пожаловаться
people-offer = { $count ->
        [1] Ещё кто-то играет один с ботами: если нажмёте оба, сыграете вместе.
       *[other] За другим столом { $count } игрока и свободное место. Можно пересесть.
    } Эта игра тогда закончится без зачёта.
people-offer-agreed = Пересядешь, как только нажмёт и другой игрок.
people-offer-all = За другими столами есть места: если нажмёте все, пересядете туда, возможно порознь. Эта игра тогда закончится без зачёта. Нажали: { $agreed } из { $people }.
people-menu = Скажи это за столом или выбери, что делать с игроком. Никто не узнает, что ты его не слышишь, избегаешь или жалуешься на него.
people-alone = Ты за столом только с ботами. Кто придёт, сядет вместо бота. Можно и пересесть к другим, когда они будут: эта игра тогда кончится и не засчитается.
phrase-1 = Привет!
phrase-2 = Удачи!
phrase-3 = Отлично сыграно!
phrase-4 = Спасибо!
phrase-5 = Ой!
phrase-6 = Минутку
phrase-7 = Чуть-чуть не вышло!
phrase-8 = Пока, было здорово!
button-people-mute = Не слышать: { $name }
button-people-hear = Слышать: { $name }
button-people-not-again = Больше не вместе: { $name }
button-people-report = Пожаловаться: { $name }
people-report = Что не так: { $name }? Жалобу прочтёт оператор.
report-name = Имя
report-stalling = Тянет время
report-together = Двое играют заодно
report-leaving = Портит игру
button-people-move = Пересесть к людям
button-people-stay = Всё же остаться
people-next = Следующая игра начнётся через 15 секунд с теми, кто остаётся.
button-people-ready = Ещё раз с этими людьми
button-people-whole = Играть дальше до 1000
button-people-out = Уйти
