"""What tests of the store do again and again: commit a table of which nothing matters, and count listeners."""

from adapters.redis import keys


async def commit(tables, expected, input_id=None, *, table="K7QX2", body=b"{}", wake=5.0, **more):
    return await tables.commit(
        table, expected=expected, what="table", schema=1, body=body, input_id=input_id, wake=wake, **more
    )


async def listeners(database):
    """How many connections hear of commits."""
    return (await database.call("PUBSUB", "NUMSUB", keys.COMMITS))[1]
