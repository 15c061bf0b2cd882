### 안 되는 이유. 200자까지의 일반 글, 휴대폰에 잠깐 뜬다.

refusal-not-your-turn = 내 차례가 아니에요. 지금은 { $name }님 차례예요.
refusal-stale-button = 지난 화면의 버튼이에요. 최신 메시지의 버튼을 눌러 주세요.
refusal-own-turn = 지금은 내 차례예요. 이 버튼은 다른 사람이 눌러요.
refusal-not-seated = 이 테이블에 앉아 있지 않아요.
refusal-not-in-lobby = 게임이 시작돼서 이제 바꿀 수 없어요.
refusal-no-game-yet = 아직 게임을 시작하지 않았어요.
refusal-lobby-full = 자리가 다 찼어요.
refusal-seats-taken = 게임이 이미 시작됐고 자리가 다 찼어요.
refusal-seat-taken = 다른 분이 먼저 앉았어요.
refusal-already-seated = 이미 이 테이블에 앉아 있어요.
refusal-already-playing-here = 이 채팅에 이미 열린 테이블이 있어요: { $code }. 끝까지 하거나 /endgame 명령으로 끝내 주세요.
refusal-no-table-here = 이 채팅에는 테이블이 없어요. /newgame 명령으로 열어 보세요.
refusal-no-such-table = 코드가 { $code }인 테이블은 없어요.
refusal-keep-gone = 이미 쓴 링크이거나 10분이 지났어요.
refusal-unknown-command = /{ $command } 명령은 없어요. 전체 명령: /help
refusal-unknown-preset =
    { $suggestion ->
        [none] “{ $typed }”: 그런 프리셋은 없어요. 열린 테이블의 “옵션” 버튼에서 모두 볼 수 있어요.
       *[other] “{ $typed }”: 그런 프리셋은 없어요. 혹시 “{ $suggestion }”?
    }
refusal-unknown-option =
    { $suggestion ->
        [none] “{ $typed }”: 그런 옵션은 없어요. 열린 테이블의 “옵션” 버튼에서 모두 볼 수 있어요.
       *[other] “{ $typed }”: 그런 옵션은 없어요. 혹시 “{ $suggestion }”?
    }
