### Рахунок.

## Позначки закінченої роздачі

sheet-strike = болт
sheet-strike_penalty = третій болт: −120
sheet-barrel_on = на бочці
sheet-barrel_off = уже не на бочці
sheet-barrel_fall = падіння з бочки
sheet-barrel_to_zero = падіння до 0
sheet-barrel_clash = тиснява на бочці
sheet-barrel_push = зіштовхнуто з бочки
sheet-locked = під замком, очки не додаються
sheet-sitter_bonus = премія за прикуп
sheet-golden = золотий кін, подвійно
sheet-blind = втемну, подвійно
sheet-reset = самоскид, знову 0
sheet-golden_reset = ще один золотий кін, знову 0
sheet-no_trick_penalty = під замком без взяток
sheet-concession_penalty = на один розпис забагато: −120
sheet-dealer_penalty = штраф роздавачеві: −120
sheet-judge_penalty = штраф судді
sheet-made = зіграно
sheet-down = не зіграно
sheet-conceded = розпис
sheet-annulled = скасовано

why-contract = записується замовлення
why-short = забракло: { $points }
why-rounded = заокруглено
why-barrel = на бочці зараховується лише перемога
why-stays = лишається { $total }
why-given-up = за розпис

sheet-title = Рахунок · стіл { $code }
sheet-empty = Жодної роздачі ще не дограно.
sheet-earlier = { $count ->
        [one] Раніше була ще { $count } роздача.
        [few] Раніше були ще { $count } роздачі.
       *[other] Раніше було ще { $count } роздач.
    }
sheet-ruling = Роздача { $hand }: { $ruling }
sheet-rulings-earlier = { $count ->
        [one] Раніше було ще { $count } рішення судді.
        [few] Раніше було ще { $count } рішення судді.
       *[many] Раніше було ще { $count } рішень судді.
    }
sheet-taken = З роздачі { $hand }: { $names }
sheet-hand = Роздача { $number }: { $changes }
sheet-totals = Рахунок: { $totals }
