### Чаму не. Потым тое, што зроблена.
### A draft: no native speaker has read this file yet.

refusal-not-your-turn = Цяпер не твой ход: ходзіць { $name }.
refusal-stale-button = Гэтая кнопка засталася з мінулага ходу. Рабочыя кнопкі — пад апошнім паведамленнем.
refusal-own-turn = Цяпер твой ход. Гэтая кнопка — для астатніх.
refusal-not-seated = Ты не сядзіш за гэтым сталом.
refusal-not-in-lobby = Гульня ўжо ідзе, гэтага больш не змяніць.
refusal-no-game-yet = Гульня яшчэ не пачалася.
refusal-lobby-full = Усе месцы занятыя.
refusal-seats-taken = Гульня ўжо ідзе, і ўсе месцы занятыя.
refusal-seat-taken = Гэта месца ўжо занята: хтосьці паспеў раней.
refusal-already-seated = У цябе ўжо ёсць месца за гэтым сталом.
refusal-already-playing-here = У гэтым чаце ўжо ёсць стол: { $code }. Дагуляйце яго або скончыце праз /endgame.
refusal-no-table-here = У гэтым чаце няма стала. Адкрыць: /newgame.
refusal-no-such-table = Стала з кодам { $code } няма.
refusal-unknown-command = Не ведаю каманды /{ $command }. Усе каманды: /help.
refusal-unknown-preset = { $suggestion ->
        [none] Варыянта «{ $typed }» няма. Усе варыянты — пад кнопкай «Налады» на адкрытым стале.
       *[other] Варыянта «{ $typed }» няма. Можа, «{ $suggestion }»?
    }
refusal-not-the-opener = Гэта можа толькі гаспадар стала або адміністратар групы.
refusal-needs-admin = Гэта можа толькі адміністратар групы.
refusal-seat-count = Паводле гэтых правіл гульцоў трэба { $allowed }, а за сталом { $seated ->
        [one] { $seated } чалавек.
        [few] { $seated } чалавекі.
       *[many] { $seated } чалавек.
    }
