"""/api/docs: the interface as a plain page. No script, nothing from elsewhere; the schema beside it."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class DocsPage(OpenAPIRenderPlugin):
    """A list of what can be asked; the machine-readable schema is at /api/docs/openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """One page."""
        rows = []
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, operation in operations.items():
                if not isinstance(operation, dict):
                    continue
                text = operation.get("description") or operation.get("summary") or ""
                rows.append(row(method.upper(), path, text, body_of(operation)))
        page = (
            "<!doctype html><html lang=en><meta charset=utf-8><title>Bailiwick: the interface</title>"
            "<h1>Bailiwick: the interface for programs</h1>"
            '<p>The schema: <a href="/api/docs/openapi.json">openapi.json</a>. Live play goes over '
            "<code>/api/tables/{id}/live</code>, a WebSocket; docs/protocol.md explains it.</p>"
            f"<table border=1 cellpadding=6><tr><th>what<th>body<th>says</tr>{''.join(rows)}</table></html>"
        )
        return page.encode()


def row(method: str, path: str, text: str, body: str) -> str:
    """One operation."""
    return (
        f"<tr><td><code>{method} {escape(path)}</code><td><code>{escape(body)}</code><td>{escape(text)}</tr>"
    )


def body_of(operation: dict[str, Any]) -> str:
    """The name of what is to be sent."""
    content = (operation.get("requestBody") or {}).get("content", {})
    for kind in content.values():
        reference = kind.get("schema", {}).get("$ref", "")
        return str(reference.rsplit("/", 1)[-1])
    return ""
