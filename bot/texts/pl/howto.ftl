### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Tysiąc w minutę
howto-cards =
    <b>Karty.</b> { $deck ->
        [20] W talii jest 20 kart,
       *[other] W talii są 24 karty,
    } od najstarszej: { $order } pkt. Dziesiątka bije króla!
howto-auction =
    <b>Licytacja.</b> Od { $opening } w górę zapowiada się punkty. Kto da najwięcej, { $exchange ->
        [pass] bierze musik, oddaje przeciwnikom po karcie i wychodzi.
        [pass_one] bierze musik, oddaje przeciwnikowi kartę i wychodzi.
        [discard] bierze musik, odkłada tyle samo kart i wychodzi.
       *[none] wychodzi.
    }
howto-no-auction = <b>Bez licytacji.</b> Każdy gra dla siebie i zatrzymuje to, co zdobędzie.
howto-tricks =
    <b>Lewy.</b> { $beat ->
        [yes] Dokładaj do koloru i przebijaj, jeśli możesz.
       *[no] Dokładaj do koloru.
    } Kto bierze lewę, ma jej punkty i wychodzi.
howto-stock = <b>Dobieranie.</b> Po każdej lewie każdy dobiera kartę z talii. Dopóki jest co dobierać, wolno zagrać dowolną kartę.
howto-marriages = <b>Meldunek.</b> Wyjdź królem albo damą, mając drugą z tych kart w tym kolorze: od razu ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, a kolor jest atutem.
howto-score = <b>Wynik.</b> Ugrane: plus zapowiedź; nieugrane: minus. Pozostali piszą, co wzięli. Wygrywa, kto pierwszy dojdzie do { $target }.
howto-score-own = <b>Wynik.</b> Każdy pisze, co wziął. Wygrywa, kto pierwszy dojdzie do { $target }.
howto-first = <i>Pas nic nie kosztuje. Licytuj, gdy masz asy albo meldunek.</i>
button-howto = Jak grać
button-practise = ▶ Poćwicz teraz
button-learn = Lekcje gry
button-add-to-group = Dodaj mnie do grupy
button-language = Język
button-tips-off = Bez wskazówek
button-tips-on = Włącz wskazówki

## Tips: facts of what one sees oneself, never advice

coach-auction =
    { $count ->
        [0]
            { $points ->
                [one] Masz { $points } punkt i żadnego meldunku.
                [few] Masz { $points } punkty i żadnego meldunku.
               *[other] Masz { $points } punktów i żadnego meldunku.
            }
        [one]
            { $points ->
                [one] Masz { $points } punkt i meldunek { $marriages } (+{ $value }).
                [few] Masz { $points } punkty i meldunek { $marriages } (+{ $value }).
               *[other] Masz { $points } punktów i meldunek { $marriages } (+{ $value }).
            }
        [few]
            { $points ->
                [one] Masz { $points } punkt i meldunki { $marriages } (+{ $value }).
                [few] Masz { $points } punkty i meldunki { $marriages } (+{ $value }).
               *[other] Masz { $points } punktów i meldunki { $marriages } (+{ $value }).
            }
       *[other]
            { $points ->
                [one] Masz { $points } punkt i meldunki { $marriages } (+{ $value }).
                [few] Masz { $points } punkty i meldunki { $marriages } (+{ $value }).
               *[other] Masz { $points } punktów i meldunki { $marriages } (+{ $value }).
            }
    } Kto licytuje najwyżej, musi tyle ugrać.
