### Zasady stołu prostymi słowami. Każde zdanie może użyć dowolnej opcji zasad pod jej nazwą z łącznikiem zamiast
### kropki; prawda i fałsz to `yes` i `no`, brak liczby to `none`.

rules-title = Zasady: { $preset }
rules-topics = Szczegóły i przykłady są pod przyciskami.
rules-usual = Nie ma tu otwartego stołu. /newgame otwiera stół z tymi zasadami.
rules-brief-players = Dla { $players } graczy, gramy do { $game-target }.
rules-brief-goal = Zbieraj lewy pełne punktów: A = 11, 10 = 10, K = 4, D = 3, W = 2, 9 = 0, w tej kolejności od najstarszej. Razem 120. Dziesiątka bije króla!
rules-brief-auction = { $auction-enabled ->
        [yes] Licytacja zaczyna się od { $auction-opening } i rośnie co { $auction-step }. Kto da najwięcej, musi tyle ugrać.
       *[no] Licytacji nie ma: każdy gra na siebie.
    }
rules-brief-marriages = Król i dama w jednym kolorze to meldunek: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. Zameldowany kolor staje się atutem.
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Powyżej { $lock-at } punktów obowiązuje próg: zyskujesz tylko jako grający.
            [declarer_with_marriage] Powyżej { $lock-at } punktów obowiązuje próg: zyskujesz tylko jako grający z meldunkiem.
           *[marriage_or_sweep] Powyżej { $lock-at } punktów obowiązuje próg: zyskujesz tylko z meldunkiem albo biorąc wszystkie lewy.
        }
       *[no] { $lock-earns ->
            [declarer] Od { $lock-at } punktów obowiązuje próg: zyskujesz tylko jako grający.
            [declarer_with_marriage] Od { $lock-at } punktów obowiązuje próg: zyskujesz tylko jako grający z meldunkiem.
           *[marriage_or_sweep] Od { $lock-at } punktów obowiązuje próg: zyskujesz tylko z meldunkiem albo biorąc wszystkie lewy.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] Od { $barrel-at } punktów siedzisz na beczce, bez limitu rozdań.
       *[classic] Od { $barrel-at } punktów siedzisz na beczce i masz { $barrel-hands ->
            [one] { $barrel-hands } rozdanie
            [few] { $barrel-hands } rozdania
           *[other] { $barrel-hands } rozdań
        } na wygraną.
    }

topic-minute = W jedną minutę
topic-deal = Rozdawanie
topic-auction = Licytacja
topic-talon = Musik
topic-redeal = Ponowne rozdanie
topic-concession = Bomba
topic-play = Gra
topic-marriages = Meldunki
topic-scoring = Punkty
topic-target = Koniec gry

rules-example = Przykład: { $example }

## Rozdawanie

rules-deal-deck = { $table-deck ->
        [20] 20 kart: A, 10, K, D, W w każdym kolorze, od najstarszej. Dziewiątek nie ma.
       *[24] 24 karty: A, 10, K, D, W, 9 w każdym kolorze, od najstarszej.
    }
rules-deal-layout =
    { $stock ->
        [0] { $players } graczy: { $layout }.
       *[other] { $players } graczy: { $layout }. Pozostałe karty ({ $stock }) dobiera się po jednej.
    }
rules-deal-sits-out = Gdy graczy jest czworo, w każdym rozdaniu grają trzy osoby. { $table-sits_out ->
        [dealer] Na musiku siedzi ten, kto rozdaje.
        [right_of_dealer] Na musiku siedzi gracz po prawej ręce rozdającego.
       *[opposite_dealer] Na musiku siedzi gracz naprzeciw rozdającego.
    }
rules-deal-sitter = { $sitter-card_points ->
        [yes] { $sitter-marriage ->
            [yes] Gdy musik zostanie odkryty lub wzięty, siedzący na musiku dostaje wartość tych kart po zaokrągleniu i wartość meldunku, jeśli w nim jest.
           *[no] Gdy musik zostanie odkryty lub wzięty, siedzący na musiku dostaje wartość tych kart po zaokrągleniu.
        }
       *[no] { $sitter-ace ->
            [0] { $sitter-marriage ->
                [yes] Gdy musik zostanie odkryty lub wzięty, siedzący na musiku dostaje wartość meldunku, jeśli w nim jest.
               *[no] Siedzący na musiku nie dostaje punktów.
            }
           *[other] { $sitter-marriage ->
                [yes] Gdy musik zostanie odkryty lub wzięty, siedzący na musiku dostaje { $sitter-ace } za każdego asa i wartość meldunku, jeśli w nim jest.
               *[no] Gdy musik zostanie odkryty lub wzięty, siedzący na musiku dostaje { $sitter-ace } za każdego asa.
            }
        }
    }
