### 개인 화면의 패와 차례 알림.

hand-head = 내 패
hand-none = 지금은 카드가 없어요.
hand-sits-out = 이번 판은 쉬어요.
hand-blind = 아직 패를 보지 않았어요. 안 보고 비드하거나 먼저 보세요.
hand-barrel-need = 배럴에서는 { $need }점보다 낮은 공약으로 이길 수 없어요.
hand-total = 내 점수: { $total } · 이번 판 { $points }
hand-void = –
hand-your-turn = 내 차례: { $what }
hand-stood-in = 봇이 대신하고 있어요. 직접 하려면 “돌아왔어요”를 누르세요.
hand-away = 테이블을 떠났어요. 다시 앉으려면 “돌아왔어요”를 누르세요.

## hand-your-turn 뒤에 오는 말

ask-cut = 카드를 컷하거나 그대로 두세요
ask-talon_positions = 탈론이 될 자리를 고르세요
ask-opening = 비딩을 여세요
ask-auction = 비드하거나 패스하세요
ask-auction-look = 패를 보거나, 안 보고 비드하거나, 패스하세요
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
button-cut = { $at }에서 컷
button-talon = 탈론 { $number }
button-positions = 보통대로: { $positions }
button-position = { $position }
button-start-over = 처음부터
button-concede = 포기
button-write_down = −{ $contract }점 받고 끝내기
button-walk_out = −100점에 포기
button-play_on = 계속하기
button-redeal = 딜미스 (다시 돌리기)
button-marriage = 매리지 { $suit }: { $card } (+{ $value })
button-marriage-card = { $card } 매리지
button-marriage-plain = 매리지 { $suit }: { $card }
button-four-aces = 에이스 4장: { $card } (+{ $value })
button-contract-same = { $value } – 그대로
button-not-sure = 아니요, 돌아가기
button-nudges-on = 차례 알림: 켜짐
button-nudges-off = 차례 알림: 꺼짐
button-auto-on = 한 장뿐이면: 자동
button-auto-off = 한 장뿐이면: 직접
button-sure-concede = 정말 이번 판을 포기할까요?
button-sure-write_down = −{ $contract }점을 받고 이번 판을 끝낼까요?
button-sure-walk_out = −100점에 이번 판을 포기할까요?

## 200자까지의 한 줄

glance-empty = 지금은 카드가 없어요.
glance-not-looked = 아직 패를 보지 않았어요.
numbers = 테이블의 번호: { $numbers }
peek = { $trick } → { $winner }

nudge = { $mention }님 차례예요: { $what }
