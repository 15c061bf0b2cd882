### Dlaczego nie. Zwykły tekst, najwyżej 200 znaków: dymek na telefonie.

refusal-not-your-turn = To nie Twoja kolej: teraz { $name }.
refusal-stale-button = Ten przycisk jest z wcześniejszej chwili. Działają przyciski pod najnowszą wiadomością.
refusal-own-turn = O ruch bota mogą prosić tylko pozostali.
refusal-not-seated = Nie siedzisz przy tym stole.
refusal-not-in-lobby = Gra już trwa: za późno na tę zmianę.
refusal-no-game-yet = Gra jeszcze się nie zaczęła.
refusal-lobby-full = Wszystkie miejsca są zajęte.
refusal-seats-taken = Gra już trwa i wszystkie miejsca są zajęte.
refusal-seat-taken = To miejsce jest już zajęte: ktoś był szybszy.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-already-playing-here = Na tym czacie jest już stół: { $code }. Dograjcie go do końca albo zakończcie przez /endgame.
refusal-no-table-here = Na tym czacie nie ma stołu. Otwiera go /newgame.
refusal-no-such-table = Nie ma stołu o kodzie { $code }.
refusal-keep-gone = Ten link został już użyty albo minęło dziesięć minut.
refusal-unknown-command = Nie znam polecenia /{ $command }. Wszystkie wymienia /help.
refusal-unknown-preset =
    { $suggestion ->
        [none] Nie ma odmiany „{ $typed }”. Wszystkie pokazuje przycisk „Opcje” na otwartym stole.
       *[other] Nie ma odmiany „{ $typed }”. Może chodzi o „{ $suggestion }”?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] Nie ma opcji „{ $typed }”. Wszystkie pokazuje przycisk „Opcje” na otwartym stole.
       *[other] Nie ma opcji „{ $typed }”. Może chodzi o „{ $suggestion }”?
    }
refusal-bad-value = „{ $typed }” nie pasuje do opcji „{ $option }”. Możliwe: { $suggestion }.
values-range = od { $least } do { $most }, np. { $examples }
refusal-not-the-opener = To może zrobić tylko osoba, która otworzyła stół, albo administrator.
refusal-needs-admin = To może zrobić tylko administrator grupy.
refusal-seat-count = Te zasady są dla { $allowed } graczy, a przy stole { $seated ->
        [one] siedzi { $seated } osoba.
        [few] siedzą { $seated } osoby.
       *[other] siedzi { $seated } osób.
    }
