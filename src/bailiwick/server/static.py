"""The browser client, read once into memory: no path of a request ever reaches the disk."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from bailiwick.server.errors import unknown

TEXTS = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
NOT_BUILT = (
    "<!doctype html><title>Bailiwick</title><p>The server runs; the browser client is not built here. "
    'The interface for programs is at <a href="/api/docs">/api/docs</a>.</p>'
)


class File:
    """A file with its compressed form."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.packed = gzip.compress(self.body, 9, mtime=0) if path.suffix in TEXTS else None
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'


class StaticFiles:
    """The built client of a folder; paths it does not know are pages of the client."""

    def __init__(self, folder: Path) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        self.files = {path.relative_to(folder).as_posix(): File(path) for path in paths}

    def handlers(self) -> list[HTTPRouteHandler]:
        """The routes for everything that is not the interface."""

        @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
        def page(request: Request[Any, Any, Any]) -> Response[bytes]:
            return self.answer(request, request.url.path.strip("/"))

        return [page]

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        """A file, or the client's only page."""
        if path == "api" or path.startswith("api/"):
            raise unknown("path")
        file = self.files.get(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1]:
                raise unknown("file")
            file = self.files.get("index.html")
        if file is None:
            return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
        return respond(request, file, lasting=path.startswith("assets/"))


def respond(request: Request[Any, Any, Any], file: File, lasting: bool) -> Response[bytes]:
    """Hashed names last for ever; others are asked for again."""
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    kind = f"{file.kind}; charset=utf-8" if file.packed is not None else file.kind
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=kind, headers=headers)
    return Response(file.body, media_type=kind, headers=headers)
