### 봉인, 셔플에 섞는 문구, 그리고 그것이 증명하는 것: 보드, /seed, /verify.

board-sealed = { $hand }번째 판 봉인: <code>{ $commitment }</code>
board-opened = { $hand }번째 판 공개: <code>{ $secret }</code>
board-words = { $hand }번째 판에 문구를 넣은 사람: { $names }
board-words-again = { $hand }번째 판을 다시 봉인해서 앞서 넣은 문구는 빠졌어요. /seed로 다시 넣어 주세요: { $names }
board-verify = 이 테이블의 모든 봉인 공개: <code>/verify { $code }</code>

## /seed

seed-title = 셔플에 섞이는 내 문구
seed-how = 여기나 그룹에서 { $hand }번째 판의 봉인 뒤에 아무 문구나 적으세요: <code>/seed { $seal } 하고 싶은 문구</code>. 그 문구가 셔플에 섞여요. 저는 해시만 보관하는데, 짧은 문구는 해시로 알아맞힐 수 있어요.
seed-discord = Discord에서 슬래시 명령은 증거가 될 메시지를 남기지 않아요. 대신 저를 멘션하세요: <code>@bot seed { $seal } 하고 싶은 문구</code> (@bot 자리에 제 이름).

## /verify

verify-title = 봉인이 증명하는 것
verify-how = 판마다 먼저 비밀값을 뽑아 그 해시, 곧 봉인을 보여 드려요. 그다음에 적은 문구(/seed)는 셔플에 섞이고, 저는 해시만 보관해요. 판이 끝나면 비밀값을 보여 드리고, 누구나 카드 순서를 다시 계산할 수 있어요.
verify-proof-none = 문구가 없으면, 판을 시작하기 전에 카드 순서가 정해져 있었다는 것만 증명해요.
verify-proof-words = 봉인이 나온 뒤에 문구를 적은 사람에게는: 저 혼자서는 카드 순서를 고를 수 없었다는 것을 증명해요. 단, 문구를 넣었다고 적힌 다른 모두가 자기 문구가 맞다고 확인하고 누구와도 짜지 않았으며, 거절된 문구가 없어야 해요.
verify-proof-first = 첫 판에서 문구 없는 사람들의 자리는 제가 고를 수 있었어요.
verify-proof-not = 증명하지 못하는 것: 운영자가 카드를 보지 않았다는 것.
verify-copy = 저는 제 메시지를 고칠 수 있고, 여러분의 메시지를 지울 수 있을지도 몰라요. 봉인과 문구를 함께 보내고 사본을 간직하세요.
verify-copy-discord = Discord에서는 <code>@bot seed { $seal } 문구</code>라고 쓰세요(@bot 자리에 제 이름). 슬래시 명령은 메시지를 남기지 않아요.
verify-counts = 증명 밖의 판: 전체 { $all }판 가운데 { $count }판(다시 봉인 { $replaced }, 중단됨 { $broken }, 심판 무효 { $judged }).
verify-share = { $name }님의 몫: <code>{ $share }</code>
verify-true = ✓ { $hand }번째 판: 봉인과 비밀값이 맞아요.
verify-false = ✗ { $hand }번째 판: 봉인과 비밀값이 맞지 않아요!
verify-broken-off = { $hand }번째 판은 중단되었어요.
verify-unplayed = { $hand }번째 판은 하지 않았어요. 봉인: <code>{ $commitment }</code>, 공개: <code>{ $secret }</code>
verify-looked = 운영자가 { $hand }번째 판에서 카드를 보았어요: “{ $reason }”
verify-older = 이 게임의 첫 판은 저의 이전 버전이 돌렸어요. 지금 버전은 확인할 수 없어요.
verify-more = 이 테이블의 모든 봉인은 파일에 있어요.
verify-file = 게임 전체를 직접 확인하려면: /export 명령으로 파일을 받은 다음 <code>python -m engine verify thousand-{ $code }.json</code>
