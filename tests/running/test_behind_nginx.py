"""The documented nginx block before a bot: windows answer under their name, health and metrics to nobody outside."""

import asyncio
import contextlib
import re
import shutil
import ssl
import subprocess
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.chat.bot_in_loop import bot_in_loop, of_telegram
from tests.emulators.telegram.server import TelegramEmulator
from tests.store.server_processes import free_ports

DOCS = Path(__file__).parents[2] / "docs" / "windows.md"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
OWN, INSIDE = "table.example.org", "bot.lan"
HEALTH = ("/metrics", "/readyz", "/healthz")
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/log; worker_processes 1; user root;
events {{ worker_connections 1000; }}
http {{
  access_log off;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
{block}
}}
"""

pytestmark = [
    pytest.mark.timeout(120),
    pytest.mark.skipif(NGINX is None or shutil.which("openssl") is None, reason="there is no nginx (Debian: nginx)"),
]


def documented():
    return re.search(r"### nginx\n```\n(.+?)\n```", DOCS.read_text("utf-8"), re.DOTALL)[1]


def without_the_first_server(block):
    return block[block.index("server {", 1) :]


def configured(folder, block, port, behind):
    """Write a block of the documentation into a folder, on other ports and with a certificate of its own."""
    folder.mkdir()
    key, certificate = folder / "key.pem", folder / "cert.pem"
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2", "-nodes"]
    words = ["openssl", "req", "-x509", *kind, "-subj", f"/CN={OWN}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    block = block.replace("443 ssl", f"127.0.0.1:{port} ssl").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    block = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), block)
    block = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), block)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, block=block))


@contextlib.asynccontextmanager
async def nginx(folder, port):
    """Run nginx as a folder says."""
    process = await asyncio.create_subprocess_exec(NGINX, "-p", folder, "-c", folder / "nginx.conf")
    try:
        async with asyncio.timeout(20):
            while True:
                assert process.returncode is None, (folder / "log").read_text()
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    await writer.wait_closed()
                    break
                await asyncio.sleep(0.05)
        yield
    finally:
        process.terminate()
        await process.wait()


async def status(port, path, host, name, headers=()):
    """The status of the answer to a request over TLS for a server of this name; 0 if there is none."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    lines = [f"GET {path} HTTP/1.1", *([f"Host: {host}"] if host is not None else []), *headers, "Connection: close"]
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context, server_hostname=name)
    except (OSError, ssl.SSLError):
        return 0
    try:
        writer.write("\r\n".join([*lines, "", ""]).encode())
        first = await reader.readline()
    except OSError:
        return 0
    finally:
        writer.transport.abort()
    return int(first.split()[1]) if first else 0


@pytest.fixture
async def served(redis_url, tmp_path):
    """A function that runs a bot behind a block of nginx; gives the ports of nginx and of the bot."""
    async with contextlib.AsyncExitStack() as stack:
        emulator = await stack.enter_async_context(TelegramEmulator())

        async def serve(block, **settings):
            outside, inside = free_ports(2)
            about = {"app_url": f"https://{OWN}", "http_names": INSIDE, **of_telegram(emulator), **settings}
            bot = bot_in_loop("telegram", redis_url=redis_url, http_port=inside, **about)
            await stack.enter_async_context(bot)
            configured(tmp_path / "nginx", block, outside, inside)
            await stack.enter_async_context(nginx(tmp_path / "nginx", outside))
            return outside, inside

        yield serve


def forgeries():
    for name in (OWN, "evil.example", ""):
        for host in (
            OWN,
            INSIDE,
            "localhost",
            "127.0.0.1",
            "[::1]",
            "evil.example",
            "",
            f"{OWN}.",
            f"{OWN}:8000",
            None,
        ):
            for path in HEALTH:
                yield path, host, name, ()
                yield f"http://127.0.0.1{path}", host, name, ()
                yield path, host, name, ("X-Forwarded-For: 127.0.0.1", "X-Forwarded-Host: localhost")


@pytest.mark.slow
@pytest.mark.parametrize("block", ["documented", "without its first server"])
async def test_nobody_outside_reads_health_or_metrics_by_any_name(served, block):
    text = documented() if block == "documented" else without_the_first_server(documented())
    port, _ = await served(text, app_proxies="127.0.0.1")
    assert await status(port, "/app/telegram", OWN, OWN) == 200
    seen = [(path, host, name or None, headers) for path, host, name, headers in forgeries()]
    for found, forged in zip(await asyncio.gather(*(status(port, *one) for one in seen)), seen, strict=True):
        assert found in {0, 400, 404, 421}, (found, forged)


@pytest.mark.slow
async def test_the_block_alone_answers_to_no_other_name(served):
    port, _ = await served(documented())
    assert await status(port, "/app/telegram", OWN, OWN) == 200
    for path in ("/", "/app/telegram", *HEALTH):
        for host in (INSIDE, "localhost", "127.0.0.1", "evil.example"):
            assert await status(port, path, host, OWN) == 0, (path, host)
        assert await status(port, path, OWN, "evil.example") == 0, path


async def test_whoever_asks_the_port_itself_from_the_same_address_is_inside(served):
    _, port = await served(documented(), app_proxies="127.0.0.1")
    async with ClientSession() as session:
        for path in HEALTH:
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                assert answer.status in {200, 503}, path  # it may not be ready yet
            for header in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Proto"):
                async with session.get(f"http://127.0.0.1:{port}{path}", headers={header: "x"}) as answer:
                    assert answer.status == 404, (path, header)


async def test_a_window_talks_through_the_block(served):
    port, _ = await served(documented(), app_proxies="127.0.0.1")
    async with ClientSession() as session:
        url, headers = f"wss://127.0.0.1:{port}/app/talk", {"Host": OWN, "Origin": f"https://{OWN}"}
        async with session.ws_connect(url, headers=headers, ssl=False, server_hostname=OWN) as socket:
            assert not socket.closed