rules-deal-sitter-golden = W złotej rundzie liczy się to podwójnie.
rules-deal-next = Po każdym rozdaniu rozdaje następna osoba po lewej.
rules-deal-again = Gdy karty rozdaje się ponownie, rozdaje ta sama osoba.
rules-deal-cut = Przed rozdaniem gracz po prawej ręce rozdającego może przełożyć karty.
rules-deal-dealer-sets-talon = Przed rozdaniem rozdający wskazuje w ciemno miejsca w talii, z których powstanie musik: nigdy pierwszego ani ostatniego, nigdy dwóch sąsiednich.
rules-deal-bottom-jack = Jeśli ostatnia karta talii to walet, rozdaje się od nowa; trzeci raz z rzędu kosztuje rozdającego 120 i rozdaje następna osoba.
rules-deal-example = { $auction-enabled ->
        [yes] rozdaje Anna, po jej lewej siedzi Jan. Jan dostaje pierwszą kartę i pierwszy licytuje.
       *[no] rozdaje Anna, po jej lewej siedzi Jan. Jan dostaje pierwszą kartę i wychodzi do pierwszej lewy.
    }

## Licytacja

rules-auction-none = Licytacji nie ma. Nikt nie jest grającym, każdy liczy własne punkty.
rules-auction-opening = { $auction-forced_opening ->
        [yes] { $auction-opening_fixed ->
            [yes] Gracz po lewej ręce rozdającego musi otworzyć, dając dokładnie { $auction-opening }.
           *[no] Gracz po lewej ręce rozdającego musi otworzyć, dając co najmniej { $auction-opening }.
        }
       *[no] { $auction-opening_fixed ->
            [yes] Nikt nie musi otwierać; gdy wszyscy spasują, rozdaje następna osoba. Pierwsza odzywka to dokładnie { $auction-opening }.
           *[no] Nikt nie musi otwierać; gdy wszyscy spasują, rozdaje następna osoba. Pierwsza odzywka to co najmniej { $auction-opening }.
        }
    }
rules-auction-steps = { $auction-graded ->
        [yes] Każda odzywka jest wyższa dokładnie o { $auction-step }.
       *[no] Licytuje się co { $auction-step }, można też od razu o kilka kroków wyżej.
    } Kto spasuje, odpada; kto zostanie ostatni, ten gra i musi ugrać tyle, ile wylicytuje.
rules-auction-above-120 = { $auction-above_120 ->
        [free] Powyżej 120 może licytować każdy.
        [any_marriage] Powyżej 120 trzeba mieć meldunek na ręku.
       *[held_marriages] Nie wolno licytować więcej niż 120 plus meldunki na ręku.
    }
rules-auction-ceiling = Najwyższa możliwa gra to { $auction-ceiling }.
rules-auction-raise = { $auction-raise_after_exchange ->
        [yes] Przed wyjściem grający ustala wysokość gry: tyle, ile w licytacji, albo więcej.
       *[no] Gra się za tyle, ile w licytacji; podwyżek nie ma.
    }
rules-auction-silence = Kto ma mniej niż { $auction-silence_below }, nie licytuje, poza przymusowym otwarciem.
rules-auction-golden = { $auction-golden_round ->
        [on_with_reset] Złota runda: pierwsze rozdania, po jednym na każdego rozdającego, otwiera się za 120 i liczy podwójnie. Jeśli nikt nic nie ugra, jest następna złota runda, a wszyscy wracają do 0.
       *[on] Złota runda: pierwsze rozdania, po jednym na każdego rozdającego, otwiera się za 120 i liczy podwójnie. Jeśli nikt nic nie ugra, jest następna złota runda.
    }
rules-auction-blind = Można licytować bez patrzenia w karty. Grający, który w nie nie spojrzał, bierze musik, nie pokazując go innym, a karty oddaje odkryte. { $auction-blind ->
        [gains] Wszystkie zyski z tego rozdania są podwójne.
       *[all] Zyski i straty z tego rozdania są podwójne.
    }
