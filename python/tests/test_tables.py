"""Tables over a pipe, with nothing but the standard library."""

import json
import subprocess
import unittest

from overtrick import EPISODE_OVER, OvertrickError, Tables
from overtrick.engine import command

try:
    import numpy
except ImportError:
    numpy = None


class TwoTables(unittest.TestCase):
    def setUp(self):
        self.tables = Tables("gamut", tables=2, seed=7)
        self.addCleanup(self.tables.close)

    def first(self):
        """The first legal action of each table."""
        masks, width = bytes(self.tables.batch.masks), len(self.tables.actions)
        return [masks.find(1, row) - row for row in (0, width)]

    def test_the_same_seed_gives_the_same_deals_and_another_gives_others(self):
        dealt = bytes(self.tables.batch.observations)
        ends = [max(self.tables.step(self.first()).ends) for _ in range(80)]
        self.assertIn(EPISODE_OVER, ends)
        self.assertEqual(bytes(self.tables.reset().observations), dealt)
        self.assertNotEqual(bytes(self.tables.reset("another").observations), dealt)
        self.assertEqual(bytes(self.tables.reset(7).observations), dealt)
        self.assert_a_refused_step_changes_nothing()
        self.assert_a_seat_may_know_what_the_batch_says()
        if numpy:
            self.assert_arrays_share_the_memory()

    def assert_a_refused_step_changes_nothing(self):
        before = bytes(self.tables.batch.observations)
        play = next(number for number, text in enumerate(self.tables.actions) if text.startswith("play"))
        with self.assertRaisesRegex(OvertrickError, r"table 1: play card \w+ is not legal: .* \(gamut/"):
            self.tables.step([self.first()[0], play])
        with self.assertRaisesRegex(OvertrickError, "seats are 0 to 3, not 9"):
            self.tables.view(0, 9)
        with self.assertRaisesRegex(OvertrickError, "there is no game \"mi\". Did you mean mu?"):
            self.tables.engine.ask(open={"game": "mi"})
        self.assertEqual(bytes(self.tables.batch.observations), before)
        self.tables.step(self.first())

    def assert_a_seat_may_know_what_the_batch_says(self):
        seat, size, width = self.tables.batch.seats[1], self.tables.size, len(self.tables.actions)
        seen, mask = self.tables.observe(1, seat)
        self.assertEqual(seen, bytes(self.tables.batch.observations[size:]))
        self.assertEqual(mask, bytes(self.tables.batch.masks[width:]))
        self.assertEqual(self.tables.view(1, seat)["eyes"], seat)

    def assert_arrays_share_the_memory(self):
        arrays = self.tables.arrays()
        self.assertEqual(arrays.masks.shape, (2, len(self.tables.actions)))
        self.tables.step(numpy.array(self.first()))
        self.assertEqual(arrays.observations.tobytes(), bytes(self.tables.batch.observations))


class Records(unittest.TestCase):
    def test_a_record_goes_through_the_pipe_to_the_same_scores(self):
        asked = "simulate ninja-whist -p 4 --matches 1 --max-deals 5 --bots novice --seed 7 --record -".split()
        made = subprocess.run([*command(), *asked], capture_output=True, check=True)
        with Tables("ninja-whist", players=4, seed=7, episode="match") as tables:
            for deal in json.loads(made.stdout)["deals"]:
                for seat, hand in enumerate(deal["hands"]):
                    self.assertEqual(sorted(tables.view(0, seat)["dealt"]), sorted(hand))
                for move in deal["moves"]:
                    self.assertEqual(tables.batch.seats[0], move["seat"])
                    for number in tables.numbers(move):
                        tables.step([number])
                self.assertEqual(list(tables.batch.scores), deal["scores"])


if __name__ == "__main__":
    unittest.main()