refusal-bad-value = “{ $typed }”: “{ $option }” 옵션에 맞지 않아요. 쓸 수 있는 값: { $suggestion }.
values-range = { $least }~{ $most }, 예: { $examples }
refusal-not-the-opener = 테이블을 연 사람이나 관리자만 할 수 있어요.
refusal-needs-admin = 이 그룹의 관리자만 할 수 있어요.
refusal-seat-count = { $allowed }명이 하는 규칙이에요. 지금은 { $seated }명이 앉아 있어요.
refusal-too-many-seated = { $allowed }명이 하는 규칙인데, 이미 더 많이 앉아 있어요.
refusal-nothing-to-peek = 이 규칙에서는 지금 다시 볼 수 있는 트릭이 없어요.
refusal-group-only = 그룹에서 쓰는 기능이에요. 저를 그룹에 초대하고 거기서 해 보세요.
refusal-private-only = 저와의 개인 채팅에서 쓰는 기능이에요.
refusal-paused = 게임이 멈춰 있어요. /resume 명령으로 계속할 수 있어요.
refusal-paused-already = 게임이 이미 멈춰 있어요.
refusal-not-paused = 게임이 멈춰 있지 않아요.
refusal-game-over = 이 게임은 끝났어요. /newgame 명령으로 새 테이블을 열 수 있어요.
refusal-game-not-over = 이 게임은 아직 진행 중이에요.
refusal-anonymous = 누구인지 알 수 없어요. 이건 본인 이름으로 써 주세요.
refusal-try-again = 처리되지 않았어요. 다시 눌러 주세요.
refusal-not-yet-safe = 받았어요. 곧 보여 드릴게요. 다시 누르지 않아도 돼요.
refusal-unknown-button = 이제 쓸 수 없는 버튼이에요. /hand 또는 /newgame 명령으로 새 버튼을 받으세요.
refusal-no-hand = 지금은 받은 패가 없어요.
refusal-number = 이 번호는 이제 맞지 않아요. “내 패”를 누르면 몇 번이 어떤 카드인지 볼 수 있어요.
refusal-timer-bad = 시간을 알아듣지 못했어요. 이렇게 써 보세요: /timer 30s, /timer 2m, /timer 1d, /timer off
refusal-timer-range = { $least }초에서 { $most }일까지예요. 예: /timer { $least }s
refusal-patience = /options patience 2m처럼 { $least }s 이상을 쓰거나 /options patience off를 써 주세요.
refusal-vote-counted = 이미 투표했어요: { $needed }표 중 { $count }표.
refusal-no-bot-here = 여기에 앉은 봇이 없어요.
refusal-nobody-of-that-name = 이름이 “{ $name }”인 사람은 여기에 앉아 있지 않아요.
refusal-person-not-seated = 그 사람은 이 테이블에 앉아 있지 않아요.
refusal-nobody-to-kick = 다른 사람이 앉아 있지 않아요.
refusal-unknown-topic = “{ $typed }”: 그런 주제는 없어요. 주제: { $topics }.
refusal-unknown-language = 아직 할 줄 모르는 언어예요. 쓸 수 있는 언어: { $languages }.
refusal-unknown-zone = “{ $typed }” 시간대는 몰라요. 지역과 도시를 영어로 써 주세요. 예: Asia/Seoul.
refusal-bad-level = 그런 난이도는 없어요. 쓸 수 있는 난이도: { $levels }.
refusal-bad-code = 테이블 코드가 아니에요. 코드는 K7QX2M처럼 생겼어요.
refusal-not-a-member = “{ $place }” 채팅에 있는지 확인할 수 없어요. 그곳에서 /join을 입력하면 자리로 돌아올 수 있어요.
refusal-many-ask = 이미 여러 명이 참가를 기다리고 있어요. 답이 나온 뒤에 다시 시도해 주세요.
refusal-too-often = 한꺼번에 너무 많아요. { $seconds }초만 기다려 주세요.
refusal-no-room = 지금은 새 게임을 더 열 수 없어요. 진행 중인 게임은 계속돼요. 나중에 다시 시도해 주세요.
refusal-nobody-asks = 이미 답했어요.
refusal-sent-away = 이 테이블에서 내보낸 사람은 다시 앉을 수 없어요.
refusal-hand-shown-by = { $name }님이 이 게임의 판을 보여 주며 넘기고 있어요. 혼자 보려면 /replay를 쓰세요.
refusal-hand-shown-over = 보여 주는 10분이 지났어요. 혼자 보려면 /replay를 쓰세요.
refusal-gave-up-seat = 이 게임을 떠났고, 이제 다른 사람이 내 자리에서 쳐요.
refusal-seat-not-free = 빈자리가 아니에요. 누군가 떠나고 10분이 지나야 앉을 수 있어요.
refusal-seat-for-members = “{ $place }” 사람들을 위한 자리예요. 그곳에서 /join을 입력하면 앉을 수 있어요.
refusal-comes-next-hand = 다음 판부터 함께해요.
refusal-too-fast = { $name }님, 한꺼번에 너무 많아요. 앞의 것부터 답하니 잠시 기다려 주세요.
refusal-too-long = 한 번에 읽기에는 너무 길어요. 명령 뒤에는 { $limit }자까지 쓸 수 있어요.
refusal-edited-too-late = 이미 명령으로 받은 메시지라 수정은 안 통해요. 새로 보내 주세요.
refusal-replay-none = 아직 끝난 게임이 없어요. /newgame 명령으로 테이블을 열어 보세요.
refusal-replay-not-over = 아직 진행 중인 게임이에요. 끝나면 /replay 명령으로 볼 수 있고, 지금까지의 판은 /score 명령으로 볼 수 있어요.
refusal-replay-empty = 이 게임에서 끝까지 한 판이 없어서 보여 드릴 것이 없어요.
refusal-replay-gone = 게임 { $code }의 카드 기록은 이제 없어요. 게임이 끝나고 30일이 지나면 지워져요.
refusal-review-not-over = 아직 진행 중인 게임이에요. /review 명령은 끝난 뒤에 쓸 수 있어요.
refusal-review-day-not-over = 오늘은 아직 다른 사람들이 이 카드로 게임하고 있어요. 복기는 하루가 끝난 뒤에 볼 수 있어요.
refusal-review-failed = 이 복기를 만들지 못했어요. 1분 뒤에 다시 해 보세요.
refusal-review-many = 기다리는 복기가 이미 { $limit }개 있어요. 그중 하나가 나온 뒤에 다시 요청해 주세요.
refusal-study-many = 분석을 이미 { $limit }개 보관하고 있어요. 먼저 하나를 지워 주세요.
refusal-study-gone = 이 분석은 이제 없어요.
refusal-study-large = 이 분석은 너무 커서 저장할 수 없어요. 다른 진행이나 메모를 조금 지워 주세요.
refusal-study-cards = 정해진 카드로 시작한 게임이라 기록에 남지 않아요. 봉인도 셔플 문구도 없어요.
refusal-hint-not-here = 힌트는 연습용이에요. 혼자 봇들과 게임할 때만 볼 수 있어요.
refusal-hint-not-now = 내 차례가 아니라서 지금은 정할 것이 없어요.
refusal-take-back-not-here = 이번 판에는 무를 것이 없어요. 혼자 봇들과 연습할 때만 무를 수 있어요.
refusal-stats-nobody = 이 채팅에서 게임을 끝낸 사람 중에 이름이 “{ $name }”인 사람은 없어요.
refusal-stats-not-here = 그 사람은 이 채팅에서 끝낸 게임이 없어요.
refusal-stats-hidden = { $name }님은 여기서 이 수치를 보여 주지 않아요.
refusal-stats-built-in = “{ $name }”: 봇은 전적이 없어요.
refusal-set-aside = 문제가 생겨서 이 테이블을 잠시 멈춰 뒀어요. 잃은 것은 없고, 운영자에게 알렸어요.
refusal-other-seal = { $hand }번째 판의 봉인이 아니어서 적은 문구를 넣지 않았어요. 지금 봉인은 테이블 메시지에 있어요.
refusal-daily-over = 그날의 판은 끝났어요. 이제 할 수 없어요.
refusal-daily-fixed = 오늘의 판은 모두에게 같아서 바꾸거나 멈추거나 떠날 수 없어요. 한국 시간 오전 9시까지 언제든 이어서 할 수 있어요.
refusal-daily-no-words = 오늘의 판은 모두에게 같아서 아무도 셔플에 문구를 넣지 않아요.
refusal-daily-void = 제가 업데이트되어 오늘의 판은 무효예요. 새 판은 내일 나와요.
refusal-daily-gone = 그날의 판은 없어요. /daily 명령으로 오늘의 판을 보세요.
refusal-daily-deleted = 오늘의 판을 이미 했고, 그 뒤에 데이터를 지웠어요. 새 판은 { $time }에 나와요.
refusal-daily-typed = /daily on을 쓰면 이 그룹에 하루 한 번 짧은 소식을 보내고, /daily off를 쓰면 그만 보내요. /daily만 쓰면 오늘의 판을 보여 드려요.
refusal-top-typed = /top month는 이번 달, /top months는 이전 달을 보여 줘요. /top on을 쓰면 매달 1일에 소식을 보내고, /top off를 쓰면 그만 보내요.
refusal-callme-typed = 그룹에서 /callme는 알림 켜기, /callme off는 끄기예요. /callme 23-7을 쓰면 알리지 않는 시간을 정해요.
refusal-call-unseen = 이 그룹에 누가 있는지 볼 수 없어서 알려 드릴 수 없어요. 제가 여기서 관리자여야 해요.
refusal-call-full = 알림은 더 추가할 수 없어요.
refusal-nobody-to-call = “{ $place }”에는 지금 소식을 원하는 사람이 없어요. 그곳에서 /callme 명령을 쓰면 돼요.
refusal-call-not-there = “{ $place }” 채팅에 있는지 확인할 수 없어 그곳에는 알리지 않아요.
refusal-called-today = 오늘은 이미 알렸어요. 하루에 한 번만 알려요.
refusal-nothing-to-offer = 이 테이블에는 이제 비어 있는 봇 자리가 없어요.
refusal-kept-away = 이 그룹의 관리자가 테이블에 앉지 못하게 했어요. { $time }에 끝나요.
refusal-not-reliable = 다른 사람과 하는 게임 다섯 번 중 네 번 이상을 끝까지 하는 사람이나 새로 온 사람만 앉을 수 있어요.
refusal-kick-range = 기간은 { $least }부터 { $most }까지예요. 0d를 쓰면 다시 들어올 수 있어요.
refusal-person-not-known = 이 그룹에서 게임을 한 적이 없는 사람이에요.
refusal-nobody-sat-here = “{ $name }”님은 이 그룹의 테이블에 앉은 적이 없어요.
refusal-notwith-nobody = “{ $name }”님과 함께한 게임이 없어요.
refusal-person-not-met = 이분과는 같이 한 적이 없어요.
refusal-notwith-full = 많아야 { $limit }명까지 정할 수 있어요.
refusal-no-words = 문구가 빠졌어요. /seed 명령이 방법을 알려 줘요.

