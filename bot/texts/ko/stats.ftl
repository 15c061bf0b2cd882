### 플레이어 통계: /stats와 /top.

stats-title = <b>{ $name }</b>
stats-none = 아직 끝난 게임이 없어요. /newgame 명령으로 테이블을 열어 보세요.
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
