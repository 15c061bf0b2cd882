button-people = Gra z ludźmi
people-how = Siadasz do stołu z innymi, którzy szukają gry. Po 20 sekundach wolne miejsca zajmują boty, a kto przyjdzie później, siada za bota. Znają Cię tu tylko z imienia, które podasz.
people-wait = Czekasz na grę: { $preset }. Zaczyna się najpóźniej za 20 sekund.
people-found = Grasz teraz: { $preset }. Stół jest poniżej.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] nikt jeszcze nie czeka
        [few] ktoś czeka
       *[many] czeka { $count }
    }
people-playing = { $many ->
        [none] nikt nie gra
        [few] ktoś gra
       *[many] gra { $count }
    }
people-name = Obcy widzą Cię jako { $name }
button-people-quit = Nie czekam dłużej
button-people-game = ▶ Wróć do swojej gry
button-people-tick = Napisz, gdy ktoś czeka
button-people-name = Imię i twarz
button-people-tables = Otwarte stoły
people-name-ask = Jak mają Cię nazywać obcy? Naciśnij imię lub twarz albo napisz /play name i własne imię. Nic więcej o Tobie nie widzą.
call-people = Ktoś gra z botami i czeka na ludzi: { $preset }.
people-table = { $number }. { $preset }: miejsca { $seated } z { $most } · rozdanie { $hand } · { $totals } · ranking { $ratings }
people-no-tables = Przy żadnym otwartym stole nie ma teraz miejsca.
button-people-sit = Usiądź
button-people-watch = Popatrz
people-head = <i>Gra z ludźmi · 30 sekund na ruch i dwie minuty zapasu</i>
board-reserve = { $name }: leci zapas czasu, najwyżej { $time }
people-guests = <i>Bez rankingu: gra gość.</i>
button-people-menu = 💬 Powiedz coś, wycisz, zgłoś
people-offer = { $count ->
        [1] Jeszcze ktoś gra sam z botami: jeśli oboje naciśniecie, zagracie razem.
       *[other] Przy innym stole grają { $count } osoby i jest wolne miejsce. Możesz się tam przesiąść.
    } Ta gra się wtedy kończy i nie liczy się.
people-offer-agreed = Przesiądziesz się, gdy tylko druga osoba też naciśnie.
people-offer-all = Przy innych stołach są wolne miejsca: jeśli wszyscy naciśniecie, przesiądziecie się tam, może osobno. Ta gra się wtedy kończy i nie liczy się. Naciśnięto: { $agreed } z { $people }.
people-menu = Powiedz to przy stole albo wybierz, co zrobić z graczem. Nikt się nie dowie o wyciszeniu, unikaniu ani zgłoszeniu.
people-alone = Grasz z samymi botami. Kto przyjdzie, siada za bota. Możesz też przesiąść się do innych, gdy ktoś będzie: ta gra się wtedy kończy i nie liczy.
phrase-1 = Cześć!
phrase-2 = Powodzenia!
phrase-3 = Brawo!
phrase-4 = Dzięki!
phrase-5 = Ojej!
phrase-6 = Chwileczkę
phrase-7 = Mało brakowało!
phrase-8 = Do zobaczenia!
button-people-mute = Wycisz: { $name }
button-people-hear = Słuchaj: { $name }
button-people-not-again = Nigdy więcej: { $name }
button-people-report = Zgłoś: { $name }
people-report = Co jest nie tak? { $name } – zgłoszenie przeczyta operator.
report-name = Imię
report-stalling = Gra na czas
report-together = Dwoje gra w zmowie
report-leaving = Psuje grę
button-people-move = Przesiądź się do ludzi
button-people-stay = Jednak tu zostaję
people-next = Następna gra zaczyna się za 15 sekund z tymi, którzy zostają.
button-people-ready = Jeszcze raz w tym gronie
button-people-whole = Grajmy dalej do 1000
button-people-out = Odejdź
