### How to play, in one minute: made of the table’s rules. Then what a person’s first hands are accompanied by.

howto-title = 1분 만에 배우는 사우전드
howto-cards = <b>카드.</b> { $deck }장, 센 순서: { $order }. 10이 킹을 이겨요!
howto-auction =
    <b>비딩.</b> { $opening }점부터 점수를 약속해요. { $exchange ->
        [pass] 가장 높게 부른 사람이 탈론을 받고, 상대에게 한 장씩 건넨 뒤 먼저 내요.
        [pass_one] 가장 높게 부른 사람이 탈론을 받고, 상대에게 한 장을 건넨 뒤 먼저 내요.
        [discard] 가장 높게 부른 사람이 탈론을 받고, 같은 수만큼 카드를 버린 뒤 먼저 내요.
       *[none] 가장 높게 부른 사람이 먼저 내요.
    }
howto-no-auction = <b>비딩 없음.</b> 각자 자기 점수를 모으고, 딴 점수를 그대로 가져요.
howto-tricks =
    <b>트릭.</b> { $beat ->
        [yes] 무늬를 따르고, 할 수 있으면 더 높은 카드를 내요.
       *[no] 무늬를 따라 내요.
    } 트릭을 딴 사람이 그 점수를 얻고 다음 트릭을 먼저 내요.
howto-stock = <b>더미.</b> 트릭마다 한 장씩 뽑아요. 더미가 남아 있는 동안에는 아무 카드나 낼 수 있어요.
howto-marriages = <b>매리지.</b> 같은 무늬의 킹과 퀸. 한 장을 들고 다른 한 장을 먼저 내면 바로 ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }점이고, 그 무늬가 으뜸패(기루다)가 돼요.
howto-score = <b>점수.</b> 약속을 지키면 더하고, 못 지키면 빼요. 다른 사람은 딴 만큼 얻어요. 먼저 { $target }점이면 이겨요.
howto-score-own = <b>점수.</b> 모두 딴 만큼 얻어요. 먼저 { $target }점이면 이겨요.
howto-first = <i>패스는 손해가 없어요. 에이스나 매리지가 있을 때 비드하세요.</i>
button-howto = 게임 방법
button-practise = ▶ 바로 연습하기
button-learn = 게임 배우기
button-add-to-group = 그룹에 추가
button-language = 언어
button-tips-off = 길잡이 끄기
button-tips-on = 길잡이 켜기

## Tips: facts of what one sees oneself, never advice

coach-auction =
    { $count ->
        [0] 내 카드는 { $points }점이고 매리지는 없어요.
       *[other] 내 카드는 { $points }점이고 매리지 { $marriages }도 있어요 (+{ $value }).
    } 가장 높이 부른 사람은 자기가 부른 만큼 점수를 따야 해요.
coach-worth = 이런 패라면 주공은 네 번 중 세 번은 적어도 { $points }점을 얻어요.
coach-price = 이런 패는 { $points }점까지 안전한데 { $contract }점이 필요해요. 실패하면 { $lost }점을 잃고, 포기하면 { $cost }점을 잃고 다른 사람은 각각 { $others }점을 얻어요.
coach-pass = 패스는 손해가 없어요.
coach-opening = 아무도 더 높게 안 부르면 그게 공약이에요.
coach-cut = 아직 아무도 카드를 보지 못했어요. 이 선택으로 받는 카드가 바뀌지만, 어떻게 바뀔지는 순전히 운이에요.
coach-choose = 두 탈론 가운데 하나를 가져가세요. 무엇이 들었는지는 아무도 몰라요.
coach-talon = 비딩에서 이겨서 탈론을 가져왔어요. 탈론 카드는 이제 손에 있어요.
coach-concession = 공약에 성공하면 그만큼 얻고, 실패하면 그만큼 잃어요. 포기하면 판이 바로 끝나요.
coach-give = 공약은 { $contract }점이에요. 지금 내 카드는 { $points }점어치예요. 건넨 카드는 상대에게 점수가 될 수 있어요.
coach-contract = 이제 카드를 알았으니 비딩의 { $contract }점보다 더 약속할 수 있어요. 성공하면 더 많이 얻고, 실패하면 더 많이 잃어요.
coach-lesson = 더 알아보기: 배우기의 “{ $lesson }”.
button-lesson-of-tip = 📖 { $lesson }
button-ladder = ▶ 봇 사다리: { $level }
coach-lead = 이번에는 내가 먼저 내요. 다른 사람은 할 수 있으면 그 무늬를 따라요. 트릭을 딴 사람이 점수를 얻고 다음에 먼저 내요. 10이 킹을 이겨요.
coach-trump = 이제 { $suit } 무늬가 으뜸패예요. 다른 무늬를 모두 이겨요.
coach-marriage = { $marriages } 킹과 퀸이 있어요. 그중 한 장을 먼저 내며 선언하면 바로 { $value }점이고, 그 무늬가 으뜸패가 되어 다른 무늬를 모두 이겨요.
coach-follow =
    { $suit }로 시작했어요. { $why ->
        [follow] { $suit }가 있으니 { $suit }를 내야 해요.
        [beat] { $suit }가 있으니 { $suit }를, 놓인 카드보다 높게 내야 해요.
        [trump] { $suit }가 없으니 으뜸패를 내야 해요.
       *[free] 아무 카드나 낼 수 있어요.
    }
coach-possible = 지금 낼 수 있는 카드: { $cards }.
coach-result =
    지난 판: { $why ->
        [made] { $contract }점을 약속하고 { $points }점을 땄어요. 성공!
        [down] { $contract }점을 약속했는데 { $points }점만 땄어요. 실패.
        [gave-up] { $contract }점 공약을 포기했어요.
        [others-gave-up] { $name }님이 { $contract }점 공약을 포기해서 다른 사람이 점수를 받았어요.
        [sat-out] 쉬었어요.
        [own-rounded] 트릭과 매리지로 { $points }점을 땄어요(반올림).
       *[own] 트릭과 매리지로 { $points }점을 땄어요.
    }
coach-change =
    { $reason ->
        [barrel] 배럴 때문에 내 총점 { $delta }점.
        [golden] 골든 라운드는 두 배: 내 총점 { $delta }점.
        [blind] 블라인드는 두 배: 내 총점 { $delta }점.
        [fine] 벌점까지 내 총점 { $delta }점.
        [locked] 잠겨 있어서 내 총점 { $delta }점.
       *[none] 내 총점 { $delta }점.
    }
share-learn = 다섯 단계로 배우기: { $link }
inline-rules = 한 장으로 보는 규칙

button-short = ▶ 300점 게임
button-short-next = ▶ 다음 짧은 게임
button-whole-game = ▶ 1000점 게임
short-head = { $target }점까지 짧은 게임 · 봇: { $level }
short-won = 이겼어요! 다음 짧은 게임에서는 봇이 더 잘해요. 난이도: { $level }.
short-lost = 이번엔 아쉬웠어요. 다시 해 보세요. 봇 난이도은 그대로예요: { $level }.
short-ready = 이제 정식 게임을 해 볼 때예요. 짧은 게임에서 { $count }번 이겼어요.