rules-auction-example = { $two ->
        [yes] Anna otwiera za { $auction-opening }, Jan daje { $next }, Anna pasuje. Gra Jan i musi ugrać { $next }.
       *[no] Anna otwiera za { $auction-opening }, Jan daje { $next }, Ola i Anna pasują. Gra Jan i musi ugrać { $next }.
    }

## Musik

rules-talon-none = Musiku nie ma.
rules-talon-one = Grający bierze musik.
rules-talon-several = Grający wybiera w ciemno jeden z musików; drugi zostaje zakryty.
rules-talon-reveal = { $talon-reveal ->
        [always] Wzięty musik najpierw pokazuje się wszystkim.
        [never] Wziętego musiku nikt inny nie widzi.
        [contested] Wzięty musik najpierw pokazuje się wszystkim, jeśli ktoś przebił otwarcie; inaczej widzi go tylko grający.
       *[from_130] Wzięty musik najpierw pokazuje się wszystkim, jeśli licytacja doszła do 130; inaczej widzi go tylko grający.
    }
rules-talon-face-up = Musik leży odkryty od rozdania.
rules-talon-exchange =
    { $pass ->
        [0]
            { $discard ->
                [0] { $players } graczy: kart się nie oddaje, nic się nie odkłada.
                [one] { $players } graczy: kart się nie oddaje, odkłada się { $discard } kartę.
                [few] { $players } graczy: kart się nie oddaje, odkłada się { $discard } karty.
               *[other] { $players } graczy: kart się nie oddaje, odkłada się { $discard } kart.
            }
        [one]
            { $discard ->
                [0] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kartę, nic się nie odkłada.
                [one] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kartę, odkłada się { $discard } kartę.
                [few] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kartę, odkłada się { $discard } karty.
               *[other] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kartę, odkłada się { $discard } kart.
            }
        [few]
            { $discard ->
                [0] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } karty, nic się nie odkłada.
                [one] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } karty, odkłada się { $discard } kartę.
                [few] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } karty, odkłada się { $discard } karty.
               *[other] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } karty, odkłada się { $discard } kart.
            }
       *[other]
            { $discard ->
                [0] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kart, nic się nie odkłada.
                [one] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kart, odkłada się { $discard } kartę.
                [few] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kart, odkłada się { $discard } karty.
               *[other] { $players } graczy: { $players ->
                    [2] przeciwnik
                   *[other] każdy przeciwnik
                } dostaje { $pass } kart, odkłada się { $discard } kart.
            }
    }
rules-talon-pass-face-up = Oddane karty widzą wszyscy.
rules-talon-uncontested = Kto wygrał samym otwarciem, może oddać tylko karty z musiku.
rules-talon-discards = { $talon-discards_count_for ->
        [last_trick] Punkty kart odłożonych i nietkniętego musiku dostaje ten, kto weźmie ostatnią lewę.
        [nobody] Punkty kart odłożonych i nietkniętego musiku nie liczą się nikomu.
       *[declarer] Punkty kart odłożonych liczą się grającemu, a nietkniętego musiku nikomu.
    }
rules-talon-sweep = Gra za równo 120 jest ugrana także wtedy, gdy grający weźmie wszystkie lewy bez meldunku.
rules-talon-example = Jan bierze z musiku K♥, ma już D♥ i teraz trzyma meldunek kierowy.

## Ponowne rozdanie

rules-redeal-none = Przy słabych kartach nie można prosić o ponowne rozdanie.
rules-redeal-rights = O ponowne rozdanie można poprosić w swojej kolejce:
rules-redeal-weak_hand = { $auction ->
        [no] • przed swoją pierwszą kartą, z kartami wartymi mniej niż { $number } i bez meldunku
       *[yes] • w pierwszej kolejce licytacji, z kartami wartymi mniej niż { $number } i bez meldunku
    }
rules-redeal-nines_dealt = { $auction ->
        [no] { $unless_marriage ->
            [yes] { $number ->
                [4] • przed swoją pierwszą kartą, z czterema dziewiątkami i bez meldunku
               *[other] • przed swoją pierwszą kartą, z co najmniej { $number } dziewiątkami i bez meldunku
            }
           *[no] { $number ->
                [4] • przed swoją pierwszą kartą, z czterema dziewiątkami
               *[other] • przed swoją pierwszą kartą, z co najmniej { $number } dziewiątkami
            }
        }
       *[yes] { $unless_marriage ->
            [yes] { $number ->
                [4] • w pierwszej kolejce licytacji, z czterema dziewiątkami i bez meldunku
               *[other] • w pierwszej kolejce licytacji, z co najmniej { $number } dziewiątkami i bez meldunku
            }
           *[no] { $number ->
                [4] • w pierwszej kolejce licytacji, z czterema dziewiątkami
               *[other] • w pierwszej kolejce licytacji, z co najmniej { $number } dziewiątkami
            }
        }
    }