refusal-too-many-seated = Te zasady są dla { $allowed } graczy, a przy stole siedzi już więcej.
refusal-nothing-to-peek = Nie ma teraz lewy, którą wolno podejrzeć.
refusal-group-only = To działa w grupie. Dodaj mnie do grupy i spróbuj tam.
refusal-private-only = To działa w prywatnej rozmowie ze mną.
refusal-paused = Przerwa w grze. Wznawia ją /resume.
refusal-paused-already = Przerwa już trwa.
refusal-not-paused = Nie ma przerwy, gra się toczy.
refusal-game-over = Ta gra się skończyła. Nowy stół otwiera /newgame.
refusal-game-not-over = Ta gra jeszcze trwa.
refusal-anonymous = Nie wiem, kim jesteś. Do tego napisz pod własnym imieniem.
refusal-try-again = Nie udało się. Naciśnij jeszcze raz.
refusal-not-yet-safe = Przyjęte. Pokaże się za chwilę: nie trzeba naciskać ponownie.
refusal-unknown-button = Nie znam już tego przycisku. Nowe pokażą /hand i /newgame.
refusal-no-hand = Karty nie są teraz rozdane.
refusal-number = Ten numer jest nieaktualny. „Moje karty” pokaże, który jest który.
refusal-timer-bad = Nie rozumiem, ile to czasu. Spróbuj /timer 30s, /timer 2m, /timer 1d albo /timer off.
refusal-timer-range = Na ruch można dać od { $least } s do { $most } dni: najmniej /timer { $least }s.
refusal-patience = Spróbuj /options patience 2m (co najmniej { $least }s) albo /options patience off.
refusal-vote-counted = Twój głos już jest: { $count } z { $needed }.
refusal-no-bot-here = Przy tym stole nie siedzi żaden bot.
refusal-nobody-of-that-name = Przy stole nie siedzi nikt o imieniu „{ $name }”.
refusal-person-not-seated = Ta osoba nie siedzi przy tym stole.
refusal-nobody-to-kick = Nikt inny tu nie siedzi.
refusal-unknown-topic = Nie ma tematu „{ $typed }”. Tematy: { $topics }.
refusal-unknown-language = Nie mówię jeszcze w tym języku. Języki: { $languages }.
refusal-unknown-zone = Nie znam strefy czasowej „{ $typed }”. Wpisz region i miasto, np. Europe/Warsaw.
refusal-bad-level = Nie ma takiego poziomu. Poziomy: { $levels }.
refusal-bad-code = To nie jest kod stołu. Kod wygląda tak: K7QX2M.
refusal-not-a-member = Nie widzę, czy jesteś na czacie „{ $place }”. Napisz tam /join, a miejsce znów będzie Twoje.
refusal-many-ask = Kilka osób już prosi o wpuszczenie. Spróbuj ponownie, gdy dostaną odpowiedź.
refusal-too-often = Za dużo naraz. Poczekaj { $seconds } s.
refusal-no-room = Nie mam teraz miejsca na kolejną grę. Rozpoczęte toczą się dalej; spróbuj później.
refusal-nobody-asks = Na to już ktoś odpowiedział.
refusal-sent-away = Usunięto Cię od tego stołu, więc nie możesz już przy nim usiąść.
refusal-hand-shown-by = { $name } pokazuje rozdanie z tej gry i przewija je. /replay pokaże grę tylko Tobie.
refusal-hand-shown-over = Rozdanie było pokazywane przez dziesięć minut. /replay pokaże grę tylko Tobie.
refusal-gave-up-seat = Ta gra jest dla Ciebie skończona: Twoje miejsce zajmuje już ktoś inny.
refusal-seat-not-free = To miejsce nie jest wolne. Można je zająć dziesięć minut po odejściu gracza.
refusal-seat-for-members = To miejsce jest dla osób z czatu „{ $place }”. Napisz tam /join, żeby je zająć.
refusal-comes-next-hand = Grasz od następnego rozdania.
refusal-too-fast = { $name }, to dużo naraz. Odpowiadam na pierwsze; proszę, zaczekaj chwilę.
refusal-too-long = To więcej, niż czytam naraz: za poleceniem najwyżej { $limit } znaków.
refusal-edited-too-late = Ta wiadomość była już poleceniem, więc jej zmiana się nie liczy. Wyślij nową.
refusal-replay-none = Nie masz jeszcze zakończonej gry. /newgame otwiera stół.
refusal-replay-not-over = Ta gra jeszcze trwa. /replay pokaże ją po jej końcu, a dotychczasowe rozdania ma /score.
refusal-replay-empty = Żadne rozdanie tej gry się nie skończyło, więc nie ma czego pokazać.
refusal-replay-gone = Kart z gry { $code } już nie ma: znikają 30 dni po jej końcu.
refusal-review-not-over = Ta gra jeszcze trwa. /review pokaże Twoje decyzje po jej końcu.
refusal-review-day-not-over = Inni grają dziś jeszcze tymi kartami. Analizę zobaczysz, gdy dzień się skończy.
refusal-review-failed = Analiza się nie udała. Spróbuj ponownie za minutę.
refusal-review-many = W kolejce czekają już Twoje analizy: { $limit }. Poproś znowu, gdy jedna z nich będzie gotowa.
refusal-study-many = Masz już zachowane opracowania: { $limit }. Najpierw usuń któreś.
refusal-study-gone = Tego opracowania już nie ma.
refusal-study-large = To opracowanie jest za duże, żeby je zachować. Usuń kilka wariantów albo komentarzy.
refusal-study-cards = Ta gra zaczyna się od ustawionej pozycji i do niczego się nie liczy: nie ma w niej pieczęci ani tasowania.
refusal-hint-not-here = Podpowiedzi są tylko w grach treningowych: Ty i same boty.
refusal-hint-not-now = To nie Twoja kolej: teraz nie masz nic do wyboru.
refusal-take-back-not-here = W tym rozdaniu nie ma czego cofnąć. Cofać można tylko w grach treningowych: Ty i same boty.
refusal-stats-nobody = Nikt o imieniu „{ $name }” nie skończył gry na tym czacie.
refusal-stats-not-here = Ta osoba nie skończyła gry na tym czacie.
refusal-stats-hidden = { $name }: te liczby nie są tu widoczne.
refusal-stats-built-in = { $name } to bot, a boty nie mają statystyk.
refusal-set-aside = Przy tym stole coś poszło nie tak, więc gra jest wstrzymana. Nic nie przepadło; operator bota już o tym wie.
refusal-other-seal = To nie jest pieczęć rozdania { $hand }, więc słowa się nie liczą. Aktualna jest na stole.
refusal-daily-over = Dzień tego rozdania się skończył: nie można go już rozegrać.
refusal-daily-fixed = Rozdanie dnia jest jedno dla wszystkich: nie można go zmienić, przerwać ani opuścić. Czeka na Ciebie do końca dnia.
refusal-daily-no-words = Rozdanie dnia jest jedno dla wszystkich, więc nikt nie dodaje słów do tasowania.
refusal-daily-void = Dzisiejsze rozdanie się nie liczy, bo zostałem zaktualizowany. Następne jutro.
refusal-daily-gone = Nie mam rozdania z tego dnia. /daily pokazuje dzisiejsze.
refusal-daily-deleted = Dzisiejsze rozdanie masz już za sobą, a potem na Twoją prośbę usunięto dane. Nowe rozdanie będzie { $time }.
refusal-daily-typed = /daily on wysyła tej grupie raz dziennie krótką wiadomość, /daily off to wyłącza. Samo /daily pokazuje rozdanie dnia.
refusal-top-typed = /top month pokazuje ten miesiąc, /top months wcześniejsze. /top on wysyła tej grupie wiadomość pierwszego dnia miesiąca, /top off to wyłącza.
refusal-callme-typed = /callme w grupie włącza wiadomości o stołach, /callme off je wyłącza. /callme 23-7 ustawia godziny ciszy.
refusal-call-unseen = Nie widzę, kto jest w tej grupie, więc nie mogę o niej pisać. Bot musi tu być administratorem.
refusal-call-full = Więcej takich próśb nie zapamiętam.
refusal-nobody-to-call = Na czacie „{ $place }” nikt nie chce teraz takich wiadomości. Wystarczy tam wpisać /callme.
refusal-call-not-there = Nie widzę, czy jesteś na czacie „{ $place }”, więc do nikogo stamtąd nie piszę.
refusal-called-today = O Twoich stołach już dziś pisałem. Robię to raz dziennie.
refusal-nothing-to-offer = Przy tym stole nie ma już wolnego miejsca bota.
refusal-kept-away = Administratorzy nie dopuszczają Cię do stołów tej grupy. Koniec { $time }.
refusal-not-reliable = Ten stół jest dla osób, które kończą co najmniej cztery z pięciu gier z innymi, i dla nowych.
refusal-kick-range = Na jak długo: { $least } do { $most }; 0d znów wpuszcza.
refusal-person-not-known = Ta osoba nie grała w tej grupie.
refusal-nobody-sat-here = Nikt o imieniu „{ $name }” nie siedział przy stole tej grupy.
refusal-notwith-nobody = Nie było wspólnej gry z osobą „{ $name }”.
refusal-person-not-met = Nie było jeszcze wspólnej gry z tą osobą.
refusal-notwith-full = Osób może być najwyżej { $limit }.
refusal-no-words = W Twojej wiadomości nie ma słów. Jak je dodać, pokaże /seed.

