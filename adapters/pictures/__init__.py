"""Pictures of the hand, the table, the score and tournaments, drawn by Pillow from plain data.

Importing this package does not load Pillow.
"""

from adapters.pictures.gallery import Gallery

__all__ = ["Gallery"]
