### Неге болмайды. Содан кейін не жасалғаны.
### A draft: no native speaker has read this file yet.

refusal-not-your-turn = Қазір сенің жүрісің емес: { $name } жүреді.
refusal-stale-button = Бұл түйме бұрынғы жүрістен қалған. Істейтін түймелер соңғы хабардың астында.
refusal-own-turn = Қазір сенің жүрісің. Бұл түйме басқаларға арналған.
refusal-not-seated = Бұл үстелде орның жоқ.
refusal-not-in-lobby = Ойын басталып кетті: мұны енді өзгертуге болмайды.
refusal-no-game-yet = Ойын әлі басталған жоқ.
refusal-lobby-full = Барлық орын толы.
refusal-seats-taken = Ойын басталып кетті, барлық орын толы.
refusal-seat-taken = Бұл орын бос емес: біреу бұрын отырып қойды.
refusal-already-seated = Бұл үстелде орның бар.
refusal-already-playing-here = Бұл чатта үстел бар: { $code }. Соны аяқтаңдар не /endgame арқылы тоқтатыңдар.
refusal-no-table-here = Бұл чатта үстел жоқ. Ашу: /newgame.
refusal-no-such-table = { $code } кодты үстел жоқ.
refusal-unknown-command = /{ $command } командасын білмеймін. Барлық команда: /help.
refusal-unknown-preset = { $suggestion ->
        [none] «{ $typed }» деген нұсқа жоқ. Бәрі ашық үстелдегі «Баптау» түймесінде.
       *[other] «{ $typed }» деген нұсқа жоқ. Мүмкін, «{ $suggestion }»?
    }
refusal-not-the-opener = Мұны тек үстел иесі не топ әкімшісі жасай алады.
refusal-needs-admin = Мұны тек топ әкімшісі жасай алады.
refusal-seat-count = Бұл ережемен { $allowed } ойыншы керек, ал үстелде { $seated } адам отыр.
refusal-nothing-to-peek = Қазір ереже қарауға рұқсат беретін алым жоқ.
refusal-group-only = Бұл топта істейді. Мені топқа қосып, сонда байқап көр.
refusal-private-only = Бұл менімен жеке чатта істейді.
refusal-paused = Ойын үзілісте. Жалғастыру: /resume.
refusal-game-over = Бұл ойын бітті. Жаңа үстелді /newgame ашады.
refusal-game-not-over = Бұл ойын әлі жүріп жатыр.
refusal-anonymous = Кім екеніңді көре алмаймын. Ол үшін өз атыңнан жаз.
refusal-try-again = Болмады. Қайта бас.
refusal-not-yet-safe = Қабылданды, қазір шығады: қайта басудың керегі жоқ.
refusal-unknown-button = Бұл түймені енді білмеймін. Жаңалары — /hand пен /newgame ішінде.
refusal-no-hand = Қазір карта таратылған жоқ.
refusal-number = Бұл нөмір ескірген. «Менің карталарым» қай карта қайда екенін көрсетеді.
refusal-no-bot-here = Бұл үстелде бот жоқ.
refusal-unknown-language = Бұл тілде әзірге сөйлемеймін. Тілдер: { $languages }.
refusal-bad-level = Ондай деңгей жоқ. Деңгейлер: { $levels }.
refusal-bad-code = Бұл үстел коды емес. Код мынадай болады: K7QX2M.
refusal-not-a-member = «{ $place }» чатында бар-жоғыңды көре алмаймын. Сонда /join деп жаз, орның қайта сенікі.
refusal-call-not-there = «{ $place }» чатында бар-жоғыңды көре алмаймын, сондықтан ондағы ешкімге жазбаймын.
refusal-too-often = Бірден тым көп. { $seconds } с күте тұр.
refusal-edited-too-late = Бұл хабар команда болып кеткен, өзгертуі есепке алынбайды. Жаңасын жібер.
refusal-no-room = Қазір тағы бір ойынға орын жоқ. Басталғандары жалғасады; кейінірек байқап көр.
refusal-nobody-asks = Бұған жауап берілген.
refusal-sent-away = Сені бұл үстелден шығарды, оған қайта отыруға болмайды.
refusal-too-fast = { $name }, бірден тым көп. Алғашқыларына жауап беремін; сәл күте тұр.
refusal-hint-not-here = Кеңес тек жаттығу ойынында болады, онда сен тек боттарға қарсысың.
refusal-hint-not-now = Қазір сенің жүрісің емес: шешетін ештеңе жоқ.
done-joined = Орның — «{ $place }» чатындағы үстелде. Ойын сәтті болсын!
done-asked-to-join = Мұндай үстел болса, ондағылардан сұрап жатырмын. Ол топта болсаң, сондағы «Отыру» түймесін басқан тезірек.
done-left = Енді үстелде емессің.
done-left-by = { $who } үстелден кетті.
done-left-game = Енді үстелде емессің: әрі қарай орныңа бот ойнайды. Үстелдегі «Ойынға оралу» түймесі орныңды қайтарады.
done-left-game-by = { $who } шықты, әрі қарай бот ойнайды. Үстелдегі «Ойынға оралу» түймесі орнын қайтарады.
done-back = Қайта келгеніңе қуаныштымын! Әрі қарай өзің ойнайсың.
done-bot-added = { $name } үстелге отырды.
done-language-set = Енді қазақша сөйлеймін. Аударма әлі бітпеген: кейде орысша да болады.
done-nudges-on = Ескерту қосулы: жүрісіңді көп күтіп қалса, айтамын.
done-nudges-off = Ескерту өшірулі.
done-auto-on = Автожүріс қосулы: тек бір карта жараса, оны өзім саламын.
done-auto-off = Автожүріс өшірулі: әр картаны өзің саласың.
done-tips-off = Түсіндірме енді болмайды. Оны «Қалай ойнайды» бетіндегі түйме қайтарады.
done-tips-on = Түсіндірме қайта қосылды: әрқайсысы екі рет шығады.
done-ended = Ойын тоқтатылды.
done-closed = Үстел жабылды.
done-opened = Үстел ашық. Ойнау үшін «Отыру» түймесін бас.
done-start-waits = { $name }: менімен жеке чатты ашу керек. Ойын содан кейін бірден, ең кеші { $seconds } с өткенде басталады.
done-again = Сен тағы ойнайсың. Бәрі растағанда бастаймыз.
done-started = Ойын басталды.
done-hand-sent = Карталарың менімен жеке чатта.
done-open-private-chat = Алдымен менімен жеке чатты аш: карталар сонда келеді.
done-opened-start-me = Үстел ашық. Енді карта тарата алуым үшін менімен жеке чатты аш.
done-set = { $what }.
done-move-kept = Қабылданды. Карта сәлден кейін салынады, басқа карталарың сияқты: сонда оның жалғыз болған-болмағанын ешкім білмейді.

