### 토너먼트: 안내판, 순위표, 심판석, 그리고 그에 관한 말.

## 참가 신청 안내판

tournament-title = 🏆 { $name } · { $code }
tournament-nameless = 토너먼트
tournament-rules = { $preset }, { $size }인 테이블
tournament-which-rules = ❓ 어떤 규칙으로 할까요? 토너먼트에서 흔한 규칙: { $usual }, 이 채팅에 저장된 규칙: { $kept }. 주최자가 골라요.
button-kept-rules = { $preset } (이 채팅)
tournament-rounds = { $count }라운드
tournament-rounds-auto = 라운드 수: 참가 인원에 맞춤, 최소 3
tournament-end-hands = 게임마다 { $count }판
tournament-end-minutes = 라운드마다 { $count }분: 진행 중인 판까지 마치고 그 점수로 끝나요
tournament-points = 순위별 승점: { $points } · 한 차례 제한 시간: { $time }
tournament-fillers = 빈자리는 봇이 채워요
tournament-bye = 인원이 맞지 않으면 누군가 쉬고 2위 승점을 받아요
tournament-threads = { $platform ->
        [telegram] 테이블마다 이 채팅에 토픽이 따로 있어요
       *[other] 테이블마다 이 채팅에 스레드가 따로 있어요
    }
tournament-organiser = 주최자 겸 주심: { $name }
tournament-judges = 심판: { $names }
tournament-joined = { $count ->
        [0] 아직 참가자가 없어요
       *[other] 참가자 { $count }명: { $names }
    }
tournament-knock = 🚪 { $name }님이 참가하고 싶어 해요
tournament-door-members = 다른 채팅에서 <code>/tournament { $code }</code> 명령을 쓰면 주최자가 들여보내요.
tournament-door-link = 다른 채팅에서 참가: <code>/tournament { $code }</code>
tournament-door-anyone = 누구나 참가할 수 있어요: <code>/tournament { $code }</code>
tournament-began = 토너먼트가 시작됐어요. 안내판은 아래에 있어요.
tournament-cancelled = “{ $name }” 토너먼트가 취소됐어요.

## 추첨

lot-sealed = { $round }라운드 봉인: 추첨 <code>{ $lot }</code>, 첫 판 <code>{ $deals }</code>
lot-words = 다음 추첨에 문구를 넣은 사람: { $names }
lot-words-again = { $round }라운드를 다시 봉인해서 앞서 넣은 문구는 빠졌어요. /seed로 다시 넣어 주세요: { $names }
lot-add-words = 다음 추첨에 문구를 넣으려면: <code>/seed { $seal } 하고 싶은 문구</code>
lot-opened = { $round }라운드 추첨 공개: <code>{ $secret }</code>
deals-opened = { $round }라운드 첫 판 공개: <code>{ $secret }</code>
verify-lot = { $hand }번째 판은 토너먼트 { $code }의 추첨에서 나왔어요. 토너먼트 기록에서 공개해요 (/export { $code }).

## 라운드

entry-head = 🏆 { $title } · { $round }라운드 · { $table }번 테이블
over-tournament = 이 테이블의 { $round }라운드가 끝났어요. 승점과 순위는 순위표에 있어요.
thread-title = { $round }라운드 · { $table }번 테이블: { $names }
round-title = 🏆 { $name } · { $round }/{ $rounds }라운드
round-done = 끝난 테이블: { $done }/{ $tables }
page-table = <b>{ $table }.</b> { $players } · { $hand }번째 판
page-table-done = <b>{ $table }.</b> ✓ { $players }
page-table-waits = <b>{ $table }.</b> { $players } · 곧 시작
page-table-paused = <b>{ $table }.</b> { $players } · 일시 정지
page-of = { $page }/{ $pages }쪽
round-more-tables = … 외 테이블 { $count }개
round-ruling = ⚖️ { $table }번 테이블: { $ruling }
round-proposal = ⚖️ { $number }번 제안, { $judge }님(참가 중인 심판): { $what } – { $reason }. 다른 심판이나 참가하지 않는 관리자가 /judge 명령으로 확정해요.
round-standings = 순위
round-standing = { $place }. { $name } { $points }
round-no-judge = ⚖️ 심판이 모두 직접 게임을 하는 테이블: { $tables }. 그곳은 이 채팅의 관리자가 /judge 명령으로 판정해요.
face-round = { $round }/{ $rounds }라운드
face-start-own = 모두 모이면 시작하세요.
face-start-other = 첫 라운드는 { $name }님이 시작해요.
face-next-after = { $count ->
       *[other] { $tables }번 테이블이 끝나면
    } { $round }라운드를 시작해요.
