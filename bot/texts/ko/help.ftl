### 도움말, 인사, 개인정보.

help-title = 사우전드 – 채팅에서 즐기는 카드 게임
help-how = 그룹에서 /newgame 명령을 쓰면 테이블이 열려요. 사람이나 봇이 앉고 “시작”을 누르면 카드를 돌려요. 내 패는 개인 채팅으로 와요. 거기서 연습할 수도 있어요.
help-three =
    /newgame – 테이블 열기
    /hand – 내 패 다시 보기
    /score – 점수표
help-groups = 모든 명령 (네 가지로 나눠요):
button-help-play = 게임
button-help-table = 테이블
button-help-records = 기록
button-help-you = 나
start = 그룹 채팅에서 사우전드(Tysiąc)를 진행해요. 저를 그룹에 초대하고 거기서 /newgame 명령을 써 보세요. 내 패는 여기로 와요. 여기서 연습할 수도 있어요.

privacy-title = 제가 저장하는 정보
privacy-short =
    • 사용자: 여기의 아이디와 이름, 언어와 설정 – 마지막으로 쓴 뒤 { $year }.
    • 게임: 함께한 사람, 카드와 플레이 – { $month }, 결과와 통계 – { $year }.
    • 채팅: 설정과 테이블 알림을 받는 사람 – 마지막으로 쓴 뒤 { $year }.
    • 명령, 버튼, 봇에게 한 답장, 봇을 부른 메시지만 읽고 아무에게도 넘기지 않아요.
    • /mydata – 저장된 내 정보 보기
    • /deletemydata – 모두 지우기. 다른 사람과 한 게임에는 “누군가”로 남아요.
privacy-days = { $days }일
privacy-minutes = { $minutes }분
privacy-person = 사용자: 이 플랫폼의 아이디와 이름, 언어, 시간대와 설정, 알림을 받는 그룹, 미리 알려 드릴 사람, 앉아 있는 테이블 – 마지막으로 쓴 뒤 { $life } 동안.
privacy-ticket = 테이블이 있는 채팅에서 ‘참가’를 눌렀다는 것(개인 채팅을 거쳐 그 자리에 앉을 수 있게 하려고) – { $life } 동안.
privacy-presence = 테이블을 열어 두고 있다는 것(누가 자리를 비웠는지 다른 사람이 볼 수 있게 하려고) – { $life } 동안.
privacy-session = 이 앱 안의 테이블에 로그인했다는 것과 이름, 언어, 테이블을 연 채팅 – 마지막으로 쓴 뒤 하루, 길어도 { $life } 동안.
privacy-sums = 끝난 게임을 모은 결과: 게임 수, 승리, 공약, 점수, 레이팅. 사용자가 게임을 끝낸 채팅에 있는 사람은 누구나 이름으로 이 숫자를 찾아볼 수 있어요 – 마지막으로 끝낸 게임 뒤 { $life } 동안. 그 뒤 채팅에서 다음 게임이 끝나면 그 채팅의 순위표에서도 빠져요.
privacy-finished = 끝난 게임: 누가 했는지, 최종 점수, 누가 이겼는지 – 게임 뒤 { $life } 동안.
privacy-chat = 채팅: 아이디, 언어, 시간대, 저장해 둔 규칙과 설정, 테이블에 앉았던 사람, 알림을 원하는 사람, 테이블에 앉지 못하게 한 사람의 해시와 그 기한, 열려 있는 테이블, 마지막으로 무효가 된 게임 – 마지막으로 쓴 뒤 { $life } 동안.
privacy-lobby = 아무도 시작하지 않는 테이블: { $life } 뒤에 닫혀요.
privacy-waiting = 아무도 이어 가지 않는 게임: { $life } 뒤에 끝나요.
privacy-resting = 게임: 누가 어디에 앉았는지, 카드, 모든 행동, 복기(/review), 셔플에 넣은 문구(/seed)의 해시. 제가 다시 켜져도 게임을 이어 가고, 나중에 확인할 수 있게 하려는 거예요. 토너먼트: 참가자, 결과, 심판의 결정과 그 이유. 정기 모임: 시간, 주최자, 시리즈 순위 – 끝날 때까지, 그리고 마지막 변경 뒤 { $life } 동안.
privacy-study = 보관한 분석과 그 안에서 게임한 사람 – 마지막으로 쓴 뒤 { $life } 동안.
privacy-inputs = 테이블이 이미 받은 입력과 처리한 명령의 해시(같은 입력을 두 번 세지 않으려고) – 테이블의 마지막 행동 뒤 { $life } 동안.
privacy-daily = 오늘의 판의 결과: 이름 없는 점수, 삭제를 요청했다면 그 테이블이 지워졌다는 사실, 하루 한 번 소식을 받는 그룹 – { $life } 동안.
privacy-budget = 제가 채팅에 마지막으로 쓴 때와 최근에 받은 요청, 오늘 알려 드렸거나 오늘 함께 레이팅 게임을 한 사람의 해시(너무 많아지지 않게 하려고) – 보통 몇 분, 길어도 { $life }.
privacy-forgetting = 정보를 지워 달라고 한 사실 – 다 지울 때까지, 보통 1분, 길어도 { $life }.
privacy-playground = 이 페이지의 방, 그 방에 있는 사람들의 이름·언어·동물 그림, 거기서 오간 메시지 – 마지막 방문 뒤 { $life } 동안.
privacy-queries = 다른 채팅에서 봇 이름을 입력하면(Telegram) 그 사람 것만 제안해요. 입력한 말도 어느 채팅인지도 저장하지 않아요. 제가 마지막으로 보낸 다시보기 그림도 그중 하나예요.
privacy-end = 명령, 버튼, 저에게 보낸 답장과 저를 멘션한 메시지만 읽고 다른 메시지는 저장하지 않아요. 어디에도 넘기지 않아요. 저장된 내 정보는 /mydata 명령으로 볼 수 있어요. /deletemydata 명령을 쓰면 지워지고, 다른 사람과 한 게임에서는 “누군가”로 바뀌어요. 제가 더는 고치지 않는 오래된 메시지는 채팅에 그대로 남아요. 누군가 심판의 덧붙인 말, 그룹 제목, 토너먼트 이름에 직접 적은 이름은 제가 찾을 수 없어서 그대로 남아요.
privacy-conduct = About games among strangers: whom you reported, and why, and hashes of who left such games today or is kept away by the operator – { $life } after the report, or until then.
