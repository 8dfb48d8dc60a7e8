"""How long an uploaded record may be: as long as the kernel reads, whatever JSON makes of its letters on the way."""

from __future__ import annotations

import json

from pentapolis.kernel.record import MAX_BYTES

from .client import Guest, error_key, runs
from .process import ServerProcess


def body(text: str, ascii_alone: bool) -> bytes:
    return json.dumps({"text": text}, ensure_ascii=ascii_alone).encode()


@runs
async def test_a_record_may_be_as_long_as_the_kernel_reads(server: ServerProcess) -> None:
    texts = ["#" * MAX_BYTES, "#\n" * (MAX_BYTES // 2), "\n" * MAX_BYTES, "Ж" * (MAX_BYTES // 2)]
    async with Guest(server, "Masha") as masha:
        for text in texts:
            assert len(text.encode()) == MAX_BYTES
            for ascii_alone in (True, False):
                answer = await masha.request("POST", "/api/records", content=body(text, ascii_alone))
                assert (answer.status_code, error_key(answer.json())) == (422, "record-first-line")


@runs
async def test_one_byte_more_is_refused_in_words(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        for text in ("Ж" * (MAX_BYTES // 2) + "#", "#" * (MAX_BYTES + 1)):
            answer = await masha.request("POST", "/api/records", content=body(text, False))
            assert (answer.status_code, error_key(answer.json())) == (422, "record-too-long")
            assert "1,000,000" in answer.json()["error"]["message"]
