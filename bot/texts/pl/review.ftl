### Ile kosztowały decyzje, i podpowiedzi: /review oraz przycisk w grach ćwiczebnych.

review-title = Analiza · stół { $code }
review-begun = Analizuję Twoje decyzje…
review-progress = Analizuję Twoje decyzje: { $done } z { $all }
review-sum = Twoje wyraźne błędy kosztowały { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    } w { $hands ->
        [one] { $hands } rozdaniu
        [few] { $hands } rozdaniach
        [many] { $hands } rozdaniach
       *[other] { $hands } rozdania
    }; Twoje karty były warte { $cards } w porównaniu z kartami innych.
review-costly = { $number }. Rozdanie { $hand }: { $what }
review-instead = { $done }, lepiej: { $better } (−{ $lost })
review-none = Żadnych wyraźnych błędów. Dobra gra!
review-how = Każdą możliwość sprawdzam na wielu możliwych układach zakrytych kart, przy dobrej grze wszystkich; wygrana partia liczy się za 500. Błędem nazywam tylko wyraźną różnicę: w { $right } takich przypadkach na 100 lepszy wybór dał więcej także na nowych układach.
review-hand = Rozdanie { $hand }: decyzje { $cost } (błędy: { $mistakes }), karty { $cards }
review-cards = Karty: Twoje punkty minus średnia pozostałych, gdy to samo rozdanie grają na wszystkich miejscach równie silne boty.
review-place = Rozdanie { $hand } z { $hands } · decyzja { $step } z { $steps }
review-done = Ty: { $act }
review-good = Nic innego nie było wyraźnie lepsze.
review-better = Lepiej: { $act }
review-lost = Oczekiwana strata w punktach: { $lost } (± { $error })
review-chart-done = Ty
review-chart-best = najlepiej
review-chart-hand = Oczekiwane punkty w rozdaniu { $hand }
review-chart-cards = karty
review-chart-cost = błędy
over-hints = Użyte podpowiedzi: { $count }

## Buttons

button-study = Opracowanie
button-review = Analiza
button-review-again = Już gotowa?
button-review-hands = Rozdania
button-review-steps = Krok po kroku
button-review-short = W skrócie
button-review-all = Wszystkie karty
button-review-own = Mój widok
button-review-how = Skąd to wiadomo?
button-review-chart = Wykres
button-hint = Podpowiedź
button-take-move-back = Cofnij ruch

## What can be done, in a few words

act-bid = licytacja { $value }
act-pass = pas
act-play = { $card }
act-marriage = { $card } z meldunkiem { $suit }
act-aces = { $card } z czterema asami
act-give = { $card } → { $to }
act-discard = odłożenie { $card }
act-contract = gra za { $value }
act-concede = bomba
act-play_on = dalsza gra
act-redeal = ponowne rozdanie
act-choose_talon = musik { $number }
act-look = spojrzenie w karty
act-cut = przełożenie ({ $at })
act-cut-not = bez przekładania
act-other = coś innego

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = { $value } to więcej, niż obiecują te karty.
why-bid-low = Te karty wystarczają na { $rather }.
why-bid-less = Tu wystarczy { $rather }; { $value } to więcej, niż trzeba.
why-bid-more = { $rather } pasuje do tych kart lepiej niż { $value }.
why-contract-high = { $value } zbyt często się nie udaje; { $rather } jest pewniejsze.
why-contract-low = Te karty wystarczają na { $rather }; przy { $value } punkty się marnują.
why-gave-up = Dalsza gra kosztuje średnio mniej niż bomba.
why-played-on = Bomba kosztuje średnio mniej niż przegrana gra.
why-threw-in = Te karty są warte więcej niż nowe.
why-kept-in = Nowe karty są warte więcej niż te.
why-broke-marriage = { $card } należy do meldunku { $suit }; można oddać { $better }.
why-gave-high = { $card } oddaje dużo punktów, { $better } mniej.
why-exchange = Bez { $better } karty na ręku są mocniejsze niż bez { $card }.
why-marriage-late = Meldunek { $suit } trzeba zgłosić teraz; po { $card } może być za późno.
why-marriage-early = Meldunek { $suit } może poczekać; najpierw { $better }.
why-marriage-other = Meldunek { $better } daje teraz więcej niż meldunek { $suit }.
why-aces-late = Cztery asy trzeba pokazać teraz; potem może nie być okazji.
why-winner-not-cashed = { $better } na pewno bierze lewę, { $card } nie.
why-high-led = { $card } można przebić i punkty weźmie przeciwnik; { $better } to mniejsze ryzyko.
why-ten-given = { $card } trafia do przeciwnika ze wszystkimi punktami; { $better } je ratuje.
why-trump-wasted = { $card } zużywa atut potrzebny później; { $better } zrobi to samo taniej.
why-trump-missed = To dobra chwila na atuty: { $better }. { $card } zostawia je przeciwnikom.
why-trick-missed = { $better } bierze tę lewę; { $card } ją odpuszcza.
why-trick-dear = Za tę lewę { $card } to za dużo; { $better } ją odpuszcza.
why-general = { $better } daje średnio więcej niż { $card }.
why-only = Innej możliwości nie ma.
why-even = Coś innego jest mniej więcej równie dobre.

## Hints in practice games: what to think about, then what to do

nudge-bid = Policz, co Twoje karty biorą na pewno: asy, dziesiątki za nimi, meldunki. Ile średnio daje musik?
nudge-concession = Ilu punktów brakuje i skąd mogą przyjść? Porównaj, ile kosztuje bomba.
nudge-exchange = Który meldunek i który długi kolor chcesz zachować? To, co oddajesz, powinno brać mało.
nudge-contract = Policz pewne punkty, zanim zapowiesz więcej.
nudge-marriage = Możesz zameldować. Czy atutem stanie się kolor, którego chcesz?
nudge-winners = Których Twoich kart nikt już nie przebije? Kto ma jeszcze atuty?
nudge-trumps = Policz atuty: ile jest jeszcze u innych?
nudge-lead = Jakiego koloru brakuje innym i która karta mało kosztuje, jeśli przepadnie?
nudge-follow = Czyja będzie ta lewa i ile jest w niej punktów?
nudge-chance = Tu decyduje przypadek: każdy wybór jest równie dobry.
hint-again = Naciśnij jeszcze raz, a pokażę ruch.
hint-move = Podpowiedź: { $act }.
