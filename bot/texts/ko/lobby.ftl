### 첫 판을 시작하기 전의 보드.

lobby-title = 사우전드 · 테이블 { $code }
lobby-rules = 규칙: <b>{ $preset }</b> – { $help }
lobby-target = 목표는 { $target }점이에요.
lobby-chair = { $place }. { $name }
lobby-opener = { $place }. { $name } (테이블을 연 사람)
lobby-bot = { $place }. { $name } – 난이도 { $level }
lobby-missing = { $count }명이 더 필요해요.
lobby-ready = 시작할 수 있어요.
lobby-draw-seats = 자리는 시작할 때 추첨해요.
lobby-elsewhere = 다른 채팅에서 참가하려면: <code>/join { $code }</code>
lobby-closed = 게임을 시작하기 전에 닫힌 테이블이에요. 새로 열려면 /newgame 명령을 쓰세요.
board-unreachable-lobby = { $name }님이 아직 저와의 개인 채팅을 열지 않았어요.

level-easy = 쉬움
level-normal = 보통
level-hard = 어려움

button-join = 참가
button-leave = 나가기
button-add-bot = 봇 추가
button-remove-bot = 봇 빼기
button-options = 옵션
button-start = 시작
