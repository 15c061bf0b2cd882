### Turnieje: strona, tabela, stolik sędziowski i to, co się o nich mówi.

## Strona zapisów

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = Turniej
tournament-rules = { $preset }, stoły po { $size }
tournament-which-rules = ❓ Jakie zasady? Na turniejach zwykle: { $usual }; zapamiętane na tym czacie: { $kept }. Wybiera organizator.
button-kept-rules = { $preset } (z czatu)
tournament-rounds = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
tournament-rounds-auto = Rundy: tyle, ile trzeba przy tej liczbie graczy, co najmniej 3
tournament-end-hands = { $count ->
        [one] Każda gra trwa { $count } rozdanie
        [few] Każda gra trwa { $count } rozdania
       *[many] Każda gra trwa { $count } rozdań
    }
tournament-end-minutes = Runda trwa { $count } min: potem dogrywa się rozdanie i liczą się wyniki
tournament-points = Punkty za miejsca: { $points } · czas na ruch: { $time }
tournament-fillers = Wolne miejsca zajmują boty
tournament-bye = Kto zostaje bez stołu, pauzuje i dostaje punkty za drugie miejsce
tournament-threads = { $platform ->
        [telegram] Każdy stół ma własny temat na tym czacie
       *[other] Każdy stół ma własny wątek na tym czacie
    }
tournament-organiser = Organizator i sędzia główny: { $name }
tournament-judges = Sędziowie: { $names }
tournament-joined = { $count ->
        [0] Nikt się jeszcze nie zapisał
        [one] { $count } gracz: { $names }
        [few] { $count } graczy: { $names }
       *[many] { $count } graczy: { $names }
    }
tournament-knock = 🚪 { $name } chce dołączyć
tournament-door-members = Z innego czatu: <code>/tournament { $code }</code>, a wpuszcza organizator.
tournament-door-link = Z innego czatu: <code>/tournament { $code }</code>
tournament-door-anyone = Otwarty dla wszystkich: <code>/tournament { $code }</code>
tournament-began = Turniej się zaczął: jego strona jest niżej.
tournament-cancelled = Turniej „{ $name }” odwołano.

## Losowanie

lot-sealed = Pieczęcie rundy { $round }: losowanie <code>{ $lot }</code>, pierwsze rozdania <code>{ $deals }</code>
lot-words = Słowa w następnym losowaniu: { $names }
lot-words-again = Runda { $round } ma nowe pieczęcie, wcześniejsze słowa się nie liczą. Do napisania jeszcze raz (/seed): { $names }
lot-add-words = Dodaj do następnego losowania własne słowa: <code>/seed { $seal } dowolne słowa</code>
lot-opened = Otwarta pieczęć losowania rundy { $round }: <code>{ $secret }</code>
deals-opened = Otwarta pieczęć pierwszych rozdań rundy { $round }: <code>{ $secret }</code>
verify-lot = Rozdanie { $hand } pochodzi z losowania turnieju { $code }: otwiera je zapis turnieju (/export { $code }).

## Runda

entry-head = 🏆 { $title } · runda { $round } · stół { $table }
over-tournament = To była runda { $round } przy tym stole. Punkty i miejsca pokazuje tabela.
thread-title = Runda { $round } · stół { $table }: { $names }
round-title = 🏆 { $name } · runda { $round } z { $rounds }
round-done = Skończone stoły: { $done } z { $tables }
page-table = <b>{ $table }.</b> { $players } · rozdanie { $hand }
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · zaraz zaczynają
page-table-paused = <b>{ $table }.</b> { $players } · przerwa
page-of = Strona { $page } z { $pages }
round-more-tables = { $count ->
        [one] … i jeszcze { $count } stół
        [few] … i jeszcze { $count } stoły
       *[many] … i jeszcze { $count } stołów
    }
