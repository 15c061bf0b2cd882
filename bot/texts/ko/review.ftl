### 결정의 값과 힌트: /review 명령과 연습 게임의 버튼.

review-title = 복기 · 테이블 { $code }
review-begun = 결정을 살펴보고 있어요…
review-progress = 결정을 살펴보고 있어요: { $all }개 중 { $done }개
review-sum = { $hands }판 동안 분명한 실수로 { $cost }점을 잃었고, 카드 운은 { $cards }점이었어요.
review-costly = { $number }. { $hand }번째 판: { $what }
review-instead = { $better } 대신 { $done } (−{ $lost })
review-none = 분명한 실수는 없었어요. 잘했어요!
review-how = 볼 수 없었던 카드를 여러 배치로 나눠 보고, 모두가 잘 친다고 할 때 선택마다 몇 점이 되는지 재요. 게임에서 이기면 500점으로 쳐요. 차이가 뚜렷한 것만 실수라고 하며, 그런 경우 100번 중 { $right }번은 새 배치에서도 더 나은 선택이 이겼어요.
review-hand = { $hand }번째 판: 결정 { $cost } (실수 { $mistakes }번), 카드 { $cards }
review-cards = 카드: 모든 자리에 같은 실력의 봇이 앉아 같은 카드로 게임했을 때, 내 점수가 다른 사람의 평균보다 얼마나 높은지예요.
review-place = { $hands }판 중 { $hand }번째 판 · 결정 { $steps }개 중 { $step }번째
review-done = 내 선택: { $act }
review-good = 분명히 더 나은 것은 없었어요.
review-better = 더 나은 선택: { $act }
review-lost = 예상 손실: { $lost }점 (± { $error })
review-chart-done = 나
review-chart-best = 최선
review-chart-hand = { $hand }번째 판의 예상 점수
review-chart-cards = 카드
review-chart-cost = 실수
over-hints = 힌트 { $count }번 사용

## Buttons

button-study = 분석
button-review = 복기
button-review-again = 다 됐나요?
button-review-hands = 판마다 보기
button-review-steps = 한 단계씩
button-review-short = 요약
button-review-all = 모든 카드
button-review-own = 내가 본 대로
button-review-how = 어떻게 알아요?
button-review-chart = 그래프
button-hint = 힌트
button-take-move-back = 무르기

## What can be done, in a few words

act-bid = { $value }점 비드
act-pass = 패스
act-play = { $card }
act-marriage = { $card }, { $suit } 매리지 선언
act-aces = { $card }, 에이스 네 장 선언
act-give = { $to }님께 { $card }
act-discard = { $card } 버리기
act-contract = 공약 { $value }점
act-concede = 포기
act-play_on = 계속하기
act-redeal = 딜미스
act-choose_talon = 탈론 { $number }번
act-look = 패 보기
act-cut = { $at }에서 컷
act-cut-not = 컷하지 않기
act-other = 다른 선택

## Why one thing is better than another: said of what was done, and of what is still to be done

why-bid-high = { $value }점은 이 카드로 기대할 수 있는 것보다 많아요.
why-bid-low = { $rather }점을 부를 만한 카드예요.
why-bid-less = 여기서는 { $rather }점이면 충분하고, { $value }점은 필요 이상의 약속이에요.
why-bid-more = 이 카드에는 { $value }점보다 { $rather }점이 어울려요.
why-contract-high = { $value }점은 실패할 때가 너무 많아요. { $rather }점이 더 안전해요.
why-contract-low = { $rather }점을 약속할 만한 카드라, { $value }점은 점수를 남겨 두는 셈이에요.
why-gave-up = 평균으로 보면 포기보다 계속하는 편이 덜 잃어요.
why-played-on = 평균으로 보면 공약을 못 채우는 것보다 포기가 덜 잃어요.
why-threw-in = 새 카드보다 이 카드가 나아요.
why-kept-in = 이 카드보다 새 카드가 나아요.
why-broke-marriage = { $card } 카드는 { $suit } 매리지의 짝이에요. { $better } 카드는 내줘도 돼요.
why-gave-high = { $card } 카드는 점수를 많이 내주고, { $better } 카드는 덜 내줘요.
why-exchange = { $card } 카드를 뺄 때보다 { $better } 카드를 뺄 때 남는 패가 더 좋아요.
why-marriage-late = { $suit } 매리지는 지금 선언하는 편이 좋아요. { $card } 카드를 낸 뒤에는 늦을 수 있어요.
why-marriage-early = { $suit } 매리지는 기다려도 돼요. { $better } 카드가 먼저예요.
why-marriage-other = 지금은 { $suit } 매리지보다 { $better } 매리지가 더 나아요.
why-aces-late = 에이스 네 장은 지금 선언할 때예요. 나중에는 기회가 없을 수 있어요.
why-winner-not-cashed = { $better } 카드는 트릭을 확실히 따지만, { $card } 카드는 그렇지 않아요.
why-high-led = { $card } 카드는 질 수 있고 점수가 상대에게 가요. { $better } 카드는 덜 위험해요.
why-ten-given = { $card } 카드를 내면 그 점수가 상대에게 가요. { $better } 카드는 점수를 지켜요.
why-trump-wasted = { $card } 카드는 나중에 필요한 으뜸패를 써 버려요. { $better } 카드로도 충분해요.
why-trump-missed = { $better } 카드는 으뜸패를 알맞은 때에 써요. { $card } 카드는 그 기회를 상대에게 넘겨줘요.
why-trick-missed = { $better } 카드는 이 트릭을 따고, { $card } 카드는 놓쳐요.
why-trick-dear = 이 트릭에 { $card } 카드는 아까워요. { $better } 카드로 보내 주는 편이 나아요.
why-general = 평균으로 보면 { $better } 카드가 { $card } 카드보다 나아요.
why-only = 다른 것은 할 수 없어요.
why-even = 다른 선택도 비슷하게 좋아요.

## Hints in practice games: what to think about, then what to do

nudge-bid = 확실히 따는 것을 세어 보세요. 에이스, 그 뒤의 10, 매리지. 탈론은 평균 얼마를 더해 줄까요?
nudge-concession = 몇 점이 모자라고, 어디서 올 수 있을까요? 포기할 때 잃는 것과 견주어 보세요.
nudge-exchange = 어떤 매리지와 긴 무늬를 남기고 싶나요? 내주는 카드는 점수를 따기 어려운 것이 좋아요.
nudge-contract = 더 약속하기 전에 확실한 점수를 세어 보세요.
nudge-marriage = 매리지를 선언할 수 있어요. 원하는 무늬가 으뜸패가 되나요?
nudge-winners = 이제 아무도 못 이기는 내 카드는 무엇일까요? 으뜸패는 누구에게 남았을까요?
nudge-trumps = 으뜸패를 세어 보세요. 아직 몇 장이 남아 있나요?
nudge-lead = 다른 사람에게 없는 무늬는 무엇일까요? 져도 점수를 적게 내주는 카드는 무엇일까요?
nudge-follow = 이 트릭은 누구 것이 되고, 몇 점이 들어 있을까요?
nudge-chance = 순전히 운이에요. 어느 쪽을 골라도 같아요.
hint-again = 한 번 더 누르면 수를 보여 드려요.
hint-move = 힌트: { $act }.
