### Tylko dla Discorda: nazwy poleceń i ich argumentów oraz zdania, których potrzebują tylko polecenia.
### Nazwy poleceń i argumentów: małe litery, bez spacji, najwyżej 32 litery.

slash-newgame = nowagra
slash-play = zagraj
slash-join = dołącz
slash-tournament = turniej
slash-standings = tabela
slash-judge = sędzia
slash-leave = odejdź
slash-addbot = dodajbota
slash-kick = usuń
slash-deal = rozdaj
slash-options = opcje
slash-timer = czas
slash-hand = karty
slash-score = wyniki
slash-rules = zasady
slash-verify = sprawdź
slash-seed = seed
slash-history = historia
slash-replay = powtórka
slash-review = analiza
slash-export = eksport
slash-language = język
slash-zone = strefa
slash-callme = wołaj-mnie
slash-opentables = otwarte-stoły
slash-notwith = uwaga-na
slash-help = pomoc
slash-learn = nauka
slash-daily = rozdanie-dnia
slash-puzzle = zadanie
slash-privacy = prywatność
slash-mydata = mojedane
slash-deletemydata = usuńmojedane
slash-keep = zachowaj
    .help = przejmij gry ze strony, po jej kodzie
slash-start = start
    .help = przywitaj się
slash-pause = pauza
slash-resume = wznów
slash-endgame = koniec
slash-stats = statystyki
slash-top = ranking

## Co można wpisać po poleceniu: nazwa i linijka pomocy, najwyżej 100 znaków

slash-argument-rules = zasady
    .help = Odmiana, potem opcje jako nazwa=wartość, np. russian barrel.at=850
slash-argument-code = kod
    .help = Kod stołu, np. K7QX2M
slash-argument-keep = kod
    .help = Kod, który pokazuje strona
slash-argument-tournament = turniej
    .help = Nazwa, zasady i ustawienia, np. Piątek skoroszow rounds=4 end=45m; albo kod
slash-argument-ruling = decyzja
    .help = Np. annul 3 …, fine 3 Anna 50 …, points Anna 1 …; puste pole otwiera stolik sędziowski
slash-argument-level = poziom
    .help = Jak dobrze gra bot
slash-argument-name = imię
    .help = Imię ze stołu albo czas, na jaki ktoś nie może siadać: 7d
slash-argument-time = czas
    .help = off, 30s, 2m, 1d itd.
slash-argument-topic = temat
    .help = Temat; bez niego zobaczysz wszystkie
slash-argument-language = język
    .help = Język, w którym z Tobą rozmawiam
slash-argument-zone = strefa
    .help = Region i miasto, np. Europe/Warsaw; bez tego widać obecną
slash-argument-calls = wiadomości
    .help = „nie” wyłącza wiadomości; 23-7 ustawia godziny ciszy
slash-argument-player = gracz
    .help = Czyjeś imię; bez niego zobaczysz swoje wyniki
slash-argument-person = osoba
    .help = Ktoś z tego serwera, wybrany z listy
slash-argument-words = słowa
    .help = Dowolne słowa; „keep …” na wszystkie dalsze rozdania, „off” to kończy
slash-argument-messages = wiadomości
    .help = Czy Twoje karty mają przychodzić też w prywatnej wiadomości
slash-choice-on = tak
slash-choice-off = nie
slash-choice-text = tekst
slash-choice-month = ten miesiąc
slash-choice-months = wcześniejsze miesiące
slash-argument-form = forma
    .help = „tekst” daje zwykłe zdania zamiast tabeli
slash-argument-line = codziennie
    .help = „tak” wysyła grupie raz dziennie krótką wiadomość, „nie” to wyłącza (administratorzy)
slash-argument-top = co
    .help = Ten miesiąc, wcześniejsze; „tak” wysyła wiadomość pierwszego dnia miesiąca (administratorzy)

## Po jednej linijce

slash-nothing = Tu nie ma nic do dodania: wszystko widać na stole.
slash-failed = Coś się tu zepsuło. Spróbuj jeszcze raz.
slash-missing = Nie mogę pisać na tym kanale. Potrzebuję: { $permissions }.
slash-no-pictures = Stół jest tu bez obrazków. Żeby je wysyłać, potrzebuję: { $permission }.
slash-no-window-channel = Na tym kanale nie możesz otwierać aktywności, więc stół się tu nie otworzy. Brakuje Ci uprawnienia: { $permission }. Przyciski działają jak zawsze.
slash-no-window-off = Nie mogę teraz otworzyć stołu w Discordzie. Przyciski działają jak zawsze.
slash-elsewhere = Nie ma mnie na tym serwerze. Napisz do mnie prywatnie, żeby poćwiczyć, albo poproś administratora, żeby mnie tu dodał.
slash-messages-on = Od teraz Twoje karty przychodzą też w prywatnej wiadomości.
slash-messages-off = Koniec prywatnych wiadomości. „Moje karty” na stole pokaże je tylko Tobie.

## Uprawnienia, tak jak nazywa je Discord

slash-permission-view_channel = Wyświetlanie kanału
slash-permission-send_messages = Wysyłanie wiadomości
slash-permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
slash-permission-attach_files = Załączanie plików
slash-permission-use_embedded_activities = Korzystanie z aktywności
slash-choice-people = ludzie
slash-choice-name = imię
