### 디스코드 전용: 슬래시 명령과 인수의 이름, 슬래시 명령에만 필요한 문장.
### 명령과 인수의 이름: 띄어쓰기 없이 32자까지.

slash-newgame = 새게임
slash-play = 한판
slash-join = 참가
slash-tournament = 토너먼트
slash-standings = 순위표
slash-judge = 심판
slash-leave = 나가기
slash-addbot = 봇추가
slash-kick = 내보내기
slash-deal = 시작
slash-options = 옵션
slash-timer = 제한시간
slash-hand = 내패
slash-score = 점수
slash-rules = 규칙
slash-verify = 검증
slash-seed = seed
slash-history = 기록
slash-replay = 다시보기
slash-review = 복기
slash-export = 파일저장
slash-language = 언어
slash-zone = 시간대
slash-callme = 알려줘
slash-opentables = 테이블공개
slash-notwith = 미리알림
slash-help = 도움말
slash-learn = 배우기
slash-daily = 오늘의판
slash-puzzle = 문제
slash-privacy = 개인정보
slash-mydata = 내정보
slash-deletemydata = 내정보삭제
slash-keep = 간직
    .help = 페이지의 코드로 게임 가져오기
slash-start = 인사
    .help = 인사하기
slash-pause = 일시정지
slash-resume = 계속하기
slash-endgame = 게임종료
slash-stats = 전적
slash-top = 순위

## 명령 뒤에 쓸 수 있는 것: 이름과 한 줄 도움말, 100자까지

slash-argument-rules = 규칙
    .help = 프리셋을 먼저 쓰고, 옵션을 이름=값 꼴로 이어 쓰세요. 예: russian barrel.at=850
slash-argument-code = 코드
    .help = 테이블 코드. 예: K7QX2M
slash-argument-keep = 코드
    .help = 페이지에 나온 코드
slash-argument-tournament = 토너먼트
    .help = 예: 금요일 skoroszow rounds=4 end=45m; 또는 코드
slash-argument-ruling = 판정
    .help = 예: annul 3 …, fine 3 Anna 50 …, points Anna 1 …; 비우면 심판석
slash-argument-level = 난이도
    .help = 봇이 얼마나 잘하는지
slash-argument-name = 이름
    .help = 테이블에 적힌 이름, 또는 못 앉게 할 기간: 7d
slash-argument-time = 시간
    .help = off, 30s, 2m, 1d 등
slash-argument-topic = 주제
    .help = 알고 싶은 주제. 비워 두면 전체를 보여 드려요
slash-argument-language = 언어
    .help = 제가 쓸 언어
slash-argument-zone = 시간대
    .help = 지역과 도시, 예: Asia/Seoul. 비워 두면 지금 시간대를 보여 줘요
slash-argument-calls = 알림
    .help = “아니요”는 알림 끄기, 23-7은 알리지 않는 시간
slash-argument-player = 플레이어
    .help = 다른 사람의 이름. 비워 두면 내 전적이에요
slash-argument-person = 사람
    .help = 목록에서 고르는 이 서버의 사람
slash-argument-words = 문구
    .help = 하고 싶은 문구. “keep …”은 앞으로 모든 판에, “off”는 그만두기
slash-argument-messages = 메시지
    .help = 내 패를 개인 메시지로도 받을지
slash-choice-on = 예
slash-choice-off = 아니요
slash-choice-text = 글
slash-choice-month = 이번 달
slash-choice-months = 이전 달
slash-argument-form = 형식
    .help = “글”을 고르면 표 대신 문장으로 보여 드려요
slash-argument-line = 매일소식
    .help = “예”는 그룹에 하루 한 번 짧은 소식, “아니요”는 그만두기 (관리자)
slash-argument-top = 내용
    .help = 이번 달, 이전 달. “예”는 매달 1일에 짧은 소식 (관리자)

## 한 줄 답

slash-nothing = 더 알려 드릴 것이 없어요. 지금 상황은 테이블 메시지에서 볼 수 있어요.
slash-failed = 문제가 생겼어요. 다시 해 주세요.
slash-missing = 이 채널에 글을 쓸 수 없어요. 필요한 권한: { $permissions }.
slash-no-pictures = 여기서는 그림 없이 보여 드려요. 그림에 필요한 권한: { $permission }.
slash-no-window-channel = 이 채널에서는 활동을 열 수 없어서 테이블이 열리지 않아요. 필요한 권한: { $permission }. 버튼은 평소처럼 쓸 수 있어요.
slash-no-window-off = 지금은 Discord 안에서 테이블을 열 수 없어요. 버튼은 평소처럼 쓸 수 있어요.
slash-elsewhere = 저는 이 서버에 없어요. 연습하려면 저에게 개인 메시지를 보내고, 함께 하려면 관리자에게 저를 추가해 달라고 하세요.
slash-messages-on = 이제부터 내 패를 개인 메시지로도 보내 드려요.
slash-messages-off = 이제 개인 메시지를 보내지 않아요. 테이블의 “내 패”를 누르면 나에게만 카드가 보여요.

## 디스코드에서 부르는 권한 이름

slash-permission-view_channel = 채널 보기
slash-permission-send_messages = 메시지 보내기
slash-permission-send_messages_in_threads = 스레드에서 메시지 보내기
slash-permission-attach_files = 파일 첨부
slash-permission-use_embedded_activities = 활동 사용
slash-choice-people = 사람들
slash-choice-name = 이름