rules-redeal-poor_talon = { $minimum_bid_only ->
        [yes] • jako grający tuż po wzięciu musiku wartego mniej niż { $number }, jeśli nikt nie przebił otwarcia
       *[no] • jako grający tuż po wzięciu musiku wartego mniej niż { $number }
    }
rules-redeal-talon_nines = • jako grający tuż po wzięciu musiku z co najmniej { $number } dziewiątkami
rules-redeal-nines_after_exchange = { $number ->
        [4] • przed swoją pierwszą kartą, z czterema dziewiątkami
       *[other] • przed swoją pierwszą kartą, z co najmniej { $number } dziewiątkami
    }
rules-redeal-weak_after_exchange = { $minimum_bid_only ->
        [yes] • przed swoją pierwszą kartą, z kartami wartymi mniej niż { $number }, jeśli Twoja najwyższa odzywka to otwarcie
       *[no] • przed swoją pierwszą kartą, z kartami wartymi mniej niż { $number }
    }
rules-redeal-how = Bot o to nie pyta: każdy inny ruch oznacza rezygnację z tego prawa. Rozdaje ta sama osoba, punktów nie ma.
rules-redeal-third = Trzecie z rzędu ponowne rozdanie z powodu dziewiątek kosztuje rozdającego 120, a rozdaje następna osoba.
rules-redeal-example = pod kartami jest przycisk „Ponowne rozdanie”. Naciśnij go, a karty rozdaje się od nowa; po odzywce albo zagraniu przycisk znika.

## Bomba

rules-concession-none = Bomby rzucić nie można: wylicytowaną grę trzeba rozegrać.
rules-concession-stage = { $concession-max_contract ->
        [none] { $concession-stage ->
            [before_talon] Bombę można rzucić przed odkryciem musiku.
           *[after_talon] Bombę można rzucić zaraz po obejrzeniu musiku.
        }
       *[other] { $concession-stage ->
            [before_talon] Bombę można rzucić przed odkryciem musiku, jeśli gra się za najwyżej { $concession-max_contract }.
           *[after_talon] Bombę można rzucić zaraz po obejrzeniu musiku, jeśli gra się za najwyżej { $concession-max_contract }.
        }
    }
rules-concession-payout = { $concession-payout ->
        [fixed] Grający ma 0, a każdy z pozostałych dostaje 60.
       *[half] { $concession-payout_minimum ->
            [0] Grający ma 0, a każdy z pozostałych dostaje połowę gry, zaokrągloną w górę do { $concession-payout_step }.
           *[other] Grający ma 0, a każdy z pozostałych dostaje połowę gry, zaokrągloną w górę do { $concession-payout_step }, co najmniej { $concession-payout_minimum }.
        }
    }
rules-concession-uses = { $concession-free_uses ->
        [none] Bomb może być dowolnie dużo.
        [1] { $concession-beyond ->
            [penalty] W jednej partii każdy może rzucić bez kary jedną bombę; za następną płaci się jeszcze 120, a licznik rusza od nowa.
           *[forbidden] W jednej partii każdy może rzucić bez kary jedną bombę; więcej nie wolno.
        }
        [few] { $concession-beyond ->
            [penalty] W jednej partii każdy może rzucić bez kary { $concession-free_uses } bomby; za następną płaci się jeszcze 120, a licznik rusza od nowa.
           *[forbidden] W jednej partii każdy może rzucić bez kary { $concession-free_uses } bomby; więcej nie wolno.
        }
       *[other] { $concession-beyond ->
            [penalty] W jednej partii każdy może rzucić bez kary { $concession-free_uses } bomb; za następną płaci się jeszcze 120, a licznik rusza od nowa.
           *[forbidden] W jednej partii każdy może rzucić bez kary { $concession-free_uses } bomb; więcej nie wolno.
        }
    }
rules-concession-write-down = Zamiast tego grający może zapisać grę na minus; pozostali nie dostają nic.
rules-concession-write-down-uses = W partii każdy może to zrobić { $concession-write_down_uses ->
        [1] raz.
       *[other] { $concession-write_down_uses } razy.
    }
