### Не болды: үстелдегі жолдар.
### A draft: no native speaker has read this file yet.

history-contract-won = { $seat } сауданы ұтты: { $value }
history-contract-named = { $seat }, тапсырысы: { $value }
history-marriage = { $seat } марьяж жариялады: { $suit } (+{ $value })
history-took-rest = { $seat } қалған алымдарды алды
history-talon = Прикуп: { $cards }
history-earlier = Бұрын:
history-present = Осы тарату:
history-thrown-in = { $seat } қайта таратуды талап етті: { $right ->
        [weak_hand] карталары әлсіз
        [nines_dealt] қолында тоғыздықтар
        [poor_talon] прикуп әлсіз
        [talon_nines] прикупта тоғыздықтар
        [nines_after_exchange] қолында тоғыздықтар
        [weak_after_exchange] карталары әлсіз
       *[other] құқығы бар
    }
history-all-passed = Бәрі пас деді: жаңа тарату
history-conceded = { $kind ->
        [write_down] { $seat } тапсырысты есептен алғызды
        [walk_out] { $seat } міндетті ойыннан бас тартты
       *[concede] { $seat } берілді
    }
history-conceded-paid =
    { $kind ->
        [write_down] { $seat } есептен { $value } алғызды: басқаларға { $points } ұпайдан
        [walk_out] { $seat } міндетті ойыннан бас тартты ({ $value }): басқаларға { $points } ұпайдан
       *[concede] { $seat } берілді ({ $value }): басқаларға { $points } ұпайдан
    }
history-hand-made = { $seat }: { $value } орындалды
history-hand-down = { $seat }: { $value } орындалмады
history-barrel-on = { $seat } бөшкеге отырды
history-barrel-off = { $seat } бөшкеден түсті
history-barrel-fall = { $seat } бөшкеден құлады
history-pushed = { $seat }: бөшкеден итеріп түсірді
history-strike = { $seat } ұпайсыз қалды: { $count }-болт
history-moved-for = Уақыт бітті: { $seat } орнына бот жүрді
history-stood-in = { $seat } орнына енді бот ойнайды
history-asked-move = { $by } сұрады: { $seat } орнына бот жүрді
history-back = { $seat } ойынға оралды
history-left = { $seat } шықты, әрі қарай бот ойнайды
history-game-won = { $count ->
        [one] { $winners } ойынды ұтты
       *[other] Ортақ жеңіс: { $winners }
    }
history-forsaken = Көптен бері ешкім жүрмеді
history-ended-void = Ойын тоқтатылды, есепке алынбайды
an-admin = әкімші
history-decided-ended = { $who } ойынды тоқтатты
history-unrated-here = Үстелдегі екеу бүгін мұнда рейтингке бір ойын ойнап қойған: бұл ойын рейтингті өзгертпейді
history-people-anew = { $seat } келді: осы таратудан кейін ойын 0-ден қайта басталады
history-people-later = { $seat } келесі таратудан бастап ойнайды, бұл ойын оның есебіне кірмейді
history-paused-enough = Үзіліс бес минутқа созылды: ойын жалғасады
history-phrase = { $seat }: { $phrase }
