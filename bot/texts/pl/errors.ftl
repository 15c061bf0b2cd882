### Dlaczego gra na coś nie pozwala. Zwykły tekst, najwyżej 200 znaków.

error-other = Teraz tak się nie da.
error-must_follow_suit = Trzeba dołożyć do koloru: wyjście jest w { $suit }, a masz { $suit } na ręku.
error-must_beat = Trzeba przebić { $card }, jeśli masz czym.
error-must_trump = Nie masz koloru, więc trzeba dać atut: { $suit }.
error-must_overtrump = Trzeba dać wyższy atut niż { $card }.
error-not_in_hand = Nie masz już { $card }.
error-no_marriage = { $why ->
        [not_leading] Meldować można tylko przy wyjściu.
        [no_trick_yet] Najpierw weź lewę: dopiero potem można meldować.
       *[not_both_cards] Do tego meldunku trzeba mieć króla i damę: { $suit }.
    }
error-no_four_aces = Cztery asy pokazuje się, wychodząc jednym z nich, ale dopiero po wzięciu lewy.
error-wrong_phase = Teraz pora na inny ruch: zobacz najnowszą wiadomość.
error-bid_too_low = Za mało: następna odzywka to co najmniej { $minimum }.
error-bid_too_high = Za dużo: możesz dać najwyżej { $maximum }.
error-needs_marriage = Do tego trzeba mieć meldunek na ręku: bez niego najwyżej { $maximum }.
error-bid_off_step = Licytuje się co { $step }.
error-must_open = Musisz otworzyć licytację: { $minimum }.
error-silent = Z takim wynikiem nie można licytować: możesz tylko pasować.
error-already_looked = Swoje karty już znasz.
error-no_right = Nie masz teraz prawa do ponownego rozdania.
error-no_concession = Teraz nie można rzucić bomby.
error-no_such_talon = Nie ma takiego musiku.
error-no_card_due = { $to } ma już swoją kartę.
error-talon_cards_only = Nikt nie przebił Twojego otwarcia, więc oddać możesz tylko karty z musiku.
error-no_discard_due = Teraz nie odkłada się kart.
error-bad_cut = Przełożyć można od 1 do { $maximum } kart.
error-bad_positions = Wskaż { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }: nie pierwsze, nie ostatnie i żadnych dwóch obok siebie.
error-hand_over = To rozdanie już się skończyło.
error-game_over = Ta gra już się skończyła.
error-bad_record = Nie rozumiem.
error-bad-rules-value = „{ $typed }” nie pasuje do opcji „{ $field }”. Możliwe: { $allowed }.
error-bad-rules-chosen = „{ $field }: { $value }” nie pasuje do Waszego ustawienia „{ $other }: { $set }”. Najpierw zmieńcie tamtą opcję.
error-bad-rules-preset = „{ $field }: { $value }” nie pasuje do „{ $other }: { $set }” z odmiany „{ $preset }”.
error-bad-rules-both = Pasuje, gdy „{ $other }: { $instead }”.
error-judge_seat = Sędzia nie rozstrzyga przy stole, przy którym gra.
error-no_such_player = Na tym miejscu nikt nie siedzi.
error-penalty_points = Kara wynosi od { $minimum } do { $maximum } punktów.