refusal-nothing-to-peek = Цяпер няма ўзяткі, якую правілы дазваляюць паглядзець.
refusal-group-only = Гэта працуе ў групе. Дадай мяне ў групу і паспрабуй там.
refusal-private-only = Гэта працуе ў прыватным чаце са мной.
refusal-paused = Гульня на паўзе. Працягнуць: /resume.
refusal-game-over = Гэтая гульня скончана. Новы стол адкрывае /newgame.
refusal-game-not-over = Гэтая гульня яшчэ ідзе.
refusal-anonymous = Не бачу, хто ты. Для гэтага напішы ад свайго імя.
refusal-try-again = Не атрымалася. Націсні яшчэ раз.
refusal-not-yet-safe = Прынята, зараз з’явіцца: націскаць яшчэ раз не трэба.
refusal-unknown-button = Гэтай кнопкі я ўжо не ведаю. Новыя — у /hand і /newgame.
refusal-no-hand = Цяпер карты не раздадзены.
refusal-number = Гэты нумар састарэў. Кнопка «Мае карты» пакажа, дзе якая карта.
refusal-no-bot-here = За гэтым сталом няма ботаў.
refusal-unknown-language = На гэтай мове я пакуль не размаўляю. Мовы: { $languages }.
refusal-bad-level = Такога ўзроўню няма. Узроўні: { $levels }.
refusal-bad-code = Гэта не код стала. Код выглядае так: K7QX2M.
refusal-not-a-member = Не бачу, ці ты ў «{ $place }». Напішы там /join, і месца зноў тваё.
refusal-call-not-there = Мне не відаць, ці ёсць ты ў «{ $place }», таму нікога адтуль не клічу.
refusal-too-often = Зашмат адразу. Пачакай { $seconds } с.
refusal-edited-too-late = Гэта паведамленне ўжо было камандай, праўка не лічыцца. Адпраў новае.
refusal-no-room = Цяпер няма месца для яшчэ адной гульні. Пачатыя працягваюцца; паспрабуй пазней.
refusal-nobody-asks = На гэта ўжо адказалі.
refusal-sent-away = Цябе выдалілі з гэтага стала, і сесці за яго зноў нельга.
refusal-too-fast = { $name }, зашмат адразу. Адказваю на першыя; пачакай крыху, калі ласка.
refusal-hint-not-here = Падказкі бываюць толькі ў трэніровачных гульнях, дзе ты супраць адных ботаў.
refusal-hint-not-now = Цяпер не твой ход: вырашаць няма чаго.
done-joined = Ты за сталом у чаце «{ $place }». Добрай гульні!
done-asked-to-join = Калі такі стол ёсць, яго гульцоў ужо пытаюць. Калі ты ёсць у той групе, хутчэй націснуць там «Сесці».
done-left = Ты больш не за сталом.
done-left-by = { $who } устае з-за стала.
done-left-game = Ты больш не за сталом: далей за цябе гуляе бот. Кнопка «Вярнуцца ў гульню» на стале верне табе месца.
done-left-game-by = { $who } выходзіць, далей гуляе бот. Кнопка «Вярнуцца ў гульню» на стале верне месца.
done-back = З вяртаннем! Далей зноў гуляеш ты.
done-bot-added = За стол садзіцца { $name }.
done-language-set = Цяпер я размаўляю па-беларуску. Пераклад яшчэ не скончаны: часам будзе і руская.
done-nudges-on = Напаміны ўключаны: скажу, калі твайго ходу даўно чакаюць.
done-nudges-off = Напаміны выключаны.
done-auto-on = Аўтаход уключаны: калі падыходзіць толькі адна карта, я кладу яе за цябе.
done-auto-off = Аўтаход выключаны: кожную карту кладзеш толькі ты.
done-tips-off = Тлумачэнняў больш не будзе. Вярнуць іх можна кнопкай у «Як гуляць».
done-tips-on = Тлумачэнні зноў уключаны: кожнае з’явіцца двойчы.
done-ended = Гульня скончана.
done-closed = Стол закрыты.
done-opened = Стол адкрыты. Каб гуляць, націсні «Сесці».
done-start-waits = { $name }: трэба яшчэ адкрыць прыватны чат са мной. Гульня пачнецца адразу пасля гэтага, не пазней чым праз { $seconds } с.
done-again = Ты гуляеш яшчэ раз. Пачнём, калі ўсе пацвердзяць.
done-started = Гульня пачынаецца.
done-hand-sent = Твае карты — у прыватным чаце са мной.
done-open-private-chat = Спачатку адкрый прыватны чат са мной: туды прыходзяць карты.
done-opened-start-me = Стол адкрыты. Цяпер адкрый прыватны чат са мной, каб было куды раздаць табе карты.
done-set = { $what }.
done-move-kept = Прынята. Карта будзе згуляна праз імгненне, як і любая твая: так ніхто не даведаецца, ці была яна адзінай магчымай.

## Калі чат не прымае паведамленняў, карцінак ці файлаў

no-pictures-here = Стол тут без карцінак: мне нельга дасылаць фота ў гэтай групе. Адміністратар можа дазволіць.
no-files-here = Мне нельга дасылаць сюды файлы. Набяры тую ж каманду ў прыватным чаце са мной.
answer-in-private = У «{ $chat }» мне пісаць нельга, таму адказваю тут:
not-taken = Адказ паказаць не ўдалося. Паспрабуй яшчэ раз.
done-unseen = Прынята. Але пісаць сюды зараз не магу, таму стол тут не мяняецца. Адміністратар можа дазволіць.
unshown =
    { $why ->
        [closed] ⚠️ У «{ $chat }» тэма закрытая, і пісаць туды не магу. Адміністратар можа адкрыць яе.
        [gone] ⚠️ Чата «{ $chat }» больш няма, або мяне там больш няма. Там ніхто не бачыць, што адбываецца.
        [contents] ⚠️ «{ $chat }»: паведамленне не прайшло. Паспрабую пазней.
       *[rights] ⚠️ Больш не магу пісаць у «{ $chat }»: там ніхто не бачыць, што адбываецца. Адміністратар можа дазволіць.
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