coach-worth = Kto gra z taką kartą, w trzech przypadkach na cztery bierze co najmniej { $points } punktów.
coach-price = Z taką kartą pewnych jest { $points } punktów, a trzeba ugrać { $contract }. Przegrana kosztuje { $lost }, bomba { $cost }, a każdy z pozostałych dostaje { $others }.
coach-pass = Pas nic nie kosztuje.
coach-opening = Jeśli nikt nie da więcej, grasz za tyle.
coach-cut = Nikt jeszcze nie widział kart: Twój wybór zmieni, kto co dostanie, ale to czysty przypadek.
coach-choose = Jeden z musików będzie Twój. Nikt nie wie, co w nich jest.
coach-talon = Wygrywasz licytację, więc bierzesz musik: jego karty masz już na ręku.
coach-concession = Jeśli ugrasz, zapowiedź dodaje się do Twojego wyniku; jeśli nie, tyle samo ubywa. Rzucona bomba kończy rozdanie od razu.
coach-give =
    Grasz za { $contract }. { $points ->
        [one] Masz teraz w kartach { $points } punkt.
        [few] Masz teraz w kartach { $points } punkty.
       *[other] Masz teraz w kartach { $points } punktów.
    } Oddana karta może przynieść punkty temu, kto ją dostanie.
coach-contract = Znasz już swoje karty, więc możesz zapowiedzieć więcej niż { $contract } z licytacji. Jeśli ugrasz, zyskasz więcej; jeśli nie, więcej stracisz.
coach-lesson = Więcej w lekcji „{ $lesson }”.
button-lesson-of-tip = 📖 { $lesson }
button-ladder = ▶ Drabinka botów: { $level }
coach-lead = Wychodzisz: pozostali dokładają do Twojego koloru, jeśli mogą. Kto bierze lewę, ma jej punkty i wychodzi do następnej. Dziesiątka bije króla.
coach-trump = Atutem jest teraz { $suit }: bije wszystkie inne kolory.
coach-marriage = Masz króla i damę: { $marriages }. Zameldowane przy wyjściu dają od razu { $value } punktów, a kolor staje się atutem i bije wszystkie inne.
coach-follow =
    Wyjście w { $suit }. { $why ->
        [follow] Masz { $suit }, więc trzeba dołożyć { $suit }.
        [beat] Masz { $suit }, więc trzeba dołożyć { $suit }, i to starszą kartę niż te na stole.
        [trump] Nie masz { $suit }, więc trzeba dać atut.
       *[free] Możesz zagrać dowolną kartę.
    }
coach-possible = Teraz można zagrać: { $cards }.
coach-result =
    Twoje ostatnie rozdanie: { $why ->
        [made] zapowiedziane { $contract }, zdobyte { $points }, więc ugrane.
        [down] zapowiedziane { $contract }, zdobyte { $points }, więc nieugrane.
        [gave-up] rzucona bomba przy { $contract }.
        [others-gave-up] { $name } rzuca bombę przy { $contract }, a pozostali dostają za to punkty.
        [sat-out] siedzisz na musiku.
        [own-rounded] punkty z lew i meldunków: { $points }, zaokrąglone.
       *[own] punkty z lew i meldunków: { $points }.
    }
coach-change =
    { $reason ->
        [barrel] Z powodu beczki do wyniku: { $delta }.
        [golden] W złotej rundzie wszystko liczy się podwójnie. Do wyniku: { $delta }.
        [blind] Gra w ciemno liczy się podwójnie. Do wyniku: { $delta }.
        [fine] Z karą od sędziego do wyniku: { $delta }.
        [locked] Próg jeszcze zamknięty. Do wyniku: { $delta }.
       *[none] Do wyniku: { $delta }.
    }
share-learn = Naucz się w pięciu krótkich lekcjach: { $link }
inline-rules = Zasady w skrócie

button-short = ▶ Gra do 300
button-short-next = ▶ Następna do 300
button-whole-game = ▶ Gra do 1000
short-head = Krótka gra do { $target } · boty: { $level }
short-won = Wygrywasz! W następnej krótkiej grze boty zagrają lepiej; poziom: { $level }.
short-lost = Tym razem się nie udało. Spróbuj jeszcze raz; poziom botów się nie zmienia: { $level }.
short-ready = Czas na całą grę. Wygrane krótkie gry: { $count }.
