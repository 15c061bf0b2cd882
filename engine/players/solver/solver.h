enum { TRUMP, BEAT, FREE };

/* The table's rules that matter in the play, and the values that stay the same in one guess. Seats are the active
   ones, clockwise from 0. */
typedef struct {
    int32_t seats, must_beat, must_overtrump, when_void, free_with_stock;
    int32_t first_trick, automatic, on_queen, four_aces;
    int32_t last_trick;    /* additional points for the last trick */
    int32_t values[3][4];  /* points for a marriage, by seat and suit */
    int32_t declarer;      /* plays against the others; -1: each plays for itself */
    int32_t stock_size;
    uint8_t stock[24];
} deal_rules;

typedef struct {
    uint32_t hand[3];
    int16_t points[3];
    uint8_t taken[3];      /* tricks */
    uint8_t declared[3];   /* suits, as masks */
    int8_t trump;          /* -1: none */
    uint8_t leader, count; /* of the trick on the table */
    uint8_t table[3];
    uint8_t drawn;         /* number of cards drawn from the stock */
} position;

/* The value of a play, as one number: the weight of each seat's points, values added at steps of a seat's points, and
   the value of having taken no trick (`idle`). The seats of the mask `side` want it to be high, the others low. */
typedef struct {
    int32_t side;
    int32_t weight[3], idle[3];
    int32_t steps, step_seat[6], step_at[6], step_worth[6];
} goal;

typedef struct solver solver;

solver *solver_new(int bits);
void solver_free(solver *);

/* Set the values of some plays from `from` to the end of the hand. The last `horizon` tricks are played by the plain
   policy. `declared` is 0 for nothing, 1 for a marriage, 2 for four aces. Return the number of positions searched. If
   it is above `limit`, the search was stopped and the values are meaningless. */
int64_t solver_values(solver *, const deal_rules *, const position *from, const goal *, int quiet, int horizon,
                      int64_t limit, int plays, const uint8_t *card, const uint8_t *declared, int32_t *value);

/* The same for the value of a position, without choosing a play. */
int64_t solver_value(solver *, const deal_rules *, const position *from, const goal *, int horizon, int64_t limit,
                     int32_t *value);

/* Play to the end by the plain policy. */
void play_out(const deal_rules *, position *);

/* Play one card. */
void play_one(const deal_rules *, position *, int card, int declared);
