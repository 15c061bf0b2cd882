### Почему игра не разрешает действие. Простой текст, не больше 200 знаков.

error-other = Сейчас так нельзя.
error-must_follow_suit = Зашли с { $suit }, и { $suit } у тебя есть: клади в масть.
error-must_beat = Нужно перебить { $card }, если есть чем.
error-must_trump = Масти у тебя нет, значит, нужно класть козырь: { $suit }.
error-must_overtrump = Нужен козырь старше, чем { $card }.
error-not_in_hand = { $card } у тебя уже нет.
error-no_marriage = { $why ->
        [not_leading] Марьяж объявляют, когда заходят.
        [no_trick_yet] Сначала возьми взятку: только тогда можно объявить марьяж.
       *[not_both_cards] Для марьяжа нужны и король, и дама { $suit }.
    }
error-no_four_aces = Тузовый марьяж объявляют заходом с туза, когда на руках все четыре и уже есть своя взятка.
error-wrong_phase = Сейчас нужно другое. Что именно — в последнем сообщении.
error-bid_too_low = Мало: теперь заявка не меньше { $minimum }.
error-bid_too_high = Много: тебе можно заявить не больше { $maximum }.
error-needs_marriage = Для этого нужен марьяж на руках, без него — не больше { $maximum }.
error-bid_off_step = Торгуются с шагом { $step }.
error-must_open = Тебе нужно открыть торг: { $minimum }.
error-silent = Твой счёт слишком мал, чтобы торговаться: можно только пасовать.
error-already_looked = Свои карты ты уже видишь.
error-no_right = Сейчас у тебя нет права на пересдачу.
error-no_concession = Сейчас расписать нельзя.
error-no_such_talon = Такого прикупа нет.
error-no_card_due = { $to }: карта уже отдана.
error-talon_cards_only = Торг выигран начальной заявкой: отдавать можно только карты из прикупа.
error-no_discard_due = Сейчас ничего сносить не нужно.
error-bad_cut = Снять можно от 1 до { $maximum } карт.
error-bad_positions = Назови { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }: не первое, не последнее и не два соседних.
error-hand_over = Эта раздача уже окончена.
error-game_over = Эта игра уже окончена.
error-bad_record = Не понимаю.
error-bad-rules-value = «{ $typed }» не подходит для настройки «{ $field }». Можно: { $allowed }.
error-bad-rules-chosen = «{ $field }: { $value }» не сочетается с выбранной настройкой «{ $other }: { $set }». Сначала поменяй её.
error-bad-rules-preset = «{ $field }: { $value }» не сочетается с настройкой «{ $other }: { $set }» из варианта «{ $preset }».
error-bad-rules-both = Подойдёт, если «{ $other }: { $instead }».
error-judge_seat = Кто играет за этим столом, здесь не судит.
error-no_such_player = На этом месте никого нет.
error-penalty_points = Штраф — от { $minimum } до { $maximum } очков.
