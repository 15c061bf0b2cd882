### Прыватныя карты і напаміны.
### A draft: no native speaker has read this file yet.

hand-head = Твае карты
hand-none = Цяпер карт няма.
hand-sits-out = У гэтай раздачы ты на прыкупе.
hand-barrel-need = На бочцы замова, меншая за { $need }, не выйграе.
hand-bids-opening = Ты сядзіш злева ад таго, хто раздае, таму мусіш адкрыць таргі: { $value }.
hand-bids-no-marriage = Без мар’яжу на руках можна заявіць не больш за { $maximum }.
hand-bids-marriages = { $count ->
        [one] З мар’яжам на руках можна заявіць не больш за { $maximum }.
       *[other] З мар’яжамі на руках можна заявіць не больш за { $maximum }.
    }
hand-bids-barrel = На бочцы можна заявіць не больш за { $maximum }.
hand-bids-ceiling = Больш за { $maximum } не можа заявіць ніхто.
hand-bids-pass = { $why } Застаецца толькі пас.
hand-total = Твой лік: { $total } · за гэтую раздачу { $points }
hand-void = няма
hand-not-now = «·» перад картай: цяпер яе класці нельга.
hand-your-turn = Твой ход: { $what }
hand-stood-in = За цябе гуляе бот. Націсні «Вярнуцца ў гульню», каб гуляць далей.
hand-away = Цябе няма за сталом. Націсні «Вярнуцца ў гульню», каб зноў заняць сваё месца.
hand-earlier = Гэтыя карты састарэлі. Націсні «Мае карты», каб убачыць цяперашнія.
ask-opening = адкрый таргі
ask-auction = таргуйся або пасуй
ask-concession = гуляй замову або распішы адразу
ask-exchange = разбяры прыкуп
ask-give = аддай карту, яе атрымае { $name }
ask-discard = знясі { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
ask-contract = назаві замову
ask-lead = заходзь
ask-play = кладзі карту
button-concede = Распісаць: іншым па +{ $others }
button-concede-fined = Распісаць: −{ $cost }, іншым па +{ $others }
button-write_down = Спісаць −{ $cost }
button-walk_out = Адмовіцца: −{ $cost }, іншым па +{ $others }
button-play_on = Гуляю
button-redeal = Пераздача
button-marriage = Мар’яж: заходжу { $card } (+{ $value })
button-marriage-plain = Мар’яж: заходжу { $card }
button-rest = Астатняе маё
button-contract-same = { $value } — не падымаць
button-not-sure = Не, назад
button-switches = ⚙ Налады
button-nudges-on = Напаміны: так
button-nudges-off = Напаміны: не
button-auto-on = Аўтаход: так
button-auto-off = Аўтаход: не
button-sure-concede = Дакладна распісаць?
button-sure-write_down = Дакладна −{ $cost }?
button-sure-walk_out = Дакладна за −{ $cost }?
glance-empty = Цяпер у цябе няма карт.
numbers = Твае варыянты: { $numbers }
peek = { $trick } → { $winner }
nudge = { $mention }, твой ход: { $what }
