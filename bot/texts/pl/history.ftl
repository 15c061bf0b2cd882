### Wydarzenia w historii stołu. Imiona, karty i kolory przychodzą gotowe do czytania.

history-contract-won = { $seat } wygrywa licytację: { $value }
history-contract-named = { $seat } gra za { $value }
history-marriage = { $seat } melduje { $suit } (+{ $value })
history-four-aces = { $seat } pokazuje cztery asy (+{ $value })
history-took-rest = { $seat } bierze resztę lew
history-unrated = Dwie osoby przy stole mają dziś za sobą pięć wspólnych partii do rankingu: ta się do niego nie liczy
history-talon = Musik: { $cards }
history-earlier = Wcześniej:
history-present = To rozdanie:
history-thrown-in = { $seat } prosi o ponowne rozdanie: { $right ->
        [weak_hand] za słabe karty
        [nines_dealt] dziewiątki w kartach
        [poor_talon] słaby musik
        [talon_nines] dziewiątki w musiku
        [nines_after_exchange] dziewiątki w kartach
        [weak_after_exchange] za słabe karty
       *[other] ma do tego prawo
    }
history-all-passed = Wszyscy pasują: nowe rozdanie
history-bottom-jack = Walet na spodzie: karty rozdaje się od nowa
history-conceded = { $seat } { $kind ->
        [write_down] zapisuje grę na minus
        [walk_out] rezygnuje z przymusowego otwarcia
       *[concede] rzuca bombę
    }
history-conceded-paid =
    { $seat } { $kind ->
        [write_down] zapisuje sobie −{ $value }
        [walk_out] rezygnuje z przymusowych { $value }
       *[concede] rzuca bombę przy { $value }
    }: po { $points } dla pozostałych
history-hand-made = { $seat }: { $value } ugrane
history-hand-down = { $seat }: { $value } nieugrane
history-hand-no-auction = Rozdanie policzone
history-barrel-on = { $seat } wchodzi na beczkę
history-barrel-off = { $seat } schodzi z beczki
history-barrel-fall = { $seat } spada z beczki
history-pushed = { $seat } spada z beczki: wchodzi ktoś nowy
history-strike = { $seat } bez punktów: kreska { $count }
history-dealer-penalty = { $seat } traci 120 jako rozdający
history-penalty = { $seat } traci { $points }, kara od sędziego: { $reason }
history-annulled = Sędzia unieważnia rozdanie: { $reason }
history-reset = { $seat } wraca do 0
history-moved-for = { $seat }: czas minął, ruch robi bot
history-stood-in = { $seat } – do powrotu gra bot
history-asked-move = { $seat }: ruch robi bot, prosi { $by }
history-back = { $seat } wraca do gry
history-left = { $seat } odchodzi, dalej gra bot
history-took-seat = { $seat } siada na wolne miejsce ({ $name }) i gra od następnego rozdania
history-took-bot-seat = { $seat } siada za bota i gra od następnego rozdania
history-golden-again = { $reset ->
        [yes] Nikt nic nie ugrał: jeszcze jedna złota runda, wszyscy zaczynają od 0
       *[no] Nikt nic nie ugrał: jeszcze jedna złota runda
    }
history-extra-hand = Remis na prowadzeniu: rozstrzyga jeszcze jedno rozdanie
history-game-won = { $count ->
        [one] { $winners } wygrywa grę
       *[other] Wspólna wygrana: { $winners }
    }
history-ended-counted = Gra zakończona, liczy się obecny wynik: { $winners }
history-forsaken = Od dawna nikt nie zagrał
history-ended-void = Gra zakończona: nikomu się nie liczy

# What one person has decided for all.

an-admin = administrator
history-decided-ended = Grę kończy { $who }
history-decided-paused = Grę wstrzymuje { $who }
history-decided-resumed = Grę wznawia { $who }
history-decided-rules-kept = { $who } zapisuje zasady dla następnych stołów tego czatu
history-decided-set = { $who } ustawia: { $what }
history-voted-set = Głosami graczy: { $what }
history-decided-kicked = { $who } usuwa od stołu: { $name }
history-decided-let-in = { $who } wpuszcza: { $name }
history-decided-turned-away = { $who } nie wpuszcza: { $name }
history-decided-language = Język stołu wybiera { $who }
history-unrated-here = Dwie osoby przy stole mają dziś za sobą wspólną partię do rankingu: ta się do niego nie liczy
history-people-anew = { $seat } siada do stołu: po tym rozdaniu gra zaczyna się od nowa od 0
history-people-later = { $seat } gra od następnego rozdania, a ta gra się nowej osobie nie liczy
history-paused-enough = Przerwa trwała pięć minut: gramy dalej
history-phrase = { $seat }: { $phrase }
