button-people = 사람들과 치기
people-how = 게임을 찾는 다른 사람들과 앉아요. 20초가 지나면 빈자리에 봇이 앉고, 나중에 온 사람이 그 자리를 받아요. 여기서는 직접 정한 이름만 보여요.
people-wait = { $preset } 게임을 기다려요. 늦어도 20초 안에 시작해요.
people-found = { $preset } 게임이 시작됐어요. 판은 아래에 있어요.
people-line = { $preset }: { $waiting }, { $playing }
people-waiting = { $many ->
        [none] 기다리는 사람 없음
        [few] 누군가 기다림
       *[many] { $count }명 기다림
    }
people-playing = { $many ->
        [none] 치는 사람 없음
        [few] 누군가 치는 중
       *[many] { $count }명 치는 중
    }
people-name = 남들에게 보이는 이름: { $name }
button-people-quit = 그만 기다리기
button-people-game = ▶ 내 게임으로
button-people-tick = 누가 기다리면 알려 줘요
button-people-name = 이름과 얼굴
button-people-tables = 열린 테이블
people-name-ask = 남들에게 어떤 이름으로 보일까요? 이름이나 얼굴을 누르거나 /play name 뒤에 이름을 쓰세요. 다른 정보는 보이지 않아요.
call-people = 누군가 봇과 { $preset } 게임을 하며 사람을 기다려요.
people-table = { $number }. { $preset }: { $most }자리 중 { $seated } · { $hand }번째 판 · { $totals } · 레이팅 { $ratings }
people-no-tables = 지금은 자리가 있는 공개 테이블이 없어요.
button-people-sit = 앉기
button-people-watch = 구경하기
people-head = <i>사람들과 치기 · 한 수에 30초, 여유 시간 2분</i>
board-reserve = { $name }: 여유 시간 사용 중, 최대 { $time }
people-guests = <i>손님이 있어서 레이팅은 바뀌지 않아요.</i>
button-people-menu = 💬 말하기, 음소거, 신고
people-offer = { $count ->
        [1] 혼자 봇과 치는 분이 또 있어요. 두 분 다 누르면 함께 쳐요.
       *[other] { $count }명이 있는 다른 판에 자리가 있어요. 옮길 수 있어요.
    } 이 게임은 끝나고 기록되지 않아요.
people-offer-agreed = 상대도 누르면 바로 옮겨요.
people-offer-all = 다른 판에 자리가 있어요. 모두 누르면 그리로 옮겨요. 따로 앉을 수도 있어요. 이 게임은 끝나고 기록되지 않아요. 누른 분: { $people }명 중 { $agreed }명
people-menu = 테이블에 할 말이나 다른 사람에게 할 일을 고르세요. 음소거, 피하기, 신고는 아무도 몰라요.
people-alone = 지금은 봇과만 치고 있어요. 누가 오면 봇의 자리를 받아요. 다른 사람들이 있으면 옮길 수도 있어요: 이 게임은 끝나고 기록되지 않아요.
phrase-1 = 안녕하세요!
phrase-2 = 행운을 빌어요!
phrase-3 = 잘 치셨어요!
phrase-4 = 고마워요!
phrase-5 = 아이고!
phrase-6 = 잠깐만요
phrase-7 = 아슬아슬했네요!
phrase-8 = 즐거웠어요, 안녕!
button-people-mute = { $name } 음소거
button-people-hear = { $name } 다시 듣기
button-people-not-again = { $name } 다시 안 만나기
button-people-report = { $name } 신고
people-report = { $name }: 무엇이 문제인가요? 운영자가 읽어요.
report-name = 이름
report-stalling = 시간 끌기
report-together = 둘이 짜고 침
report-leaving = 게임 방해
button-people-move = 다른 사람들에게 옮기기
button-people-stay = 여기 남기
people-next = 남은 사람들과 15초 뒤에 다음 게임을 시작해요.
button-people-ready = 이 사람들과 한 번 더
button-people-whole = 1000점까지 계속
button-people-out = 나가기