## Co się stało

done-keep-yours = Już są Twoje: pokazuje je /stats.
done-joined = Masz miejsce przy stole na czacie „{ $place }”. Miłej gry!
done-asked-to-join = Jeśli jest taki stół, jego gracze właśnie dostają pytanie. Jeśli jesteś w tej grupie, szybciej będzie nacisnąć tam „Siadam”.
done-left = Wstajesz od stołu.
done-left-by = { $who } wstaje od stołu.
done-left-game = Odchodzisz od stołu, a za Ciebie gra bot. „Wracam do gry” na stole oddaje Ci miejsce.
done-left-game-by = { $who } odchodzi od stołu, dalej gra bot. „Wracam do gry” na stole oddaje miejsce.
done-hand-shown = Grupa widzi teraz to rozdanie.
done-took-seat = Zajmujesz miejsce: { $name }. Grasz od następnego rozdania.
done-back = Witaj z powrotem: znów grasz samodzielnie.
done-bot-added = Do stołu siada { $name }.
done-kicked = Usunięto od stołu: { $name }.
done-language-set = Mówię teraz po polsku.
done-zone-set = Strefa czasowa: { $zone }.
done-rules-kept = Zapamiętane: nowe stoły na tym czacie zaczną od tych zasad.
done-nudges-on = Przypomnienia włączone: dam znać, gdy gra długo na Ciebie czeka.
done-nudges-off = Przypomnienia wyłączone.
done-auto-on = Autokarta włączona: jedyną możliwą kartę zagram za Ciebie.
done-auto-off = Autokarta wyłączona: każdą kartę zagrywasz samodzielnie.
done-taken-back-first = Cofnięte. Ćwicz do woli: ta gra nie liczy się już do statystyk, rankingu ani drabinki botów.
done-taken-back = Cofnięte.
done-tips-off = Koniec wskazówek. Wrócą po naciśnięciu przycisku w „Jak grać”.
done-tips-on = Wskazówki wracają: każda pojawi się przy dwóch pierwszych okazjach.
done-daily-line-on = Od teraz ta grupa dostaje raz dziennie krótką wiadomość o rozdaniu dnia.
done-daily-line-off = Ta grupa nie dostaje już wiadomości o rozdaniu dnia.
done-month-line-on = Pierwszego dnia każdego miesiąca napiszę tej grupie, kto ma najwięcej wygranych.
done-month-line-off = Ta grupa nie dostaje już comiesięcznych wiadomości.
done-call-on = Napiszę do Ciebie prywatnie, gdy ktoś otworzy tu stół. /callme off to wyłącza.
done-call-off = Nie piszę już o stołach w tej grupie.
done-group-called = Piszę do wszystkich, którzy tego chcą: „{ $place }”.
done-quiet-set = Bez wiadomości między { $begin } a { $end }.
done-kept-away = { $name } nie może siadać do nowych stołów tej grupy; koniec { $time }. Zajęte miejsca zostają.
done-quiet-none = Napiszę o każdej porze.
done-let-back = { $name } znów może tu siadać do stołu.
done-notwith-on = Ostrzegam Cię przed wspólnym stołem: { $name }. Nikt inny się o tym nie dowie.
done-notwith-off = Bez ostrzeżeń: { $name }.
done-asked-in-private = Mam do Ciebie pytanie w prywatnej rozmowie.
done-paused = Przerwa w grze.
done-resumed = Gra toczy się dalej.
done-ended = Gra jest zakończona.
done-closed = Stół jest zamknięty.
done-opened = Stół jest otwarty. Kto chce grać, naciska „Siadam”.
done-start-waits = { $name } musi jeszcze otworzyć prywatną rozmowę ze mną. Gra zacznie się zaraz potem, najpóźniej za { $seconds } s.
done-again = Grasz jeszcze raz. Zaczynamy, gdy wszyscy potwierdzą.
done-started = Gra się zaczyna.
done-hand-sent = Twoje karty są w prywatnej rozmowie ze mną.
done-vote-counted = Głos przyjęty: { $count } z { $needed }.
done-open-private-chat = Najpierw otwórz prywatną rozmowę ze mną: tam przychodzą karty.
done-opened-start-me = Stół otwarty. Teraz otwórz prywatną rozmowę ze mną, żebym mógł rozdać Ci karty.
done-rules-set = Zasady ustawione.
done-set = { $what }.
done-menu-open = Opcje są otwarte w wiadomości stołu.
done-words-in = Twoje słowa są w rozdaniu { $hand }.
done-words-short = Twoje słowa są w rozdaniu { $hand }. Są krótkie: ze skrótu, który potem pokażę, inni mogą je odgadnąć.
done-replay-begin = Tu zaczyna się powtórka.
done-replay-end = Tu powtórka się kończy.
done-review-begin = To pierwsza decyzja w tej grze.
done-review-end = To ostatnia decyzja w tej grze.
done-data-deleted = Usunięte: język, ustawienia, gry, opracowania i statystyki. W grach z innymi zamiast Twojego imienia stoi teraz „ktoś”, a bot gra dalej za Ciebie. Starsze wiadomości zostają na czatach bez zmian.
done-move-kept = Przyjęte. Karta zostanie zagrana za chwilę, jak każda Twoja: dzięki temu nikt nie pozna, czy była jedyną możliwą.

