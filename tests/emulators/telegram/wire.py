"""Calls and answers as they go over HTTP."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import web
from aiohttp.web_request import FileField

from tests.emulators.telegram.refusals import RefusalError, bad_request
from tests.emulators.telegram.sending import Fields, Files

BODY_LIMIT = 64 * 2**20


def make_request(*parts: Any) -> web.BaseRequest:
    message, payload, protocol, writer, task = parts
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=BODY_LIMIT)


async def read_body(request: web.BaseRequest) -> tuple[Fields, Files]:
    """The fields of a call and the uploaded files, from the address and any kind of body."""
    fields: Fields = dict(parse_qsl(request.rel_url.raw_query_string, keep_blank_values=True))
    kind = request.content_type
    files: Files = {}
    if kind == "application/x-www-form-urlencoded":
        body = (await request.read()).decode()
        fields.update(parse_qsl(body, keep_blank_values=True, max_num_fields=100))
    elif kind == "application/json":
        try:
            given = json.loads(await request.read() or b"{}")
        except ValueError:
            raise bad_request("can't parse request JSON object") from None
        if not isinstance(given, dict):
            raise bad_request("the request body must be a JSON object")
        fields.update(given)
    elif kind == "multipart/form-data":
        for name, value in (await request.post()).items():
            if isinstance(value, FileField):
                files[name] = (value.filename, value.file.read())
            else:
                fields[name] = value
        _name_uploads(fields, files)
    return fields, files


def _name_uploads(fields: Fields, files: Files) -> None:
    """A part that no field refers to becomes the value of the field with its name."""
    text = " ".join(str(value) for value in fields.values())
    for name in files:
        if f"attach://{name}" not in text:
            fields.setdefault(name, f"attach://{name}")


def success(result: Any) -> web.Response:
    return web.Response(text=json.dumps({"ok": True, "result": result}), content_type="application/json")


def failure(refusal: RefusalError) -> web.Response:
    body: dict[str, Any] = {"ok": False, "error_code": refusal.code, "description": refusal.description}
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    response = web.Response(text=json.dumps(body), status=refusal.code, content_type="application/json")
    if "retry_after" in refusal.parameters:
        response.headers["Retry-After"] = str(refusal.parameters["retry_after"])
    return response
