/* The play with all cards open: the plain policy of open_play.py, and the best play by alpha-beta with a table of
   positions.

   Cards are numbers, suit * 6 + rank, the strongest of a suit first. Sets of cards are masks. Solvers share nothing,
   and use no clock and no chance, so the same question always gets the same answer. */

#include <stdlib.h>
#include <string.h>

#define SUIT(card) ((card) / 6)
#define RANK(card) ((card) % 6)
#define BIT(card) (1u << (card))
#define SUIT_MASK(suit) (63u << (6 * (suit)))
#define COURT(suit) (12u << (6 * (suit)))
#define ACES 0x041041u
#define KING 2
#define QUEEN 3
#define WORST (-(1 << 29))

static const int RANK_POINTS[6] = {11, 10, 4, 3, 2, 0};

static int points_of(uint32_t cards)
{
    static const uint32_t rank = 0x041041u;
    int sum = 0;
    for (int r = 0; r < 5; r++) sum += RANK_POINTS[r] * __builtin_popcount(cards & rank << r);
    return sum;
}

static uint32_t stronger(int card) { return (BIT(card) - 1) & SUIT_MASK(SUIT(card)); }

static int beats(int card, int best, int trump)
{
    return SUIT(card) == SUIT(best) ? card < best : SUIT(card) == trump;
}

static int turn(const deal_rules *d, const position *p) { return (p->leader + p->count) % d->seats; }

static int best_place(const position *p)
{
    int best = 0;
    for (int i = 1; i < p->count; i++)
        if (beats(p->table[i], p->table[best], p->trump)) best = i;
    return best;
}

static int is_free(const deal_rules *d, const position *p) { return d->free_with_stock && p->drawn < d->stock_size; }

static uint32_t allowed(const deal_rules *d, const position *p)
{
    uint32_t hand = p->hand[turn(d, p)];
    if (!p->count || is_free(d, p)) return hand;
    int best = p->table[best_place(p)], led = SUIT(p->table[0]);
    uint32_t same = hand & SUIT_MASK(led);
    if (same) {
        uint32_t higher = same & stronger(best);
        return d->must_beat && SUIT(best) == led && higher ? higher : same;
    }
    if (p->trump < 0 || d->when_void == FREE) return hand;
    uint32_t trumps = hand & SUIT_MASK(p->trump);
    if (!trumps) return hand;
    uint32_t beating = SUIT(best) == p->trump ? trumps & stronger(best) : trumps;
    if (d->when_void == BEAT) return beating ? beating : hand;
    return d->must_overtrump && beating ? beating : trumps;
}

static int may_declare(const deal_rules *d, const position *p, int seat) { return d->first_trick || p->taken[seat]; }

/* Return what a card can declare: 0 nothing, 1 a marriage, 2 four aces. */
static int declares(const deal_rules *d, const position *p, int seat, int card)
{
    if (!p->count) {
        uint32_t court = COURT(SUIT(card));
        if (BIT(card) & court && (p->hand[seat] & court) == court && may_declare(d, p, seat)) return 1;
        if (d->four_aces && RANK(card) == 0 && (p->hand[seat] & ACES) == ACES && p->taken[seat]) return 2;
    } else if (d->on_queen && RANK(card) == KING && p->table[p->count - 1] == card + 1 && may_declare(d, p, seat)) {
        return 1;
    }
    return 0;
}

void play_one(const deal_rules *d, position *p, int card, int declared)
{
    int seat = turn(d, p);
    if (declared == 1) {
        p->trump = SUIT(card);
        p->points[seat] += d->values[seat][SUIT(card)];
        p->declared[seat] |= 1 << SUIT(card);
    } else if (declared == 2) {
        p->points[seat] += d->four_aces;
    }
    p->hand[seat] &= ~BIT(card);
    p->table[p->count++] = card;
    if (p->count < d->seats) return;
    int winner = (p->leader + best_place(p)) % d->seats;
    for (int i = 0; i < d->seats; i++) p->points[winner] += RANK_POINTS[RANK(p->table[i])];
    p->taken[winner]++;
    p->leader = winner;
    p->count = 0;
    for (int i = 0; i < d->seats && p->drawn < d->stock_size; i++)
        p->hand[(winner + i) % d->seats] |= BIT(d->stock[p->drawn++]);
    if (!p->hand[winner]) p->points[winner] += d->last_trick;
}

