"""Signs a Telegram client's data about its person as Telegram does, with code independent of the product's."""

import hashlib
import hmac
import json
from collections.abc import Mapping
from urllib.parse import quote


def signed(token: str, fields: Mapping[str, object]) -> str:
    """Return `initData` with these fields; values other than strings become JSON."""
    texts = {
        name: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        for name, value in fields.items()
    }
    check = "\n".join(f"{name}={texts[name]}" for name in sorted(texts)).encode()
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    texts["hash"] = hmac.new(key, check, hashlib.sha256).hexdigest()
    return "&".join(f"{name}={quote(value, safe='')}" for name, value in texts.items())
