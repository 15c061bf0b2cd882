### 테이블의 규칙을 쉬운 말로. 모든 문장은 규칙의 옵션을 점 대신 붙임표를 쓴 이름으로 쓸 수 있다.
### 참과 거짓은 `yes`와 `no`, 없는 수는 `none`.

rules-title = 규칙: { $preset }
rules-topics = 주제를 누르면 자세한 설명과 예를 볼 수 있어요.
rules-usual = 여기에는 열린 테이블이 없어요. /newgame 명령을 쓰면 이 규칙으로 열려요.
rules-brief-players = { $players }명이 { $game-target }점을 목표로 해요.
rules-brief-goal = 점수가 높은 카드가 든 트릭을 따세요. 센 카드부터 A = 11, 10 = 10, K = 4, Q = 3, J = 2, 9 = 0이고 모두 120점이에요. 10이 킹을 이겨요!
rules-brief-auction = { $auction-enabled ->
        [yes] 비딩은 { $auction-opening }점부터 { $auction-step }점씩 올라가요. 가장 높이 부른 사람은 그만큼 점수를 따야 해요.
       *[no] 비딩이 없고, 각자 자기 점수를 모아요.
    }
rules-brief-marriages = 같은 무늬의 킹과 퀸이 매리지예요: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }. 선언하면 그 무늬가 으뜸패가 돼요.
rules-brief-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] { $lock-at }점을 넘으면 잠겨요. 주공일 때만 점수가 올라가요.
            [declarer_with_marriage] { $lock-at }점을 넘으면 잠겨요. 매리지를 선언한 주공일 때만 점수가 올라가요.
            [any_marriage_or_sweep] { $lock-at }점을 넘으면 잠겨요. 매리지를 선언하거나 트릭을 모두 따야 점수가 올라가요.
           *[marriage_or_sweep] { $lock-at }점을 넘으면 잠겨요. 매리지를 선언하거나 트릭을 모두 따서 목표에 닿아야 점수가 올라가요.
        }
       *[no] { $lock-earns ->
            [declarer] { $lock-at }점부터 잠겨요. 주공일 때만 점수가 올라가요.
            [declarer_with_marriage] { $lock-at }점부터 잠겨요. 매리지를 선언한 주공일 때만 점수가 올라가요.
            [any_marriage_or_sweep] { $lock-at }점부터 잠겨요. 매리지를 선언하거나 트릭을 모두 따야 점수가 올라가요.
           *[marriage_or_sweep] { $lock-at }점부터 잠겨요. 매리지를 선언하거나 트릭을 모두 따서 목표에 닿아야 점수가 올라가요.
        }
    }
rules-brief-barrel = { $barrel-style ->
        [lviv] { $barrel-at }점이 되면 배럴(우승 직전 구간)에 올라가요. 판 수 제한은 없어요.
       *[classic] { $barrel-at }점이 되면 배럴(우승 직전 구간)에 올라가고, { $barrel-hands }판 안에 이겨야 해요.
    }

topic-minute = 1분 설명
topic-deal = 카드 돌리기
topic-auction = 비딩
topic-talon = 탈론
topic-redeal = 딜미스
topic-concession = 포기
topic-play = 플레이
topic-marriages = 매리지
topic-scoring = 점수
topic-target = 게임 끝

rules-example = 예: { $example }

## 카드 돌리기

rules-deal-deck = { $table-deck ->
        [20] 카드 20장: 무늬마다 A, 10, K, Q, J, 센 것부터예요. 9는 없어요.
       *[24] 카드 24장: 무늬마다 A, 10, K, Q, J, 9, 센 것부터예요.
    }
rules-deal-layout = { $stock ->
        [0] { $players }명: { $layout }.
       *[other] { $players }명: { $layout }. 나머지 { $stock }장은 더미에서 한 장씩 뽑아요.
    }
rules-deal-sits-out = 네 명이면 판마다 세 명이 해요. { $table-sits_out ->
        [dealer] 딜러가 쉬어요.
        [right_of_dealer] 딜러 오른쪽 사람이 쉬어요.
       *[opposite_dealer] 딜러 맞은편 사람이 쉬어요.
    }