## Czasy, jak w board-time-left

time-hours = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
time-days = { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[other] { $count } dni
    }

## Gdy czat nie przyjmuje wiadomości, obrazków albo plików

no-pictures-here = Stół jest tu bez obrazków, bo nie mogę wysyłać zdjęć w tej grupie. Administrator może to zmienić.
no-files-here = Nie mogę tu wysyłać plików. Wpisz to samo polecenie w prywatnej rozmowie ze mną.
answer-in-private = Nie mogę pisać w „{ $chat }”, więc odpowiadam tutaj:
not-taken = Nie udało się pokazać odpowiedzi. Spróbuj jeszcze raz.
done-unseen = Przyjęte. Nie mogę tu jednak teraz pisać, więc stół tutaj się nie zmienia. Administrator może to zmienić.
unshown =
    { $why ->
        [closed] ⚠️ W „{ $chat }” temat jest zamknięty, więc nie mogę tam pisać. Administrator może go otworzyć.
        [gone] ⚠️ „{ $chat }” już nie ma albo nie należę do tego czatu. Nikt tam nie widzi, co się dzieje.
        [contents] ⚠️ „{ $chat }”: wiadomość nie została przyjęta. Spróbuję później.
       *[rights] ⚠️ Nie mogę już pisać w „{ $chat }”, więc nikt tam nie widzi, co się dzieje. Administrator może to zmienić.
    }