face-last-after = { $count ->
       *[other] { $tables }번 테이블이 끝나면
    } 최종 순위가 나와요.
face-next-soon = 곧 { $round }라운드
face-won = { $count ->
        [one] { $names }님 우승!
       *[other] 공동 1위: { $names }
    }
face-proposal = { $judge }님(참가 중인 심판)의 제안: { $what } – { $reason }. 다른 심판이 확정해야 해요.
face-no-judge = 심판이 모두 직접 게임을 하는 테이블: { $tables }. 그곳은 이 채팅의 관리자가 판정해요.
threads-no-forum = { $platform ->
        [telegram] 🧵 테이블별 토픽을 만들지 못했어요. 이 그룹에는 토픽이 없어요. 그룹 설정에서 켜면 다음 라운드에 다시 해 볼게요.
       *[other] 🧵 테이블별 스레드를 만들지 못했어요. 스레드는 텍스트 채널에만 있어요.
    }
threads-no-rights = { $platform ->
        [telegram] 🧵 테이블별 토픽을 만들지 못했어요. 저에게 ‘토픽 관리’ 관리자 권한이 필요해요. 다음 라운드에 다시 해 볼게요.
       *[other] 🧵 테이블별 스레드를 만들지 못했어요. 저에게 ‘공개 스레드 만들기’ 권한이 필요해요. 다음 라운드에 다시 해 볼게요.
    }
threads-refused = 
    { $platform ->
        [telegram] 🧵 텔레그램에서 테이블별 토픽을 열지 못했어요. 게임은 그대로 이어져요. 다음 라운드에 다시 해 볼게요.
       *[other] 🧵 디스코드에서 테이블별 스레드를 열지 못했어요. 게임은 그대로 이어져요. 다음 라운드에 다시 해 볼게요.
    }

## 심판의 결정

own-result = 테이블 순위: { $seats }명 중 { $place }위 · 승점: { $points }
own-result-none = 내 차례를 한 번도 직접 하지 않아 이 게임의 승점은 없어요.
own-standing = { $over ->
        [yes] { $round }라운드 후 순위
       *[no] 지금 순위
    }: { $count }명 중 { $place }위 · 승점: { $points }
own-next = 마지막 테이블이 끝나면 { $round }라운드를 추첨해요.
own-last = 마지막 테이블이 끝나면 최종 순위가 나와요.
own-over = 토너먼트가 끝났어요.
button-judge = ⚖️ 심판
judge-call = ⚖️ { $table }번 테이블 심판: { $names }. 심판이나 토너먼트 채팅에 글을 남기세요. 심판은 판을 무효로 하거나 점수를 깎을 수 있어요.
judge-call-nobody = ⚖️ { $table }번 테이블에서는 심판이 모두 게임을 해요. 토너먼트 채팅에서 물어보세요: 게임하지 않는 관리자가 판정할 수 있어요.
round-judges = ⚖️ 심판: { $names } · 내 테이블 심판은 /judge 명령으로 봐요.

ruling-annulled = { $hand }번째 판 무효
ruling-fined = { $name }님이 { $hand }번째 판에서 { $points }점을 잃어요
ruling-fined-held = { $name }님이 다음 판이 시작되면 { $points }점을 잃어요
ruling-by = { $ruling } – { $judge }: { $reason }
penalty-disqualify = ⚖️ { $number }: { $name }님 실격 – { $judge }: { $reason }
penalty-disqualify-back = <s>{ $number }: { $name }님 실격 – { $judge }: { $reason }</s> 철회

## 순위와 결과

standings-title = { $round ->
        [0] { $name } · 1라운드 전
       *[other] { $name } · { $round }라운드 후 순위
    }