round-ruling = ⚖️ Stół { $table }: { $ruling }
round-proposal = ⚖️ { $judge } gra i proponuje (nr { $number }): { $what } – { $reason }. Inny sędzia albo administrator tego czatu, który nie gra, zatwierdza to przez /judge.
round-standings = Tabela
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ Stoły, przy których grają wszyscy sędziowie: { $tables }. Zamiast nich sędziuje tam administrator czatu, przez /judge.
face-round = Runda { $round } z { $rounds }
face-start-own = Zacznij, gdy wszyscy już są.
face-start-other = Pierwszą rundę zaczyna { $name }.
face-next-after = Runda { $round } zacznie się, gdy { $count ->
        [one] skończy stół { $tables }
       *[other] skończą stoły { $tables }
    }.
face-last-after = Końcowa tabela, gdy { $count ->
        [one] skończy stół { $tables }
       *[other] skończą stoły { $tables }
    }.
face-next-soon = Zaraz runda { $round }
face-won = { $count ->
        [one] Turniej wygrywa { $names }
       *[other] Pierwsze miejsce dzielą: { $names }
    }
face-proposal = { $judge } gra i proponuje: { $what } – { $reason }. Zatwierdza to inny sędzia.
face-no-judge = Stoły, przy których grają wszyscy sędziowie: { $tables }. Zamiast nich sędziuje tam administrator czatu.
threads-no-forum = { $platform ->
        [telegram] 🧵 Stoły nie mają tematów: ta grupa ich nie używa. Tematy można włączyć w jej ustawieniach; w następnej rundzie spróbuję znowu.
       *[other] 🧵 Stoły nie mają wątków: są one tylko na kanałach tekstowych.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 Stoły nie mają tematów: brakuje mi uprawnienia administratora „Zarządzanie tematami”. W następnej rundzie spróbuję znowu.
       *[other] 🧵 Stoły nie mają wątków: brakuje mi uprawnienia „Tworzenie publicznych wątków”. W następnej rundzie spróbuję znowu.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 Telegram nie pozwala mi otworzyć tematów dla stołów. Gra się bez nich; w następnej rundzie spróbuję znowu.
       *[other] 🧵 Discord nie pozwala mi otworzyć wątków dla stołów. Gra się bez nich; w następnej rundzie spróbuję znowu.
    }

## Decyzje sędziów

own-result = Twoje miejsce przy stole: { $place } z { $seats } · punkty: { $points }
own-result-none = Bez punktów za tę grę: nie było w niej żadnego Twojego ruchu.
own-standing = { $over ->
        [yes] Tabela po rundzie { $round }
       *[no] Tabela na teraz
    }: miejsce { $place } z { $count } · punkty: { $points }
own-next = Losowanie rundy { $round }, gdy skończy ostatni stół.
own-last = Końcowa tabela, gdy skończy ostatni stół.
own-over = Turniej się skończył.
button-judge = ⚖️ Sędzia
judge-call = ⚖️ Sędziowie stołu { $table }: { $names }. Napisz do nich albo na czacie turnieju. Mogą unieważnić rozdanie albo odebrać punkty.
judge-call-nobody = ⚖️ Przy stole { $table } grają wszyscy sędziowie. Zapytaj na czacie turnieju: może tam sędziować administrator, który nie gra.
round-judges = ⚖️ Sędziowie: { $names } · /judge pokazuje, kto sędziuje Twój stół.