rules-concession-walkout = Kto musiał otworzyć i nie został przebity, ogląda musik bez świadków i może zrezygnować za −100; każdy z pozostałych dostaje 50.
rules-concession-barrel = Na beczce bomby nie ma.
rules-concession-example = { $two ->
        [yes] Anna gra za 100, widzi, że nie ugra, i rzuca bombę: Anna 0, Jan { $payout }.
       *[no] Anna gra za 100, widzi, że nie ugra, i rzuca bombę: Anna 0, Jan i Ola po { $payout }.
    }

## Gra

rules-play-lead = { $auction-enabled ->
        [yes] Pierwszy wychodzi grający, potem ten, kto bierze lewę.
       *[no] Pierwszy wychodzi gracz po lewej ręce rozdającego, potem ten, kto bierze lewę.
    }
rules-play-follow = { $play-follow_suit ->
        [always] Trzeba dokładać do koloru.
       *[after_stock] Dopóki są karty do dobierania, można dać dowolną kartę; potem trzeba dokładać do koloru.
    }
rules-play-beat = { $play-must_beat ->
        [yes] Dokładając do koloru, trzeba przebić najwyższą kartę, jeśli się da i lewa nie jest już przebita atutem.
       *[no] Do koloru można dać dowolną kartę tego koloru.
    }
rules-play-void = { $play-when_void ->
        [trump] Kto nie ma koloru, musi dać atut, jeśli jakiś ma.
        [beat] Kto nie ma koloru, musi dać atut, jeśli może nim wziąć lewę; inaczej daje dowolną kartę.
       *[free] Kto nie ma koloru, może dać dowolną kartę.
    }
rules-play-overtrump = Dając atut do lewy, w której już leży atut, trzeba dać wyższy, jeśli się da.
rules-play-trick = Lewę bierze najwyższy atut, a bez atutu najwyższa karta koloru wyjścia. Do pierwszego meldunku atutu nie ma.
rules-play-stock = Po każdej lewie kartę dobiera najpierw ten, kto ją wziął, potem drugi gracz, aż karty się skończą.
rules-play-peek = { $play-peek ->
        [first_trick] Podejrzeć można tylko pierwszą lewę.
       *[last_trick] Podejrzeć można ostatnią lewę.
    }
rules-play-no-peek = Zakrytych lew nie wolno podglądać.
rules-play-example = ktoś wychodzi D♥, a Ty masz A♥ i W♥. { $play-must_beat ->
        [yes] Musisz dać A♥, bo przebija.
       *[no] Możesz dać jedną albo drugą.
    }

## Meldunki

rules-marriages-values = Król i dama w jednym kolorze: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
rules-marriages-how = Wyjdź jedną z tych kart, mając drugą na ręku: punkty liczą się od razu, nawet gdy lewa przepadnie, a kolor jest atutem do następnego meldunku.
rules-marriages-first = { $marriages-first_trick ->
        [yes] Można meldować już w pierwszym wyjściu.
       *[no] Najpierw trzeba wziąć jakąś lewę.
    }
rules-marriages-automatic = { $marriages-automatic ->
        [yes] Wyjście królem albo damą z pary samo jest meldunkiem.
       *[no] Meldunek zgłasza się przyciskiem; gdy jednej z dwóch kart już nie ma, meldunek przepada.
    }
rules-marriages-on-queen = Gdy gracz tuż przed Tobą dołożył damę, Twój król tego koloru też może być meldunkiem.
rules-marriages-four-aces = Cztery asy dają { $marriages-four_aces }: po wzięciu lewy wyjdź jednym z nich, mając na ręku wszystkie cztery.
rules-marriages-example = Anna wychodzi D♥, trzymając K♥: +{ $mH }, a kiery są atutem.

## Punkty

rules-scoring-declarer = Grający musi zebrać całą zapowiedzianą sumę w kartach i meldunkach, bez zaokrąglania. { $scoring-declarer ->
        [contract] Ugrane: plus tyle, za ile się grało, nie więcej. Nieugrane: tyle samo na minus.
       *[points] Ugrane: plus zebrane punkty po zaokrągleniu. Nieugrane: minus tyle, za ile się grało.
    }
