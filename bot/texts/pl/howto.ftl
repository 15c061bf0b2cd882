### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = Tysiąc w minutę
howto-cards = <b>Karty.</b> W talii { $deck }, od najstarszej, z punktami: { $order }. Dziesiątka bije króla! Razem 120.
howto-auction =
    <b>Licytacja.</b> Od { $opening } w górę obiecuje się punkty. Kto obieca najwięcej, { $exchange ->
        [pass] bierze musik, oddaje każdemu przeciwnikowi po karcie i wychodzi.
        [discard] bierze musik, odkłada tyle samo kart i wychodzi.
       *[none] wychodzi.
    }
howto-no-auction = <b>Bez licytacji.</b> Każdy gra dla siebie i zatrzymuje to, co zdobędzie.
howto-tricks =
    <b>Lewy.</b> { $beat ->
        [yes] Dokładaj do koloru i przebijaj, jeśli możesz.
       *[no] Dokładaj do koloru.
    } Kto bierze lewę, ma jej punkty i wychodzi do następnej.
howto-stock = <b>Talon do dobierania.</b> Po każdej lewie każdy dobiera kartę. Dopóki jest co dobierać, wolno zagrać dowolną kartę.
howto-marriages = <b>Meldunek.</b> Król i dama jednego koloru. Wyjdź jedną z nich, mając drugą: od razu ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }, a ten kolor jest atutem.
howto-score = <b>Wynik.</b> Obietnica dotrzymana: plus tyle, ile w licytacji; nie: minus tyle samo. Pozostali piszą, co wzięli. Wygrywa, kto dojdzie do { $target }.
howto-score-own = <b>Wynik.</b> Każdy pisze, co wziął. Wygrywa, kto dojdzie do { $target }.
howto-first = <i>Pierwszy raz? Pas nic nie kosztuje. Licytuje się na asach i meldunku.</i>
button-howto = Jak grać – 1 minuta
button-practise = ▶ Poćwicz teraz
button-learn = Rozdanie z objaśnieniami
button-add-to-group = Dodaj mnie do grupy
button-language = Język
button-tips-off = Bez podpowiedzi
button-tips-on = Podpowiedzi na trzy rozdania

## Tips: facts of what one sees oneself, never advice

coach-auction =
    W Twoich kartach: punkty { $points }{ $marriages ->
        [none] , bez meldunku
       *[other] , meldunek { $marriages } (+{ $value })
    }. Kto licytuje najwyżej, musi tyle ugrać.
coach-pass = Pas nic nie kosztuje.
coach-opening = Ktoś musi otworzyć licytację, tym razem wypada na Ciebie. Jeśli nikt nie powie więcej, grasz za tyle.
coach-cut = Nikt jeszcze nie widział kart: to zmienia, kto co dostanie, i nikt nie wie jak.
coach-choose = Jeden z musików będzie Twój. Nikt żadnego nie widział.
coach-concession = Ugrana gra dodaje zapowiedź do Twojego wyniku, nieugrana ją odejmuje. Rzucona bomba kończy rozdanie od razu.
coach-give = Grasz za { $contract }. Punkty w Twoich kartach: { $points }; oddana karta może przynieść punkty temu, kto ją dostanie.
coach-contract = Znasz już swoje karty: możesz obiecać więcej niż { $contract } z licytacji. Ugrane się dodaje, nieugrane odejmuje.
coach-lead = Wychodzisz: pozostali dokładają do Twojego koloru, jeśli mogą. Kto bierze lewę, ma jej punkty i wychodzi dalej. Dziesiątka bije króla.
coach-marriage = Masz króla i damę: { $marriages }. Zameldowane przy wyjściu dają od razu punkty ({ $value }), a kolor staje się atutem: bije wszystkie inne.
coach-follow =
    Wyjście w { $suit }. { $why ->
        [follow] Masz { $suit }, więc trzeba dołożyć { $suit }.
        [beat] Masz { $suit }, więc trzeba dołożyć { $suit }, i to wyżej, niż leży.
        [trump] Nie masz { $suit }, więc trzeba dać atut.
       *[free] Możesz zagrać dowolną kartę.
    }
coach-possible = Teraz można zagrać: { $cards }.
coach-result =
    Twoje ostatnie rozdanie: { $why ->
        [made] obietnica { $contract }, zdobyte punkty: { $points }, więc dochodzi { $contract }.
        [down] obietnica { $contract }, zdobyte punkty: { $points }, więc ubywa { $contract }.
        [gave-up] rzucasz bombę przy { $contract }.
        [others-gave-up] { $name } rzuca bombę przy { $contract }, a pozostali coś za to dostają.
        [sat-out] pauzujesz.
       *[own] punkty z lew i meldunków: { $points }.
    } Twój wynik: { $delta }.
lesson-over = To było całe rozdanie. Gra składa się z wielu takich, do { $target }.
lesson-left = Lekcja przerwana. /learn zaczyna następną.
button-lesson-leave = Przerwij lekcję
