### The deal of the day: /daily, its result to share, and what its seals prove.

daily-head = 오늘의 판 · { $date }
daily-kind = { $preset }, { $seats ->
        [2] 둘이서
       *[other] 셋이서
    }
daily-same = 모두 같은 카드를 받고 같은 봇과 겨뤄요. 기회는 한 번, 00:00 UTC까지예요. 레이팅에는 들어가지 않아요.
daily-new = 아직 하지 않았어요.
daily-waits = 카드가 기다리고 있어요.
daily-done = 오늘은 이미 했어요.
daily-closed = 오늘 판은 결과 없이 끝났어요.
daily-streak = 연속으로 한 날: { $count }
daily-numbers = 결과: { $count } · 중앙값 { $median } · 최고 { $best }
daily-numbers-named = 결과: { $count } · 중앙값 { $median } · 최고 { $best } ({ $name })
daily-nobody = 아직 결과가 없어요
daily-result = { $name } { $points }
daily-chat = { $chat }: { $results }
daily-tomorrow = 내일: { $preset }
daily-yesterday = <b>어제</b> · { $preset }
daily-seal = { $date } 봉인: <code>{ $seal }</code>
daily-opened = { $date } 공개: <code>{ $secret }</code>
daily-seals = 봉인은 전날 00:00 UTC부터 보이고, 아무도 더하지 않아요. 하루가 끝나면 공개해요: /verify
daily-opened-later = { $date } 봉인과 비밀값은 모두의 판에 쓰여요. 하루가 끝나면 공개해요. <code>/verify { $code }</code>
daily-how = 오늘의 판은 비밀값 하나에서 나와요. 그 봉인은 전날 00:00 UTC부터 /daily 명령으로 볼 수 있어요. 모두에게 같고, 아무도 말을 넣지 않아요. 하루가 끝나면 비밀값을 보여 드리고, 누구나 카드 순서를 다시 계산할 수 있어요.
daily-proof-beacon = 공개 난수(그날의 첫 라운드)가 있고 봉인을 먼저 본 분에게는: 누구도 카드 순서를 고를 수 없었다는 것을 증명해요.
daily-share = 오늘의 판 { $date } · { $preset }
daily-in-private = 모두 같은 카드를 받아요. 저와의 개인 채팅에서 /daily 명령으로 하세요. 여기서 명령을 쓰면 이 그룹의 표에 들어가요.
daily-finished = 오늘 한 사람: { $names }
daily-before = <b>어제</b>
daily-line = 오늘의 판: { $preset }. 모두 같은 카드예요 – 개인 채팅에서 /daily.
daily-line-best = 어제 여기 최고: { $name }, { $points }점.
daily-best = { $date }: 최고의 플레이 · { $name } { $points }
daily-export = 테이블 { $code }에서 본 것을 차례대로 담았어요. 다른 사람들이 아직 이 카드로 하고 있어서, 전체 기록은 하루가 끝나면 드려요.
button-daily-play = 하기
button-daily-go-on = 이어 하기
button-daily-best = 어제 최고의 플레이
history-day-over = 하루가 끝나 판을 닫았어요
replay-give-hidden = { $name }님이 { $to }님께 카드 한 장을 줬어요
replay-discard-hidden = { $name }님이 카드 한 장을 버렸어요
mydata-daily = 오늘의 판: 마지막으로 한 날 { $date }, 연속으로 한 날: { $count }
mydata-daily-chats = 오늘의 판을 함께하는 그룹: { $chats }
