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