rules-deal-sitter = { $sitter-card_points ->
        [yes] { $sitter-marriage ->
            [yes] 쉬는 사람은 탈론이 공개되거나 주공에게 넘어갈 때 탈론의 카드 점수를 반올림해서 받고, 매리지가 들어 있으면 그 점수도 받아요.
           *[no] 쉬는 사람은 탈론이 공개되거나 주공에게 넘어갈 때 탈론의 카드 점수를 반올림해서 받아요.
        }
       *[no] { $sitter-ace ->
            [0] { $sitter-marriage ->
                [yes] 쉬는 사람은 탈론이 공개되거나 주공에게 넘어갈 때, 탈론에 매리지가 들어 있으면 그 점수를 받아요.
               *[no] 쉬는 사람은 점수를 받지 않아요.
            }
           *[other] { $sitter-marriage ->
                [yes] 쉬는 사람은 탈론이 공개되거나 주공에게 넘어갈 때 탈론의 에이스 한 장마다 { $sitter-ace }점을 받고, 매리지가 들어 있으면 그 점수도 받아요.
               *[no] 쉬는 사람은 탈론이 공개되거나 주공에게 넘어갈 때 탈론의 에이스 한 장마다 { $sitter-ace }점을 받아요.
            }
        }
    }
rules-deal-sitter-golden = 골든 라운드에서는 두 배예요.
rules-deal-next = 판이 끝날 때마다 딜러가 왼쪽으로 넘어가요.
rules-deal-again = 무효가 된 판은 같은 딜러가 다시 돌려요.
rules-deal-cut = 판마다 먼저 딜러 오른쪽 사람이 카드를 컷할 수 있어요.
rules-deal-dealer-sets-talon = 카드를 돌리기 전에 딜러가 보지 않고 탈론이 될 자리를 정해요. 맨 앞과 맨 뒤, 서로 이웃한 두 자리는 안 돼요.
rules-deal-bottom-jack = 마지막 카드가 잭이면 다시 돌려요. 세 번 연속이면 딜러가 120점을 잃고 딜러가 왼쪽으로 넘어가요.
rules-deal-example = { $auction-enabled ->
        [yes] 민지가 딜러이고 왼쪽에 현우가 앉아 있어요. 첫 카드는 현우가 받고, 비딩도 현우가 먼저 해요.
       *[no] 민지가 딜러이고 왼쪽에 현우가 앉아 있어요. 첫 카드는 현우가 받고, 첫 트릭도 현우가 먼저 내요.
    }

## 비딩

rules-auction-none = 비딩이 없어요. 주공도 없고, 각자 자기 점수를 계산해요.
rules-auction-opening = { $auction-forced_opening ->
        [yes] { $auction-opening_fixed ->
            [yes] 딜러 왼쪽 사람이 정확히 { $auction-opening }점으로 비딩을 시작해야 해요.
           *[no] 딜러 왼쪽 사람이 { $auction-opening }점 이상으로 비딩을 시작해야 해요.
        }
       *[no] { $auction-opening_fixed ->
            [yes] 아무도 꼭 비딩을 시작할 필요는 없고, 모두 패스하면 다음 사람이 딜러가 돼요. 첫 비드는 정확히 { $auction-opening }점이에요.
           *[no] 아무도 꼭 비딩을 시작할 필요는 없고, 모두 패스하면 다음 사람이 딜러가 돼요. 첫 비드는 { $auction-opening }점 이상이에요.
        }
    }
rules-auction-steps = { $auction-graded ->
        [yes] 비드는 매번 바로 앞 비드보다 정확히 { $auction-step }점 높아요.
       *[no] 비드는 { $auction-step }점 단위로 올리고, 한 번에 여러 단계를 올려도 돼요.
    } 패스한 사람은 빠지고, 마지막에 남은 사람이 주공이 되어 부른 만큼 점수를 따야 해요.
rules-auction-above-120 = { $auction-above_120 ->
        [free] 누구나 120점보다 높게 부를 수 있어요.
        [any_marriage] 120점보다 높게 부르려면 손에 매리지가 있어야 해요.
       *[held_marriages] 120점에 손에 든 매리지 점수를 더한 값까지만 부를 수 있어요.
    }