standings-in-round = { $name } · { $round }라운드 진행 중 순위
standings-final = 🏆 { $name } · 최종 순위 ({ $round }라운드)
standings-empty = 아직 참가자가 없어요.
standings-columns = 승점, 심판이 깎은 게임 점수, 만난 상대의 승점 합, 게임 점수 합, 1위 횟수. ×는 그만둔 사람이에요.
standings-next = { $seconds }초 뒤에 { $round }라운드를 추첨해요.
standings-waits = 주최자가 정하면 { $round }라운드를 추첨해요.
standings-line = { $place }. { $name }: 승점 { $points }, 상대 { $buchholz }, 점수 합 { $totals }, 1위 { $firsts }회
column-points = 승점
column-taken = 감점
column-buchholz = 상대
column-totals = 합계
column-firsts = 1위
results-title = { $name } · { $round }라운드 결과
results-title-all = { $name } · { $round }라운드까지의 결과
results-cells = 라운드마다 위는 승점, 아래는 그 게임의 최종 점수예요. 금색: 1위. –: 자리에 없어 승점 없음. …: 진행 중.
results-table = <b>{ $table }.</b> { $players }
results-open = <b>{ $table }.</b> { $players } · 진행 중
results-bye = { $name }님은 이번에 쉬어요
results-annul = ⚖️ { $hand }번째 판 무효 – { $judge }: { $reason }
results-penalty = ⚖️ { $name }님 { $hand }번째 판에서 −{ $points } – { $judge }: { $reason }
export-tournament-record = 토너먼트 { $code }의 기록. 확인: python -m engine tournament 파일
export-tournament-games = 전체 게임 { $tables }개 가운데 처음 { $games }개가 들어 있어요. 나머지는 /export 명령과 테이블 코드로 받을 수 있어요.
export-tournament-csv = 토너먼트 { $code }의 결과 (스프레드시트용)
export-tournament-text = 토너먼트 { $code }의 순위표 (고정용)

## 버튼

button-settings = 설정
button-my-table = 내 테이블
button-standings = 순위표
button-more-tables = 다른 테이블
button-next-round = 다음 라운드
button-results = 결과
button-table-of-results = 결과표
button-start-as-it-is = 이대로 시작
button-round = { $round }라운드
button-refresh = 새로 고침
button-withdraw = 네, 기권할게요
button-yes = 네
button-no = 아니요
button-annul = 판 무효
button-fine = 벌점
button-annul-fine = 무효와 벌점
button-desk-pause = 일시 정지
button-desk-resume = 계속
button-clock = 제한 시간
button-stand-in = 봇에게 맡기기
button-end-game = 게임 끝내기
button-disqualify = 실격
button-desk-penalties = 벌칙
button-take-back = { $number }번 철회
button-desk-proposals = 제안
button-confirm = { $number }번 확정
button-appoint = { $name }님 임명
button-desk-typed = 입력할 수 있는 명령
button-desk-appoint = 심판 임명
button-offer-to-judge = 심판 지원
button-cancel-tournament = 토너먼트 취소

## 설정

settings-title = { $name } · 설정
start-nobody-judges = 직접 참가하는데 다른 심판이 없어요. 심판을 임명하거나 시작하세요. 그러면 참가하지 않는 관리자가 판정해요.
settings-typed = 나머지는 토너먼트 채팅에서 입력해요: <code>/tournament barrel.at=850 points=3,1,0</code>
settings-rounds-auto = 라운드: 자동
settings-table = { $count }인 테이블
settings-end-game = 게임 끝까지
settings-end-hands = { $count }판
settings-end-minutes = { $count }분
settings-bye-on = 누군가 쉬기
settings-bye-off = 봇이 채우기
settings-move = 한 차례: { $time }
settings-pause = 쉬는 시간: { $time }
settings-pause-off = 라운드 직접 시작
settings-join-members = 채팅 멤버
settings-join-link = 코드를 아는 사람
settings-join-anyone = 누구나
settings-threads-off = { $platform ->
        [telegram] 토픽 없음
       *[other] 스레드 없음
    }
settings-threads-on = { $platform ->
        [telegram] 테이블마다 토픽
       *[other] 테이블마다 스레드
    }
time-minutes = { $count }분
time-seconds = { $count }초
hand-withdrawn = 토너먼트에서 기권했어요. 여기서는 봇이 대신 이어서 해요.
withdraw-sure = “{ $name }”에서 완전히 기권할까요? 테이블은 봇이 이어서 하고, 지금까지의 승점은 남아요.