/* ---- The plain policy, described in open_play.py. ---- */

static int friends(const deal_rules *d, int seat, int other)
{
    return d->declarer >= 0 && d->declarer != seat && d->declarer != other;
}

/* Return whether no opponent among the `count` seats from `first` on can beat a card. */
static int holds(const deal_rules *d, const position *p, int seat, int card, int first, int count)
{
    int led = SUIT(p->count ? p->table[0] : card), trump = p->trump;
    for (int i = 0; i < count; i++) {
        int other = (first + i) % d->seats;
        if (other == seat || friends(d, seat, other)) continue;
        uint32_t hand = p->hand[other], same = hand & SUIT_MASK(led);
        uint32_t choice = is_free(d, p) || !same ? hand : same;
        if (choice & stronger(card)) return 0;
        if (trump >= 0 && SUIT(card) != trump && choice & SUIT_MASK(trump)) return 0;
    }
    return 1;
}

static int in_pair(uint32_t hand, int card)
{
    uint32_t court = COURT(SUIT(card));
    return BIT(card) & court && (hand & court) == court;
}

static int cost_of(uint32_t hand, int card)
{
    int cost = 4 * RANK_POINTS[RANK(card)];
    if (in_pair(hand, card)) cost += 40;
    if (SUIT(card) == 0 || (hand & SUIT_MASK(SUIT(card))) == BIT(card)) cost -= 1;
    return cost;
}

static int cheapest(uint32_t hand, uint32_t options)
{
    int best = -1, least = 0;
    for (uint32_t left = options; left; left &= left - 1) {
        int card = __builtin_ctz(left), cost = cost_of(hand, card);
        if (best < 0 || cost < least) best = card, least = cost;
    }
    return best;
}

static int lead(const deal_rules *d, const position *p, int seat)
{
    uint32_t hand = p->hand[seat], pairs = 0;
    int best = -1;
    if (may_declare(d, p, seat))
        for (int suit = 0; suit < 4; suit++)
            if ((hand & COURT(suit)) == COURT(suit)) pairs |= COURT(suit);
    for (uint32_t left = hand & ~pairs; left; left &= left - 1) {
        int card = __builtin_ctz(left);
        if (!holds(d, p, seat, card, 0, d->seats)) continue;
        if (best < 0 || RANK_POINTS[RANK(card)] > RANK_POINTS[RANK(best)]) best = card;
    }
    if (best >= 0) return best;
    if (pairs) {
        int suit = -1;
        for (int other = 0; other < 4; other++)
            if (pairs & COURT(other) && (suit < 0 || d->values[seat][other] >= d->values[seat][suit])) suit = other;
        int king = 6 * suit + KING;
        return holds(d, p, seat, king, 0, d->seats) ? king : king + 1;
    }
    return cheapest(hand, hand);
}

static int gift(uint32_t hand, int card)
{
    if (in_pair(hand, card)) return -40;
    return RANK(card) == 0 ? -1 : RANK_POINTS[RANK(card)];
}

static int follow(const deal_rules *d, const position *p, int seat, uint32_t options)
{
    uint32_t hand = p->hand[seat];
    int place = best_place(p), best = p->table[place], winner = (p->leader + place) % d->seats;
    int left = d->seats - p->count - 1, chosen = -1, most = 0;
    if (friends(d, seat, winner) && holds(d, p, seat, best, seat + 1, left)) {
        for (uint32_t rest = options; rest; rest &= rest - 1) {
            int card = __builtin_ctz(rest), worth = gift(hand, card);
            if (chosen < 0 || worth > most) chosen = card, most = worth;
        }
        return chosen;
    }
    for (uint32_t rest = options; rest; rest &= rest - 1) {
        int card = __builtin_ctz(rest);
        if (!beats(card, best, p->trump) || !holds(d, p, seat, card, seat + 1, left)) continue;
        int worth = left ? -cost_of(hand, card) : RANK_POINTS[RANK(card)];
        if (chosen < 0 || worth > most) chosen = card, most = worth;
    }
    return chosen >= 0 ? chosen : cheapest(hand, options);
}

