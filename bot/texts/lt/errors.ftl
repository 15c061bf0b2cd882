### Kodėl žaidimas neleidžia.
### A draft: no native speaker has read this file yet.

error-other = Dabar taip negalima.
error-must_follow_suit = Eita { $suit }, ir tu turi { $suit }: dėk tą pačią rūšį.
error-must_beat = Reikia kirsti { $card }, jei turi kuo.
error-must_trump = Tos rūšies neturi, todėl reikia dėti kozirį: { $suit }.
error-must_overtrump = Reikia kozirio, vyresnio už { $card }.
error-not_in_hand = Kortos { $card } jau neturi.
error-no_marriage = { $why ->
        [not_leading] Porą skelbti galima tik pradedant kirtį.
        [no_trick_yet] Pirma paimk kirtį: tik tada galima skelbti porą.
       *[not_both_cards] Porai reikia ir karaliaus, ir damos: { $suit }.
    }
error-wrong_phase = Dabar reikia ko kito. Ko – žiūrėk naujausioje žinutėje.
error-bid_too_low = Per mažai: dabar siūloma ne mažiau nei { $minimum }.
error-bid_too_high = Per daug: gali siūlyti daugiausia { $maximum }.
error-needs_marriage = Tam reikia poros rankoje, be jos – daugiausia { $maximum }.
error-bid_off_step = Siūloma kas { $step }.
error-must_open = Turi pradėti varžytuves: { $minimum }.
error-no_right = Dabar neturi teisės prašyti perdalyti.
error-no_concession = Dabar pasiduoti negalima.
error-no_card_due = { $to } kortą jau turi.
error-talon_cards_only = Varžytuvės laimėtos pradiniu statymu: atiduoti galima tik pirkinio kortas.
error-hand_over = Šis dalijimas jau baigtas.
error-game_over = Šis žaidimas jau baigtas.
