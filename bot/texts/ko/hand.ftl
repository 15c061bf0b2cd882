### 개인 화면의 패와 차례 알림.

hand-head = 내 패
hand-none = 지금은 카드가 없어요.
hand-sits-out = 이번 판은 쉬어요.
hand-barrel-need = 배럴에서는 { $need }점보다 낮은 공약으로 이길 수 없어요.
hand-bids-opening = 딜러 왼쪽 자리라서 { $value }점으로 비딩을 시작해야 해요.
hand-bids-no-marriage = 손에 매리지가 없으면 { $maximum }점까지만 부를 수 있어요.
hand-bids-marriages = 손에 매리지가 { $count }개 있어서 { $maximum }점까지 부를 수 있어요.
hand-bids-blind = 패를 보기 전에는 { $maximum }점까지만 부를 수 있어요.
hand-bids-barrel = 배럴에서는 { $maximum }점까지만 부를 수 있어요.
hand-bids-ceiling = 누구도 { $maximum }점보다 높게 부를 수 없어요.
hand-bids-pass = { $why } 그래서 패스만 할 수 있어요.
hand-total = 내 점수: { $total } · 이번 판 { $points }
hand-void = 없음
hand-not-now = 카드 앞의 “·” 표시: 지금은 낼 수 없어요.
hand-your-turn = 내 차례: { $what }
hand-stood-in = 봇이 대신하고 있어요. 직접 하려면 “돌아왔어요”를 누르세요.
hand-away = 테이블을 떠났어요. 다시 앉으려면 “돌아왔어요”를 누르세요.
hand-comes-next = 총점 { $total }점인 자리에 앉았어요. 다음 판부터 쳐요. 이 게임은 내 전적에 들어가지 않아요.
hand-gave-up = 이제 다른 사람이 내 자리에서 쳐요. 나에게는 중간에 떠난 게임으로 기록돼요.
hand-earlier = 오래된 패라서 가렸어요. 지금 패를 보려면 “내 패”를 누르세요.

## hand-your-turn 뒤에 오는 말

ask-cut = 몇 장째에서 컷할지 고르거나 그대로 두세요
ask-talon_positions = 탈론이 될 자리를 고르세요
ask-opening = 비딩을 시작하세요
ask-auction = 비드하거나 패스하세요
ask-auction-look = 패를 보거나, 안 보고 비드하거나, 패스하세요
ask-opening-look = 패를 보거나, 안 보고 비딩을 시작하세요
ask-concession = 이 공약으로 계속할지 지금 포기할지 정하세요
ask-choose_talon = 탈론을 보지 않고 고르세요
ask-exchange = 카드를 교환하세요
ask-give = { $name }님께 카드를 한 장 주세요
ask-discard = 카드를 { $count }장 버리세요
ask-contract = 공약을 정하세요
ask-lead = 카드를 먼저 내세요
ask-play = 카드를 내세요

## 버튼

button-no-cut = 컷 안 함
button-cut = { $at }
button-talon = 탈론 { $number }
button-positions = 보통대로: { $positions }
button-position = { $position }
button-start-over = 처음부터
button-concede = 포기: 다른 사람은 각각 +{ $others }
button-concede-fined = 포기: −{ $cost }, 다른 사람은 +{ $others }
button-write_down = −{ $cost }점 받고 끝내기
button-walk_out = 포기: −{ $cost }, 다른 사람은 +{ $others }
button-play_on = 계속하기
button-redeal = 딜미스(다시 돌리기)
button-marriage = 매리지: { $card } 내기 (+{ $value })
button-marriage-plain = 매리지: { $card } 내기
button-four-aces = 에이스 4장: { $card } 내기 (+{ $value })
button-rest = 나머지는 내 것
button-contract-same = { $value } – 그대로
button-not-sure = 아니요, 돌아가기
button-switches = ⚙ 설정
button-nudges-on = 알림: 켬
button-nudges-off = 알림: 끔
button-auto-on = 자동: 켬
button-auto-off = 자동: 끔
button-sure-concede = 정말 포기할까요?
button-sure-write_down = 정말 −{ $cost }점?
button-sure-walk_out = 정말 −{ $cost }점?

## 200자까지의 한 줄

glance-empty = 지금은 카드가 없어요.
glance-not-looked = 아직 패를 보지 않았어요.
numbers = 고를 수 있는 것: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }님 차례예요: { $what }