/* A guess made with rules other than the table's may leave a seat without a card in a trick. That ends the hand too. */
static int is_over(const deal_rules *d, const position *p) { return !p->hand[turn(d, p)]; }

void play_out(const deal_rules *d, position *p)
{
    while (!is_over(d, p)) {
        int seat = turn(d, p);
        uint32_t options = allowed(d, p);
        int card = !p->count ? lead(d, p, seat) : options & (options - 1) ? follow(d, p, seat, options) : __builtin_ctz(options);
        play_one(d, p, card, declares(d, p, seat, card));
    }
}

/* ---- The best play. ---- */

typedef struct {
    uint64_t low, high;
    int32_t least, most;
    uint32_t guess;
    uint8_t move;
} entry;

struct solver {
    const deal_rules *deal;
    const goal *goal;
    entry *entries;
    int bits, quiet, horizon;
    uint32_t guess;
    int64_t nodes, limit;
    int32_t heaviest, lightest;
};

typedef struct {
    uint8_t card, declared;
    int16_t order;
} move;

solver *solver_new(int bits)
{
    solver *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->bits = bits;
    s->entries = calloc((size_t)1 << bits, sizeof *s->entries);
    if (!s->entries) { free(s); return NULL; }
    return s;
}

void solver_free(solver *s)
{
    if (s) free(s->entries);
    free(s);
}

/* Return the value of a rise of a seat's points from `before` to `after`. */
static int32_t gained(const goal *g, int seat, int before, int after)
{
    int32_t worth = g->weight[seat] * (after - before);
    for (int i = 0; i < g->steps; i++)
        if (g->step_seat[i] == seat && before < g->step_at[i] && g->step_at[i] <= after) worth += g->step_worth[i];
    return worth;
}

static int32_t ending(const solver *s, const position *p)
{
    int32_t worth = 0;
    for (int seat = 0; seat < s->deal->seats; seat++)
        if (!p->taken[seat]) worth += s->goal->idle[seat];
    return worth;
}

static int32_t change(const solver *s, const position *before, const position *after)
{
    int32_t worth = 0;
    for (int seat = 0; seat < s->deal->seats; seat++)
        if (after->points[seat] != before->points[seat])
            worth += gained(s->goal, seat, before->points[seat], after->points[seat]);
    return worth;
}

static int tricks_left(const solver *s, const position *p)
{
    const deal_rules *d = s->deal;
    return __builtin_popcount(p->hand[p->leader]) + (d->stock_size - p->drawn) / d->seats;
}

/* Set the bounds of the value still to come (`least`, `most`), and the key of the position in the table: the parts
   that matter, packed into two numbers (`low`, `high`). */