refusal-people-off = Gra z obcymi nie jest tu otwarta. Samo /play zaczyna grę z botami.
refusal-opentables-typed = /opentables on otwiera obcym tutejsze stoły dla każdego, /opentables off zamyka.
refusal-people-fixed = Ten stół nie ma gospodarza: zasady i czasy są stałe, a miejsca daje „Gra z ludźmi”.
refusal-people-full = Czeka już zbyt wiele osób. Spróbuj za minutę.
refusal-people-barred = Operator nie dopuszcza Cię do tych stołów. Koniec { $time }.
refusal-people-left = To już dwie porzucone dziś gry, więc następna musi poczekać. Może się zacząć { $time }.
refusal-people-name-refused = Operator prosi o inne imię: /play name i nowe imię.
refusal-people-bad-name = To nie może być imię. Musi mieć literę lub cyfrę i nie może być imieniem bota.
refusal-people-unnamed = Najpierw wybierz imię dla obcych: wpisz /play name i imię.
refusal-people-not-here = Nie siedzisz przy tym stole.
refusal-people-of-group = To widzą tylko osoby z tamtej grupy.
refusal-people-no-seats = Przy innych stołach nie ma miejsc dla was wszystkich.
refusal-people-begun = Następna gra już się zaczęła.
done-people-quit = Już nie czekasz.
done-opentables-on = Od teraz obcy znajdą tutejsze stoły z join=anyone. Nie dowiedzą się, kim jesteście ani co to za grupa.
done-opentables-off = Obcy nie znajdą już stołów tej grupy.
done-people-seated = Masz miejsce. Inni widzą tylko wybrane przez Ciebie imię.
done-people-muted = Nie widzisz już, co mówi { $name }.
done-people-heard = Znów widzisz, co mówi { $name }.
done-people-reported = Dziękuję. Operator przeczyta zgłoszenie: { $name }.
done-people-told = Powiedziane.
done-people-moves = Przesiądziesz się, gdy będzie miejsce u innych. Do tego czasu grasz dalej.
done-people-stays = Zostajesz tutaj.
done-people-ready = Zostajesz. Następna gra zaczyna się od razu, jeśli nacisną wszyscy.
done-people-whole = Jeśli nacisną wszyscy, gracie dalej z tymi punktami.
