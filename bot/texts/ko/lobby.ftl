### 첫 판을 시작하기 전의 보드.

lobby-title = 사우전드 · 테이블 { $code }
lobby-rules = 규칙: <b>{ $preset }</b>, { $target }점까지
lobby-target = 목표는 { $target }점이에요.
lobby-chair = • { $name }
lobby-opener = • { $name } · 방장
lobby-bot = • { $name } – 봇, 난이도 { $level }
lobby-missing = { $count }명이 더 필요해요.
lobby-ready = 시작할 수 있어요.
lobby-again = 한 게임 더 – { $count }명이 아직 확인하지 않았어요.
lobby-draw-seats = 자리는 시작할 때 추첨해요.
lobby-door-members = 다른 채팅에서: <code>/join { $code }</code>
lobby-door-link = 다른 채팅에서 참가: <code>/join { $code }</code>
lobby-door-anyone = 누구에게나 열린 테이블이에요. 저와의 개인 채팅에서 <code>/join</code>을 보내면 보여요. 코드: { $code }
share-join = 친구 초대: { $link }
share-sit-down = 여기 앉기: { $link }
inline-join = 같이 사우전드 쳐요!
inline-join-rules = { $preset }, { $target }점까지
inline-join-free = 빈자리 { $count }개
lobby-knock = 🚪 { $name }님이 참가하고 싶어 해요
lobby-not-let-in = 🚪 참가가 허락되지 않았어요({ $code }).
lobby-closed = 게임을 시작하기 전에 닫힌 테이블이에요. 새로 열려면 /newgame 명령을 쓰세요.
board-unreachable-lobby = { $name }님이 아직 저와의 개인 채팅을 열지 않았어요.
lobby-starting = ⏳ 1분 안에 게임을 시작해요. 그때까지 개인 채팅을 열지 않은 사람은 여기서 번호 버튼으로 해요.

level-gentle = 순함
level-easy = 쉬움
level-normal = 보통
level-hard = 어려움
level-expert = 전문가

button-join = 참가
button-leave = 나가기
button-let-in = { $name }님 들여보내기
button-turn-away = 아니요
button-join-table = { $code } 참가
call = { $name }님이 “{ $place }”에서 테이블을 열었어요: { $preset }. 빈자리가 있어요.
call-play = { $name }님이 봇과 치면서 “{ $place }” 사람들에게 자리를 남겨 두었어요: { $preset }. 다음 판부터 함께 칠 수 있어요.
button-call-stop = 그 그룹 소식은 그만
calls-groups = 이 그룹들에서 테이블이 열리면 알려 드려요. 그룹을 누르면 그만 알려요.
calls-none = 소식을 받는 그룹이 없어요. 그룹에서 /callme 명령을 쓰면 테이블이 열릴 때 알려 드려요.
calls-quiet = { $begin }부터 { $end }까지는 알리지 않아요 ({ $zone }). 시간은 /callme 23-7, 시간대는 /zone 명령으로 바꿔요.
calls-any = 언제든지 알려요. 방해 금지 시간은 /callme 22-8 명령으로 정해요.
offer-head = 바로 칠 수 있어요. 다음 판부터 다른 사람이 봇 자리에 앉을 수 있어요.
calls-quiet-there = 그룹 시간으로 { $begin }부터 { $end }까지는 알리지 않아요. 시간대가 없는 그룹은 소리 없이 알려요. 시간은 /callme 23-7, 내 시간대는 /zone 명령으로 정해요.
offer-tick = 그룹을 고르세요. 그곳에서 소식을 원하는 사람에게 알려 드려요(/callme).
offer-none = 함께하는 그룹을 아직 몰라요. 소식을 원하는 사람은 그룹에서 /callme 명령을 써요.
offer-code = 코드로 앉기: /join { $code }
lobby-reliable = 다른 사람과 하는 게임 다섯 번 중 네 번 이상을 끝까지 하는 사람이나 새로 온 사람만 앉을 수 있어요
notwith-list = 같은 테이블에 앉기 전에 알려 드려요: { $names }. /notwith 명령과 이름을 한 번 더 쓰면 그만 알려요.
notwith-none = 아직 아무도 없어요. /notwith Anna를 쓰면 Anna님과 같은 테이블에 앉기 전에 알려 드려요. 다른 사람은 아무도 몰라요.
notwith-warning = 이 테이블에 있는 사람: { $names }. 미리 알려 드리기로 했어요.
button-join-anyway = 그래도 참가
button-add-bot = 봇 추가
button-remove-bot = 봇 빼기
button-options = 옵션
button-start = 시작

open-title = 누구나 참가할 수 있는 테이블
open-table = <code>{ $code }</code> · { $name } · { $preset } · { $most }자리 중 { $seated }자리 찼어요
open-none = 지금 사람을 찾는 열린 테이블이 없어요. /newgame join=anyone으로 연 테이블이 여기에 나와요.
open-nameless = 누군가