## 무엇을 했는지

done-keep-yours = 이미 옮겼어요. /stats 명령에 나와요.
done-joined = “{ $place }”에 자리를 잡았어요. 즐거운 게임 하세요!
done-asked-to-join = 이 테이블이 있다면 그곳 사람들에게 물었어요. 그 그룹에 있다면 거기서 “참가”를 누르는 편이 더 빨라요.
done-left = 테이블에서 나갔어요.
done-left-by = { $who }님이 테이블에서 나갔어요.
done-left-game = 게임에서 나갔어요. 봇이 대신 이어서 해요. “돌아왔어요”를 누르면 자리를 되찾아요.
done-left-game-by = { $who }님이 나가서 봇이 이어서 해요. “돌아왔어요”를 누르면 자리를 되찾아요.
done-hand-shown = 이제 그룹에서 이 판을 볼 수 있어요.
done-took-seat = { $name }님의 자리에 앉았어요. 다음 판부터 쳐요.
done-back = 돌아왔네요! 이제 다시 직접 해요.
done-bot-added = { $name }님이 자리에 앉았어요.
done-kicked = { $name }님을 테이블에서 내보냈어요.
done-language-set = 이제 한국어로 말할게요.
done-zone-set = 시간대: { $zone }.
done-rules-kept = 저장했어요. 이 채팅의 새 테이블은 이 규칙으로 시작해요.
done-nudges-on = 알림을 켰어요. 내 차례가 된 지 한참 지나면 알려 드려요.
done-nudges-off = 알림을 껐어요. 이제 알리지 않아요.
done-auto-on = 자동을 켰어요. 낼 수 있는 카드가 한 장뿐이면 제가 대신 내요.
done-auto-off = 자동을 껐어요. 모든 카드를 직접 내요.
done-taken-back-first = 물렀어요. 마음껏 연습하세요. 이 게임은 이제 기록, 레이팅, 봇 사다리에 들어가지 않아요.
done-taken-back = 물렀어요.
done-tips-off = 길잡이를 껐어요. “1분 게임 방법”에서 다시 켤 수 있어요.
done-tips-on = 길잡이를 다시 켰어요. 설명마다 처음 두 번씩 나와요.
done-daily-line-on = 이제부터 이 그룹에 오늘의 판 소식을 하루 한 번 짧게 보내요.
done-daily-line-off = 이 그룹에 오늘의 판 소식을 더 보내지 않아요.
done-month-line-on = 매달 1일에 누가 가장 많이 이겼는지 이 그룹에 알려 드려요.
done-month-line-off = 이 그룹에 월간 소식을 더 보내지 않아요.
done-call-on = 여기서 테이블이 열리면 개인 채팅으로 알려 드려요. /callme off로 끌 수 있어요.
done-call-off = 그 그룹 소식은 더 보내지 않아요.
done-group-called = 원하는 사람에게 알려 드려요: “{ $place }”.
done-quiet-set = { $begin }부터 { $end }까지는 알리지 않아요.
done-quiet-none = 언제든지 알려요.
done-kept-away = { $name }님은 이 그룹의 새 테이블에 앉을 수 없어요. { $time }에 풀려요. 이미 앉은 자리는 그대로예요.
done-let-back = { $name }님이 다시 여기 앉을 수 있어요.
done-notwith-on = { $name }님과 같은 테이블에 앉기 전에 알려 드려요. 다른 사람은 아무도 몰라요.
done-notwith-off = { $name }님에 대해서는 더 알리지 않아요.
done-asked-in-private = 개인 채팅에서 여쭤볼 게 있어요.
done-paused = 게임을 멈췄어요.
done-resumed = 게임을 계속해요.
done-ended = 게임을 끝냈어요.
done-closed = 테이블을 닫았어요.
done-opened = 테이블을 열었어요. 같이 하려면 버튼을 누르세요.
done-start-waits = { $name }님이 아직 저와의 개인 채팅을 열지 않았어요. 열면 바로, 늦어도 { $seconds }초 뒤에 게임을 시작해요.
done-again = 한 게임 더 해요. 모두 누르면 시작해요.
done-started = 게임을 시작해요.
done-hand-sent = 카드를 저와의 개인 채팅으로 보냈어요.
done-vote-counted = 투표했어요: { $needed }표 중 { $count }표.
done-open-private-chat = 저와의 개인 채팅을 먼저 열어 주세요. 내 패가 거기로 와요.
done-opened-start-me = 테이블이 열렸어요. 이제 카드를 받을 수 있게 저와의 개인 채팅을 열어 주세요.
done-rules-set = 규칙을 바꿨어요.
done-set = { $what }
done-menu-open = 옵션을 열었어요. 테이블 메시지에서 고르세요.
done-words-in = 적은 문구가 { $hand }번째 판에 들어갔어요.
done-words-short = 적은 문구가 { $hand }번째 판에 들어갔어요. 짧아서 나중에 보여 주는 해시로 알아맞힐 수 있어요.
done-replay-begin = 다시보기의 처음이에요.
done-replay-end = 다시보기의 끝이에요.
done-review-begin = 게임의 첫 결정이에요.
done-review-end = 게임의 마지막 결정이에요.
done-data-deleted = 언어, 설정, 게임, 분석, 기록을 지웠어요. 다른 사람과 하는 게임에서는 이제 “누군가”로 보이고 봇이 대신 이어서 해요. 오래된 메시지는 채팅에 그대로 남아요.
done-move-kept = 받았어요. 잠시 뒤에 내요. 다른 카드도 모두 이렇게 내서, 낼 수 있는 카드가 하나뿐이었는지 아무도 알 수 없어요.

