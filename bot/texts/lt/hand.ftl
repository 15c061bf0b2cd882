### Asmeninės kortos ir priminimai.
### A draft: no native speaker has read this file yet.

hand-head = Tavo kortos
hand-none = Dabar kortų neturi.
hand-sits-out = Šį dalijimą ilsiesi.
hand-barrel-need = Statinėje mažiau nei { $need } nelaimi.
hand-bids-opening = Sėdi dalytojui iš kairės, todėl turi pradėti varžytuves: { $value }.
hand-bids-no-marriage = Be poros rankoje gali siūlyti daugiausia { $maximum }.
hand-bids-marriages = { $count ->
        [one] Su pora rankoje gali siūlyti daugiausia { $maximum }.
       *[other] Su poromis rankoje gali siūlyti daugiausia { $maximum }.
    }
hand-bids-barrel = Statinėje gali siūlyti daugiausia { $maximum }.
hand-bids-ceiling = Daugiau nei { $maximum } siūlyti negali niekas.
hand-bids-pass = { $why } Lieka tik pasuoti.
hand-total = Tavo taškai: { $total } · šis dalijimas { $points }
hand-void = nėra
hand-not-now = „·“ prieš kortą: dabar jos dėti negalima.
hand-your-turn = Tavo eilė: { $what }
hand-stood-in = Už tave žaidžia botas. Spausk „Grįžti į žaidimą“, kad žaistum toliau.
hand-away = Tavęs nėra prie stalo. Spausk „Grįžti į žaidimą“, kad vėl užimtum savo vietą.
hand-earlier = Šios kortos pasenusios. Spausk „Mano kortos“, kad pamatytum dabartines.
ask-opening = pradėk varžytuves
ask-auction = siūlyk arba pasuok
ask-concession = žaisk arba pasiduok iškart
ask-exchange = sutvarkyk pirkinį
ask-give = atiduok kortą, ją gaus { $name }
ask-discard = išmesk { $count ->
        [one] { $count } kortą
        [few] { $count } kortas
       *[other] { $count } kortų
    }
ask-contract = paskelbk, už kiek žaidi
ask-lead = eik
ask-play = dėk kortą
button-concede = Pasiduoti: kitiems po +{ $others }
button-concede-fined = Pasiduoti: −{ $cost }, kitiems po +{ $others }
button-write_down = Nusirašyti −{ $cost }
button-walk_out = Atsisakyti: −{ $cost }, kitiems po +{ $others }
button-play_on = Žaidžiu
button-redeal = Perdalyti
button-marriage = Pora: einu { $card } (+{ $value })
button-marriage-plain = Pora: einu { $card }
button-rest = Likusieji mano
button-contract-same = { $value } – nekelti
button-not-sure = Ne, atgal
button-switches = ⚙ Nustatymai
button-nudges-on = Priminimai: taip
button-nudges-off = Priminimai: ne
button-auto-on = Automatiškai: taip
button-auto-off = Automatiškai: ne
button-sure-concede = Tikrai pasiduoti?
button-sure-write_down = Tikrai −{ $cost }?
button-sure-walk_out = Tikrai už −{ $cost }?
glance-empty = Dabar kortų neturi.
numbers = Tavo pasirinkimai: { $numbers }
peek = { $trick } → { $winner }
nudge = { $mention }, tavo eilė: { $what }