static void outlook(const solver *s, const position *p, int32_t *least, int32_t *most, uint64_t *low, uint64_t *high)
{
    const deal_rules *d = s->deal;
    const goal *g = s->goal;
    uint32_t cards = 0, stock = 0;
    for (int seat = 0; seat < d->seats; seat++) cards |= p->hand[seat];
    for (int i = p->drawn; i < d->stock_size; i++) stock |= BIT(d->stock[i]);
    int rest = points_of(cards | stock) + d->last_trick, taken = 0;
    *least = rest * s->lightest;
    *most = rest * s->heaviest;
    *low = (uint64_t)p->hand[0] | (uint64_t)p->hand[1] << 24 | (uint64_t)p->leader << 48 | (uint64_t)(p->trump + 1) << 50;
    *high = d->seats > 2 ? p->hand[2] : 0;
    for (int seat = 0; seat < d->seats; seat++) {
        int own = d->four_aces && ((p->hand[seat] | stock) & ACES) == ACES ? d->four_aces : 0;
        for (int suit = 0; suit < 4; suit++) {
            uint32_t there = d->on_queen ? cards & COURT(suit) : (p->hand[seat] | stock) & COURT(suit);
            if (there == COURT(suit)) own += d->values[seat][suit];
        }
        int32_t worth = g->weight[seat] * own;
        if (worth > 0) *most += worth; else *least += worth;
        int open = 0;
        for (int i = 0; i < g->steps; i++) {
            if (g->step_seat[i] != seat || p->points[seat] >= g->step_at[i]) continue;
            if (p->points[seat] + rest + own < g->step_at[i]) continue;
            open = 1;
            if (g->step_worth[i] > 0) *most += g->step_worth[i]; else *least += g->step_worth[i];
        }
        if (open) *high |= (uint64_t)(p->points[seat] + 1) << (24 + 12 * seat);
        if (!p->taken[seat]) {
            if (g->idle[seat] > 0) *most += g->idle[seat]; else *least += g->idle[seat];
        } else if (!d->first_trick || d->four_aces || g->idle[seat]) {
            taken |= 1 << seat;
        }
    }
    *low |= (uint64_t)taken << 53 | (uint64_t)p->drawn << 56;
}

static int same_side(const solver *s, int seat, int other)
{
    return (s->goal->side >> seat & 1) == (s->goal->side >> other & 1);
}

/* Return whether no opponent that plays after a seat can beat its card. */
static int is_sure(const solver *s, const position *p, int seat, int card)
{
    const deal_rules *d = s->deal;
    int led = SUIT(p->count ? p->table[0] : card);
    for (int i = 1; i < d->seats - p->count; i++) {
        int other = (seat + i) % d->seats;
        if (same_side(s, seat, other)) continue;
        uint32_t hand = p->hand[other], same = hand & SUIT_MASK(led);
        uint32_t choice = is_free(d, p) || !same ? hand : same;
        if (choice & stronger(card)) return 0;
        if (p->trump >= 0 && SUIT(card) != p->trump && choice & SUIT_MASK(p->trump)) return 0;
    }
    return 1;
}

static int order_of(const solver *s, const position *p, int seat, int card, int declared)
{
    int points = RANK_POINTS[RANK(card)];
    if (declared) return 300 + (declared == 1 ? s->deal->values[seat][SUIT(card)] : s->deal->four_aces) - points;
    if (!p->count) {
        if (is_sure(s, p, seat, card)) return 200 + points;
        return 20 - points - (in_pair(p->hand[seat], card) ? 20 : 0);
    }
    int place = best_place(p), best = p->table[place], winner = (p->leader + place) % s->deal->seats;
    if (beats(card, best, p->trump)) {
        if (is_sure(s, p, seat, card)) return same_side(s, seat, winner) ? 60 + points : 200 + points;
        return 30 - points;
    }
    if (same_side(s, seat, winner) && is_sure(s, p, seat, best)) return 100 + points;
    return 20 - points - (in_pair(p->hand[seat], card) ? 20 : 0);
}

static int moves_of(const solver *s, const position *p, move *moves, int first)
{
    const deal_rules *d = s->deal;
    int seat = turn(d, p), count = 0;
    for (uint32_t left = allowed(d, p); left; left &= left - 1) {
        int card = __builtin_ctz(left), can = declares(d, p, seat, card);
        int silent = !can || (s->quiet && !(d->automatic && !p->count && can == 1));
        for (int declared = can; declared >= 0; declared -= can ? can : 1) {
            if (!declared && !silent) break;
            move new = {card, declared, order_of(s, p, seat, card, declared)};
            if (first == (card | declared << 5)) new.order = 1000;
            int at = count++;
            for (; at && moves[at - 1].order < new.order; at--) moves[at] = moves[at - 1];
            moves[at] = new;
            if (!declared) break;
        }
    }
    return count;
}

