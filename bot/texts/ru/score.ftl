### Запись счёта.

## Пометки законченной раздачи

sheet-strike = болт
sheet-strike_penalty = третий болт: −120
sheet-barrel_on = на бочке
sheet-barrel_off = уже не на бочке
sheet-barrel_fall = слёт с бочки
sheet-barrel_to_zero = слёт до 0
sheet-barrel_clash = на бочке тесно
sheet-barrel_push = столкнули с бочки
sheet-locked = под замком, без прибавки
sheet-sitter_bonus = премия за прикуп
sheet-golden = золотой кон, вдвойне
sheet-blind = втёмную, вдвойне
sheet-reset = самосвал, снова 0
sheet-golden_reset = золотой кон заново, у всех 0
sheet-no_trick_penalty = под замком без взяток
sheet-concession_penalty = лишняя роспись: −120
sheet-dealer_penalty = штраф сдающему: −120
sheet-judge_penalty = штраф судьи
sheet-made = сыграно
sheet-down = не сыграно
sheet-conceded = роспись
sheet-annulled = отменена

why-contract = в счёт идёт заказ
why-short = не хватило: { $points }
why-rounded = округлено
why-barrel = на бочке засчитывается только победа
why-stays = остаётся { $total }
why-given-up = за роспись

sheet-title = Счёт · стол { $code }
sheet-empty = Ни одна раздача ещё не доиграна.
sheet-earlier = { $count ->
        [one] Раньше была ещё { $count } раздача.
        [few] Раньше были ещё { $count } раздачи.
       *[many] Раньше было ещё { $count } раздач.
    }
sheet-ruling = Раздача { $hand }: { $ruling }
sheet-rulings-earlier = { $count ->
        [one] Раньше было ещё { $count } решение судьи.
        [few] Раньше было ещё { $count } решения судьи.
       *[many] Раньше было ещё { $count } решений судьи.
    }
sheet-taken = С раздачи { $hand }: { $names }
sheet-hand = Раздача { $number }: { $changes }
sheet-totals = Итог: { $totals }
