### Zakończona gra krok po kroku: /replay.

replay-title = Powtórka · stół { $code }
replay-place = Rozdanie { $hand } z { $hands } · krok { $step } z { $steps }
replay-hand = { $name }: { $cards }
replay-talon = Musik, zakryty: { $cards }
replay-discards = Odłożone: { $cards }

## Co się stało

replay-deal = Karty są rozdane
replay-annul = Rozdanie zostaje unieważnione
replay-cut = { $name } przekłada karty ({ $at })
replay-cut-not = { $name } nie przekłada kart
replay-talon_positions = { $name } wskazuje miejsca kart na musik
replay-look = { $name } patrzy w karty
replay-bid = { $name } licytuje { $value }
replay-pass = { $name } pasuje
replay-redeal = { $name } prosi o ponowne rozdanie
replay-concede = { $name } rzuca bombę
replay-play_on = { $name } gra dalej
replay-choose_talon = { $name } bierze musik { $number }
replay-give = { $name } → { $to }: { $card }
replay-discard = { $name } odkłada { $card }
replay-contract = { $name } gra za { $value }
replay-play = { $name } zagrywa { $card }

## Przyciski

button-replay-first = Początek
button-replay-back = Wstecz
button-replay-next = Dalej
button-replay-hand-before = ◂ Rozdanie
button-replay-hand-after = Rozdanie ▸
button-replay-last = Ostatnie

## Zakończona gra w oknie

study-title = Gra { $code }
study-hand = Rozdanie { $hand }
study-hands = Rozdania
study-view = Widok
study-step = Krok
study-hand-before = Poprzednie rozdanie
study-hand-after = Następne rozdanie
study-choices = Możliwości
study-made = wybrane
study-better = lepsze
study-mistakes = Błędy
study-find = Znajdź moje błędy
study-how = Skąd to wiadomo?
study-aside = Zakryte karty
study-seen = Jak było widać
study-opened = Z odkrytymi kartami
study-seen-points = średnio punktów przy możliwych układach kart
study-opened-points = punkty grającego przy najlepszej grze wszystkich
study-estimated-points = szacunek: punkty grającego przy najlepszej grze wszystkich
study-estimated = szacunek: punkty, gdy dalej grają boty
study-best = najlepsze