rules-auction-ceiling = 가장 높은 공약은 { $auction-ceiling }점이에요.
rules-auction-raise = { $auction-raise_after_exchange ->
        [yes] 첫 카드를 내기 전에 주공이 공약을 정해요. 부른 점수 그대로 두거나 더 올릴 수 있어요.
       *[no] 부른 점수가 그대로 공약이 되고, 올릴 수 없어요.
    }
rules-auction-silence = 총점이 { $auction-silence_below }점보다 낮은 사람은 비드할 수 없어요. 의무로 하는 첫 비드만 예외예요.
rules-auction-golden = { $auction-golden_round ->
        [on_with_reset] 골든 라운드: 게임 처음에 모두가 딜러를 한 번씩 맡는 동안은 비딩이 120점부터이고 점수가 두 배예요. 그동안 공약에 성공한 사람이 없으면 모든 총점이 0점으로 돌아가고 골든 라운드를 한 번 더 해요.
       *[on] 골든 라운드: 게임 처음에 모두가 딜러를 한 번씩 맡는 동안은 비딩이 120점부터이고 점수가 두 배예요. 그동안 공약에 성공한 사람이 없으면 골든 라운드를 한 번 더 해요.
    }
rules-auction-blind = 패를 보지 않고 비드할 수 있어요. 끝까지 보지 않고 주공이 되면 탈론을 다른 사람에게 보이지 않고 가져가고, 건네는 카드는 모두에게 보여 줘요. { $auction-blind ->
        [gains] 그 판에서 얻는 점수는 누구든 두 배예요.
       *[all] 그 판에서 얻는 점수와 잃는 점수가 모두 두 배예요.
    }
rules-auction-example = { $two ->
        [yes] 민지가 { $auction-opening }점으로 시작하고 현우가 { $next }점을 부르자 민지가 패스해요. 주공은 현우이고, { $next }점을 따야 해요.
       *[no] 민지가 { $auction-opening }점으로 시작하고 현우가 { $next }점을 부르자 소라와 민지가 패스해요. 주공은 현우이고, { $next }점을 따야 해요.
    }

## 탈론

rules-talon-none = 탈론이 없어요.
rules-talon-one = 주공이 탈론을 가져가요.
rules-talon-several = 주공이 탈론 하나를 보지 않고 골라요. 다른 탈론은 덮어 둬요.
rules-talon-reveal = { $talon-reveal ->
        [always] 주공이 가져가는 탈론은 먼저 모두에게 공개돼요.
        [never] 주공이 가져가는 탈론은 다른 사람이 볼 수 없어요.
        [contested] 누군가 시작 점수보다 높게 불렀다면 주공이 가져가는 탈론이 먼저 모두에게 공개되고, 아니면 주공만 봐요.
       *[from_130] 비딩이 130점 이상이 됐다면 주공이 가져가는 탈론이 먼저 모두에게 공개되고, 아니면 주공만 봐요.
    }
rules-talon-face-up = 탈론은 카드를 돌릴 때부터 펼쳐져 있어요.
rules-talon-exchange = { $pass ->
        [0] { $discard ->
            [0] { $players }명일 때: 건네거나 버리는 카드는 없어요.
           *[other] { $players }명일 때: 건네는 카드는 없고 { $discard }장을 버려요.
        }
       *[other] { $discard ->
            [0] { $players }명일 때: { $players ->
                [2] 상대에게 { $pass }장을
               *[other] 상대마다 { $pass }장씩
            } 건네고, 버리는 카드는 없어요.
           *[other] { $players }명일 때: { $players ->
                [2] 상대에게 { $pass }장을
               *[other] 상대마다 { $pass }장씩
            } 건네고 { $discard }장을 버려요.
        }
    }
rules-talon-pass-face-up = 건네는 카드는 모두에게 보여 줘요.
rules-talon-uncontested = 시작 점수 그대로 주공이 되면 탈론의 카드만 건넬 수 있어요.
rules-talon-discards = { $talon-discards_count_for ->
        [last_trick] 버린 카드와 남은 탈론의 점수는 마지막 트릭을 딴 사람이 가져가요.
        [nobody] 버린 카드와 남은 탈론의 점수는 아무도 가져가지 않아요.
       *[declarer] 버린 카드의 점수는 주공이 가져가고, 남은 탈론의 점수는 아무도 가져가지 않아요.
    }