## 심판석

desk-title = { $round ->
        [0] ⚖️ { $name } · 1라운드 전
       *[other] ⚖️ { $name } · { $round }라운드
    }
desk-typed = 덧붙일 말과 함께 쓰려면: <code>/judge fine 3 Anna 50 …</code>, <code>/judge annul 3 …</code>, <code>/judge both 3 Anna 50 …</code>, <code>/judge out Anna …</code>, <code>/judge appoint Anna</code>
desk-admin = 토너먼트 채팅의 관리자이고 참가하지 않으니, 심판을 임명하고 심판이 모두 게임을 하는 테이블을 직접 판정할 수 있어요.
desk-penalties = 토너먼트 벌칙:
desk-proposals = 아직 확정되지 않은 제안:
desk-which-player = { $table }번 테이블: 누구인가요?
desk-appointing = 누가 함께 심판을 볼까요? 자기 테이블은 아무도 판정할 수 없어요.
judge-volunteers = 지원은 토너먼트 채팅에서 /judge offer.
judge-volunteers-page = 지원은 토너먼트 페이지의 ‘심판 지원’ 버튼으로 해요.
desk-which-fine = { $table }번 테이블: 게임 점수 몇 점인가요?
desk-which-clock = { $table }번 테이블: 한 차례의 제한 시간은 얼마인가요?
desk-which-reason = 이유는요?
desk-remark-typed = (그 뒤 덧붙일 말은: <code>/judge reason …</code>)
judge-reason-mistake = 카드 돌리기나 진행 실수
judge-reason-unintended = 실수로 인한 규칙 위반
judge-reason-cheating = 부정행위
judge-reason-help = 외부의 도움
judge-reason-delay = 시간 끌기
judge-reason-other = 그 밖의 이유
judge-reason-own = “{ $remark }”
judge-reason-remark = { $reason } (“{ $remark }”)
desk-reason = 이유: { $reason }
desk-final = 되돌릴 수 없어요.
desk-sure = 그렇게 할까요?
desk-dropped = 취소했어요. 바뀐 것은 없어요.
desk-proposed = 직접 참가하고 있어서 제안만 했어요: { $what }. 다른 심판이나 참가하지 않는 토너먼트 채팅 관리자가 확정해야 해요.
desk-act-annul = { $table }번 테이블의 { $hand }번째 판은 무효예요
desk-act-fine = { $table }번 테이블의 { $name }님은 벌점 { $points }점을 받아요
desk-act-both = { $table }번 테이블의 { $hand }번째 판은 무효이고, { $name }님은 벌점 { $points }점을 받아요
desk-act-out = { $name }님 실격
desk-act-back = { $number }번 벌을 취소해요
desk-act-appoint = { $name }님을 심판으로 임명
desk-act-dismiss = { $name }님을 심판에서 해임
desk-act-end = { $table }번 테이블의 게임을 지금 점수로 끝내요
desk-act-cancel = 토너먼트 전체 취소
desk-act-confirm = { $number }번 제안을 확정해요: { $what }

## 된 일

done-tournament-joined = 참가했어요: { $name }. 테이블은 개인 채팅으로 와요.
done-tournament-left = “{ $name }”에서 나왔어요.
done-tournaments-admins = 이제 여기서는 관리자만 토너먼트를 열 수 있어요.
done-tournaments-anyone = 이제 여기서 누구나 토너먼트를 열 수 있어요.
done-judge-offered = 심판을 맡겠다는 뜻을 주최자가 볼 수 있어요.
done-judge-offered-unseen = 이 토너먼트가 있다면 심판을 맡겠다는 뜻을 주최자가 볼 수 있어요.
done-round-drawn = { $round }라운드를 추첨했어요.
done-asked-first = 먼저 한 가지 여쭤볼게요. 방금 보내 드렸어요.
done-lot-words-in = 적은 문구가 { $round }라운드 추첨에 들어갔어요.
done-seat-taken = { $name }님이 돌아올 때까지 봇이 대신해요.
history-decided-stood-in = { $who }님이 { $name }님 자리를 봇에게 맡겼어요

## 안 되는 까닭

