button-window = 🂡 테이블 열기
window-outside = 여기서는 코드가 { $code }인 테이블이 보이지 않아요. 내가 있는 그룹의 테이블이라면 그 그룹의 채팅에서 열어 주세요. 들여보내 달라고 부탁할 수도 있어요.
button-ask-in = 참가 요청
window-tables = 내 테이블
window-no-tables = 지금 앉아 있는 테이블이 없어요. 여기서 시작하거나 그룹의 채팅에서 테이블을 열어 주세요.
board-in-windows = 모두 창을 열고 하고 있어요. 테이블을 열면 모든 차례를 볼 수 있어요.
