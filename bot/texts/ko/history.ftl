### 보드의 기록 줄. 이름, 카드, 무늬는 읽을 수 있는 꼴로 들어온다.

history-contract-won = { $seat }님이 { $value }점으로 주공이 됐어요
history-contract-named = { $seat }님의 공약은 { $value }점이에요
history-marriage = { $seat }님이 { $suit } 매리지를 선언했어요 (+{ $value })
history-four-aces = { $seat }님이 에이스 4장을 선언했어요 (+{ $value })
history-took-rest = { $seat }님이 남은 트릭을 모두 가져갔어요
history-unrated = 오늘 벌써 레이팅 게임을 다섯 번 함께한 두 사람이 있어요: 이 게임은 레이팅을 바꾸지 않아요
history-talon = 탈론: { $cards }
history-earlier = 앞 판:
history-present = 이번 판:
history-thrown-in = { $seat }님 딜미스: { $right ->
        [weak_hand] 약한 패
        [nines_dealt] 손에 9가 많음
        [poor_talon] 나쁜 탈론
        [talon_nines] 탈론에 9가 많음
        [nines_after_exchange] 손에 9가 많음
        [weak_after_exchange] 약한 패
       *[other] 규칙에 따라
    }
history-all-passed = 모두 패스해서 카드를 다시 돌려요
history-bottom-jack = 맨 아래가 잭이라서 다시 돌려요
history-conceded = { $kind ->
        [write_down] { $seat }님이 공약만큼 잃고 끝냈어요
        [walk_out] { $seat }님이 의무 비드를 포기했어요
       *[concede] { $seat }님이 포기했어요
    }
history-conceded-paid =
    { $kind ->
        [write_down] { $seat }님이 { $value }점을 잃고 끝냈어요. 다른 사람은 { $points }점씩 받아요
        [walk_out] { $seat }님이 의무 비드 { $value }점을 포기했어요. 다른 사람은 { $points }점씩 받아요
       *[concede] { $seat }님이 { $value }점을 포기했어요. 다른 사람은 { $points }점씩 받아요
    }
history-hand-made = { $seat }님이 { $value }점 공약에 성공했어요
history-hand-down = { $seat }님이 { $value }점 공약에 실패했어요
history-hand-no-auction = 이번 판의 점수를 계산했어요
history-barrel-on = { $seat }님이 배럴에 올라갔어요
history-barrel-off = { $seat }님이 배럴에서 내려왔어요
history-barrel-fall = { $seat }님이 배럴에서 떨어졌어요
history-pushed = { $seat }님이 배럴에서 밀려났어요
history-strike = { $seat }님이 한 점도 못 땄어요: 스트라이크 { $count }개
history-dealer-penalty = { $seat }님이 딜러 벌점으로 120점을 잃었어요
history-penalty = { $seat }님이 심판 벌점으로 { $points }점을 잃었어요: { $reason }
history-annulled = 심판이 이 판을 무효로 했어요: { $reason }
history-reset = { $seat }님이 0점으로 돌아갔어요
history-moved-for = 시간이 다 되어 봇이 { $seat }님의 차례를 대신했어요
history-stood-in = 봇이 { $seat }님 자리를 대신해요
history-asked-move = { $by }님의 부탁으로 봇이 { $seat }님의 차례를 대신했어요
history-back = { $seat }님이 돌아왔어요
history-left = { $seat }님이 떠나서 봇이 이어서 해요
history-took-seat = { $seat }님이 { $name }님의 자리에 앉아 다음 판부터 함께해요
history-took-bot-seat = { $seat }님이 봇의 자리에 앉아 다음 판부터 함께해요
history-golden-again = { $reset ->
        [yes] 공약에 성공한 사람이 없어요: 모두 0점에서 골든 라운드를 한 번 더 해요
       *[no] 공약에 성공한 사람이 없어요: 골든 라운드를 한 번 더 해요
    }
history-extra-hand = 1위가 동점이라 한 판을 더 해서 정해요
history-game-won = { $count ->
        [1] { $winners }님이 게임에서 이겼어요
       *[other] { $winners }님이 함께 이겼어요
    }
history-ended-counted = 게임이 끝났어요. 지금 점수로 이긴 사람: { $winners }
history-forsaken = 오랫동안 아무도 차례를 진행하지 않았어요
history-ended-void = 게임이 끝났어요. 누구의 기록에도 남지 않아요

# What one person has decided for all.

an-admin = 관리자
history-decided-ended = { $who }님이 게임을 끝냈어요
history-decided-paused = { $who }님이 게임을 멈췄어요
history-decided-resumed = { $who }님이 게임을 다시 시작했어요
history-decided-rules-kept = { $who }님이 이 규칙을 이 채팅의 다음 테이블에도 쓰도록 저장했어요
history-decided-set = { $who }님이 바꾼 설정: { $what }
history-voted-set = 투표로 바꾼 설정: { $what }
history-decided-kicked = { $who }님이 { $name }님을 내보냈어요
history-decided-let-in = { $who }님이 { $name }님을 들여보냈어요
history-decided-turned-away = { $who }님이 { $name }님의 참가를 거절했어요
history-decided-language = { $who }님이 이 테이블의 언어를 골랐어요
history-unrated-here = 오늘 여기서 벌써 레이팅 게임을 함께한 두 사람이 있어요: 이 게임은 레이팅을 바꾸지 않아요
history-people-anew = { $seat } 도착: 이 판이 끝나면 게임을 0점부터 새로 시작해요
history-people-later = { $seat } 다음 판부터: 이 사람에게는 이 게임이 기록되지 않아요
history-paused-enough = 5분이 지나 게임을 다시 시작해요
history-phrase = { $seat }: { $phrase }