rules-talon-sweep = 공약이 정확히 120점이면, 매리지를 선언하지 않고 트릭을 모두 따도 성공이에요.
rules-talon-example = 손에 Q♥를 든 현우가 탈론에서 K♥를 가져와요. 이제 하트 매리지가 있어요.

## 딜미스

rules-redeal-none = 패가 나빠도 다시 돌릴 수 없어요.
rules-redeal-rights = 자기 차례에 딜미스를 선언할 수 있어요:
rules-redeal-weak_hand = { $auction ->
        [no] • 카드를 내는 첫 차례에, 손의 카드가 { $number }점보다 적고 매리지가 없을 때
       *[yes] • 비딩의 첫 차례에, 손의 카드가 { $number }점보다 적고 매리지가 없을 때
    }
rules-redeal-nines_dealt = { $auction ->
        [no] { $unless_marriage ->
            [yes] { $number ->
                [4] • 카드를 내는 첫 차례에, 9가 4장 모두 있고 매리지가 없을 때
               *[other] • 카드를 내는 첫 차례에, 9가 { $number }장 이상 있고 매리지가 없을 때
            }
           *[no] { $number ->
                [4] • 카드를 내는 첫 차례에, 9가 4장 모두 있을 때
               *[other] • 카드를 내는 첫 차례에, 9가 { $number }장 이상 있을 때
            }
        }
       *[yes] { $unless_marriage ->
            [yes] { $number ->
                [4] • 비딩의 첫 차례에, 9가 4장 모두 있고 매리지가 없을 때
               *[other] • 비딩의 첫 차례에, 9가 { $number }장 이상 있고 매리지가 없을 때
            }
           *[no] { $number ->
                [4] • 비딩의 첫 차례에, 9가 4장 모두 있을 때
               *[other] • 비딩의 첫 차례에, 9가 { $number }장 이상 있을 때
            }
        }
    }
rules-redeal-poor_talon = { $minimum_bid_only ->
        [yes] • 시작 점수로 주공이 됐고, 탈론을 가져간 직후 탈론이 { $number }점보다 적을 때
       *[no] • 주공이 탈론을 가져간 직후, 탈론이 { $number }점보다 적을 때
    }
rules-redeal-talon_nines = • 주공이 탈론을 가져간 직후, 탈론에 9가 { $number }장 이상일 때
rules-redeal-nines_after_exchange = { $number ->
        [4] • 카드를 내는 첫 차례에, 9가 4장 모두 있을 때
       *[other] • 카드를 내는 첫 차례에, 9가 { $number }장 이상 있을 때
    }
rules-redeal-weak_after_exchange = { $minimum_bid_only ->
        [yes] • 시작 점수보다 높게 부른 적이 없고, 카드를 내는 첫 차례에 손의 카드가 { $number }점보다 적을 때
       *[no] • 카드를 내는 첫 차례에, 손의 카드가 { $number }점보다 적을 때
    }
rules-redeal-how = 봇이 따로 묻지 않아요. 다른 행동을 하면 더는 선언할 수 없어요. 선언하면 같은 딜러가 다시 돌리고 점수는 없어요.
rules-redeal-third = 9 때문에 딜미스가 세 번 연속 나면 딜러가 120점을 잃고 딜러가 왼쪽으로 넘어가요.
rules-redeal-example = 내 패 아래에 “딜미스(다시 돌리기)” 버튼이 있어요. 누르면 카드를 다시 돌리고, 그냥 비드하거나 카드를 내면 버튼이 사라져요.

## 포기

rules-concession-none = 판을 포기할 수 없어요.
rules-concession-stage = { $concession-max_contract ->
        [none] { $concession-stage ->
            [before_talon] 주공은 탈론을 공개하기 전에 포기할 수 있어요.
           *[after_talon] 주공은 탈론을 본 직후에 포기할 수 있어요.
        }
       *[other] { $concession-stage ->
            [before_talon] 비드가 { $concession-max_contract }점 이하이면 주공은 탈론을 공개하기 전에 포기할 수 있어요.
           *[after_talon] 비드가 { $concession-max_contract }점 이하이면 주공은 탈론을 본 직후에 포기할 수 있어요.
        }
    }
