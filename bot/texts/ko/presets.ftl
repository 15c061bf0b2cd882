### 프리셋: 이름과 한 줄 설명.

preset-polish = 폴란드식 사우전드
    .help = 폴란드에서 가장 널리 하는 방식이에요: 3~4명, 탈론 3장, 10점씩 비드, 900점에서 잠금.
    .short = 폴란드식
preset-polish_pagat = 폴란드식, 쉬운 비딩
    .help = 폴란드식 사우전드와 같지만 더 높게 시작할 수 있고, 매리지가 하나만 있으면 120점을 넘겨 부를 수 있으며, 으뜸패를 꼭 내야 하고, 두 번 포기할 수 있어요.
    .short = 쉬운 비딩
preset-polish_two_talons = 폴란드식 2인
    .help = 2명, 10장씩, 2장짜리 탈론 2개. 카드 2장을 버려요.
    .short = 2인용
preset-auction_thousand = 옥션 사우전드
    .help = 2명, 2장짜리 탈론 2개. 버린 카드는 누구의 점수도 아니고, 잠금이 없어요.
preset-polish_nine = 폴란드식 2인, 9장
    .help = 2명, 9장씩, 3장짜리 탈론 2개. 카드 3장을 버려요.
preset-polish_twelve = 폴란드식 2인, 탈론 없음
    .help = 2명, 12장씩 받고 탈론이 없어요.
preset-polish_open_seven = 폴란드식 2인, 열린 탈론
    .help = 2명, 7장씩, 펼쳐 둔 탈론 2장, 뽑을 카드 8장.
preset-draw_thousand = 드로우 사우전드
    .help = 2명, 비딩 없이 6장씩. 트릭이 끝날 때마다 한 장씩 뽑아요.
    .short = 드로우
preset-draw_thousand_five = 드로우 사우전드, 5장
    .help = 드로우 사우전드와 같고, 5장씩 받아요.
preset-elwood = 엘우드 사우전드
    .help = 2명, 3장짜리 탈론 2개. 85점부터 5점씩 비드하고, 한 장을 건네고 한 장을 버려요.
preset-skoroszow = 스코로슈프 사우전드
    .help = 3명, 비딩도 탈론도 없이 8장씩. 남의 퀸에도 매리지를 선언할 수 있고, 트릭을 못 따면 120점을 잃어요.
preset-italian = 이탈리아식 사우전드
    .help = 3명, 5점씩 비드, 880점에서 배럴(120점을 따면 누구나 승리), 스트라이크 3개면 120점을 잃어요.
    .short = 이탈리아식
preset-tysiac_2004 = 티시옹츠 2004
    .help = 2~4명, 매리지가 저절로 선언되고, 점수를 반올림하지 않으며, 800점을 넘으면 잠금.
preset-russian = 러시아식 사우전드
    .help = 3~4명, 880점에서 배럴, 스트라이크가 있고, 벌점 없이 두 번 포기할 수 있어요.
    .short = 러시아식
preset-lviv = 르비우식 사우전드
    .help = 러시아식 사우전드와 같지만 르비우식 배럴을 써요: 900점에서 오르고 판 수 제한이 없지만, 배럴에서는 매리지가 으뜸패만 정해요.
    .short = 르비우식
preset-thousand_and_one = 사우전드 1001
    .help = 러시아식 사우전드와 같지만 1000점을 넘어야 이기고, 배럴에서는 125점이 필요해요.
    .short = 1001
preset-german_1001 = 독일식 1001
    .help = 3명, 카드 20장, 40점부터 비드. 주공이 버린 카드 2장은 주공의 점수예요.
    .short = 독일식 1001
preset-russeln = 루셀른
    .help = 3명, 8장씩, 탈론 없음. 10점부터 비드하고, 주공은 공약이 아니라 딴 점수를 받아요.
preset-unknown = 예전 버전의 규칙

## Not words, but names of presets: what the people who speak this language play

# The preset that a chat begins with, until somebody keeps another.
usual-preset = polish
# Three others that they are likely to want, as buttons of the lobby, with blanks between.
likely-presets = russian polish_two_talons italian