## board-time-left 같은 데에 쓰는 시간

time-hours = { $count }시간
time-days = { $count }일

## 채팅이 메시지, 그림, 파일을 받지 않을 때

no-pictures-here = 이 그룹에 사진을 올릴 수 없어서 그림 없이 보여 드려요. 관리자가 허용할 수 있어요.
no-files-here = 여기에는 파일을 올릴 수 없어요. 개인 채팅에서 같은 명령어를 입력해 주세요.
answer-in-private = “{ $chat }”에 글을 쓸 수 없어서 여기에서 답해요:
not-taken = 답을 보여 드리지 못했어요. 다시 해 주세요.
done-unseen = 반영됐어요. 다만 지금은 여기에 글을 쓸 수 없어서 이 테이블은 바뀌지 않아요. 관리자가 허용할 수 있어요.
unshown =
    { $why ->
        [closed] ⚠️ “{ $chat }”의 주제가 닫혀서 글을 쓸 수 없어요. 관리자가 다시 열 수 있어요.
        [gone] ⚠️ “{ $chat }” 채팅이 없어졌거나 제가 더는 그곳에 없어요. 거기서는 진행 상황이 안 보여요.
        [contents] ⚠️ “{ $chat }”에 메시지를 올리지 못했어요. 나중에 다시 해 볼게요.
       *[rights] ⚠️ 더는 “{ $chat }”에 글을 쓸 수 없어서 거기서는 진행 상황이 안 보여요. 관리자가 허용할 수 있어요.
    }
