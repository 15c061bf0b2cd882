### 명령 메뉴와 게임 밖의 화면.

command-newgame = 테이블 열기. 예: /newgame russian barrel.at=850
command-play = 봇과 바로 치고, 다른 사람도 앉을 수 있음
command-join = 자리에 앉기. 코드를 쓰면 다른 채팅의 테이블에 참가
command-tournament = 토너먼트 열기, 또는 코드로 보기
command-standings = 토너먼트 순위와 모든 결과
command-judge = 심판석 (개인 채팅)
command-leave = 테이블에서 나가기
command-addbot = 봇 앉히기: 순함, 쉬움, 보통, 어려움, 전문가
command-kick = 누군가를 테이블에서 내보내기
command-deal = 게임 시작
command-hand = 내 패를 나만 보게 다시 보기
command-score = 점수표. /score text는 글로 보기
command-rules = 이 테이블의 규칙을 쉬운 말로 보기
command-options = 첫 판 전에 규칙 바꾸기
command-timer = 한 차례의 제한 시간: off, 30s, 2m, 1d
command-pause = 일시 정지 (투표)
command-resume = 멈춘 게임 계속하기
command-endgame = 게임 끝내기 (투표)
command-history = 끝난 게임
command-replay = 끝난 게임을 한 단계씩, 모든 카드와 함께 다시보기
shown-title = { $name }님이 { $code } 테이블의 { $hand }번째 판을 보여 줘요
button-show-hand = 그룹에 보여 주기
button-shown-replay = 여기서 다시보기
button-shown-story = 판 전체
command-review = 끝난 게임의 복기: 내 결정으로 잃은 점수와 카드 운
command-stats = 내 게임, 공약, 레이팅. 이름을 쓰면 그 사람의 전적
command-top = 이 채팅의 플레이어 순위, 이번 달은 /top month
command-export = 게임 기록을 파일로 받기
command-verify = 카드를 공정하게 돌렸는지 확인하기
command-seed = 다음 셔플에 내 문구 넣기
command-language = 언어 고르기
command-zone = 시간대 고르기
command-callme = 여기서 테이블이 열리면 개인 채팅으로 알림; /callme off
command-opentables = 모르는 사람에게 이 그룹의 테이블 열기; /opentables off
command-notwith = 누군가와 같은 테이블에 앉기 전에 알려 주기, 예: /notwith Anna
command-help = 이 도움말
command-learn = 초보자를 위한 짧은 배우기, 개인 채팅에서
command-daily = 오늘의 판, 모두 같은 카드로
command-puzzle = 문제: 하나뿐인 정답 카드 찾기
command-privacy = 제가 저장하는 정보
command-mydata = 저장된 내 정보 보기
command-deletemydata = 저장된 내 정보 지우기

history-title = <b>끝난 게임</b>
history-none = 아직 끝난 게임이 없어요. /newgame 명령으로 테이블을 열어 보세요.
history-game = { DATETIME($day, dateStyle: "medium") } · { $preset } · { $hands }판: { $players } · <code>/replay { $code }</code> · <code>/export { $code }</code>
export-caption = 테이블 { $code } 기록: 끝난 판 { $hands }개, 모든 카드 순서와 행동이 들어 있어요.
language-name = 한국어
language-which = 어떤 언어로 이야기할까요?
language-drafts = ✎ 아직 번역 중이라 일부 문구는 다른 언어로 나와요.
zone-question = 시간대: { $zone }. 다른 시간대를 고르거나 직접 써 주세요: { $example }
mydata-title = <b>{ $name }</b> (<code>{ $person }</code>): 저장된 정보예요.
mydata-language = 언어: { $name }
mydata-client = 앱 언어: { $name }
mydata-zone = 시간대: { $zone }
mydata-picture = 어느 채팅에나 넣을 수 있는 마지막 다시보기 그림: { $words }
mydata-callme = 새 테이블 소식을 받는 그룹: { $chats }
mydata-quiet = { $begin }부터 { $end }까지는 알리지 않기
mydata-quiet-none = 언제든지 알리기
mydata-notwith = 같은 테이블에 앉기 전에 알려 드릴 사람: { $names }
mydata-private = 저와의 개인 채팅: { $on ->
        [yes] 열림
       *[no] 열지 않음
    }
mydata-ticket = 테이블 { $code }에서 “참가”를 누른 사실 (15분 동안)
mydata-learnt = 배우기: 시작한 단계 { $count }개.
mydata-short-games = 이긴 짧은 게임: { $count }번
mydata-seen = 내 수치와 레이팅을 보는 사람: { $who }
mydata-finished = 끝까지 한 게임이 있음
mydata-tips =
    길잡이: { $on ->
        [yes] 켜짐
       *[no] 꺼짐
    }
mydata-invited = 그룹에 초대해 달라고 이미 제안했어요
mydata-explained = 길잡이가 설명한 개념: { $count }가지
mydata-tournament = 마지막 토너먼트: { $code }
mydata-speaks-for = 채팅 관리자로 판정한다는 사실 (잠시 동안)
mydata-other = 저만 쓰는 정보: { $value }
mydata-studies = 보관한 분석: { $count }개
mydata-handover = 게임을 계정으로 옮기는 중이라는 것(10분 동안)
mydata-opened = 손님의 ‘간직하기’ 링크를 열었다는 것
mydata-games = { $count ->
        [0] /history 목록에 끝난 게임이 없어요.
       *[other] /history 목록에 끝난 게임이 { $count }개 있어요.
    } /deletemydata 명령으로 모두 지울 수 있어요.

question-which = 이름이 같은 사람이 여럿이에요. 누구인가요?
which-person = { $name } · { $count }게임
mydata-stranger = 남들에게 보이는 이름: { $name }
