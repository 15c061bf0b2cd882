"""Facts about the pixels of finished pictures."""

from io import BytesIO

from PIL import Image, ImageChops, ImageStat

Box = tuple[int, int, int, int]


def opened(png: bytes) -> Image.Image:
    picture = Image.open(BytesIO(png))
    assert picture.format == "PNG"
    return picture.convert("RGB")


def brightness(picture: Image.Image, box: Box) -> float:
    return ImageStat.Stat(picture.crop(box).convert("L")).mean[0]


def changed(one: bytes, other: bytes) -> Box | None:
    """The smallest box around every pixel that differs."""
    return ImageChops.difference(opened(one), opened(other)).getbbox()


def amount(picture: Image.Image, colour: tuple[int, int, int], box: Box | None = None, near: int = 12) -> int:
    """How many pixels have a colour, or nearly that colour."""
    part = picture.crop(box) if box else picture
    return sum(
        count
        for count, found in part.getcolors(1 << 24)
        if all(abs(a - b) <= near for a, b in zip(found, colour, strict=True))
    )