refusal-judges-only = 토너먼트 테이블에서는 주최자와 심판만 할 수 있고, 자기 테이블에서는 안 돼요.
refusal-not-in-tournament = 토너먼트 테이블에서는 할 수 없어요.
refusal-no-tournament-table = 토너먼트 테이블이 아니에요.
refusal-timer-always = 토너먼트 테이블에는 늘 제한 시간이 있어요. 30s, 1m, 2m 가운데 골라 보세요.
refusal-judges-only-offer = 심판석은 심판만 쓸 수 있어요. 심판을 맡고 싶다면 /judge offer 명령으로 주최자에게 알려 주세요.
refusal-no-desk = 심판석은 심판만 쓸 수 있어요.
refusal-organiser-only = 주최자만 할 수 있어요.
refusal-desk-answered = 이미 처리됐거나 상황이 바뀌었어요. 심판석에서 확인하세요.
refusal-table-done = 이 테이블의 게임은 끝났어요.
refusal-proposal-lapsed = 그 제안은 기한이 지났거나 이미 확정됐어요.
refusal-no-hand-to-annul = 그 테이블에서는 지금 진행 중인 판이 없어요.
refusal-hand-over = { $hand }번째 판은 이미 끝나서 무효로 할 수 없어요.
refusal-no-such-tournament = 코드가 { $code }인 토너먼트는 없어요.
refusal-no-tournament-here = 여기에는 토너먼트가 없어요. 그룹에서 /tournament 명령으로 열 수 있어요.
refusal-no-table-of-yours = 이번 라운드에는 앉은 테이블이 없어요.
refusal-other-lot = 다음 추첨의 봉인이 아니어서 적은 문구를 넣지 않았어요. 지금 봉인은 안내판에 있어요.
refusal-tournament-here = 여기서는 이미 토너먼트가 열리고 있어요: { $code }. /standings 명령으로 순위를 볼 수 있어요.
refusal-threads-nowhere = 체험 테이블에는 스레드가 없어요. Telegram이나 Discord의 토너먼트라면 테이블마다 하나씩 둘 수 있어요.
refusal-tournament-no-lot = 남은 추첨이 없어서 문구를 넣을 수 없어요.
refusal-tournament-not-let-in = 주최자가 참가를 허락하지 않았어요.
refusal-tournament-bad-settings = 여기서는 { $field } 값으로 쓸 수 없어요: { $value }
refusal-tournament-bad-name = 이름은 1자에서 60자까지예요.
refusal-tournament-not-registering = 토너먼트가 시작돼서 이제 바꿀 수 없어요.
refusal-tournament-not-playing = 진행 중인 라운드가 없어요.
refusal-tournament-over = 이 토너먼트는 끝났어요.
refusal-tournament-already-in = 이미 참가했어요.
refusal-tournament-not-in = 이 토너먼트에 참가하지 않았어요.
refusal-tournament-withdrawn = 기권한 사람은 토너먼트에 다시 들어올 수 없어요.
refusal-tournament-disqualified = 실격된 뒤에는 할 수 없어요.
refusal-tournament-entry-closed = 마지막 라운드가 추첨돼서 이제 참가할 수 없어요.
refusal-tournament-full = 자리가 찼어요. 최대 { $maximum }명이에요.
refusal-tournament-too-few = { $minimum }명이 필요한데 지금은 { $people }명이에요.
refusal-tournament-round-unfinished = 아직 진행 중인 테이블: { $tables }.
refusal-tournament-no-round-left = 마지막 라운드까지 끝났어요.
refusal-tournament-no-such-table = 이번 라운드에 그런 테이블은 없어요.
refusal-tournament-no-such-player = 그런 참가자는 없어요.
refusal-tournament-not-the-organiser = 주최자만 할 수 있어요.
refusal-tournament-not-a-judge = 심판만 할 수 있어요.
refusal-tournament-own-table = 자기 게임은 판정할 수 없어요.
refusal-tournament-own-proposal = 자기 제안은 확정할 수 없어요.
refusal-tournament-needs-confirmation = 직접 게임하고 있어서 다른 사람이 확정해야 해요.
refusal-tournament-table-done = 이 테이블의 게임은 끝났어요.
refusal-tournament-not-at-table = 그 사람은 이 테이블에 없어요.
refusal-tournament-bad-points = 점수는 { $minimum }에서 { $maximum }까지예요.
refusal-tournament-bad-reason = 목록에서 이유를 골라 주세요.
refusal-tournament-bad-remark = 덧붙일 말은 { $maximum }자까지예요.
refusal-tournament-no-such-penalty = 그런 벌칙은 없어요.
refusal-tournament-taken-back = 이미 철회됐어요.
refusal-tournament-too-late = 다음 라운드가 추첨돼서 이제 철회할 수 없어요.
refusal-tournament-already-judge = 이미 심판이에요.
refusal-tournament-no-such-judge = 그런 심판은 없어요.
refusal-tournament-already-organiser = 이미 주최자예요.
refusal-tournament-organiser-there = 주최자가 아직 있어요. 하루 동안 소식이 없으면 관리자가 토너먼트를 취소할 수 있어요.
refusal-tournament-other = 지금 토너먼트에서는 할 수 없어요.

