"""The OpenAPI document, made of the very types that read and write the messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from .messages import ErrorAnswer

_REF: Final = "#/components/schemas/{name}"
_TYPES: Final[dict[str, tuple[Any, type[msgspec.Struct] | None]]] = {}


def described(summary: str, answer: Any, body: type[msgspec.Struct] | None = None) -> dict[str, Any]:
    """What FastAPI is told of an endpoint; the types are kept for the document. Summaries differ from each other."""
    assert summary not in _TYPES, summary
    _TYPES[summary] = (answer, body)
    return {"summary": summary, "response_model": None}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document; made once."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        _fill_in(made, [operation for path in made["paths"].values() for operation in path.values()])
        app.openapi_schema = made
    return app.openapi_schema


def _fill_in(made: dict[str, Any], operations: Iterable[dict[str, Any]]) -> None:
    pairs = [(operation, *_TYPES[operation["summary"]]) for operation in operations]
    types = [ErrorAnswer, *(kind for _, answer, body in pairs for kind in (answer, body) if kind is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    made.setdefault("components", {})["schemas"] = components
    for operation, answer, body in pairs:
        success = "201" if "201" in operation["responses"] else "200"
        media = "text/plain" if answer is str else "application/json"
        operation["responses"] = {
            success: {"description": operation["summary"], "content": {media: {"schema": schema_of[repr(answer)]}}},
            "4XX": _json("Refused, in words of the session's language.", schema_of[repr(ErrorAnswer)]),
        }
        if body is not None:
            operation["requestBody"] = {**_json(body.__doc__ or "", schema_of[repr(body)]), "required": True}


def _json(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
