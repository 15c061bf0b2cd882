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
study-free = Opracowanie bez nazwy
study-unfinished = niedokończone
study-refused-bad-card = Nie rozumiem „{ $card }”. Karty wpisuje się tak: AS TS KH.
study-refused-card-twice = { $card } nie może być w dwóch miejscach.
study-refused-not-in-deck = W tej talii nie ma { $card }.
study-refused-too-many-cards = Za dużo kart. Najwięcej może ich być { $limit }.
study-refused-missing-cards = Brakuje kart. Dodaj je albo wylosuj resztę.
study-refused-uneven-hands = Przed lewą wszyscy, którzy grają, mają po tyle samo kart.
study-refused-no-whole-tricks = Z zagranych kart nie da się złożyć całych lew.
study-refused-discards-impossible = Liczba odłożonych kart musi być taka: { $count }.
study-refused-talon-impossible = Przy tych zasadach musik nie może tak wyglądać.
study-refused-stock-impossible = Talia do dobierania nie może tak wyglądać: ma najwyżej { $limit } kart, po równo dla każdego, a dopóki się nie skończy, każdy ma komplet kart.
study-refused-trump-undeclared = Kolor jest atutem dopiero po meldunku.
study-refused-marriage-impossible = Tego meldunku nie mogło być: król albo dama musi już być w grze, a drugiej karty nie może mieć nikt inny.
study-refused-points-impossible = Punkty się nie zgadzają. Razem musi ich być { $total }.
study-refused-tricks-impossible = Lewy się nie zgadzają. Zagrane do tej pory: { $count }.
study-refused-declarer-impossible = Przy tych zasadach nie może być takiego grającego.
study-refused-leader-impossible = Ta osoba w tym rozdaniu nie gra.
study-refused-contract-impossible = Wysokość gry musi być od { $lowest } do { $highest }, co { $step }.
study-refused-totals-impossible = Przy tych zasadach nie można mieć wyniku { $total }.
study-refused-trick-impossible = Te karty nie mogły tak trafić na stół.
study-refused-at = Rozdanie { $hand }, ruch { $move }, { $name }: { $why }
study-refused-not-your-turn = Kolej kogoś innego.
study-refused-wrong-phase = Ten ruch tu nie pasuje.
study-refused-bad-record = Nie umiem odczytać tej gry.
study-refused-too-big = To opracowanie jest za duże.
study-refused-no-such-place = Tego miejsca nie ma w opracowaniu.
study-refused-later-hands = Od tego rozdania zależą następne. Najpierw otwórz je jako osobne opracowanie.
