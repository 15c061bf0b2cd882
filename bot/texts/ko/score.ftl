### 점수표.

## 끝난 판의 표시

sheet-strike = 스트라이크
sheet-strike_penalty = 세 번째 스트라이크: −120
sheet-barrel_on = 배럴에 오름
sheet-barrel_off = 배럴에서 내려옴
sheet-barrel_fall = 배럴에서 떨어짐
sheet-barrel_to_zero = 떨어져 0점으로
sheet-barrel_clash = 배럴에 동시에 오름
sheet-barrel_push = 배럴에서 밀려남
sheet-locked = 잠김, 득점 없음
sheet-sitter_bonus = 탈론 보너스
sheet-golden = 골든, 두 배
sheet-blind = 블라인드, 두 배
sheet-reset = 0점으로
sheet-golden_reset = 골든 라운드 다시, 0점으로
sheet-no_trick_penalty = 잠긴 채 트릭 없음
sheet-concession_penalty = 포기 횟수 초과: −120
sheet-dealer_penalty = 딜러 벌점: −120
sheet-judge_penalty = 심판 벌점
sheet-made = 성공
sheet-down = 실패
sheet-conceded = 포기
sheet-annulled = 무효

why-contract = 공약만큼
why-short = { $points }점 부족
why-rounded = 반올림
why-barrel = 배럴에서는 이겨야만 득점
why-stays = { $total }점 유지
why-given-up = 공약 포기로 받은 점수

sheet-title = 점수 · 테이블 { $code }
sheet-empty = 아직 끝난 판이 없어요.
sheet-earlier = 앞의 { $count }판은 생략했어요.
sheet-ruling = { $hand }번째 판: { $ruling }
sheet-rulings-earlier = 앞의 심판 결정 { $count }건은 생략했어요.
sheet-taken = { $hand }번째 판부터: { $names }
sheet-hand = { $number }번째 판: { $changes }
sheet-totals = 총점: { $totals }
