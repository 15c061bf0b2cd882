"""The files for operators (alert rules, a dashboard, a unit, a health check) fit the running bot."""

import asyncio
import json
import re
import shutil
import subprocess
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
import yaml
from aiohttp import ClientSession, web
from prometheus_client.parser import text_string_to_metric_families

from bot.__main__ import ROLES
from tests.chat.bot_in_loop import bot_in_loop
from tests.store.server_processes import free_ports

ROOT = Path(__file__).parents[2]
OPS = ROOT / "ops"
RULES = yaml.safe_load((OPS / "prometheus" / "alerts.yml").read_text("utf-8"))
TESTED = yaml.safe_load((OPS / "prometheus" / "alerts_test.yml").read_text("utf-8"))
BOARD = json.loads((OPS / "grafana" / "thousand.json").read_text("utf-8"))
UNIT = OPS / "systemd" / "thousand.service"
ALERTS = [rule for group in RULES["groups"] for rule in group["rules"]]
OF_PROMETHEUS = {"up"}
NAME = re.compile(r"\b((?:thousand|process)_[a-z_]+|up)\b(?=[{\[ ])")
DURATION = re.compile(r"\d+[smhd]")


def expressions():
    yield from ((rule["alert"], rule["expr"]) for rule in ALERTS)
    yield from ((panel["title"], target["expr"]) for panel in BOARD["panels"] for target in panel["targets"])


@cache
def source():
    return "\n".join(path.read_text("utf-8") for part in ("bot", "adapters") for path in (ROOT / part).rglob("*.py"))


@pytest.fixture
async def metrics_page(redis_url):
    """The /metrics page of a running bot."""
    (port,) = free_ports(1)
    async with (
        bot_in_loop("web", redis_url=redis_url, http_port=port),
        ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        return await answer.text()


async def test_every_metric_that_is_named_exists_in_a_bot_that_runs(metrics_page):
    families = list(text_string_to_metric_families(metrics_page))
    endings = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"], "gauge": [""], "unknown": [""]}
    known = {family.name + ending for family in families for ending in endings[family.type]} | OF_PROMETHEUS
    named = {name for _, expression in expressions() for name in NAME.findall(expression)}
    assert len(named) > 12
    assert named - known == set()


def test_every_outcome_that_is_asked_for_is_one_that_the_bot_tells():
    for _, expression in expressions():
        for outcomes in re.findall(r'outcome=~?"([^"]+)"', expression):
            assert [one for one in outcomes.split("|") if f'"{one}"' not in source()] == []


def test_every_rule_says_what_it_means_and_how_bad_it_is():
    assert len({rule["alert"] for rule in ALERTS}) == len(ALERTS)
    for rule in ALERTS:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert re.fullmatch("Thousand[A-Z][A-Za-z]+", rule["alert"])
        assert DURATION.fullmatch(rule.get("for", "1m"))
        assert rule["labels"]["severity"] in {"warning", "critical"}
        assert set(rule["annotations"]) == {"summary", "description"}
        assert rule["expr"].count("(") == rule["expr"].count(")")


def test_the_rules_own_test_lets_every_one_of_them_fire():
    fired = TESTED["tests"][0]["promql_expr_test"][0]["exp_samples"][0]["value"]
    assert fired == len(ALERTS)


def test_the_documentation_names_every_rule_s_threshold():
    deploy = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    assert [rule["alert"] for rule in ALERTS if rule["alert"] not in deploy] == []


@pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool (Debian: prometheus)")
def test_prometheus_takes_the_rules_and_their_tests():
    for words in (["check", "config", "prometheus.yml"], ["test", "rules", "alerts_test.yml"]):
        done = subprocess.run(
            ["promtool", *words], cwd=OPS / "prometheus", capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_dashboard_is_one_that_grafana_can_draw():
    panels = BOARD["panels"]
    assert BOARD["schemaVersion"] >= 36
    assert {"uid", "title", "templating", "time", "refresh"} <= set(BOARD)
    (source_of_all,) = BOARD["templating"]["list"]
    assert (source_of_all["type"], source_of_all["query"]) == ("datasource", "prometheus")
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    for panel in panels:
        assert panel["type"] in {"stat", "timeseries"}
        assert panel["targets"]
        for one in [panel, *panel["targets"]]:
            assert one["datasource"] == {"type": "prometheus", "uid": "${source}"}


def test_no_panel_of_the_dashboard_lies_on_another():
    places = [panel["gridPos"] for panel in BOARD["panels"]]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or below, (one, other)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_understood_and_gives_few_rights(tmp_path):
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/thousand/bin/thousand all", "/bin/true all"), "utf-8")
    verified = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert UNIT.name not in verified.stderr, verified.stderr
    words = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(copy)]  # tenths
    secure = subprocess.run(words, capture_output=True, text=True, check=False)
    if "unrecognized option" in secure.stderr:
        pytest.skip("this systemd cannot look at a unit that is not loaded")
    assert secure.returncode == 0, secure.stdout[-200:] + secure.stderr


def test_the_unit_starts_a_role_that_exists_and_waits_for_its_end():
    text = UNIT.read_text("utf-8")
    assert re.search(r"^ExecStart=/opt/thousand/bin/thousand (\w+)$", text, re.MULTILINE)[1] in ROLES
    assert int(re.search(r"^TimeoutStopSec=(\d+)$", text, re.MULTILINE)[1]) > 10  # docs/deploy.md: within 10 s


# ------------------------------------------------------------------------------------------- the image's health check


def health_check():
    text = (ROOT / "Dockerfile").read_text("utf-8")
    return json.loads(re.search(r"^HEALTHCHECK .*?CMD (\[.+\])$", text, re.MULTILINE)[1])


@pytest.fixture
async def answering():
    """A port that answers /healthz with a given status."""
    runners = []

    async def serve(status):
        async def answer(request):
            return web.Response(status=status if request.path == "/healthz" else 404)

        app = web.Application()
        app.router.add_get("/{path:.*}", answer)
        runner = web.AppRunner(app)
        runners.append(runner)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        return runner.addresses[0][1]

    yield serve
    for runner in runners:
        await runner.cleanup()


async def checked(port):
    process = await asyncio.create_subprocess_exec(
        *health_check(),
        env={"PATH": "/usr/bin:/bin", "HTTP_PORT": str(port)},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    return await asyncio.wait_for(process.wait(), 10)


async def test_the_image_is_well_while_it_answers_200_and_ill_otherwise(answering):
    assert await checked(await answering(200)) == 0
    assert await checked(await answering(500)) != 0
    (closed,) = free_ports(1)
    assert await checked(closed) != 0


def test_no_health_check_starts_a_python():
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    assert "python" not in " ".join(health_check())
    assert "python" not in compose
