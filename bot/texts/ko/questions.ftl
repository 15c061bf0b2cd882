### Questions before something is done, and what may be chosen without typing.

question-forget = 언어, 설정, 게임, 분석, 기록이 모두 지워져요. 다른 사람과 한 게임에서는 “누군가”가 돼요. 되돌릴 수 없어요.
button-forget-me = 네, 모두 지워요
question-end = 모두의 게임을 끝낼까요? 그러면 누구의 기록에도 남지 않아요.
question-leave = 봇만 남으면 게임이 끝나고 기록되지 않아요. 이 게임을 끝낼까요?
question-timer = 한 차례에 시간을 얼마나 줄까요? 시간이 지나면 봇이 대신 해요. 직접 쓸 수도 있어요: /timer 90s
question-timer-vote = 게임 중에는 투표로 정해요. 절반 넘게 찬성해야 해요.
button-timer-off = 제한 없음
question-kick = 누구를 내보낼까요?
question-stand-in = 돌아올 때까지 봇이 누구를 대신할까요?
