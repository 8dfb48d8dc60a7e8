"""Which keys the code can produce, read from its source: what asks are about, what the chronicle tells, why options are refused,
which errors are raised. Functions that hand their own parameter on as a key are followed to their callers."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from pentapolis.kernel import errors
from pentapolis.kernel.errors import PentapolisError

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Sink:
    """A callable whose argument, by place or by name, is a key.

    prefixes  of the messages that the key needs.
    secrets   whether `-unseen` messages are needed whatever the call says.
    """

    prefixes: tuple[str, ...]
    position: int
    name: str
    secrets: bool = False


_ERRORS: Final = [name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, PentapolisError)]
_RAISED: Final = ("error-",)
SINKS: Final[Mapping[str, Sink]] = {
    "Ask": Sink(("ask-",), 1, "about"),
    "tell": Sink(("log-",), 0, "kind"),
    "Refusal": Sink(("refusal-", "why-"), 0, "reason"),
    "Finding": Sink(("finding-",), 0, "key"),
    **{name: Sink(_RAISED, 0, "key") for name in _ERRORS},
}
PLAIN: Final[Mapping[str, Sink]] = {name: Sink(("",), 0, "key") for name in ("text", "say", "_say")}
"""Where a room takes sentences by their whole key."""


@dataclass(frozen=True)
class Needed:
    """A message that must exist: its key as a pattern, and the place in the source that needs it."""

    pattern: str
    place: str

    def found_in(self, keys: Iterable[str]) -> bool:
        return any(re.fullmatch(self.pattern, key) for key in keys)


class Sources:
    """The parsed files of a folder."""

    def __init__(self, folder: Path, more: Mapping[str, Sink] = MappingProxyType({})) -> None:
        self.trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
        self.functions: dict[str, list[Function]] = defaultdict(list)
        self.calls: list[tuple[Path, Function | None, ast.Call]] = []
        self.methods: set[int] = set()
        own: dict[str, Sink] = {}
        for path, tree in self.trees.items():
            self._walk(path, tree, None)
            own.update(_own_errors(tree, {**SINKS, **own}))
        self.sinks = {name: {sink} for name, sink in {**SINKS, **more, **own}.items()}
        while self._follow_parameters():
            pass

    def _walk(self, path: Path, node: ast.AST, inside: Function | None) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                self.functions[child.name].append(child)
                if isinstance(node, ast.ClassDef):
                    self.methods.add(id(child))
            if isinstance(child, ast.Call):
                self.calls.append((path, inside, child))
            self._walk(path, child, child if isinstance(child, Function) else inside)

    def _follow_parameters(self) -> bool:
        """Functions that hand a parameter on to a sink become sinks; whether any was new."""
        before = sum(map(len, self.sinks.values()))
        for _, function, call in self.calls:
            for sink in list(self.sinks.get(_called(call), ())):
                given = _argument(call, sink)
                if function is not None and isinstance(given, ast.Name):
                    self._add_sink(function, given.id, replace(sink, secrets=sink.secrets or _tells_secrets(call)))
        return sum(map(len, self.sinks.values())) > before

    def _add_sink(self, function: Function, parameter: str, sink: Sink) -> None:
        names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
        if parameter in names:
            position = names.index(parameter) - (id(function) in self.methods)
            self.sinks.setdefault(function.name, set()).add(replace(sink, position=position, name=parameter))

    def needed(self) -> Iterator[Needed]:
        """Every message that a call in these files needs."""
        for path, function, call in self.calls:
            for sink in self.sinks.get(_called(call), ()):
                given = _argument(call, sink)
                for key in self._keys(given, function) if given is not None else ():
                    unseen = ("", "-unseen") if sink.prefixes == ("log-",) and (sink.secrets or _tells_secrets(call)) else ("",)
                    for prefix in sink.prefixes:
                        yield from (Needed(f"{prefix}{key}{end}", f"{path.name}:{call.lineno}") for end in unseen)

    def _keys(self, node: ast.expr, function: Function | None) -> Iterator[str]:
        """The keys that an expression can be, as patterns; nothing where the source does not tell."""
        match node:
            case ast.Constant(value=str(text)):
                yield re.escape(text)
            case ast.IfExp(body=body, orelse=other):
                yield from self._keys(body, function)
                yield from self._keys(other, function)
            case ast.BoolOp(values=values):
                for value in values:
                    yield from self._keys(value, function)
            case ast.JoinedStr(values=values) if not _is_refusal(node):
                yield "".join(
                    re.escape(v.value) if isinstance(v, ast.Constant) and isinstance(v.value, str) else ".+" for v in values
                )
            case ast.Name(id=name) if function is not None:
                for assigned in _assigned(function, name):
                    yield from self._keys(assigned, None)
            case ast.Call():
                for called in self.functions.get(_called(node), ()):
                    for returned in _returned(called):
                        yield from self._keys(returned, None)


def _is_refusal(node: ast.JoinedStr) -> bool:
    """The kernel raises refusals as errors; their messages are those of the Refusal."""
    return isinstance(node.values[0], ast.Constant) and str(node.values[0].value).startswith("refusal-")


def _own_errors(tree: ast.AST, known: Mapping[str, Sink]) -> dict[str, Sink]:
    """Error classes that a file derives from known ones."""
    found: dict[str, Sink] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            parents = [{**known, **found}.get(base) for base in bases]
            if any(parent is not None and parent.prefixes == _RAISED for parent in parents):
                found[node.name] = Sink(_RAISED, 0, "key")
    return found


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=ast.Name(id=name)):
            return name
        case _:
            return ""


def _argument(call: ast.Call, sink: Sink) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == sink.name:
            return keyword.value
    plain = call.args[: sink.position + 1]
    if len(plain) <= sink.position or any(isinstance(argument, ast.Starred) for argument in plain):
        return None
    return plain[sink.position]


def _tells_secrets(call: ast.Call) -> bool:
    return any(keyword.arg == "secrets" for keyword in call.keywords)


def _assigned(function: Function, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) and target.id == name for target in node.targets):
            yield node.value


def _returned(function: Function) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield node.value
