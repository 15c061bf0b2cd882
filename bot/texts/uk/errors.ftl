### Чому гра чогось не дозволяє. Простий текст, щонайбільше 200 знаків.

error-other = Зараз так не можна.
error-must_follow_suit = Треба класти в масть: зайшли з { $suit }, а в тебе є { $suit }.
error-must_beat = Треба побити { $card }: тобі є чим.
error-must_trump = Масті в тебе немає, тож треба класти козиря: { $suit }.
error-must_overtrump = Треба класти козиря, старшого за { $card }.
error-not_in_hand = У тебе вже немає { $card }.
error-no_marriage = { $why ->
        [not_leading] Мар’яж оголошують тоді, коли заходять.
        [no_trick_yet] Спершу взятка, потім мар’яж: у тебе ще немає жодної взятки.
       *[not_both_cards] Для мар’яжу треба мати і короля, і даму: { $suit }.
    }
error-no_four_aces = Щоб оголосити чотири тузи, зайди з одного з них, коли вже маєш взятку.
error-wrong_phase = Зараз потрібен інший хід. Який саме — в останньому повідомленні.
error-bid_too_low = Замало: тепер заявка — щонайменше { $minimum }.
error-bid_too_high = Забагато: тобі можна заявити щонайбільше { $maximum }.
error-needs_marriage = Для цього потрібен мар’яж на руках: без нього можна заявити щонайбільше { $maximum }.
error-bid_off_step = Крок торгів — { $step }.
error-must_open = Мусиш відкрити торги: { $minimum }.
error-silent = У тебе замало очок, щоб торгуватися: можна тільки пасувати.
error-already_looked = Свої карти ти вже бачиш.
error-no_right = Зараз у тебе немає права на перездачу.
error-no_concession = Зараз цю роздачу розписати не можна.
error-no_such_talon = Такого прикупу немає.
error-no_card_due = { $to } вже має свою карту.
error-talon_cards_only = Торги виграно початковою заявкою: віддавати можна тільки карти з прикупу.
error-no_discard_due = Зараз карт не зносять.
error-bad_cut = Зняти можна від 1 до { $maximum } карт.
error-bad_positions = Назви { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[other] { $count } місць
    }: не перше, не останнє й не два сусідні.
error-hand_over = Цю роздачу вже закінчено.
error-game_over = Цю гру вже закінчено.
error-bad_record = Не розумію.
error-bad-rules-value = «{ $typed }» не підходить для «{ $field }». Можна: { $allowed }.
error-bad-rules-chosen = «{ $field }: { $value }» не поєднується з вибраним «{ $other }: { $set }». Спершу зміни його.
error-bad-rules-preset = «{ $field }: { $value }» не поєднується з «{ $other }: { $set }» з варіанта «{ $preset }».
error-bad-rules-both = Можна, якщо «{ $other }: { $instead }».
error-judge_seat = Хто грає за цим столом, тут не судить.
error-no_such_player = На цьому місці нікого немає.
error-penalty_points = Штраф — від { $minimum } до { $maximum } очок.
