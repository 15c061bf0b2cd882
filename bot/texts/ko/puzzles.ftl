### 문제: 목표에 이르는 선택이 꼭 하나인 상황. /puzzle

puzzle-title = 🧩 { $kind ->
    [open] 모든 카드 공개
   *[own] 내 카드만
} · { $level ->
    [easy] 쉬움
    [normal] 보통
    [hard] 어려움
   *[none] 아주 어려움
} · { $preset }
puzzle-make = 내 자리는 { $name }님, 주공이에요. { $points }점을 따세요.
puzzle-stop = 내 자리는 { $name }님이에요. 주공({ $declarer }님)이 { $points }점을 못 따게 막으세요.
puzzle-before = 지금까지:
puzzle-ask-play = 어떤 카드를 낼까요?
puzzle-ask-give = 어떤 카드를 누구에게 줄까요?
puzzle-ask-discard = 어떤 카드를 버릴까요?
puzzle-chosen = 고른 것: { $what }
puzzle-go-on = ✓ 맞아요! 이제부터는 목표를 지키는 선택이면 모두 맞아요.
puzzle-wrong-open = ✗ { $what }: 안 돼요. 주공은 { $goal }점 중 { $points }점을 따요.
puzzle-wrong-own = ✗ { $what }: 가능한 패 가운데 더 많은 경우에 다른 카드가 맞아요.
puzzle-beaten = 이렇게 막혀요:
puzzle-solved-open = ✓ 풀었어요! 주공은 { $goal }점 중 { $points }점을 따요:
puzzle-solved-own = ✓ 맞아요! 가능한 패 100가지 중 { $share }가지에서 통하고, 다음 카드는 { $following }가지예요.
puzzle-right-open = 정답: { $what }. 주공은 { $goal }점 중 { $points }점을 따요:
puzzle-right-own = 정답: { $what }. 가능한 패 100가지 중 { $share }가지에서 통하고, 다음 카드는 { $following }가지예요.
button-puzzle-again = 다시
button-puzzle-why = 이유 보기
button-puzzle-next = 다음
button-puzzle-board = 이어서 치기
puzzle-today = 오늘: { $today } / { $goal }
puzzle-row = { $count }일 연속
puzzle-strength = 실력: { $strength } ± { $doubt }
puzzle-theme = { $theme ->
    [marriage] 매리지
    [trumps] 으뜸패 빼기
    [duck] 트릭 내주기
    [gift] 줄 카드
    [make] 공약 성공
   *[stop] 주공 막기
} · { $solved }/{ $tried }
puzzle-mine = 내 실수에서 · { $count }
mydata-puzzles = 풀어 본 문제: { $tried }개, 한 번에 맞힌 문제: { $solved }개
puzzle-group-how = 카드를 누르세요. 첫 답만 세고, 맞았는지는 나만 봐요. 정답은 한 시간 뒤에 보여 드려요.
puzzle-answered = { $more ->
    [yes] 답한 사람: { $count }명보다 많음
   *[no] 답한 사람: { $count }명
}
puzzle-result = 맞힌 사람: { $count }명 중 { $right }명
button-puzzle-show = 정답 보기
done-puzzle-answer-right = ✓ 맞아요!
done-puzzle-answer-wrong = ✗ 아니에요. 정답은 나중에 나와요.
done-puzzle-answer-right-before = 이미 답했어요: ✓ 맞아요.
done-puzzle-answer-wrong-before = 이미 답했어요: ✗ 틀렸어요. 첫 답만 세요.
refusal-puzzle-here = 여기 이미 문제가 있어요. 끝나면 다음 문제를 낼 수 있어요.
refusal-puzzle-not-asker = 지금은 문제를 낸 사람만 정답을 보여 줄 수 있어요.
refusal-puzzle-over = 끝난 문제예요.
refusal-puzzle-none = 그 문제는 이제 없어요. /puzzle 명령으로 다른 문제를 보세요.