## 정기 토너먼트

tournament-begins = ⏰ 자동으로 시작해요: { $when } ({ $zone })
tournament-reminder = ⏰ “{ $name }” 토너먼트가 곧 시작해요: { $when } ({ $zone }). 참가할 수 없으면 버튼을 눌러 주세요.
tournament-fallen-few = “{ $name }” 토너먼트는 열리지 않아요. 참가자가 모자라요.
tournament-fallen-late = “{ $name }” 토너먼트는 열리지 않아요. 시작할 시간에 제가 꺼져 있었어요.
evenings-title = 🗓 { $name }
evenings-weekly = 매주: { $when } ({ $zone })
evenings-next = 다음 모임: { $when } ({ $zone }). 안내판은 하루 전에 열려요.
evenings-open = 다음 모임: { $when } ({ $zone }). 안내판: <code>/tournament { $code }</code>
evenings-how = 한 시간 전에 참가자 모두에게 알려 드려요. 참가자가 { $count }명 이상이면 자동으로 시작해요.
evenings-best = 시리즈: 각자 가장 좋은 모임 { $count }번의 승점을 더해요.
evenings-stop-how = 관리자는 버튼이나 <code>{ $command }</code> 명령으로 모임을 그만둘 수 있어요
evenings-zone = 시간대가 맞나요? 관리자가 채팅의 시간대를 고를 수 있어요:
evenings-over = 예정된 모임이 더 없어요.
evenings-sure = { $open ->
        [yes] 모임을 취소할까요? 안내판이 열린 다음 모임도 취소돼요.
       *[no] 모임을 취소할까요?
    }
evenings-few = “{ $name }” 모임은 열리지 않아요: { $when } ({ $zone }). 필요한 { $needed }명 중 { $joined }명이 참가했어요.
evenings-busy = “{ $name }” 모임은 열리지 않았어요: { $when } ({ $zone }). 다른 토너먼트가 아직 진행 중이었어요.
evenings-missed = “{ $name }” 모임은 열리지 않았어요: { $when } ({ $zone }). 제가 꺼져 있었어요.
evenings-nobody = “{ $name }” 모임의 주최자가 이제 여기 없어요: { $when } ({ $zone }). 관리자가 맡으면 안내판을 열어요.
evenings-ended = 두 번 연속이라 여기서 그만할게요. 관리자가 새 모임을 정할 수 있어요: <code>{ $command }</code>
series-title = 🏆 { $name } · 시리즈
series-standings = 모임 { $count }번 후 순위
series-line = { $place }. { $name }님: <b>{ $points }</b> · 모임 { $count }번
mydata-series = “{ $name }” 시리즈: 승점 { $points }점, 모임 { $count }번
button-evenings = 모임 일정
button-stop-evenings = 모임 취소
button-organise = 주최하기
done-evenings-stopped = 예정된 모임이 더 없어요.
done-evenings-yours = 이제부터 모임을 주최해요.
refusal-no-evenings = 예정된 모임이 없어요.
refusal-evenings-planned = 이미 예정된 모임이 있어요. /tournament 명령으로 볼 수 있고, 관리자는 every=off 설정으로 그만둘 수 있어요.
refusal-evenings-need-time = 언제 시작할까요? 예: at=금_20:00 every=week
refusal-series-needs-every = 시리즈에는 매주 모임이 필요해요: every=week
refusal-evenings-organised = 이미 모임을 주최하는 사람이 있어요.
