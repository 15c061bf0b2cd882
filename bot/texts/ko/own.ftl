### 내 페이지와 내 게임: 개인 채팅의 /stats와 /history, 그리고 페이지.

## 내 페이지의 수치

own-rating = 레이팅
own-games = 게임
own-wins = 승
own-contracts = 공약 성공
own-declarer = 주공일 때
own-defender = 수비할 때
own-marriages = 매리지
own-contract = 최고 공약
own-finished = 끝까지 한 게임
own-days = 연속 일수
own-of = { $whole }번 중 { $part }번
own-each = 판당, { $count }판
own-percent = { $share }%
own-line = { $label }: { $value }
own-estimate = 추정 { $estimate } ± { $doubt }
own-provisional = 임시 ({ $count }/{ $needed })
own-unrated = 사람이 둘 이상인 게임 뒤에
own-curve = 최근 { $count }게임 레이팅
own-curve-how = 띠의 위쪽 끝이 추정치예요. 확실해질수록 좁아져요.
own-rules = 규칙별
own-since = 이번 버전부터 센 값({ $games }게임 중 { $count }게임): 역할별 평균, 매리지, 최고 공약, 규칙, 사다리

## 봇 사다리

own-ladder = 봇 사다리
own-ladder-step = { $level } { $wins }/{ $needed }
own-ladder-how = 다른 자리가 모두 그 수준의 봇일 때 단계마다 { $count }번 이기세요. 규칙은 그대로, 목표만 300 이상에서 바꿀 수 있어요. 힌트 없이.
own-mark-first = 첫 승리
own-mark-whole = 첫 전체 게임 승리
own-mark-step = 사다리: { $level }
earned-first = 첫 승리: { $name }
earned-whole = 첫 전체 게임 승리: { $name }
earned-step = { $name } – 봇 사다리: “{ $level }” 통과, 다음은 “{ $next }”
earned-top = { $name } – 봇 사다리: “{ $level }” 통과, 사다리 완성
over-no-step = 힌트나 무르기를 써서 봇 사다리에는 들어가지 않아요

## 누가 내 페이지를 보는지

own-seen = 이 수치와 레이팅을 누가 보나요?
own-seen-chats = 내 채팅의 사람들
own-seen-everybody = 모두
own-seen-nobody = 아무도 (순위표에서도 빠짐)

## 내 게임

games-running = 진행 중
games-line = <code>{ $code }</code> · { $names } · { $turn } ({ $ago })
games-your-turn = 내 차례
games-lobby = 시작 전
games-won = 승리
games-lost = 패배
games-left = 자리 넘김
button-invite-again = 다시 초대

## 페이지의 손님과 ‘간직하기’

own-guest = 계정 없이 하고 있어서 이 브라우저만 나를 알아요. 마지막 방문 뒤 한 달이 지나면 모두 지워져요.
button-keep = 간직하기
button-keep-again = 새 링크
keep-games = 게임 { $count }개
keep-games-ladder = { $what }, 사다리: { $level }
keep-offered = 10분 안에 받을 계정에서 링크를 열어 주세요. 한 번만 쓸 수 있고, 여기서 동의하기 전에는 아무도 받지 못해요.
keep-asked = { $platform }의 { $name }님께 줄까요?
button-keep-give = 주기
button-keep-no = 아니요
keep-moved = { $platform }의 { $name }님께 옮겼어요.
keep-stopped = 링크는 이제 쓸 수 없어요. 아무것도 옮기지 않았어요.
keep-offer = 페이지의 손님이 주는 것:
keep-offer-how = 페이지에서도 동의하면 내 것이 돼요. 레이팅, 연속 일수, 순위는 그대로예요.
button-keep-take = 받기
keep-back = 이제 페이지로 돌아가 동의해 주세요. 그다음 /stats 명령에 나와요.
