### Жеке карталар мен ескертулер.
### A draft: no native speaker has read this file yet.

hand-head = Сенің карталарың
hand-none = Қазір қолыңда карта жоқ.
hand-sits-out = Бұл таратуда прикупта отырсың.
hand-barrel-need = Бөшкеде { $need } санынан кем тапсырыс ұтпайды.
hand-bids-opening = Таратушының сол жағында отырсың, сондықтан сауданы ашуың керек: { $value }.
hand-bids-no-marriage = Қолда марьяж болмаса, ең көбі { $maximum } айтуға болады.
hand-bids-marriages = { $count ->
        [one] Қолдағы марьяжбен ең көбі { $maximum } айтуға болады.
       *[other] Қолдағы марьяждармен ең көбі { $maximum } айтуға болады.
    }
hand-bids-barrel = Бөшкеде ең көбі { $maximum } айтуға болады.
hand-bids-ceiling = { $maximum } санынан көп ешкім айта алмайды.
hand-bids-pass = { $why } Тек пас қалады.
hand-total = Сенің есебің: { $total } · осы тарату { $points }
hand-void = жоқ
hand-not-now = Карта алдындағы «·»: қазір салуға болмайды.
hand-your-turn = Жүріс сенікі: { $what }
hand-stood-in = Орныңа бот ойнап жатыр. Өзің жалғастыру үшін «Ойынға оралу» түймесін бас.
hand-away = Үстелде жоқсың. Орныңды қайта алу үшін «Ойынға оралу» түймесін бас.
hand-earlier = Бұл карталар ескірген. Қазіргісін көру үшін «Менің карталарым» түймесін бас.
ask-opening = сауданы аш
ask-auction = саудалас не пас де
ask-concession = тапсырысты ойна не бірден беріл
ask-exchange = прикупты ал
ask-give = карта бер, оны { $name } алады
ask-discard = { $count } карта шығарып таста
ask-contract = тапсырысыңды айт
ask-lead = жүр
ask-play = карта сал
button-concede = Берілу: басқаларға +{ $others }
button-concede-fined = Берілу: −{ $cost }, басқаларға +{ $others }
button-write_down = Есептен −{ $cost }
button-walk_out = Бас тарту: −{ $cost }, басқаларға +{ $others }
button-play_on = Ойнаймын
button-redeal = Қайта тарату
button-marriage = Марьяж: { $card } жүремін (+{ $value })
button-marriage-plain = Марьяж: { $card } жүремін
button-rest = Қалғаны менікі
button-contract-same = { $value } — көтермеу
button-not-sure = Жоқ, артқа
button-switches = ⚙ Баптау
button-nudges-on = Ескерту: иә
button-nudges-off = Ескерту: жоқ
button-auto-on = Автожүріс: иә
button-auto-off = Автожүріс: жоқ
button-sure-concede = Шынымен бересің бе?
button-sure-write_down = Шынымен −{ $cost } ме?
button-sure-walk_out = Шынымен −{ $cost }-ге?
glance-empty = Қазір қолыңда карта жоқ.
numbers = Таңдауың: { $numbers }
peek = { $trick } → { $winner }
nudge = { $mention }, жүріс сенікі: { $what }
