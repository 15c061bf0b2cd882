### Табліца ліку.
### A draft: no native speaker has read this file yet.

sheet-strike = болт
sheet-strike_penalty = трэці болт: −120
sheet-barrel_on = на бочцы
sheet-barrel_off = ужо не на бочцы
sheet-barrel_fall = злёт з бочкі
sheet-barrel_to_zero = злёт да 0
sheet-barrel_push = сапхнулі з бочкі
sheet-locked = пад замком, без прыбаўкі
sheet-sitter_bonus = прэмія за прыкуп
sheet-concession_penalty = лішні роспіс: −120
sheet-made = згуляна
sheet-down = не згуляна
sheet-conceded = роспіс
why-contract = у лік ідзе замова
why-short = не хапіла: { $points }
why-rounded = акруглена
why-barrel = на бочцы залічваецца толькі перамога
why-stays = застаецца { $total }
why-given-up = за роспіс
sheet-title = Лік · стол { $code }
sheet-empty = Ніводная раздача яшчэ не дагуляна.
sheet-earlier = { $count ->
        [one] Раней была яшчэ { $count } раздача.
        [few] Раней былі яшчэ { $count } раздачы.
       *[many] Раней было яшчэ { $count } раздач.
    }
sheet-taken = З раздачы { $hand }: { $names }
sheet-hand = Раздача { $number }: { $changes }
sheet-totals = Вынік: { $totals }
