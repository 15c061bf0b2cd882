"""The page's files are few, compressed and cached; its modules are bundled into one script."""

import re
from pathlib import Path

import pytest

from adapters.web.built_page import BuiltPage
from adapters.web.bundle import BadModule, Modules
from adapters.web.site import STATIC
from tests.web.conftest import Playground

KEPT = "public, max-age=31536000, immutable"


INSTALLED = (".webmanifest", ".png")  # browsers ask for these only to install the page


async def addresses(playground: Playground, page: str = "/") -> list[str]:
    """The addresses that a page loads by itself."""
    text = await (await playground.client.get(page)).text()
    found = re.findall(r'(?:src|href)="(/static/[^"]+)"', text)
    return [address for address in found if not address.endswith(INSTALLED)]


async def test_what_installing_and_sharing_need_is_there(playground: Playground):
    text = await (await playground.client.get("/")).text()
    manifest = await playground.client.get("/static/page.webmanifest")
    assert manifest.content_type == "application/manifest+json"
    icons = [icon["src"] for icon in (await manifest.json())["icons"]]
    (preview,) = re.findall(r'og:image" content="([^"]+)"', text)
    for address in (preview, *icons):
        assert (await playground.client.get(address)).content_type == "image/png", address


@pytest.mark.parametrize("page", ["/", "/t/0123456789abcdef", "/t/0123456789abcdef/chat"])
async def test_a_page_asks_for_one_sheet_one_script_and_its_icon(playground: Playground, page: str):
    found = set(await addresses(playground, page))
    assert sorted(address.rpartition(".")[2] for address in found) == ["css", "js", "svg"]


async def test_what_a_page_names_is_kept_for_a_year(playground: Playground):
    setting = await (await playground.client.get("/setting")).json()
    for address in {*await addresses(playground), *setting["faces"].values()}:
        answer = await playground.client.get(address)
        assert (answer.status, answer.headers["Cache-Control"]) == (200, KEPT)


async def test_the_page_itself_is_asked_for_again_and_not_sent_again(playground: Playground):
    first = await playground.client.get("/")
    assert first.headers["Cache-Control"] == "no-cache"
    again = await playground.client.get("/", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status, await again.read()) == (304, b"")


async def test_a_name_of_another_release_brings_what_there_is_now_and_is_not_kept(playground: Playground):
    answer = await playground.client.get("/static/0123456789ab/words/pl.json")
    assert (answer.status, answer.headers["Cache-Control"]) == (200, "no-cache")


@pytest.mark.parametrize(
    "name", ["nothing.js", "../site.py", "%2e%2e/site.py", "words", "0123456789ab/", "/etc/passwd"]
)
async def test_no_other_file_is_handed_out(playground: Playground, name: str):
    assert (await playground.client.get(f"/static/{name}")).status == 404


async def test_files_are_compressed_for_those_who_can_read_it(playground: Playground):
    for address in await addresses(playground):
        plain = await playground.client.get(address, headers={"Accept-Encoding": "identity"})
        packed = await playground.client.get(address, headers={"Accept-Encoding": "gzip"})
        assert await plain.read() == await packed.read()
        assert (packed.headers.get("Content-Encoding"), "Content-Encoding" in plain.headers) == ("gzip", False)
        assert packed.headers["Vary"] == "Accept-Encoding"


def test_a_preview_has_a_whole_address_where_the_public_one_is_known():
    assert re.search(
        r'og:image" content="https://play\.example\.org/static/[0-9a-f]{12}/share\.png"',
        _table_page("https://play.example.org"),
    )
    assert 'og:image" content="/static/' in _table_page("")


def _table_page(public: str) -> str:
    return BuiltPage(STATIC, public).text("play/play.html")


async def test_what_explains_to_readers_of_the_files_is_not_sent(playground: Playground):
    for address in await addresses(playground):
        if not address.endswith(".svg"):
            text = await (await playground.client.get(address)).text()
            assert not re.search(r"^[ \t]*//|/\*", text, re.MULTILINE), address
            assert len(re.findall(r"[;,{}] // ", text)) < 5, address  # comments after a line with a quote stay


# ------------------------------------------------------------------ modules become one script


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "first.js").write_text(
        'import { one, two as zwei } from "./deep/below.js";\nimport * as all from "./last.js";\n'
        'import "./deep/below.js";\nconsole.log(one(), zwei, all.three);\n'
    )
    (tmp_path / "deep" / "below.js").write_text(
        'import {\n  three,\n} from "../last.js";\n'
        "export function one() {\n  return three;\n}\nexport const two = 2;\nconst hidden = 1;\n"
    )
    (tmp_path / "last.js").write_text("const hidden = 3;\nexport const three = hidden;\n")
    return tmp_path


def test_modules_become_one_script_each_once_and_what_is_imported_first(modules: Path):
    text = Modules(modules).bundled("first.js")
    assert re.findall(r"^const (module_\w+) =", text, re.MULTILINE) == ["module_last", "module_deep_below"]
    assert "const { one, two: zwei } = module_deep_below;" in text
    assert "const all = module_last;" in text
    assert not re.search(r"^(import|export)\b", text, re.MULTILINE)


def test_a_module_that_is_needed_later_is_a_script_of_its_own(modules: Path):
    (modules / "deep" / "late.js").write_text(
        'import { three } from "../last.js";\nimport { four } from "./own.js";\nexport const seven = three + four;\n'
    )
    (modules / "deep" / "own.js").write_text("export const four = 4;\n")
    with (modules / "deep" / "below.js").open("a") as module:
        module.write('export const come = () => import("./late.js");\n')
    first = Modules(modules).bundled("first.js", late_at="/static/made/page/")
    assert 'import("/static/made/page/deep/late.js")' in first
    assert "globalThis.modules = { module_last };" in first
    assert Modules(modules).later("first.js") == ["deep/late.js"]
    text = Modules(modules).bundled_later("deep/late.js", "first.js")
    assert "const module_last = globalThis.modules.module_last;" in text
    assert "four = 4" in text
    assert text.endswith("export { seven };")


@pytest.mark.parametrize(
    "line",
    ["export let counter = 0;", "export default 1;", "export { three };", 'import three from "./last.js";',
     "const late = await import(name);", "const here = import.meta.url;", 'import { a } from "./nowhere.js";',
     'import { one } from "./first.js";'],
)  # fmt: skip
def test_what_cannot_be_put_together_is_an_error_that_names_it(modules: Path, line: str):
    with (modules / "last.js").open("a") as module:
        module.write(line + "\n")
    with pytest.raises(BadModule, match=r"last\.js|nowhere\.js"):
        Modules(modules).bundled("first.js")