static int32_t by_policy(solver *s, const position *p)
{
    position end = *p;
    play_out(s->deal, &end);
    return change(s, p, &end) + ending(s, &end);
}

/* Return the value gained from a position to the end, exact between `alpha` and `beta`. */
static int32_t search(solver *s, const position *p, int32_t alpha, int32_t beta)
{
    const deal_rules *d = s->deal;
    entry *known = NULL;
    uint64_t low = 0, high = 0;
    int first = 0xff;
    if (is_over(d, p)) return ending(s, p);
    if (!p->count) {
        int32_t least, most;
        if (tricks_left(s, p) <= s->horizon) return by_policy(s, p);
        outlook(s, p, &least, &most, &low, &high);
        if (least >= beta || least == most) return least;
        if (most <= alpha) return most;
        uint64_t hash = (low ^ high * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
        known = s->entries + (hash >> (64 - s->bits));
        if (known->guess == s->guess && known->low == low && known->high == high) {
            if (known->least >= beta) return known->least;
            if (known->most <= alpha) return known->most;
            if (known->least > alpha) alpha = known->least;
            if (known->most < beta) beta = known->most;
            if (alpha >= beta) return alpha;
            first = known->move;
        }
    }
    if (++s->nodes > s->limit) return 0;
    move moves[32];
    int count = moves_of(s, p, moves, first), best = 0;
    int wants = s->goal->side >> turn(d, p) & 1;
    int32_t value = wants ? WORST : -WORST, from = alpha, to = beta;
    for (int i = 0; i < count && from < to; i++) {
        position next = *p;
        play_one(d, &next, moves[i].card, moves[i].declared);
        int32_t now = change(s, p, &next), total;
        /* The first move is usually best, so a narrow window first checks whether another one is better at all. */
        int narrow = i && to - from > 1;
        if (narrow && wants) total = now + search(s, &next, from - now, from + 1 - now);
        else if (narrow) total = now + search(s, &next, to - 1 - now, to - now);
        if (!narrow || (total > from && total < to)) total = now + search(s, &next, from - now, to - now);
        if (wants ? total > value : total < value) value = total, best = i;
        if (wants && value > from) from = value;
        if (!wants && value < to) to = value;
    }
    if (known && s->nodes <= s->limit) {
        if (known->guess != s->guess || known->low != low || known->high != high) {
            *known = (entry){low, high, WORST, -WORST, s->guess, 0};
        }
        if (value > alpha && value > known->least) known->least = value;
        if (value < beta && value < known->most) known->most = value;
        known->move = moves[best].card | moves[best].declared << 5;
    }
    return value;
}

static void set_out(solver *s, const deal_rules *d, const goal *g, int quiet, int horizon, int64_t limit)
{
    s->deal = d;
    s->goal = g;
    s->quiet = quiet;
    s->horizon = horizon;
    s->limit = limit;
    s->nodes = 0;
    s->guess++;
    s->heaviest = s->lightest = g->weight[0];
    for (int seat = 1; seat < d->seats; seat++) {
        if (g->weight[seat] > s->heaviest) s->heaviest = g->weight[seat];
        if (g->weight[seat] < s->lightest) s->lightest = g->weight[seat];
    }
}

int64_t solver_values(solver *s, const deal_rules *d, const position *from, const goal *g, int quiet, int horizon,
                      int64_t limit, int plays, const uint8_t *card, const uint8_t *declared, int32_t *value)
{
    set_out(s, d, g, quiet, horizon, limit);
    for (int i = 0; i < plays; i++) {
        position next = *from;
        play_one(d, &next, card[i], declared[i]);
        value[i] = change(s, from, &next) + search(s, &next, WORST, -WORST);
    }
    return s->nodes;
}

int64_t solver_value(solver *s, const deal_rules *d, const position *from, const goal *g, int horizon, int64_t limit,
                     int32_t *value)
{
    set_out(s, d, g, 0, horizon, limit);
    *value = search(s, from, WORST, -WORST);
    return s->nodes;
}
