### Opcje: nazwa, linia pomocy i nazwy wartości. Grupy to strony menu.

value-yes = tak
value-no = nie
value-none = brak
value-no-limit = bez limitu
join-members = członkowie
join-link = link
join-anyone = wszyscy

group-table = Stół
group-deal = Rozdanie
group-redeal = Ponowne rozdanie
group-auction = Licytacja
group-talon = Musik
group-sitter = Na musiku
group-concession = Bomba
group-play = Gra
group-marriages = Meldunki
group-scoring = Punkty
group-lock = Próg (zamknięcie)
group-barrel = Beczka
group-game = Koniec gry

option-table-players = Gracze
    .help = Ile osób może grać.
option-table-sits_out = Na musiku
    .help = Gdy graczy jest czworo, w rozdaniu gra troje; ta osoba siedzi na musiku.
    .dealer = kto rozdaje
    .right_of_dealer = na prawo od rozdającego
    .opposite_dealer = naprzeciw rozdającego
option-table-deck = Kart w talii
    .help = 24 od dziewiątki albo 20 bez dziewiątek.
option-deal-layouts = Podział kart
    .help = Karty na ręce, musiki oraz ile kart się oddaje i odkłada, osobno dla każdej liczby graczy.
option-deal-cut = Przekładanie
    .help = Czy przed rozdaniem talię może przełożyć gracz po prawej ręce rozdającego.
    .off = bez przekładania
    .offer = do wyboru
option-deal-dealer_sets_talon = Rozdający układa musik
    .help = Rozdający wskazuje w ciemno, które miejsca talii trafią na musik.
option-deal-bottom_jack = Walet na spodzie
    .help = Walet jako ostatnia karta unieważnia rozdanie; trzeci z rzędu kosztuje rozdającego 120.
option-redeal-rights = Prawa do ponownego rozdania
    .help = Przy jakich kartach można prosić o nowe rozdanie.
option-redeal-third_in_a_row_penalty = Trzeci raz dziewiątki
    .help = Trzecie z rzędu ponowne rozdanie z powodu dziewiątek kosztuje rozdającego 120, a rozdaje następna osoba.
option-auction-enabled = Licytacja
    .help = Bez niej każdy liczy własne punkty.
option-auction-opening = Otwarcie
    .help = Najniższa odzywka.
option-auction-step = Krok licytacji
    .help = O tyle rośnie licytacja.
option-auction-ceiling = Najwyższa gra
    .help = Za więcej nikt nigdy nie gra.
option-auction-forced_opening = Przymusowe otwarcie
    .help = Gracz na lewo od rozdającego musi otworzyć.
option-auction-opening_fixed = Stałe otwarcie
    .help = Pierwsza odzywka jest równa otwarciu.
option-auction-graded = Bez przeskoków
    .help = Każda odzywka jest wyższa dokładnie o jeden krok.
option-auction-raise_after_exchange = Podwyżka gry
    .help = Po wymianie grający może podnieść grę.
option-auction-above_120 = Powyżej 120
    .help = Czego trzeba, by licytować więcej, niż warte są karty.
    .free = każdemu wolno
    .any_marriage = z dowolnym meldunkiem
    .held_marriages = o wartość meldunków na ręku
option-auction-silence_below = Bez licytacji poniżej
    .help = Kto ma mniej, ten nie licytuje.
option-auction-golden_round = Złota runda
    .help = Pierwsze rozdania, po jednym na każdego rozdającego, zaczynają się od 120 i liczą się podwójnie.
    .off = nie
    .on = tak
    .on_with_reset = tak, powtórka od zera
option-auction-blind = Licytacja w ciemno
    .help = Kto wygra licytację bez patrzenia w karty, gra podwójnie.
    .off = nie
    .gains = podwójne zyski
    .all = wszystko podwójnie
option-talon-reveal = Pokazywanie musiku
    .help = Kiedy wszyscy widzą musik.
    .always = zawsze
    .never = nigdy
    .contested = tylko po przebiciu
    .from_130 = od 130
option-talon-face_up = Odkryty musik
    .help = Musik leży odkryty od rozdania.
option-talon-pass_face_up = Oddane karty odkryte
    .help = Wszyscy widzą karty oddane przez grającego.
option-talon-uncontested_pass = Oddawanie bez przebicia
    .help = Co można oddać po wygranej samym otwarciem.
    .any = dowolną kartę
    .talon_cards = tylko z musiku
option-talon-discards_count_for = Odłożone karty
    .help = Komu liczą się karty odłożone i nietknięty musik.
    .last_trick = ostatniej lewie
    .nobody = nikomu
    .declarer = grającemu
option-talon-sweep_fills_120 = Wszystkie lewy dają 120
    .help = Gra za równo 120 jest ugrana także po wzięciu wszystkich lew bez meldunku.
option-sitter-ace = As w musiku
    .help = Punkty za każdego asa w musiku dla siedzącego na musiku.
