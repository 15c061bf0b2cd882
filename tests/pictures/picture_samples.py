"""Values of every kind of picture."""

from hypothesis import strategies as st

from bot.pictures import (
    BumpChart,
    BumpLine,
    Drawn,
    FigureTile,
    HandPicture,
    LadderRung,
    PersonPicture,
    PlayedCard,
    PositionPicture,
    ResultCell,
    ResultRow,
    ResultsTable,
    ScoreChart,
    SeatPicture,
    TablePicture,
)
from engine.cards import CODES

FULL = TablePicture(
    seats=(
        SeatPicture(
            name="Anna",
            total=120,
            points=40,
            cards=5,
            marriages=("H",),
            note="barrel",
            sits_out=True,
        ),
        SeatPicture(name="Bo"),
    ),
    heading="Anna leads",
    to_act=1,
    dealer=1,
    declarer=0,
    contract="110",
    trump="H",
    trick=(PlayedCard(seat=1, card="9S"),),
    winning=1,
    talon=("TD", None),
    four_colour=True,
)
"""A table in which no field has its default."""

SAMPLES: tuple[Drawn, ...] = (
    FULL,
    HandPicture(cards=("AH", "KH"), playable=("AH",), four_colour=True),
    PositionPicture(table=FULL, hands=(("AH",), ())),
    ScoreChart(names=("Anna", "Bo"), totals=((10, 20), (30, -40)), zone=900),
    PersonPicture(
        name="Anna",
        figures=(FigureTile(label="Rating", value="1540", note="estimate 2020 ± 160"),),
        curve=((1500, 2100), (1540, 2020)),
        curve_title="Rating",
        ladder=(LadderRung(name="gentle", wins=1, needed=2, done=True),),
        ladder_title="Ladder",
    ),
    BumpChart(title="Cup", rounds=(1,), players=(BumpLine(name="Anna", places=(1,), points="3"),)),
    ResultsTable(
        title="Cup",
        rounds=(1,),
        sums=(),
        players=(ResultRow(place="1.", name="Anna", cells=(ResultCell(points="3"),), sums=()),),
    ),
)

_words, _numbers, _cards = st.text(max_size=4), st.integers(-99, 1200), st.sampled_from(CODES)
_hands = st.lists(_cards, max_size=5).map(tuple)
_suits = st.sampled_from(["S", "C", "D", "H"])
_seat = st.integers(0, 1)


def _some(kind, needed, **others):
    """Values of a kind; each of the other fields is there or not."""
    return st.fixed_dictionaries(needed, optional=others).map(lambda fields: kind(**fields))


def _many(one, least=0, most=3):
    return st.lists(one, min_size=least, max_size=most).map(tuple)


_played = _many(st.builds(PlayedCard, seat=_seat, card=_cards))
_seats = _some(
    SeatPicture,
    {"name": _words},
    points=st.none() | _numbers,
    marriages=_many(_suits),
)
_tables = _some(
    TablePicture,
    {"seats": _many(_seats, 2, 4)},
    heading=_words,
    to_act=st.none() | _seat,
    trump=st.none() | _suits,
    trick=_played,
    talon=_many(st.none() | _cards),
)
_bumps = st.builds(BumpLine, name=_words, places=st.tuples(st.none() | _numbers), points=_words)
_cells = _some(ResultCell, {}, points=_words, below=_words, won=st.booleans())
_rows = st.builds(ResultRow, place=_words, name=_words, cells=st.tuples(_cells), sums=st.just(()))

ANY = st.one_of(
    _tables,
    _some(HandPicture, {"cards": _hands}, playable=_hands, four_colour=st.booleans()),
    _some(PositionPicture, {"table": _tables, "hands": _many(_hands)}, aside=_hands, aside_word=_words),
    _some(
        ScoreChart,
        {"names": st.tuples(_words)},
        totals=_many(st.tuples(_numbers)),
        target=_numbers,
        zone=st.none() | _numbers,
        heading=_words,
    ),
    st.builds(PersonPicture, name=_words, figures=_many(st.builds(FigureTile, label=_words, value=_words), 1)),
    st.builds(BumpChart, title=_words, rounds=st.tuples(_numbers), players=_many(_bumps, 1)),
    st.builds(ResultsTable, title=_words, rounds=st.tuples(_numbers), sums=st.just(()), players=_many(_rows, 1)),
)
"""Any picture."""
