### 그룹에 있는 보드. 이름 뒤에는 “님”을 붙여 조사를 고정한다.

bot-name = 봇 { $number }
player-name = 플레이어 { $number }
bot-for = { $name } (봇)

## 누구 차례인지. 맨 위 문장.

turn-cut = { $name }님이 컷할 차례예요 (안 해도 돼요)
turn-talon_positions = { $name }님이 탈론 자리를 정할 차례예요
turn-opening = { $name }님이 비딩을 시작할 차례예요
turn-opening-at = { $name }님이 { $value }점으로 비딩을 시작해야 해요
turn-auction = { $name }님이 비드하거나 패스할 차례예요
turn-concession = { $name }님이 계속할지 포기할지 정할 차례예요
turn-choose_talon = { $name }님이 탈론을 고를 차례예요
turn-exchange = { $name }님이 카드를 교환할 차례예요
turn-contract = { $name }님이 공약을 정할 차례예요
turn-lead = { $name }님이 먼저 낼 차례예요
turn-play = { $name }님이 카드를 낼 차례예요
turn-only-card = { $name }님이 낼 수 있는 카드는 한 장뿐이에요
turn-deal = 곧 다음 판을 시작해요
turn-over = 게임이 끝났어요
turn-paused = 일시 정지 중이에요
turn-closed = 테이블이 닫혔어요

## 보드의 나머지

board-head = { $hand }번째 판 · { $preset }
board-golden = 골든 라운드: 모든 점수가 두 배예요
board-bids = 비딩: { $bids }
board-bid = { $name } { $value }
board-bid-pass = { $name } 패스
board-bid-look = { $name } 패 확인
board-talon = 탈론: { $cards }
board-talon-first = 탈론(가장 높이 비드한 사람이 가져가는 카드): { $cards }
board-passed = { $giver } → { $to }: { $card }
board-plays = { $name }님의 공약 { $value }점
board-has = { $value }점 중 { $points }점
board-trump-of = 으뜸패 { $trump }
board-trump-none = 으뜸패 아직 없음
board-no-trump = 아직 으뜸패가 없어요
board-trump = 으뜸패: { $trump }
board-stock = 더미: { $count }장
board-trick = 바닥 ({ $number }번째 트릭):
board-trick-empty = { $number }번째 트릭: 아직 나온 카드가 없어요
board-played = { $name } { $card }
board-last-trick = 지난 트릭: { $cards } → { $name }
board-totals = 총점 (이번 판)
board-total = { $name } <b>{ $total }</b> ({ $points })
board-earlier = { $hand }번째 판:
board-vote = 투표: { $kind ->
        [end] 게임 끝내기
        [pause] 일시 정지
        [times] { $what }
       *[resume] 계속하기
    } – { $needed }표 중 { $count }표
board-last-call = 한 달 동안 아무도 이어 가지 않았어요. 내일까지도 진행되지 않으면 게임이 끝나고, 누구의 기록에도 남지 않아요.
board-vote-counts = 1위가 찬성하지 않으면 지금 점수가 그대로 결과가 돼요.
board-moved-for = 시간이 다 되어 봇이 { $name }님의 차례를 대신했어요.
board-lowered = ⬇ 테이블은 아래쪽 새 메시지에서 이어져요.
board-lowered-link = ⬇ <a href="{ $link }">테이블은 아래쪽 새 메시지에서 이어져요.</a>
board-unreachable = { $name }님께 개인 메시지를 보낼 수 없어요. 아래 “내 패” 버튼은 그대로 쓸 수 있어요.
board-unreachable-start = { $name }님께 메시지를 보낼 수 없어요. <a href="{ $link }">채팅을 열고 시작을 눌러 주세요</a>. “내 카드”로 여기서 할 수도 있어요.
board-time-left = 이번 차례에 남은 시간: 약 { $time }

## 총점 뒤에 붙는 표시

mark-dealer = 딜러
mark-declarer = 주공
mark-sits-out = 쉬는 중
mark-barrel = 배럴, { $hands }판 남음
mark-barrel-open = 배럴 위
mark-strikes = 스트라이크 { $count }개
mark-falls = 추락 { $count }번
mark-concessions = 포기 { $count }번
mark-locked = 잠김
mark-silent = 비드 금지
mark-penalty = 벌점 −{ $points }
mark-blind = 패 안 봄
mark-stand-in = 봇이 대신하는 중
mark-away = 자리 비움
mark-comes = 다음 판부터 참여

## 알림

notice-set-aside = 문제가 생겨서 이 테이블을 잠시 멈춰 뒀어요. 운영자에게 알렸어요.

## 버튼

button-pass = 패스
button-bid = { $value }
button-more = 더 높게
button-look = 내 패 보기
button-hand = 내 패
button-peek = 지난 트릭
button-peek-first = 첫 트릭
button-back = 돌아왔어요
button-bot-moves = 이번엔 봇이 대신
button-take-seat = { $name }님 자리에 앉기
button-vote-end = 네, 게임을 끝내요
button-vote-pause = 네, 잠깐 쉬어요
button-vote-resume = 계속해요
button-vote-times = 찬성 – { $what }
button-score = 점수
button-rules = 규칙
button-verify = 공정한 딜 ✓
button-rematch = 한 게임 더

## 판이 끝났을 때

finished-head = { $hand }번째 판 종료
finished-made = { $name }님 { $contract }점 공약 성공
finished-down = { $name }님 { $contract }점 공약 실패
finished-conceded = { $name }님 { $contract }점 공약 포기
finished-own-made = 내 { $contract }점 공약 성공
finished-own-down = 내 { $contract }점 공약 실패
finished-own-conceded = 내 { $contract }점 공약 포기
finished-thrown_in = 무효: 카드를 다시 돌려요
finished-annulled = 심판이 무효로 했어요: 카드를 다시 돌려요
finished-no_auction = 각자 딴 점수를 계산해요
finished-row = { $name }: { $delta } → <b>{ $total }</b>
own-name = 나
finished-points = { $points }점
finished-tricks = { $tricks ->
        [0] 트릭 없음
       *[other] { $tricks }트릭
    }
finished-marriages = { $count ->
        [1] 매리지 { $suits }
       *[other] 매리지 { $suits }
    }

over-won = 🏆 { $names }님이 이겼어요!
over-own-won = 🏆 내가 이겼어요!
over-won-several = 🏆 공동 승리: { $names }
over-void = 게임을 중간에 끝냈어요. 누구의 기록에도 남지 않아요.
over-why-declarer = 주공으로 { $target }점 도달
over-why-declarer-first = 여럿이 { $target }점 도달: 주공 승리
over-why-barrel = 배럴에서 한 판에 { $need }점 이상
over-why-most = 여럿이 { $target }점 도달: 최고점 승리
over-why-reached = 가장 먼저 { $target }점 도달
over-why-together = 공동 1위
over-why-ended = 중간에 끝남: 최고점 승리
over-totals = 최종 점수
over-hands = 모두 { $count }판
over-rematch = 같은 사람들과 한 게임 더? 할 거면 버튼을 누르세요.