option-sitter-marriage = Meldunek w musiku
    .help = Meldunek w musiku liczy się siedzącemu na musiku.
option-sitter-card_points = Karty w musiku
    .help = Zamiast punktów za asy – wartość wszystkich kart musiku.
option-concession-enabled = Bomba
    .help = Grający może rzucić bombę: nie gra, a pozostali dostają punkty.
option-concession-stage = Kiedy bomba
    .help = Przed odkryciem musiku albo po jego obejrzeniu.
    .before_talon = przed musikiem
    .after_talon = po musiku
option-concession-max_contract = Bomba najwyżej do
    .help = Najwyższa gra, przy której można rzucić bombę.
option-concession-free_uses = Darmowe bomby
    .help = Ile razy w grze wolno rzucić bombę bez kary.
option-concession-payout = Za bombę dla innych
    .help = Po 60 albo połowa gry.
    .fixed = po 60
    .half = połowa gry
option-concession-payout_step = Połowę zaokrąglać w górę do
    .help = Połowę gry zaokrągla się w górę do wielokrotności tej liczby.
option-concession-payout_minimum = Za bombę co najmniej
    .help = Pozostali nigdy nie dostają mniej.
option-concession-beyond = Bomba ponad limit
    .help = Następna bomba jest zakazana albo kosztuje 120.
    .forbidden = zakazana
    .penalty = kosztuje 120
option-concession-write_down = Zapis na minus
    .help = Grający może od razu zapisać grę na minus, a pozostali nie dostają nic.
option-concession-write_down_uses = Ile razy na minus
    .help = Ile razy w partii można zapisać grę na minus.
option-concession-forced_opening_walkout = Rezygnacja z przymusu
    .help = Kto musiał otworzyć i nie został przebity, może po obejrzeniu musiku odejść za −100, po 50 dla innych.
option-play-follow_suit = Do koloru
    .help = Zawsze albo dopiero po wyczerpaniu talii.
    .always = zawsze
    .after_stock = gdy skończy się talia
option-play-must_beat = Obowiązek przebicia
    .help = Dokładając do koloru, dajesz wyższą kartę, jeśli ją masz.
option-play-must_overtrump = Nadbijanie atutem
    .help = Dajesz wyższy atut, jeśli go masz.
option-play-when_void = Bez koloru
    .help = Co dać, gdy nie ma się koloru.
    .trump = atut
    .beat = atut, który bije
    .free = dowolną kartę
option-play-peek = Podglądanie lew
    .help = Którą lewę można jeszcze raz zobaczyć.
    .none = żadnej
    .first_trick = pierwszą
    .last_trick = ostatnią
option-marriages-values = Wartość meldunków
    .help = Ile wart jest meldunek w każdym kolorze.
    .standard = ♠40 ♣60 ♦80 ♥100
    .silesia = ♦40 ♥60 ♠80 ♣100
    .wielkopolska = ♦40 ♥60 ♣80 ♠100
    .russeln = ♣40 ♠60 ♦80 ♥100
option-marriages-first_trick = Meldunek w pierwszej lewie
    .help = Meldować można już w pierwszym wyjściu.
option-marriages-automatic = Meldunki same się zgłaszają
    .help = Wyjście królem lub damą z pary od razu jest meldunkiem.
option-marriages-on_queen = Meldunek na czyjejś damie
    .help = Król dołożony do damy zagranej tuż przed Tobą jest meldunkiem.
option-marriages-four_aces = Cztery asy
    .help = Punkty za wyjście asem, gdy ma się wszystkie cztery.
option-scoring-declarer = Wynik grającego
    .help = Za ugraną grę liczy się jej wysokość albo zebrane punkty.
    .contract = wysokość gry
    .points = zebrane punkty
option-scoring-rounding_to = Zaokrąglanie do
    .help = Punkty zaokrągla się do wielokrotności tej liczby.
option-scoring-rounding_half = Zaokrąglanie połówek
    .help = W którą stronę zaokrągla się połowę.
    .up = w górę
    .down = w dół
option-scoring-zero = Rozdanie bez punktów
    .help = Ile kosztuje rozdanie bez punktów albo bez lewy.
    .off = nic
    .strikes = trzy kreski: −120
    .per_hand = od razu −120
option-scoring-reset_at = Powrót do 0 przy
    .help = Wynik równy tej liczbie spada do 0.
option-lock-enabled = Próg (zamknięcie)
    .help = Blisko celu zyskuje się tylko pod pewnym warunkiem.
option-lock-strict = Próg dopiero powyżej
    .help = Warunek obowiązuje ponad progiem, a nie na progu.
option-lock-at = Próg od
    .help = Wynik, od którego obowiązuje próg.
option-lock-earns = Na progu
    .help = Jak zyskuje gracz na progu.
    .declarer = jako grający
    .declarer_with_marriage = grający z meldunkiem
    .marriage_or_sweep = meldunek/wszystkie lewy
    .any_marriage_or_sweep = każdy meldunek/wszystkie lewy