refusal-people-off = 여기서는 모르는 사람들과 칠 수 없어요. /play만 쓰면 봇과 시작해요.
refusal-opentables-typed = /opentables on은 누구나 앉는 이곳 테이블을 모르는 사람에게도 열고, off는 닫아요.
refusal-people-fixed = 이 테이블에는 주인이 없어요: 규칙과 시간은 정해져 있고 자리는 “사람들과 치기”로 받아요.
refusal-people-full = 기다리는 사람이 너무 많아요. 1분 뒤에 다시 해 보세요.
refusal-people-barred = 운영자가 이 테이블들에 앉지 못하게 했어요. { $time }에 끝나요.
refusal-people-left = 오늘 벌써 게임을 두 번 나가서 다음 게임은 기다려야 해요. { $time }에 시작할 수 있어요.
refusal-people-name-refused = 운영자가 다른 이름을 부탁해요: /play name 뒤에 새 이름을 쓰세요.
refusal-people-bad-name = 이 이름은 쓸 수 없어요. 글자나 숫자가 있어야 하고 봇 이름은 안 돼요.
refusal-people-unnamed = 먼저 모르는 사람들에게 보일 이름을 정하세요: /play name 이름
refusal-people-not-here = 이 테이블에 앉아 있지 않아요.
refusal-people-of-group = 그 그룹 사람들만 볼 수 있어요.
refusal-people-no-seats = 다른 판에 모두 앉을 자리가 없어요.
refusal-people-begun = 다음 게임이 시작됐어요.
done-people-quit = 이제 기다리지 않아요.
done-opentables-on = 이제 모르는 사람도 join=anyone 테이블을 찾을 수 있어요. 여러분이 누구인지, 어떤 그룹인지는 알려지지 않아요.
done-opentables-off = 이제 모르는 사람은 이 그룹의 테이블을 찾지 못해요.
done-people-seated = 자리를 잡았어요. 다른 사람에게는 정한 이름만 보여요.
done-people-muted = { $name }: 이제 하는 말이 안 보여요.
done-people-heard = { $name }: 하는 말이 다시 보여요.
done-people-reported = 고마워요. 운영자가 신고를 읽을 거예요: { $name }
done-people-told = 말했어요.
done-people-moves = 다른 테이블에 자리가 나면 옮겨요. 그때까지는 여기서 쳐요.
done-people-stays = 여기 남아요.
done-people-ready = 남아요. 모두 누르면 다음 게임을 바로 시작해요.
done-people-whole = 모두 누르면 이 점수로 계속해요.
