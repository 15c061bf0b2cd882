"""A stored body is unpacked only as far as the memory allows."""

import zlib

import pytest

from adapters.redis import packing


@pytest.mark.slow
def test_a_packed_body_that_would_fill_the_memory_is_not_unpacked():
    assert packing.unpacked_body(zlib.compress(bytes(packing.MOST - 1)))
    with pytest.raises(zlib.error):
        packing.unpacked_body(zlib.compress(bytes(packing.MOST + 1)))
    with pytest.raises(zlib.error):
        packing.unpacked_body(zlib.compress(b"cut off")[:-1])