rules-scoring-others = { $auction-enabled ->
        [yes] { $scoring-rounding_to ->
            [1] Pozostali dopisują, co zebrali, bez zaokrąglania.
            [10] { $scoring-rounding_half ->
                [up] Pozostali dopisują, co zebrali, po zaokrągleniu do 10; połówka idzie w górę.
               *[down] Pozostali dopisują, co zebrali, po zaokrągleniu do 10; połówka idzie w dół.
            }
           *[other] Pozostali dopisują, co zebrali, po zaokrągleniu do { $scoring-rounding_to }.
        }
       *[no] { $scoring-rounding_to ->
            [1] Każdy dopisuje, co zebrał, bez zaokrąglania.
            [10] { $scoring-rounding_half ->
                [up] Każdy dopisuje, co zebrał, po zaokrągleniu do 10; połówka idzie w górę.
               *[down] Każdy dopisuje, co zebrał, po zaokrągleniu do 10; połówka idzie w dół.
            }
           *[other] Każdy dopisuje, co zebrał, po zaokrągleniu do { $scoring-rounding_to }.
        }
    }
rules-scoring-zero = { $scoring-zero ->
        [strikes] { $auction-enabled ->
            [yes] Kto poza grającym nie zbierze żadnego punktu, dostaje kreskę (na beczce nie); trzecia kreska kosztuje 120, a potem liczy się od nowa.
           *[no] Kto nie zbierze żadnego punktu, dostaje kreskę (na beczce nie); trzecia kreska kosztuje 120, a potem liczy się od nowa.
        }
       *[per_hand] { $auction-enabled ->
            [yes] Kto poza grającym nie weźmie lewy, traci 120 i zameldowane punkty.
           *[no] Kto nie weźmie lewy, traci 120 i zameldowane punkty.
        }
    }
rules-scoring-reset = Wynik równy { $scoring-reset_at } spada do 0.
rules-scoring-example = { $auction-enabled ->
        [yes] gra za 150, zebrane 147: −150. Przeciwnik z 26 punktami dopisuje { $rounded }.
       *[no] za 26 zebranych punktów dopisuje się { $rounded }.
    }

## Koniec gry

rules-target-reach = { $game-exceed_target ->
        [yes] Wygrywa ten, kto pierwszy ma więcej niż { $game-target } punktów.
       *[no] Wygrywa ten, kto pierwszy dojdzie do { $game-target } punktów.
    }
rules-target-several = { $auction-enabled ->
        [yes] { $game-tie ->
            [shared] Gdy w jednym rozdaniu dojdzie tam kilka osób, wygrywa grający, jeśli jest wśród nich, inaczej najwyższy wynik. Przy równych wynikach wygrana jest wspólna.
           *[another_hand] Gdy w jednym rozdaniu dojdzie tam kilka osób, wygrywa grający, jeśli jest wśród nich, inaczej najwyższy wynik. Przy równych wynikach decyduje jeszcze jedno rozdanie.
        }
       *[no] { $game-tie ->
            [shared] Gdy w jednym rozdaniu dojdzie tam kilka osób, wygrywa najwyższy wynik. Przy równych wynikach wygrana jest wspólna.
           *[another_hand] Gdy w jednym rozdaniu dojdzie tam kilka osób, wygrywa najwyższy wynik. Przy równych wynikach decyduje jeszcze jedno rozdanie.
        }
    }
rules-target-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] Powyżej { $lock-at } punktów obowiązuje próg: zyskuje się tylko jako grający. Straty liczą się zawsze.
            [declarer_with_marriage] Powyżej { $lock-at } punktów obowiązuje próg: zyskuje się tylko jako grający, który zameldował. Straty liczą się zawsze.
            [any_marriage_or_sweep] Powyżej { $lock-at } punktów obowiązuje próg: zyskuje się tylko z meldunkiem albo wszystkimi lewami, nawet gdy do celu jeszcze brakuje. Straty liczą się zawsze.
           *[marriage_or_sweep] Powyżej { $lock-at } punktów obowiązuje próg: zyskuje się tylko z meldunkiem albo wszystkimi lewami, i to w rozdaniu, w którym dochodzi się do celu. Straty liczą się zawsze.
        }
       *[no] { $lock-earns ->
            [declarer] Od { $lock-at } punktów obowiązuje próg: zyskuje się tylko jako grający. Straty liczą się zawsze.
            [declarer_with_marriage] Od { $lock-at } punktów obowiązuje próg: zyskuje się tylko jako grający, który zameldował. Straty liczą się zawsze.
            [any_marriage_or_sweep] Od { $lock-at } punktów obowiązuje próg: zyskuje się tylko z meldunkiem albo wszystkimi lewami, nawet gdy do celu jeszcze brakuje. Straty liczą się zawsze.
           *[marriage_or_sweep] Od { $lock-at } punktów obowiązuje próg: zyskuje się tylko z meldunkiem albo wszystkimi lewami, i to w rozdaniu, w którym dochodzi się do celu. Straty liczą się zawsze.
        }
    }
