### Pomoc, powitanie, prywatność.

help-title = Tysiąc – gra w karty na czacie
help-how = W grupie /newgame otwiera stół: siadają ludzie albo boty, a „Zaczynamy” rozdaje karty. Twoje karty przychodzą w prywatnej rozmowie; tam też możesz poćwiczyć.
help-three =
    /newgame – otwórz stół
    /hand – moje karty jeszcze raz
    /score – zapis wyników
help-groups = Wszystkie polecenia, w czterech grupach:
button-help-play = Gra
button-help-table = Stół
button-help-records = Zapisy
button-help-you = Ty
start = Prowadzę tysiąca na czatach grupowych: dodaj mnie do grupy i napisz tam /newgame. Twoje karty przychodzą tutaj; tu też możesz poćwiczyć.

privacy-title = Co pamiętam
privacy-short =
    • Ty: Twój identyfikator i imię tutaj, język i ustawienia – { $year } od ostatniego użycia.
    • Twoje gry: kto grał, karty i zagrania – { $month }; wyniki i statystyki – { $year }.
    • Twoje czaty: ich ustawienia i kto chce wiedzieć o stołach – { $year } od ostatniego użycia.
    • Czytam tylko polecenia, przyciski, odpowiedzi do mnie i wiadomości, które mnie wspominają. Niczego nie przekazuję.
    • /mydata pokazuje, co o Tobie wiem.
    • /deletemydata to usuwa: w grach z innymi stajesz się kimś bez imienia.
privacy-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
privacy-minutes =
    { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
privacy-person = O Tobie: identyfikator i imię na tej platformie, imię dla obcych, język, strefa czasowa i ustawienia, grupy, z których dostajesz wiadomości, osoby, przed którymi mam ostrzegać, oraz stoły, przy których siedzisz – { $life } od ostatniego użycia.
privacy-ticket = Twoje naciśnięcie „Siadam” na czacie stołu, żeby po otwarciu prywatnej rozmowy czekało tam na Ciebie miejsce – { $life }.
privacy-presence = To, że masz stół otwarty przed sobą, żeby inni widzieli, kogo akurat nie ma – { $life }.
privacy-session = To, że stół w tej aplikacji jest otwarty na Twoje konto, razem z Twoim imieniem, językiem i czatem, z którego go otwierasz – dobę po ostatnim użyciu, najwyżej { $life }.
privacy-sums = Podsumowanie Twoich zakończonych gier: partie, wygrane, ugrane gry, punkty, zasady, drabinka botów i ranking z ostatnimi stu wartościami. Na czacie, na którym skończyła się Twoja partia, może je po Twoim imieniu obejrzeć każdy, chyba że wybierzesz w /stats, że widzą je wszyscy albo nikt – { $life } od ostatniej zakończonej partii; z tabeli czatu znikasz, gdy potem skończy się tam następna.
privacy-finished = Zakończone gry: kto grał, punkty z każdego rozdania i kto wygrał – { $life } od końca gry.
privacy-chat = O czacie: identyfikator, język, strefa czasowa, zapamiętane zasady i ustawienia, kto siedział przy jego stołach i kto chce wiadomości o nich, skrót każdej osoby niedopuszczanej do stołów i do kiedy, otwarty tam stół oraz ostatnia gra, która się nie liczyła – { $life } od ostatniego użycia.
privacy-lobby = Stół, przy którym nikt nie zaczyna, i to, kto odpowiada na zadanie w grupie: { $life }, potem stół się zamyka.
privacy-waiting = Gra, której nikt nie kontynuuje: { $life }, potem się kończy.
privacy-resting = O grze: kto gdzie siedzi, karty, każdy ruch, analizy (/review) i skrót słów do tasowania (/seed), żeby gra przetrwała ponowne uruchomienie i dała się potem sprawdzić; o turnieju: kto bierze udział, wyniki oraz co i dlaczego postanowili sędziowie; o zaplanowanych wieczorach: kiedy są, kto je organizuje i tabela cyklu – dopóki trwa i { $life } od ostatniej zmiany.
privacy-study = Zachowane przez Ciebie opracowania i to, kto w nich gra; próbowane zadania i ich wyniki, a także błędy z Twoich analiz jako zadania (60 dni) – { $life } od ostatniego użycia.
privacy-inputs = Które z Twoich naciśnięć stół już przyjął, oraz skrót każdego wykonanego polecenia, żeby nic nie liczyło się dwa razy – { $life } od ostatniego ruchu przy stole.
privacy-daily = Wyniki rozdania dnia: punkty i wysokości gier bez imion, to, że Twój stół usunięto na Twoją prośbę, i które grupy dostały już codzienną wiadomość – { $life }.
privacy-budget = Kiedy ostatnio napisałem na czacie i o co mnie ostatnio proszono oraz skrót osób, do których dziś pisałem o stołach albo które grały dziś razem do rankingu, żeby wiadomości nie było za dużo – zwykle kilka minut, najwyżej { $life }.
privacy-forgetting = Prośba o zapomnienie – do jej spełnienia, zwykle minutę, najwyżej { $life }.
privacy-playground = Pokoje tej strony, imiona, języki i obrazki (zwierzaki) osób w nich, to, co się tam pisze, oraz ustawienia, liczby i lista gier gości – { $life } od ostatnich odwiedzin.
privacy-handover = To, że ktoś bez konta przekazuje swoje gry kontu: kim są oboje i skrót kodu – { $life }.
privacy-queries = Po mojej nazwie w innym czacie (Telegram) proponuję Ci tylko Twoje rzeczy, np. ostatni obrazek z powtórki, który Ci wysyłam. Nie zapamiętuję ani słów, ani czatu.
privacy-end = Czytam tylko polecenia, przyciski, odpowiedzi do mnie i wiadomości, w których mnie oznaczono; innych wiadomości nie zachowuję. Niczego nie przekazuję dalej. /mydata pokazuje, co o Tobie wiem. /deletemydata to usuwa: w grach z innymi stajesz się „kimś” bez imienia. Starsze wiadomości, których już nie zmieniam, zostają na swoich czatach. Imienia, które ktoś wpisał w uwagę sędziego, w tytuł grupy albo w nazwę turnieju, nie potrafię znaleźć: tam zostaje.
privacy-conduct = O grach z obcymi: kogo i dlaczego zgłoszono oraz skróty osób, które dziś porzuciły takie gry albo których operator nie dopuszcza – { $life } od zgłoszenia albo do końca zakazu.
