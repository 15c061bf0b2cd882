"""A store that writes packed bodies, as one does whose workers have all been able to read them for a while."""

from adapters.redis.forms import Forms


def packed_forms() -> Forms:
    """Return what says so from the beginning."""
    forms = Forms(after=0.0)
    forms.heard([Forms.name("a worker").encode()], 0.0)
    assert forms.packed
    return forms
