button-people = Гуляць з людзьмі
people-how = Ты сядаеш за стол з іншымі, хто шукае гульню. Праз 20 секунд вольныя месцы зоймуць боты, а хто прыйдзе пазней, сядзе замест бота. Цябе тут ведаюць толькі па імені, якое ты выбераш.
people-wait = Ты чакаеш гульню: { $preset }. Яна пачнецца не пазней чым праз 20 секунд.
people-found = Ты ўжо гуляеш: { $preset }. Стол ніжэй.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] пакуль ніхто не чакае
        [few] нехта чакае
       *[many] чакаюць: { $count }
    }
people-playing = { $many ->
        [none] ніхто не гуляе
        [few] нехта гуляе
       *[many] гуляюць: { $count }
    }
people-name = Незнаёмыя бачаць цябе так: { $name }
button-people-quit = Больш не чакаць
button-people-game = ▶ Вярнуцца ў сваю гульню
button-people-tick = Напісаць, калі нехта чакае
button-people-name = Імя і твар
button-people-tables = Адкрытыя сталы
people-name-ask = Пад якім імем цябе бачаць незнаёмыя? Націсні імя або твар ці напішы /play name і сваё імя. Больш пра цябе нічога не відаць.
call-people = Нехта гуляе з ботамі і чакае людзей: { $preset }.
people-table = { $number }. { $preset }: месцы { $seated } з { $most } · раздача { $hand } · { $totals } · рэйтынг { $ratings }
people-no-tables = За адкрытымі сталамі цяпер няма месцаў.
button-people-sit = Сесці
button-people-watch = Глядзець
people-head = <i>Гуляць з людзьмі · 30 секунд на ход і дзве хвіліны запасу</i>
board-reserve = { $name }: ідзе запас часу, самае большае { $time }
people-guests = <i>Без рэйтынгу: гуляе госць.</i>
button-people-menu = 💬 Сказаць, заглушыць, паскардзіцца
people-offer = { $count ->
        [1] Яшчэ нехта гуляе адзін з ботамі: калі націсніце абое, згуляеце разам.
       *[other] За іншым сталом { $count } гульцы і вольнае месца. Можна перасесці.
    } Гэтая гульня тады скончыцца без заліку.
people-offer-agreed = Перасядзеш, як толькі націсне і другі гулец.
people-offer-all = За іншымі сталамі ёсць месцы: калі націсніце ўсе, перасядзеце туды, магчыма паасобку. Гэтая гульня тады скончыцца без заліку. Націснулі: { $agreed } з { $people }.
people-menu = Скажы гэта за сталом або выберы, што рабіць з гульцом. Ніхто не даведаецца, што ты яго не чуеш, пазбягаеш ці скардзішся на яго.
people-alone = Ты за сталом толькі з ботамі. Хто прыйдзе, сядзе замест бота. Можна і перасесці да іншых, калі яны будуць: гэта гульня тады скончыцца і не залічыцца.
phrase-1 = Прывітанне!
phrase-2 = Удачы!
phrase-3 = Выдатна згуляна!
phrase-4 = Дзякуй!
phrase-5 = Ой!
phrase-6 = Хвілінку
phrase-7 = Ледзь не выйшла!
phrase-8 = Бывай, было весела!
button-people-mute = Не чуць: { $name }
button-people-hear = Чуць: { $name }
button-people-not-again = Больш не разам: { $name }
button-people-report = Паскардзіцца: { $name }
people-report = Што не так: { $name }? Скаргу прачытае аператар.
report-name = Імя
report-stalling = Цягне час
report-together = Двое гуляюць заадно
report-leaving = Псуе гульню
button-people-move = Перасесці да людзей
button-people-stay = Усё ж застацца
people-next = Наступная гульня пачнецца праз 15 секунд з тымі, хто застаецца.
button-people-ready = Яшчэ раз з гэтымі людзьмі
button-people-whole = Гуляць далей да 1000
button-people-out = Пайсці
