### 게임에서 할 수 없는 행동의 이유. 200자까지의 일반 글.

error-other = 지금은 할 수 없어요.
error-must_follow_suit = 먼저 나온 무늬가 { $suit }이고 손에 { $suit } 카드가 있으니, 그 무늬를 내야 해요.
error-must_beat = 가능하면 { $card }보다 높은 카드를 내야 해요.
error-must_trump = 따라 낼 무늬가 없으면 으뜸패를 내야 해요: { $suit }.
error-must_overtrump = { $card }보다 높은 으뜸패를 내야 해요.
error-not_in_hand = { $card } 카드는 이제 손에 없어요.
error-no_marriage = { $why ->
        [not_leading] 킹과 퀸의 매리지는 트릭을 먼저 시작할 때만 선언할 수 있어요.
        [no_trick_yet] 킹과 퀸의 매리지를 선언하려면 먼저 트릭을 하나 따야 해요.
       *[not_both_cards] 매리지를 선언하려면 { $suit } 킹과 퀸이 모두 손에 있어야 해요.
    }
error-no_four_aces = 에이스 4장은 트릭을 하나 딴 뒤, 그중 한 장으로 트릭을 시작하면서 선언해요.
error-wrong_phase = 지금은 다른 행동을 할 차례예요. 최신 메시지에서 확인해 주세요.
error-bid_too_low = 너무 낮아요. 다음 비드는 { $minimum }점 이상이에요.
error-bid_too_high = 너무 높아요. 비드는 { $maximum }점까지예요.
error-needs_marriage = 손에 매리지가 있어야 해요. 없으면 { $maximum }점까지만 부를 수 있어요.
error-bid_off_step = 비드는 { $step }점씩 올라가요.
error-must_open = { $minimum }점으로 비딩을 시작해야 해요.
error-silent = 총점이 비드 제한선보다 낮아서 패스만 할 수 있어요.
error-already_looked = 이미 패를 봤어요.
error-no_right = 지금은 딜미스를 선언할 수 없어요.
error-no_concession = 이번 판은 지금 포기할 수 없어요.
error-no_such_talon = 그런 탈론은 없어요.
error-no_card_due = { $to }님은 이미 카드를 받았어요.
error-talon_cards_only = 시작 점수로 주공이 되어서 탈론의 카드만 건넬 수 있어요.
error-no_discard_due = 지금은 카드를 버릴 때가 아니에요.
error-bad_cut = 컷은 1부터 { $maximum } 사이에서 할 수 있어요.
error-bad_positions = 자리를 { $count }개 골라 주세요. 맨 앞과 맨 뒤, 서로 이웃한 두 자리는 안 돼요.
error-hand_over = 이 판은 끝났어요.
error-game_over = 이 게임은 끝났어요.
error-bad_record = 무슨 뜻인지 알아듣지 못했어요.
error-bad-rules-value = “{ $typed }”: “{ $field }” 옵션에 맞지 않아요. 쓸 수 있는 값: { $allowed }.
error-bad-rules-chosen = “{ $field }: { $value }” 설정은 지금의 “{ $other }: { $set }” 설정과 함께 쓸 수 없어요. 그 설정을 먼저 바꿔 주세요.
error-bad-rules-preset = “{ $field }: { $value }” 설정은 프리셋 “{ $preset }”의 “{ $other }: { $set }” 설정과 함께 쓸 수 없어요.
error-bad-rules-both = “{ $other }: { $instead }” 설정이라면 함께 쓸 수 있어요.
error-judge_seat = 자기가 게임하는 테이블은 심판할 수 없어요.
error-no_such_player = 그 자리에는 아무도 없어요.
error-penalty_points = 벌점은 { $minimum }점에서 { $maximum }점까지예요.
