"""The engine as a process of its own, and messages to it. Nothing but the standard library."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import struct
import subprocess
from pathlib import Path

PROTOCOL = 1
JSON, STEP, OBSERVE, ERROR = (ord(letter) for letter in "JSOE")

_HEAD = struct.Struct("<II")
_CLONE = Path(__file__).resolve().parents[2] / "packages/cli/bin/overtrick.js"
_F_SETPIPE_SZ = 1031
_PIPE_BYTES = 1 << 20


class OvertrickError(Exception):
    """Something that the engine has refused; nothing was done."""


def command() -> list[str]:
    """How the engine is started: as $OVERTRICK says, as installed, or as built in the clone around this file."""
    if "OVERTRICK" in os.environ:
        return shlex.split(os.environ["OVERTRICK"])
    installed = shutil.which("overtrick")
    if installed:
        return [installed]
    if _CLONE.exists():
        return ["node", str(_CLONE)]
    raise OvertrickError("there is no overtrick command: npm install -g @overtrick/cli, or set OVERTRICK")


class Engine:
    """One process. Ask it one thing at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [*command(), "environment"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        _widen(self._process.stdout)

    def ask(self, **question):
        """One thing, as JSON; answers what came of it."""
        self.post(**question)
        return json.loads(self.receive(JSON))

    def post(self, **question) -> None:
        """The same, where the answer is something else."""
        self.send(JSON, json.dumps(question).encode())

    def send(self, kind: int, body) -> None:
        try:
            self._process.stdin.write(_HEAD.pack(len(body), kind) + bytes(body))
        except (BrokenPipeError, ValueError):
            raise OvertrickError("the engine has gone") from None

    def receive(self, kind: int, into: memoryview | None = None):
        """The body of an answer of this kind, in memory that is given or new."""
        length, found = _HEAD.unpack(self._read(memoryview(bytearray(_HEAD.size))))
        if found == kind and into is not None and length == len(into):
            return self._read(into)
        body = bytes(self._read(memoryview(bytearray(length))))
        if found == ERROR:
            raise OvertrickError(json.loads(body)["error"])
        if found != kind or into is not None:
            raise OvertrickError("the engine speaks another protocol than this package")
        return body

    def close(self) -> None:
        if self._process.stdin.closed:
            return
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _read(self, into: memoryview) -> memoryview:
        done = 0
        while done < len(into):
            count = self._process.stdout.readinto(into[done:])
            if not count:
                raise OvertrickError("the engine has gone")
            done += count
        return into


def _widen(pipe) -> None:
    """Lets a whole batch into the pipe at once, where the system can do that."""
    try:
        import fcntl

        fcntl.fcntl(pipe.fileno(), _F_SETPIPE_SZ, _PIPE_BYTES)
    except (ImportError, OSError):
        pass