ruling-annulled = Rozdanie { $hand } unieważnione
ruling-fined = { $name } traci { $points } w rozdaniu { $hand }
ruling-fined-held = { $name } straci { $points } w następnym rozdaniu
ruling-by = { $ruling } – { $judge }: { $reason }
penalty-disqualify = ⚖️ { $number }: { $name }, dyskwalifikacja – { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: { $name }, dyskwalifikacja – { $judge }: { $reason }</s> cofnięte

## Tabela i wyniki

standings-title = { $round ->
        [0] { $name } · przed rundą 1
       *[other] { $name } · tabela po rundzie { $round }
    }
standings-in-round = { $name } · tabela w trakcie rundy { $round }
standings-final = 🏆 { $name } · tabela końcowa, { $round ->
        [one] { $round } runda
        [few] { $round } rundy
       *[many] { $round } rund
    }
standings-empty = Nikt jeszcze nie gra.
standings-columns = Punkty, punkty gry odebrane przez sędziów, punkty wszystkich spotkanych rywali, suma wyników gier, pierwsze miejsca. × już nie gra.
standings-next = Losowanie rundy { $round } za { $seconds } s.
standings-waits = Runda { $round } zostanie wylosowana, gdy zacznie ją organizator.
standings-line = { $place }. { $name }: punkty { $points }, rywale { $buchholz }, suma gier { $totals }, pierwsze miejsca { $firsts }
column-points = Pkt
column-taken = Sęd
column-buchholz = Ryw
column-totals = Suma
column-firsts = 1.
results-title = { $name } · wyniki rundy { $round }
results-title-all = { $name } · wyniki po rundzie { $round }
results-cells = W każdej rundzie: punkty, a pod nimi wynik partii. Złote: pierwsze miejsce. –: bez punktów z powodu nieobecności. …: gra jeszcze trwa.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · jeszcze grają
results-bye = { $name } pauzuje
results-annul = ⚖️ Rozdanie { $hand } unieważnione – { $judge }: { $reason }
results-penalty = ⚖️ { $name }: −{ $points } w rozdaniu { $hand } – { $judge }: { $reason }
export-tournament-record = Zapis turnieju { $code }. Sprawdzenie: python -m engine tournament PLIK
export-tournament-games = Zawiera pierwsze partie ({ $games } z { $tables }); każdą z pozostałych da /export z kodem stołu.
export-tournament-csv = Wyniki turnieju { $code } do arkusza
export-tournament-text = Tabela turnieju { $code } do przypięcia

## Przyciski

button-settings = Ustawienia
button-my-table = Mój stół
button-standings = Tabela
button-more-tables = Inne stoły
button-next-round = Następna runda
button-results = Wyniki
button-table-of-results = Tabela wyników
button-start-as-it-is = Zacznij teraz
button-round = Runda { $round }
button-refresh = Odśwież
button-withdraw = Tak, wycofuję się
button-yes = Tak
button-no = Nie
button-annul = Unieważnij
button-fine = Kara
button-annul-fine = Unieważnij i ukarz
button-desk-pause = Przerwa
button-desk-resume = Gramy dalej
button-clock = Czas na ruch
button-stand-in = Bot zamiast…
button-end-game = Zakończ grę
button-disqualify = Dyskwalifikacja
button-desk-penalties = Kary
button-take-back = Cofnij { $number }
button-desk-proposals = Propozycje
button-confirm = Zatwierdź { $number }
button-appoint = Sędzią będzie { $name }
button-desk-typed = Co można wpisać
button-desk-appoint = Wyznacz sędziego
button-offer-to-judge = Chcę sędziować
button-cancel-tournament = Odwołaj turniej

## Ustawienia

settings-title = { $name } · ustawienia
start-nobody-judges = Też grasz, a innego sędziego nie ma. Powołaj kogoś albo zacznij: wtedy przy Twoim stole sędziuje administrator, który nie gra.
settings-typed = Resztę wpisuje się na czacie turnieju: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds-auto = Liczba rund: auto
settings-table = Stoły po { $count }
settings-end-game = Całe gry
settings-end-hands = { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }
settings-end-minutes = { $count } min
settings-bye-on = Ktoś pauzuje
settings-bye-off = Dołączają boty
settings-move = Ruch: { $time }
settings-pause = Przerwa: { $time }
settings-pause-off = Rundy zaczynam ja
settings-join-members = Z czatu
settings-join-link = Kto ma kod
settings-join-anyone = Każdy
settings-threads-off = { $platform ->
        [telegram] Bez tematów
       *[other] Bez wątków
    }
settings-threads-on = { $platform ->
        [telegram] Temat dla każdego stołu
       *[other] Wątek dla każdego stołu
    }
time-minutes = { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
hand-withdrawn = Nie grasz już w turnieju: tutaj dogra za Ciebie bot.
withdraw-sure = Wycofujesz się z turnieju „{ $name }” na dobre? Przy Twoim stole dogra bot, a zdobyte punkty zostają.

## Stolik sędziowski

desk-title = { $round ->
        [0] ⚖️ { $name } · przed rundą 1
       *[other] ⚖️ { $name } · runda { $round }
    }
desk-typed = Z własną uwagą wpisz: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
desk-admin = Administrujesz czatem turnieju i nie grasz: możesz powoływać sędziów, a stoły, przy których grają wszyscy sędziowie, sędziujesz Ty.
desk-penalties = Kary w turnieju:
desk-proposals = Zaproponowane, jeszcze niezatwierdzone:
desk-which-player = Stół { $table }: kto?
desk-appointing = Kto jeszcze ma sędziować? Nikt nie sędziuje przy własnym stole.
judge-volunteers = Chętni piszą /judge offer na czacie turnieju.
judge-volunteers-page = Chętni naciskają „Chcę sędziować” na stronie turnieju.
desk-which-fine = Stół { $table }: ile punktów w grze?
desk-which-clock = Stół { $table }: ile czasu na ruch?
desk-which-reason = Za co?
desk-remark-typed = (Potem możesz dodać uwagę: <code>/judge reason …</code>)
judge-reason-mistake = Błąd w rozdawaniu lub grze
judge-reason-unintended = Nieumyślne złamanie zasad
judge-reason-cheating = Oszustwo
judge-reason-help = Podpowiadanie z zewnątrz
judge-reason-delay = Opóźnianie gry
judge-reason-other = Inny powód
judge-reason-own = „{ $remark }”
judge-reason-remark = { $reason } („{ $remark }”)
desk-reason = Powód: { $reason }
desk-final = Tego nie da się cofnąć.
desk-sure = Na pewno?
desk-dropped = Anulowano, nic się nie zmienia.
desk-proposed = Grasz, więc to tylko propozycja: { $what }. Zatwierdza ją inny sędzia albo administrator czatu turnieju, który nie gra.
desk-act-annul = Rozdanie { $hand } przy stole { $table } zostaje unieważnione
desk-act-fine = { $name } dostaje karę przy stole { $table }: { $points } pkt
desk-act-both = Rozdanie { $hand } przy stole { $table } zostaje unieważnione, a { $name } dostaje karę: { $points } pkt
desk-act-out = Dyskwalifikacja: { $name }
desk-act-back = Kara { $number } zostaje cofnięta
desk-act-appoint = Nowy sędzia: { $name }
desk-act-dismiss = Już nie sędziuje: { $name }
desk-act-end = Gra przy stole { $table } kończy się z obecnym wynikiem
desk-act-cancel = Odwołać cały turniej
desk-act-confirm = Propozycja { $number } zostaje zatwierdzona: { $what }

## Co zrobiono

done-tournament-joined = Grasz: { $name }. Swój stół zobaczysz w prywatnej rozmowie ze mną.
done-tournament-left = Nie grasz już w turnieju „{ $name }”.
done-tournaments-admins = Od teraz turnieje otwierają tu tylko administratorzy.
done-tournaments-anyone = Od teraz turniej może tu otworzyć każdy.
done-judge-offered = Organizator widzi, że chcesz sędziować.
done-judge-offered-unseen = Jeśli jest taki turniej, jego organizator widzi, że chcesz sędziować.
done-round-drawn = Runda { $round } wylosowana.
done-asked-first = Najpierw jedno pytanie: właśnie Ci je wysyłam.
done-lot-words-in = Twoje słowa są w losowaniu rundy { $round }.
done-seat-taken = { $name } – do powrotu gra bot.
history-decided-stood-in = { $name } – do powrotu gra bot (decyzja: { $who })

## Dlaczego nie

refusal-judges-only = Przy stole turniejowym może to zrobić tylko organizator albo sędzia, i nigdy przy własnym stole.
refusal-not-in-tournament = Przy stole turniejowym tak się nie da.
refusal-no-tournament-table = To nie jest stół turniejowy.
refusal-timer-always = Przy stole turniejowym zawsze jest czas na ruch. Spróbuj 30s, 1m albo 2m.
refusal-judges-only-offer = Stolik sędziowski jest tylko dla sędziów. /judge offer powie organizatorowi, że chcesz sędziować.
refusal-no-desk = Stolik sędziowski jest tylko dla sędziów.
refusal-organiser-only = To może zrobić tylko organizator.
refusal-desk-answered = Na to już odpowiedziano albo coś się zmieniło. Stolik sędziowski pokazuje, co czeka na decyzję.
refusal-table-done = Gra przy tym stole jest skończona.
refusal-proposal-lapsed = Ta propozycja wygasła albo jest już zatwierdzona.
refusal-no-hand-to-annul = Przy tym stole nie toczy się teraz żadne rozdanie.
refusal-hand-over = Rozdanie { $hand } już się skończyło; nie da się go unieważnić.
refusal-no-such-tournament = Nie ma turnieju o kodzie { $code }.
refusal-no-tournament-here = Nie ma tu turnieju. /tournament otwiera go w grupie.
refusal-no-table-of-yours = W tej rundzie nie masz stołu.
refusal-other-lot = To nie jest pieczęć następnego losowania, więc słowa się nie liczą. Aktualna jest na stronie turnieju.
refusal-tournament-here = Turniej już tu trwa: { $code }. /standings pokaże tabelę.
refusal-tournament-no-lot = Losowań już nie będzie: na słowa za późno.
refusal-tournament-not-let-in = Organizator nie wpuszcza Cię do turnieju.
refusal-tournament-bad-settings = Opcja { $field } nie przyjmuje tu wartości { $value }.
refusal-threads-nowhere = Na tej stronie nie ma wątków. Turniej na Telegramie lub Discordzie może mieć wątek dla każdego stołu.
refusal-tournament-bad-name = Nazwa ma od 1 do 60 znaków.
refusal-tournament-not-registering = Turniej się zaczął: tego nie da się już zmienić.
refusal-tournament-not-playing = Żadna runda nie trwa.
refusal-tournament-over = Ten turniej się skończył.
refusal-tournament-already-in = Już grasz w tym turnieju.
refusal-tournament-not-in = Nie grasz w tym turnieju.
refusal-tournament-withdrawn = Po wycofaniu się nie można wrócić do turnieju.
refusal-tournament-disqualified = Po dyskwalifikacji to niemożliwe.
refusal-tournament-entry-closed = Ostatnia runda jest wylosowana: za późno, żeby dołączyć.
refusal-tournament-full = Turniej jest pełny, limit osób: { $maximum }.
refusal-tournament-too-few = Potrzeba { $minimum } osób, na razie zapisanych: { $people }.
refusal-tournament-round-unfinished = Jeszcze grają stoły: { $tables }.
refusal-tournament-no-round-left = Ostatnia runda już za nami.
refusal-tournament-no-such-table = Nie ma takiego stołu w tej rundzie.
refusal-tournament-no-such-player = Nie ma takiego gracza.
refusal-tournament-not-the-organiser = To może zrobić tylko organizator.
refusal-tournament-not-a-judge = To mogą zrobić tylko sędziowie.
refusal-tournament-own-table = Nie możesz sędziować własnej gry.
refusal-tournament-own-proposal = Nie możesz zatwierdzić własnej propozycji.
refusal-tournament-needs-confirmation = Grasz, więc musi to zatwierdzić ktoś inny.
refusal-tournament-table-done = Gra przy tym stole jest skończona.
refusal-tournament-not-at-table = Tej osoby nie ma przy tym stole.
refusal-tournament-bad-points = Punkty: od { $minimum } do { $maximum }.
refusal-tournament-bad-reason = Wybierz powód z listy.
refusal-tournament-bad-remark = Uwaga może mieć najwyżej { $maximum } znaków.
refusal-tournament-no-such-penalty = Nie ma takiej kary.
refusal-tournament-taken-back = To już cofnięto.
refusal-tournament-too-late = Następna runda jest wylosowana: tego nie da się już cofnąć.
refusal-tournament-already-judge = Ta osoba już sędziuje.
refusal-tournament-no-such-judge = Nie ma takiego sędziego.
refusal-tournament-already-organiser = Ta osoba już jest organizatorem.
refusal-tournament-organiser-there = Organizator jest na miejscu. Po dobie ciszy turniej może odwołać administrator.
refusal-tournament-other = Teraz w turnieju nie można tego zrobić.

## Wieczory

tournament-begins = ⏰ Zacznie się sam: { $when } ({ $zone })
tournament-reminder = ⏰ „{ $name }” niedługo się zacznie: { $when } ({ $zone }). Jeśli nie możesz przyjść, naciśnij przycisk.
tournament-fallen-few = Turniej „{ $name }” się nie odbędzie: zapisało się za mało osób.
tournament-fallen-late = Turniej „{ $name }” się nie odbędzie: nie działałem, kiedy miał się zacząć.
evenings-title = 🗓 { $name }
evenings-weekly = Co tydzień: { $when } ({ $zone })
evenings-next = Następny wieczór: { $when } ({ $zone }). Jego strona otworzy się dzień wcześniej.
evenings-open = Następny wieczór: { $when } ({ $zone }). Jego strona: <code>/tournament { $code }</code>
evenings-how = Godzinę wcześniej przypomnę wszystkim zapisanym. Zacznie się sam, jeśli zapisanych będzie co najmniej { $count }.
evenings-best = { $count ->
        [one] Cykl: liczy się najlepszy wieczór każdej osoby.
        [few] Cykl: liczą się { $count } najlepsze wieczory każdej osoby.
       *[many] Cykl: liczy się { $count } najlepszych wieczorów każdej osoby.
    }
evenings-stop-how = Administratorzy kończą wieczory przyciskiem albo poleceniem <code>{ $command }</code>
evenings-zone = To Wasz czas? Administratorzy mogą wybrać strefę czasową czatu:
evenings-over = Kolejnych wieczorów tu nie będzie.
evenings-sure = { $open ->
        [yes] Odwołać wieczory? Odwołam też najbliższy, na który można się już zapisać.
       *[no] Odwołać wieczory?
    }
evenings-few = „{ $name }”, { $when } ({ $zone }), się nie odbędzie: zapisanych osób: { $joined } z { $needed }.
evenings-busy = „{ $name }”, { $when } ({ $zone }), się nie odbył: trwał tu jeszcze inny turniej.
evenings-missed = „{ $name }”, { $when } ({ $zone }), się nie odbył: nie działałem.
evenings-nobody = „{ $name }”, { $when } ({ $zone }): organizatora już tu nie ma. Otworzę stronę, gdy zastąpi go ktoś z administratorów.
evenings-ended = To już drugi raz z rzędu, więc na tym kończę. Administrator może zaplanować nowe wieczory: <code>{ $command }</code>
series-title = 🏆 { $name } · cykl
series-standings = Tabela po { $count ->
        [one] { $count } wieczorze
       *[other] { $count } wieczorach
    }
series-line = { $place }. { $name }: <b>{ $points }</b> · wieczory: { $count }
mydata-series = Cykl „{ $name }”: punkty { $points }, wieczory: { $count }
button-evenings = Wieczory gier
button-stop-evenings = Odwołaj wieczory
button-organise = Ja zorganizuję
done-evenings-stopped = Kolejnych wieczorów tu nie będzie.
done-evenings-yours = Od teraz Ty organizujesz wieczory.
refusal-no-evenings = Nie ma tu zaplanowanych wieczorów.
refusal-evenings-planned = Wieczory są tu już zaplanowane. /tournament je pokaże, a every=off od administratora je zakończy.
refusal-evenings-need-time = Kiedy się zaczynają? Na przykład: at=pt_20:00 every=week
refusal-series-needs-every = Cykl wymaga wieczoru co tydzień: every=week
refusal-evenings-organised = Ktoś już organizuje wieczory.
