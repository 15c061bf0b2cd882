"""Pictures of the hand, the table and the score, drawn by Pillow from plain data. Importing this loads no Pillow."""

from adapters.pictures.data import (
    ChartMark,
    HandPicture,
    PlayedCard,
    ScoreChart,
    SeatPicture,
    TablePicture,
)
from adapters.pictures.gallery import Gallery

__all__ = ["ChartMark", "Gallery", "HandPicture", "PlayedCard", "ScoreChart", "SeatPicture", "TablePicture"]
