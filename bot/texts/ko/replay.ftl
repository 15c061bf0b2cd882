### 끝난 게임을 한 단계씩 보기: /replay.

replay-title = 다시보기 · 테이블 { $code }
replay-place = { $hands }판 중 { $hand }번째 판 · { $steps }단계 중 { $step }단계
replay-hand = { $name }: { $cards }
replay-talon = 덮어 둔 탈론: { $cards }
replay-discards = 버린 카드: { $cards }

## 무엇을 했는지

replay-deal = 카드를 돌렸어요
replay-annul = 이 판은 무효가 되었어요
replay-cut = { $name }님이 { $at }에서 컷했어요
replay-cut-not = { $name }님이 컷하지 않았어요
replay-talon_positions = { $name }님이 탈론 자리를 정했어요
replay-look = { $name }님이 패를 봤어요
replay-bid = { $name }님이 { $value }점을 불렀어요
replay-pass = { $name }님이 패스했어요
replay-redeal = { $name }님이 딜미스를 선언했어요
replay-concede = { $name }님이 포기했어요
replay-play_on = { $name }님이 계속하기로 했어요
replay-choose_talon = { $name }님이 탈론 { $number }번을 가져갔어요
replay-give = { $name }님이 { $to }님께 { $card } 카드를 줬어요
replay-discard = { $name }님이 { $card } 카드를 버렸어요
replay-contract = { $name }님의 공약은 { $value }점이에요
replay-play = { $name }님이 { $card } 카드를 냈어요

## 버튼

button-replay-first = 처음
button-replay-back = 이전
button-replay-next = 다음
button-replay-hand-before = ◂ 판
button-replay-hand-after = 판 ▸
button-replay-last = 마지막 판

## 창에서 보는 끝난 게임

study-title = 게임 { $code }
study-hand = { $hand }번째 판
study-hands = 판 목록
study-view = 시점
study-step = 단계
study-hand-before = 이전 판
study-hand-after = 다음 판
study-choices = 선택지
study-made = 고른 것
study-better = 더 나은 것
study-mistakes = 실수
study-find = 내 실수 찾기
study-how = 어떻게 알 수 있나요?
study-aside = 덮은 카드
study-seen = 보이던 대로
study-opened = 카드를 모두 펼치고
study-seen-points = 있을 수 있는 카드 배치에서 얻는 평균 점수
study-opened-points = 모두가 가장 잘 칠 때 주공의 점수
study-estimated-points = 추정: 모두가 가장 잘 칠 때 주공의 점수
study-estimated = 추정: 봇이 이어서 칠 때의 점수
study-best = 가장 좋음
study-free = 이름 없는 분석
study-unfinished = 끝나지 않음
study-refused-bad-card = “{ $card }” 카드는 읽을 수 없어요. AS TS KH처럼 써 주세요.
study-refused-card-twice = { $card } 카드가 두 곳에 있을 수는 없어요.
study-refused-not-in-deck = 이 덱에는 { $card } 카드가 없어요.
study-refused-too-many-cards = 카드가 너무 많아요. 여기서는 { $limit }장까지예요.
study-refused-missing-cards = 카드가 모자라요. 더 넣거나 나머지를 무작위로 뽑아 주세요.
study-refused-uneven-hands = 트릭을 시작하기 전에는 치는 사람 모두 카드 수가 같아요.
study-refused-no-whole-tricks = 나간 카드로 트릭이 딱 맞게 나오지 않아요.
study-refused-discards-impossible = 버린 카드는 { $count }장이어야 해요.
study-refused-talon-impossible = 이 규칙에서 나올 수 없는 탈론이에요.
study-refused-stock-impossible = 더미가 이럴 수는 없어요. 최대 { $limit }장이고 모두 같은 수로 나뉘며, 더미가 떨어질 때까지 손의 카드 수는 그대로예요.
study-refused-trump-undeclared = 매리지를 선언한 무늬만 으뜸패가 돼요.
study-refused-marriage-impossible = 그 매리지는 선언할 수 없었어요. 킹이나 퀸은 이미 나갔어야 하고, 나머지 한 장을 다른 사람이 가질 수 없어요.
study-refused-points-impossible = 점수가 맞지 않아요. 모두 더해 { $total }점이어야 해요.
study-refused-tricks-impossible = 트릭 수가 맞지 않아요. 지금까지 끝난 트릭: { $count }
study-refused-declarer-impossible = 이 규칙에서 그런 주공은 있을 수 없어요.
study-refused-leader-impossible = 이 사람은 이번 판을 쉬어요.
study-refused-contract-impossible = 공약은 { $lowest }점부터 { $highest }점까지 { $step }점 단위예요.
study-refused-totals-impossible = 이 규칙에서는 총점이 { $total }점일 수 없어요.
study-refused-trick-impossible = 바닥의 카드는 그렇게 낼 수 없었어요.
study-refused-at = { $hand }번째 판, { $move }번째 차례, { $name }: { $why }
study-refused-not-your-turn = 다른 사람 차례예요.
study-refused-wrong-phase = 여기서 할 수 있는 행동이 아니에요.
study-refused-bad-record = 이 게임을 읽을 수 없어요.
study-refused-too-big = 이 분석은 너무 커요.
study-refused-no-such-place = 이 분석에는 그런 자리가 없어요.
study-refused-later-hands = 이 판을 바꾸면 다음 판도 달라져요. 먼저 이 판만 따로 분석으로 열어 주세요.