## Чат хабарды, суретті не файлды қабылдамаса

no-pictures-here = Үстел мұнда суретсіз көрсетіледі: бұл топқа фото жібере алмаймын. Әкімші рұқсат бере алады.
no-files-here = Мұнда файл жібере алмаймын. Сол команданы менімен жеке чатта тер.
answer-in-private = «{ $chat }» чатына жаза алмаймын, сондықтан осында жауап беремін:
not-taken = Жауапты көрсету мүмкін болмады. Қайта байқап көр.
done-unseen = Қабылданды. Бірақ қазір мұнда жаза алмаймын, сондықтан үстел осында өзгермейді. Әкімші рұқсат бере алады.
unshown =
    { $why ->
        [closed] ⚠️ «{ $chat }» чатында тақырып жабық, сондықтан онда жаза алмаймын. Әкімші оны қайта аша алады.
        [gone] ⚠️ «{ $chat }» чаты жоқ немесе мен енді онда жоқпын. Онда не болып жатқанын ешкім көрмейді.
        [contents] ⚠️ «{ $chat }» хабарымды қабылдамады. Кейін қайталап көремін.
       *[rights] ⚠️ «{ $chat }» чатына енді жаза алмаймын, онда не болып жатқанын ешкім көрмейді. Әкімші рұқсат бере алады.
    }
refusal-people-off = Playing with strangers isn’t open here. /play alone begins a game with bots.
refusal-people-fixed = Nobody is in charge at this table: its rules and times are fixed, and “Play with people” gives the seats.
refusal-people-full = Too many are waiting. Try again in a minute.
refusal-people-barred = The operator keeps you away from these tables. That ends { $time }.
refusal-people-left = You’ve left two games today, so the next one has to wait. It can begin { $time }.
refusal-people-name-refused = The operator asks you for another name: /play name and a new one.
refusal-people-bad-name = That can’t be a name here. It needs a letter or a digit, and isn’t a bot’s name.
refusal-people-not-here = You don’t sit at that table.
refusal-people-not-alone = You aren’t alone here.
refusal-people-begun = The next game has begun.
refusal-opentables-typed = /opentables on lists this group’s tables with join=anyone for strangers, /opentables off doesn’t.
done-people-quit = You don’t wait any more.
done-people-muted = You don’t read what { $name } says any more.
done-people-heard = You read what { $name } says again.
done-people-reported = Thanks. The operator will read your report of { $name }.
done-people-told = Said.
done-people-moves = You move once others have a seat for you. Until then you play on.
done-people-stays = You stay here.
done-people-ready = You stay. The next game begins at once if all press this.
done-people-whole = The next game goes to the end if all press this.
done-opentables-on = Tables here with join=anyone are listed for strangers now: without this group’s name, and without names that nobody chose for strangers.
done-opentables-off = This group’s tables aren’t listed for strangers.