rules-concession-payout = { $concession-payout ->
        [fixed] 주공은 0점이고, 상대는 각각 60점을 받아요.
       *[half] { $concession-payout_minimum ->
            [0] 주공은 0점이고, 상대는 각각 공약의 절반을 { $concession-payout_step }점 단위로 올려서 받아요.
           *[other] 주공은 0점이고, 상대는 각각 공약의 절반을 { $concession-payout_step }점 단위로 올려서 받아요. 적어도 { $concession-payout_minimum }점은 받아요.
        }
    }
rules-concession-uses = { $concession-free_uses ->
        [none] 횟수 제한 없이 포기할 수 있어요.
       *[other] { $concession-beyond ->
            [penalty] 한 게임에서 각자 { $concession-free_uses }번까지 벌점 없이 포기할 수 있어요. 그다음 포기는 상대에게 점수를 주고 120점도 잃어요. 그러면 횟수가 0으로 돌아가요.
           *[forbidden] 한 게임에서 각자 { $concession-free_uses }번까지 벌점 없이 포기할 수 있어요. 그다음부터는 포기할 수 없어요.
        }
    }
rules-concession-write-down = 그 대신 주공은 공약만큼 잃고 판을 끝낼 수도 있어요. 이때 상대는 점수를 받지 않아요.
rules-concession-write-down-uses = 한 사람이 한 게임에서 { $concession-write_down_uses }번까지 할 수 있어요.
rules-concession-walkout = 의무로 시작 점수를 부르고 아무도 더 부르지 않았다면, 주공은 혼자 탈론을 보고 −100점에 물러날 수 있어요. 상대는 50점씩 받아요.
rules-concession-barrel = 배럴 위에서는 포기할 수 없어요.
rules-concession-example = { $two ->
        [yes] 민지가 100점에 주공이 됐지만 가망이 없어서 포기해요. 민지는 0점, 현우는 { $payout }점이에요.
       *[no] 민지가 100점에 주공이 됐지만 가망이 없어서 포기해요. 민지는 0점, 현우와 소라는 { $payout }점씩이에요.
    }

## 플레이

rules-play-lead = { $auction-enabled ->
        [yes] 첫 트릭은 주공이 먼저 내고, 그다음부터는 트릭을 딴 사람이 먼저 내요.
       *[no] 첫 트릭은 딜러 왼쪽 사람이 먼저 내고, 그다음부터는 트릭을 딴 사람이 먼저 내요.
    }
rules-play-follow = { $play-follow_suit ->
        [always] 먼저 나온 무늬가 손에 있으면 그 무늬를 내야 해요.
       *[after_stock] 더미가 남아 있는 동안은 아무 카드나 낼 수 있어요. 더미가 떨어진 뒤에는 먼저 나온 무늬가 손에 있으면 그 무늬를 내야 해요.
    }
rules-play-beat = { $play-must_beat ->
        [yes] 무늬를 따를 때는 가능하면 지금까지 가장 높은 카드를 이겨야 해요. 다른 무늬의 트릭에 이미 으뜸패가 나왔다면 같은 무늬 아무 카드나 돼요.
       *[no] 무늬를 따를 때는 그 무늬 아무 카드나 낼 수 있어요.
    }
rules-play-void = { $play-when_void ->
        [trump] 그 무늬가 없으면 으뜸패를 내야 해요. 으뜸패도 없으면 아무 카드나 내요.
        [beat] 그 무늬가 없으면 트릭을 이길 수 있는 으뜸패를 내야 해요. 그런 카드가 없으면 아무 카드나 내요.
       *[free] 그 무늬가 없으면 아무 카드나 낼 수 있어요.
    }
