"""How many steps a second: python3 speed.py [GAME [PLAYERS [TABLES]]], any legal action at every table."""

import random
import sys
import time

sys.path.insert(0, __file__.rsplit("/", 2)[0])
import overtrick  # noqa: E402


def drawn(tables: overtrick.Tables) -> list[int]:
    """An action a table: the first open one from a place at random."""
    masks = bytes(tables.batch.masks)
    width = len(tables.actions)
    numbers = []
    for row in range(0, len(masks), width):
        at = masks.find(1, row + int(width * random.random()), row + width)
        numbers.append((at if at >= 0 else masks.find(1, row)) - row)
    return numbers


def measure(tables: overtrick.Tables, seconds: float) -> float:
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        tables.step(drawn(tables))
        steps += tables.count
    return steps / (time.perf_counter() - start)


if __name__ == "__main__":
    game, players, count = (sys.argv[1:] + ["mu", "4", "256"][len(sys.argv) - 1 :])[:3]
    with overtrick.Tables(game, players=int(players), tables=int(count)) as tables:
        measure(tables, 1)
        print(f"{game}, {players} players, {count} tables: {measure(tables, 3):,.0f} steps a second")
