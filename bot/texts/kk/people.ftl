button-people = Адамдармен ойнау
people-how = Ойын іздеген басқалармен бір үстелге отырасың. 20 секундтан кейін бос орындарға боттар отырады, кейін келгендер боттың орнын алады. Мұнда сені тек өзің таңдаған атпен біледі.
people-wait = Ойын күтіп тұрсың: { $preset }. Ең көп дегенде 20 секундта басталады.
people-found = Ойын басталды: { $preset }. Үстел төменде.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] әзірге ешкім күтпейді
        [few] біреу күтіп тұр
       *[many] { $count } адам күтіп тұр
    }
people-playing = { $many ->
        [none] ешкім ойнамайды
        [few] біреу ойнап жатыр
       *[many] { $count } адам ойнап жатыр
    }
people-name = Бейтаныстар сені былай көреді: { $name }
button-people-quit = Енді күтпеу
button-people-game = ▶ Өз ойыныма оралу
button-people-tick = Біреу күтсе, хабарлау
button-people-name = Ат пен бет
button-people-tables = Ашық үстелдер
people-name-ask = Бейтаныстар сені қалай атасын? Атты не бетті бас, немесе /play name деп өз атыңды жаз. Басқа ештеңең көрінбейді.
call-people = Біреу боттармен ойнап, адам күтіп отыр: { $preset }.
people-table = { $number }. { $preset }: { $most } орынның { $seated }-і · { $hand }-тарату · { $totals } · рейтинг { $ratings }
people-no-tables = Ашық үстелдерде қазір бос орын жоқ.
button-people-sit = Отыру
button-people-watch = Қарау
people-head = <i>Адамдармен ойнау · бір жүріске 30 секунд, қорда екі минут</i>
board-reserve = { $name }: қор уақыты жүріп жатыр, ең көбі { $time }
people-guests = <i>Рейтингсіз: қонақ ойнап отыр.</i>
button-people-menu = 💬 Айту, дыбысын өшіру, шағым
people-offer = { $count ->
        [1] Тағы біреу боттармен жалғыз ойнап отыр. Екеуің де бассаңдар, бірге ойнайсыңдар.
       *[other] Басқа үстелде { $count } адам ойнап жатыр, бос орын бар. Сонда ауыса аласың.
    } Бұл ойын сонда аяқталады да, есептелмейді.
people-offer-agreed = Екінші ойыншы да басқан бойда ауысасың.
people-offer-all = Басқа үстелдерде бос орын бар. Бәрің бассаңдар, сонда ауысасыңдар, бәлкім бөлек-бөлек. Бұл ойын сонда аяқталады да, есептелмейді. Басқандар: { $agreed }/{ $people }.
people-menu = Үстелге айтарыңды не ойыншыға не істейтініңді таңда. Дыбысын өшіргеніңді, аулақ жүргеніңді не шағымданғаныңды ешкім білмейді.
people-alone = Үстелде тек боттармен отырсың. Келген адам боттың орнын алады. Басқалар болса, соларға ауыса аласың: бұл ойын сонда бітеді, есепке кірмейді.
phrase-1 = Сәлем!
phrase-2 = Сәттілік!
phrase-3 = Жақсы ойын!
phrase-4 = Рақмет!
phrase-5 = Ой!
phrase-6 = Бір сәт
phrase-7 = Сәл қалды!
phrase-8 = Сау бол, жақсы болды!
button-people-mute = Естімеу: { $name }
button-people-hear = Қайта есту: { $name }
button-people-not-again = Енді бірге емес: { $name }
button-people-report = Шағымдану: { $name }
people-report = Не дұрыс емес: { $name }? Шағымды оператор оқиды.
report-name = Аты
report-stalling = Уақыт созады
report-together = Екеуі бірігіп ойнайды
report-leaving = Ойынды бұзады
button-people-move = Адамдарға ауысу
button-people-stay = Осында қалу
people-next = Келесі ойын 15 секундтан кейін қалғандармен басталады.
button-people-ready = Осы адамдармен тағы
button-people-whole = 1000-ға дейін жалғастыру
button-people-out = Кету