rules-play-overtrump = 으뜸패를 낼 때 트릭에 이미 으뜸패가 있으면, 가능하면 그보다 높은 으뜸패를 내야 해요.
rules-play-trick = 가장 높은 으뜸패가 트릭을 따요. 으뜸패가 없으면 먼저 나온 무늬의 가장 높은 카드가 따요. 매리지를 선언하기 전에는 으뜸패가 없어요.
rules-play-stock = 트릭이 끝나면 딴 사람부터 한 장씩 더미에서 뽑아요. 더미가 떨어질 때까지 그렇게 해요.
rules-play-peek = { $play-peek ->
        [first_trick] 첫 트릭만 다시 볼 수 있어요.
       *[last_trick] 바로 지난 트릭만 다시 볼 수 있어요.
    }
rules-play-no-peek = 덮어 둔 트릭은 다시 볼 수 없어요.
rules-play-example = Q♥가 먼저 나왔고, 손에 A♥와 J♥가 있어요. { $play-must_beat ->
        [yes] 무늬를 따라야 한다면 A♥로 이겨야 해요.
       *[no] 둘 중 아무거나 낼 수 있어요.
    }

## 매리지

rules-marriages-values = 같은 무늬의 킹과 퀸: ♠ { $mS }, ♣ { $mC }, ♦ { $mD }, ♥ { $mH }.
rules-marriages-how = 한 장은 손에 든 채 다른 한 장으로 트릭을 시작하세요. 그 트릭을 져도 점수는 바로 내 것이 되고, 다음 매리지가 나올 때까지 그 무늬가 으뜸패예요.
rules-marriages-first = { $marriages-first_trick ->
        [yes] 맨 첫 트릭에서도 선언할 수 있어요.
       *[no] 먼저 트릭을 하나 이상 따야 선언할 수 있어요.
    }
rules-marriages-automatic = { $marriages-automatic ->
        [yes] 매리지의 킹이나 퀸으로 트릭을 시작하면 저절로 선언돼요.
       *[no] 버튼을 눌러 선언해야 해요. 둘 중 한 장이 손에서 나가면 매리지도 사라져요.
    }
rules-marriages-on-queen = 트릭에서 바로 앞사람이 퀸을 냈다면, 같은 무늬의 내 킹으로도 매리지를 선언할 수 있어요.
rules-marriages-four-aces = 에이스 4장은 { $marriages-four_aces }점이에요. 트릭을 하나 이상 딴 뒤, 4장을 모두 든 채 그중 한 장으로 트릭을 시작하세요.
rules-marriages-example = 민지가 K♥를 손에 든 채 Q♥로 트릭을 시작해요: +{ $mH }점, 하트가 으뜸패예요.

## 점수

rules-scoring-declarer = 주공은 카드와 매리지 점수를 반올림 없이 더해서 공약을 채워야 해요. { $scoring-declarer ->
        [contract] 성공하면 딱 공약만큼 얻고, 실패하면 공약만큼 잃어요.
       *[points] 성공하면 딴 점수를 반올림해서 얻고, 실패하면 공약만큼 잃어요.
    }
rules-scoring-others = { $auction-enabled ->
        [yes] { $scoring-rounding_to ->
            [1] 다른 사람은 딴 점수를 그대로 얻어요.
            [10] { $scoring-rounding_half ->
                [up] 다른 사람은 딴 점수를 10점 단위로 반올림해서 얻어요. 5점은 올려요.
               *[down] 다른 사람은 딴 점수를 10점 단위로 반올림해서 얻어요. 5점은 내려요.
            }
           *[other] 다른 사람은 딴 점수를 { $scoring-rounding_to }점 단위로 반올림해서 얻어요.
        }
       *[no] { $scoring-rounding_to ->
            [1] 모두 딴 점수를 그대로 얻어요.
            [10] { $scoring-rounding_half ->
                [up] 모두 딴 점수를 10점 단위로 반올림해서 얻어요. 5점은 올려요.
               *[down] 모두 딴 점수를 10점 단위로 반올림해서 얻어요. 5점은 내려요.
            }
           *[other] 모두 딴 점수를 { $scoring-rounding_to }점 단위로 반올림해서 얻어요.
        }
    }