rules-target-lock-no-trick = Kto na progu nie weźmie lewy, traci { $lock-no_trick_penalty }; grającego to nie dotyczy.
rules-target-lock-example = Anna ma { $held } i zbiera 40 punktów, nie spełniając tego warunku: wynik się nie zmienia.
rules-target-barrel = { $barrel-style ->
        [lviv] Kto doszedłby do { $barrel-at } lub wyżej bez wygranej, ma { $barrel-at } i siedzi na beczce; gra dalej bez limitu rozdań, a poniżej { $barrel-at } z niej schodzi. Meldunki na beczce dają tylko atut, a licytacja kończy się na 120.
       *[classic] Kto doszedłby do { $barrel-at } lub wyżej bez wygranej, ma { $barrel-at } i siedzi na beczce. Na wygraną { $barrel-hands ->
            [one] zostaje { $barrel-hands } rozdanie
            [few] zostają { $barrel-hands } rozdania
           *[other] zostaje { $barrel-hands } rozdań
        }.
    }
rules-target-barrel-wins = { $auction-enabled ->
        [no] Kto na beczce zdobędzie w rozdaniu co najmniej { $barrel-need } punktów, wygrywa partię.
       *[yes] { $barrel-wins_by ->
            [points] { $barrel-role ->
                [anyone] Grający na beczce wygrywa partię, jeśli ugra swoją grę (za ile, nieważne) i zdobędzie co najmniej { $barrel-need } punktów. Przeciwnik na beczce też wygrywa, jeśli zdobędzie co najmniej { $barrel-need } punktów.
               *[declarer] Grający na beczce wygrywa partię, jeśli ugra swoją grę (za ile, nieważne) i zdobędzie co najmniej { $barrel-need } punktów.
            }
           *[contract] { $barrel-role ->
                [anyone] Grający na beczce wygrywa partię, jeśli ugra grę za { $barrel-need } lub więcej. Przeciwnik na beczce też wygrywa, jeśli zdobędzie co najmniej { $barrel-need } punktów.
               *[declarer] Grający na beczce wygrywa partię, jeśli ugra grę za { $barrel-need } lub więcej.
            }
        }
    }
rules-target-barrel-down = { $auction-enabled ->
        [no] Po ostatnim rozdaniu spada się o 120.
       *[yes] { $barrel-failure_is_fall ->
            [yes] Przegrana gra zrzuca z beczki ze stratą i liczy się jako spadek. Po ostatnim rozdaniu spada się o 120.
           *[no] Przegrana gra zrzuca z beczki ze stratą. Po ostatnim rozdaniu spada się o 120.
        }
    }
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] Na beczce może siedzieć kilka osób.
        [clash] Jeśli w jednym rozdaniu na beczkę wchodzi kilka osób, wszystkie lądują 120 niżej.
       *[push_off] Kto wchodzi na beczkę, spycha tych, którzy już tam byli: po −120.
    }
rules-target-barrel-falls = Spadek z beczki numer { $barrel-falls_to_zero } zabiera wszystko: powrót do 0.
rules-target-barrel-exact = Na beczce niczego się nie zaokrągla.
rules-target-barrel-example = { $auction-enabled ->
        [no] Anna siedzi na beczce i zdobywa { $barrel-need } punktów: wygrywa partię.
       *[yes] { $barrel-wins_by ->
            [points] Anna siedzi na beczce, gra za { $low } i zdobywa { $barrel-need } punktów: wygrywa partię.
           *[contract] Anna siedzi na beczce, gra za { $low } i zdobywa { $barrel-need } punktów: to nie wygrywa, trzeba było grać za { $barrel-need }.
        }
    }
rules-target-example = { $near ->
        [barrel] { $from } punktów i jeszcze 160 daje wygraną od razu, z pominięciem beczki.
       *[other] { $from } punktów i jeszcze 160 daje wygraną od razu.
    }