option-lock-no_trick_penalty = Bez lewy na progu
    .help = Ile traci gracz na progu bez lewy.
option-barrel-enabled = Beczka
    .help = Blisko celu zostaje kilka rozdań na wygraną.
option-barrel-exact_points = Beczka bez zaokrąglania
    .help = Na beczce niczego się nie zaokrągla.
option-barrel-at = Beczka od
    .help = Wynik gracza na beczce.
option-barrel-hands = Rozdań na beczce
    .help = Ile rozdań jest na wygraną.
option-barrel-need = Potrzeba na beczce
    .help = Ile trzeba zdobyć albo zalicytować, żeby wygrać z beczki.
option-barrel-crowd = Tłok na beczce
    .help = Co się dzieje, gdy jest tam więcej graczy.
    .share = mieszczą się wszyscy
    .clash = nowi spadają
    .push_off = nowi spychają
option-barrel-falls_to_zero = Spadków do zera
    .help = Spadek o tym numerze zabiera wszystko.
option-barrel-style = Rodzaj beczki
    .help = Klasyczna albo lwowska, bez limitu rozdań.
    .classic = klasyczna
    .lviv = lwowska
option-barrel-wins_by = Co wygrywa z beczki
    .help = Czy przy ugranej grze liczą się zdobyte punkty, czy sama wysokość gry.
    .points = zdobyte punkty
    .contract = wysokość gry
option-barrel-role = Kto wygrywa z beczki
    .help = Tylko grający czy też przeciwnik z tyloma punktami.
    .declarer = tylko grający
    .anyone = każdy
option-barrel-failure_is_fall = Przegrana to spadek
    .help = Gra przegrana na beczce liczy się jako spadek.
option-game-target = Cel
    .help = Wynik, który wygrywa.
option-game-exceed_target = Więcej niż cel
    .help = Cel trzeba przekroczyć, nie tylko osiągnąć.
option-game-tie = Remis
    .help = Wspólna wygrana albo jeszcze jedno rozdanie.
    .shared = wspólna wygrana
    .another_hand = jeszcze jedno rozdanie

## Prawa do ponownego rozdania, jako wartości i w zasadach

right-weak_hand = karty poniżej { $number } punktów
right-nines_dealt = { $number ->
        [one] { $number } dziewiątka
        [few] { $number } dziewiątki
       *[other] { $number } dziewiątek
    } w kartach
right-poor_talon = musik poniżej { $number } punktów
right-talon_nines = { $number ->
        [one] { $number } dziewiątka
        [few] { $number } dziewiątki
       *[other] { $number } dziewiątek
    } w musiku
right-nines_after_exchange = { $number ->
        [one] { $number } dziewiątka
        [few] { $number } dziewiątki
       *[other] { $number } dziewiątek
    } po wymianie
right-weak_after_exchange = po wymianie poniżej { $number } punktów
right-unless_marriage = bez meldunku na ręku
right-minimum_bid_only = tylko przy samym otwarciu

## Podział kart

layout-players = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
layout-hand = { $count ->
        [one] po { $count } karcie
        [few] po { $count } karty
       *[other] po { $count } kart
    }
layout-talon = { $talons ->
        [one] musik z { $count ->
            [one] { $count } karty
           *[other] { $count } kart
        }
        [few] { $talons } musiki po { $count }
       *[other] { $talons } musików po { $count }
    }
layout-pass = { $players ->
        [2] oddaje się { $count }
       *[other] oddaje się po { $count }
    }
layout-discard = odkłada się { $count }

## Menu

menu-title = Zasady tego stołu: { $preset }
menu-presets = Wybierz odmianę. Zastąpi wszystkie opcje.
button-menu-more-rules = Więcej zasad
menu-more-rules = Zasady, które mało kto zna. Wybór zastąpi wszystkie opcje.
menu-groups = Co chcesz zmienić?
menu-about = Naciśnij opcję, żeby zobaczyć, co znaczy.
menu-option = <b>{ $option }</b> – { $help }
menu-both = ⚠ { $why }
menu-now = teraz: { $value }
menu-changed = Zmiany: { $changes }
menu-page = strona { $page } z { $pages }
menu-table = Wygląd i początek gry
setting-pictures = Obrazki
setting-four_colours = Cztery kolory kart
setting-nudges = Przypomnienia na czacie
setting-draw_seats = Losowanie miejsc
setting-patience = Ruch bota na prośbę innych
setting-preset = Zasady
setting-join = Kto może usiąść
setting-reliable = Tylko kto kończy gry
setting-timer = Czas na ruch
button-menu-presets = Odmiany
button-menu-groups = Opcje
button-menu-table = Ten stół
button-set-both = Ustaw obie
button-menu-back = Wróć
button-menu-close = Gotowe
button-menu-keep = Zapisz dla czatu
button-setting = { $name }: { $value }