rules-scoring-zero = { $scoring-zero ->
        [strikes] { $auction-enabled ->
            [yes] 주공이 아닌데 한 점도 못 따면 스트라이크를 받아요. 세 번째에는 120점을 잃고, 스트라이크는 0개로 돌아가요. 배럴 위에서는 받지 않아요.
           *[no] 한 점도 못 따면 스트라이크를 받아요. 세 번째에는 120점을 잃고, 스트라이크는 0개로 돌아가요. 배럴 위에서는 받지 않아요.
        }
       *[per_hand] { $auction-enabled ->
            [yes] 주공이 아닌데 트릭을 하나도 못 따면 120점과 그 판에 선언한 매리지 점수를 잃어요.
           *[no] 트릭을 하나도 못 따면 120점과 그 판에 선언한 매리지 점수를 잃어요.
        }
    }
rules-scoring-reset = 총점이 정확히 { $scoring-reset_at }점이 되면 0점으로 떨어져요.
rules-scoring-example = { $auction-enabled ->
        [yes] 공약 150점에 147점을 따면 −150점. 주공이 아닌 사람이 26점을 따면 { $rounded }점을 얻어요.
       *[no] 26점을 따면 { $rounded }점을 얻어요.
    }

## 게임 끝

rules-target-reach = { $game-exceed_target ->
        [yes] 총점이 { $game-target }점을 넘으면 이겨요.
       *[no] 총점이 { $game-target }점 이상이면 이겨요.
    }
rules-target-several = { $auction-enabled ->
        [yes] { $game-tie ->
            [shared] 한 판에서 여럿이 목표에 닿으면, 그중에 주공이 있으면 주공이, 없으면 총점이 가장 높은 사람이 이겨요. 총점이 같으면 함께 이겨요.
           *[another_hand] 한 판에서 여럿이 목표에 닿으면, 그중에 주공이 있으면 주공이, 없으면 총점이 가장 높은 사람이 이겨요. 총점이 같으면 한 판을 더 해서 정해요.
        }
       *[no] { $game-tie ->
            [shared] 한 판에서 여럿이 목표에 닿으면 총점이 가장 높은 사람이 이겨요. 총점이 같으면 함께 이겨요.
           *[another_hand] 한 판에서 여럿이 목표에 닿으면 총점이 가장 높은 사람이 이겨요. 총점이 같으면 한 판을 더 해서 정해요.
        }
    }
rules-target-lock = { $lock-strict ->
        [yes] { $lock-earns ->
            [declarer] { $lock-at }점을 넘으면 잠겨요. 주공일 때만 점수가 올라가요. 잃는 점수는 언제나 그대로 적용돼요.
            [declarer_with_marriage] { $lock-at }점을 넘으면 잠겨요. 그 판에 매리지를 선언한 주공일 때만 점수가 올라가요. 잃는 점수는 언제나 그대로 적용돼요.
            [any_marriage_or_sweep] { $lock-at }점을 넘으면 잠겨요. 매리지를 선언하거나 트릭을 모두 딴 판에서만 점수가 올라가고, 목표에 닿지 않아도 돼요. 잃는 점수는 언제나 그대로 적용돼요.
           *[marriage_or_sweep] { $lock-at }점을 넘으면 잠겨요. 매리지를 선언하거나 트릭을 모두 딴 판에서 목표에 닿을 때만 점수가 올라가요. 잃는 점수는 언제나 그대로 적용돼요.
        }
       *[no] { $lock-earns ->
            [declarer] { $lock-at }점부터 잠겨요. 주공일 때만 점수가 올라가요. 잃는 점수는 언제나 그대로 적용돼요.
            [declarer_with_marriage] { $lock-at }점부터 잠겨요. 그 판에 매리지를 선언한 주공일 때만 점수가 올라가요. 잃는 점수는 언제나 그대로 적용돼요.
            [any_marriage_or_sweep] { $lock-at }점부터 잠겨요. 매리지를 선언하거나 트릭을 모두 딴 판에서만 점수가 올라가고, 목표에 닿지 않아도 돼요. 잃는 점수는 언제나 그대로 적용돼요.
           *[marriage_or_sweep] { $lock-at }점부터 잠겨요. 매리지를 선언하거나 트릭을 모두 딴 판에서 목표에 닿을 때만 점수가 올라가요. 잃는 점수는 언제나 그대로 적용돼요.
        }
    }
