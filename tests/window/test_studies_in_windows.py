"""Studies in a window: signed-in people keep them and ask a board, each in their own turns; nobody else does."""

import pytest

from tests.engine.studies_made import a_game
from tests.window.conftest import ORIGIN

STRANGER = "made-up-made-up-made-up"


@pytest.fixture
def a_study():
    return a_game(deals=1)


async def study_request(clients, **what):
    return await clients.client.post("/app/study", json=what, headers=ORIGIN)


async def test_whoever_is_signed_in_keeps_a_study_and_finds_it(clients, people, a_study):
    session = await clients.session(people[0])
    kept = (await (await study_request(clients, key=session, part="keep", record=a_study, name="Mine")).json())["data"]
    found = (await (await study_request(clients, key=session, part="kept")).json())["data"]
    assert [(one["study"], one["name"]) for one in found["studies"]] == [(kept["study"], "Mine")]
    other = await clients.session(people[1])
    assert "refused" in await (await study_request(clients, key=other, part="load", study=kept["study"])).json()


async def test_without_a_session_nothing_is_told(clients):
    assert (await study_request(clients, key=STRANGER, part="kept")).status == 403
    assert (await study_request(clients, part="kept")).status == 400
    assert (await study_request(clients, key=STRANGER, part="burn")).status == 400


async def test_links_to_studies_lead_to_a_page_under_the_public_address_that_nobody_frames(clients):
    setting = await (await clients.client.get("/setting", headers=ORIGIN)).json()
    assert setting["board"] == f"{ORIGIN['Origin']}/app/study"
    page = await clients.client.get("/app/study", headers={"Host": ORIGIN["Host"]})
    assert page.content_type == "text/html"
    assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
