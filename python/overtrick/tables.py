"""Many tables that are stepped together. Nothing but the standard library; arrays where NumPy is there."""

from __future__ import annotations

import struct
from typing import NamedTuple, Sequence

from .engine import OBSERVE, PROTOCOL, STEP, Engine, OvertrickError

NOBODY = 255
"""Who is to act at a table that is over."""
NO_ACTION = -1
"""What such a table is stepped with."""
GOES_ON, DEAL_OVER, EPISODE_OVER, CUT_OFF = range(4)
"""What a step has brought to its end, by table."""


class Batch(NamedTuple):
    """What there is to know after a step. The next one writes over it."""

    scores: object
    """By table and seat: what the deals that ended in this step have brought."""
    totals: object
    """By table and seat: what was scored in the match before this deal."""
    seats: object
    """By table: who is to act."""
    ends: object
    """By table: what has ended."""
    masks: object
    """By table and action: 1 for what is legal."""
    observations: object
    """By table: what the seat that is to act may know, as docs/researchers.md says."""


class Tables:
    """Tables of one game. The memory of a batch is one block, whose parts are views of it."""

    def __init__(self, game: str, **asked) -> None:
        self.engine = Engine()
        try:
            self.shape = self.engine.ask(open={"game": game, **asked})
        except OvertrickError:
            self.close()
            raise
        if self.shape["protocol"] != PROTOCOL:
            raise OvertrickError("the engine speaks another protocol than this package")
        self.players = self.shape["players"]
        self.count = self.shape["tables"]
        self.size = self.shape["size"]
        self.actions = self.shape["actions"]
        widths = {"scores": 4 * self.players, "totals": 4 * self.players, "seats": 1, "ends": 1}
        widths |= {"masks": len(self.actions), "observations": self.size}
        self._memory = memoryview(bytearray(self.count * sum(widths.values())))
        self._cut = _cut(self._memory, {name: self.count * width for name, width in widths.items()})
        types = {"scores": "i", "totals": "i", "observations": "b"}
        self.batch = Batch(**{name: part.cast(types.get(name, "B")) for name, part in self._cut.items()})
        self._receive()

    def step(self, numbers: Sequence[int]) -> Batch:
        """One action a table, by its number; all are done, or none and an OvertrickError says why."""
        self.engine.send(STEP, _shorts(numbers))
        return self._receive()

    def reset(self, seed: str | int | None = None) -> Batch:
        """Opens all tables anew, from another seed if one is given."""
        self.engine.post(reset=seed)
        return self._receive()

    def view(self, table: int, seat: int) -> dict:
        """All that a seat may know, in words."""
        return self.engine.ask(view={"table": table, "seat": seat})

    def numbers(self, move: dict) -> list[int]:
        """The numbers of the actions that a move, as records have it, is made of."""
        return self.engine.ask(numbers=move)

    def observe(self, table: int, seat: int) -> tuple[bytes, bytes]:
        """What any seat may know at a table, and what is open to it, as numbers."""
        self.engine.send(OBSERVE, struct.pack("<II", table, seat))
        told = self.engine.receive(OBSERVE)
        return told[: self.size], told[self.size :]

    def arrays(self) -> Batch:
        """The batch as NumPy arrays of the same memory: rows are tables."""
        import numpy

        types = {"scores": "<i4", "totals": "<i4", "observations": "i1"}
        parts = {name: numpy.frombuffer(part, types.get(name, "u1")) for name, part in self._cut.items()}
        flat = ("seats", "ends")
        return Batch(**{n: p if n in flat else p.reshape(self.count, -1) for n, p in parts.items()})

    def close(self) -> None:
        self.engine.close()

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *_) -> None:
        self.close()

    def _receive(self) -> Batch:
        self.engine.receive(STEP, self._memory)
        return self.batch


def _cut(memory: memoryview, lengths: dict[str, int]) -> dict[str, memoryview]:
    parts, at = {}, 0
    for name, length in lengths.items():
        parts[name] = memory[at : at + length]
        at += length
    return parts


def _shorts(numbers: Sequence[int]) -> bytes:
    """Two bytes each, low byte first."""
    if hasattr(numbers, "astype"):
        return numbers.astype("<i2").tobytes()
    return struct.pack(f"<{len(numbers)}h", *numbers)