rules-target-lock-no-trick = 잠긴 사람이 트릭을 하나도 못 따면 { $lock-no_trick_penalty }점을 잃어요. 주공은 예외예요.
rules-target-lock-example = 민지의 총점이 { $held }점이에요. 이 조건을 채우지 못하고 40점을 따면 총점은 그대로예요.
rules-target-barrel = { $barrel-style ->
        [lviv] 이기지 못한 채 { $barrel-at }점 이상이 되면 { $barrel-at }점으로 맞춰지고 배럴에 올라가요. 그 뒤로 판 수 제한 없이 계속 점수를 얻고, { $barrel-at }점 아래가 되면 내려와요. 배럴에서는 매리지가 점수 없이 으뜸패만 정하고, 비드는 120점까지예요.
       *[classic] 이기지 못한 채 { $barrel-at }점 이상이 되면 { $barrel-at }점으로 맞춰지고 배럴에 올라가요. 그 뒤 { $barrel-hands }판 안에 이겨야 해요.
    }
rules-target-barrel-wins = { $auction-enabled ->
        [no] 배럴에서 한 판에 { $barrel-need }점 이상 따면 게임에서 이겨요.
       *[yes] { $barrel-wins_by ->
            [points] { $barrel-role ->
                [anyone] 배럴에 있는 주공은 공약에 성공하고 { $barrel-need }점 이상 따면, 얼마를 공약했든 게임에서 이겨요. 배럴에 있는 상대도 { $barrel-need }점 이상 따면 이겨요.
               *[declarer] 배럴에 있는 주공은 공약에 성공하고 { $barrel-need }점 이상 따면, 얼마를 공약했든 게임에서 이겨요.
            }
           *[contract] { $barrel-role ->
                [anyone] 배럴에 있는 주공은 { $barrel-need }점 이상의 공약에 성공하면 게임에서 이겨요. 배럴에 있는 상대도 { $barrel-need }점 이상 따면 이겨요.
               *[declarer] 배럴에 있는 주공은 { $barrel-need }점 이상의 공약에 성공하면 게임에서 이겨요.
            }
        }
    }
rules-target-barrel-down = { $auction-enabled ->
        [no] 마지막 판까지 이기지 못하면 120점을 잃고 떨어져요.
       *[yes] { $barrel-failure_is_fall ->
            [yes] 공약에 실패하면 그만큼 잃고 배럴에서 내려와요. 이것도 추락으로 세요. 마지막 판까지 이기지 못하면 120점을 잃고 떨어져요.
           *[no] 공약에 실패하면 그만큼 잃고 배럴에서 내려와요. 마지막 판까지 이기지 못하면 120점을 잃고 떨어져요.
        }
    }
rules-target-barrel-crowd = { $barrel-crowd ->
        [share] 배럴에는 여럿이 함께 있을 수 있어요.
        [clash] 같은 판에 둘 이상이 배럴에 오르면 모두 배럴보다 120점 아래로 떨어져요.
       *[push_off] 누가 새로 배럴에 오르면 먼저 있던 사람은 밀려나서 120점을 잃어요.
    }
rules-target-barrel-falls = { $barrel-falls_to_zero }번째로 떨어지면 모두 잃고 0점으로 돌아가요.
rules-target-barrel-exact = 배럴 위에서는 점수를 반올림하지 않아요.
rules-target-barrel-example = { $auction-enabled ->
        [no] 민지가 배럴에서 { $barrel-need }점을 땄어요. 게임에서 이겨요.
       *[yes] { $barrel-wins_by ->
            [points] 민지가 배럴에서 { $low }점을 공약하고 { $barrel-need }점을 땄어요. 게임에서 이겨요.
           *[contract] 민지가 배럴에서 { $low }점을 공약하고 { $barrel-need }점을 땄어요. { $barrel-need }점을 공약하지 않았으니 이기지 못해요.
        }
    }
rules-target-example = { $near ->
        [barrel] { $from }점에서 160점을 더 얻으면 배럴을 거치지 않고 바로 이겨요.
       *[other] { $from }점에서 160점을 더 얻으면 바로 이겨요.
    }
