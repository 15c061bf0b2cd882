### 플레이어 통계: /stats와 /top.

stats-title = <b>{ $name }</b>
stats-finished = 끝까지 한 게임: 다른 사람과 한 게임의 { $share }%
stats-others = 테이블의 다른 사람들:
stats-games = { $games }게임 { $wins }승
stats-contracts = 공약: 성공 { $made }, 실패 { $down }
stats-conceded = 포기 { $count }
stats-average = 평균 점수: 게임당 { $game }점, 판당 { $hand }점
stats-rating = 레이팅: { $rating }
stats-rating-provisional = 레이팅: { $rating } (임시, { $needed }게임 중 { $count }게임)
stats-rating-none = 레이팅: 아직 없어요. 사람이 둘 이상인 게임을 끝내면 생겨요

top-title = <b>이 채팅의 플레이어</b>
top-none = 이 채팅에서 게임을 끝낸 사람이 아직 없어요. /newgame 명령으로 테이블을 열어 보세요.
top-player = { $place }. <b>{ $name }</b> – { $rating } · { $games } · { $contracts }
top-rating = 레이팅 { $rating }
top-rating-provisional = 레이팅 { $rating } (임시)
top-rating-none = 레이팅 없음
top-more = … 외 { $count }명
top-how = 게임 수와 공약은 이 채팅에서 거둔 결과예요. 레이팅은 모든 채팅에서 하나이고, 사람이 둘 이상인 게임으로 정해져요. { $needed }게임을 채울 때까지는 임시예요.
month-title = <b>{ $month } 순위</b>
month-none = 이번 달에는 다른 사람과 게임을 끝낸 사람이 아직 없어요.
month-player = { $place }. <b>{ $name }</b> – { $games }게임 { $wins }승 · { $contracts } · 최고의 판: { $best }점
month-left = 도중에 나감: { $count }
month-unplaced = <b>{ $name }</b> – 아직 끝까지 한 게임이 없어요
month-how = 많이 이긴 순서예요. 같으면 도중에 나간 게임이 적은 쪽, 그다음은 끝까지 한 게임이 많은 쪽이 앞이에요. 사람이 둘 이상인 게임만 세요. 새 달은 이 시간대의 자정에 시작해요: { $zone }. 이전 달은 /top months 명령으로 볼 수 있어요.
month-zone = 관리자가 이 그룹의 시간대를 고를 수 있어요: /zone
months-title = <b>월별 순위</b>
months-one = { $month }: { $names }
months-none = 지난달까지의 결과가 아직 없어요. 이번 달: /top month
month-line = { $month }, 가장 많이 이긴 사람: { $names }. 새 달이 시작돼요: /top month
