### Өз бетің мен ойындарың: жеке чаттағы /stats пен /history, әрі беттегі екеуі.

## Өз бетіңнің сандары

own-rating = Рейтинг
own-games = Ойындар
own-wins = Жеңіс
own-contracts = Орындалған тапсырыс
own-declarer = Өзің ойнағанда
own-defender = Қорғанғанда
own-marriages = Марьяждар
own-contract = Ең жоғары тапсырыс
own-finished = Соңына дейін
own-days = Қатарынан күн
own-of = { $whole } ішінен { $part }
own-each = бір таратуға, { $count } таратуда
own-percent = { $share } %
own-line = { $label }: { $value }
own-estimate = баға { $estimate } ± { $doubt }
own-provisional = уақытша ({ $count }/{ $needed })
own-unrated = кемінде екі адам ойнағаннан кейін
own-curve = Соңғы { $count } ойындағы рейтинг
own-curve-how = Жолақ бағаға дейін жетеді. Баға дәлірек болған сайын жолақ жіңішкереді.
own-rules = Ережелер бойынша
own-since = Боттың осы нұсқасынан бастап есептеледі ({ $games } ойынның { $count }): рөл бойынша орташа, марьяждар, ең жоғары тапсырыс, ережелер, саты

## Боттар сатысы

own-ladder = Боттар сатысы
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = Басқа орындардың бәрінде сол деңгейдегі бот отырғанда әр сатыда { $count } рет жең. Ережелер өзгермейді, тек мақсат 300-ден кем болмаса болды; кеңессіз.
own-mark-first = Алғашқы жеңіс
own-mark-whole = Алғашқы толық ойын жеңісі
own-mark-step = Саты: { $level }
earned-first = Алғашқы жеңіс: { $name }
earned-whole = Алғашқы толық ойын жеңісі: { $name }
earned-step = { $name } — боттар сатысы: «{ $level }» өтілді, келесі «{ $next }»
earned-top = { $name } — боттар сатысы: «{ $level }» өтілді, сонымен бүкіл саты да
over-no-step = Бот сатысына кірмейді: кеңес алынды немесе жүріс қайтарылды

## Өз бетіңді кім көреді

own-seen = Бұл сандар мен рейтингті кім көреді?
own-seen-chats = Чаттарымдағы адамдар
own-seen-everybody = Барлығы
own-seen-nobody = Ешкім, чат кестесінде де

## Өз ойындарың

games-running = Жүріп жатыр
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = Жүріс сенікі
games-lobby = Әлі басталмаған
games-won = Жеңіс
games-lost = Жеңіліс
games-left = Орын берілді
button-invite-again = Қайта шақыру

## Бет қонақтары және «Сақтап қалу»

own-guest = Аккаунтсыз ойнап отырсың, сені тек осы браузер біледі. Соңғы рет кіргеннен кейін бір ай өтсе, осының бәрі өшіріледі.
button-keep = Сақтап қалу
button-keep-again = Жаңа сілтеме
keep-games = { $count } ойын
keep-games-ladder = { $what }, саты: { $level }
keep-offered = Он минут ішінде сілтемені осының бәрі берілетін аккаунттан аш. Ол бір рет қана жұмыс істейді, сен осында келіспейінше ешкім ештеңе алмайды.
keep-asked = Мұны { $name } ({ $platform }) аккаунтына бересің бе?
button-keep-give = Беремін
button-keep-no = Жоқ
keep-moved = Дайын. Енді бұл { $name } ({ $platform }) аккаунтында.
keep-stopped = Сілтеме енді жұмыс істемейді. Ештеңе берілген жоқ.
keep-offer = Бет қонағы саған береді:
keep-offer-how = Бетте де келісім берілсе, бұл сенікі болады. Рейтинг, қатар күндер мен кестелер өзгермейді.
button-keep-take = Аламын
keep-back = Енді бетке қайтып, сонда келіс. Содан кейін бәрін /stats көрсетеді.
