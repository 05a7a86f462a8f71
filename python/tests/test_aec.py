"""PettingZoo's own tests, where it can be imported."""

import unittest
import warnings

try:
    from pettingzoo.test import api_test, seed_test

    from overtrick.aec import OvertrickEnv
except ImportError:
    OvertrickEnv = None

GAMES = {"mu": 5, "mutwo": 4, "yamv": 4, "gamut": 4, "ninja-whist": 3}


@unittest.skipUnless(OvertrickEnv, "PettingZoo cannot be imported: its own tests are skipped")
class PettingZoo(unittest.TestCase):
    def setUp(self):
        # It would rather have bare boxes than a box with a mask, which its own card games have too.
        warnings.simplefilter("ignore", UserWarning)

    def test_api(self):
        for game, players in GAMES.items():
            for episode in ("deal", "match"):
                with self.subTest(game, episode=episode):
                    env = OvertrickEnv(game, players=players, episode=episode)
                    self.addCleanup(env.close)
                    api_test(env, num_cycles=100)

    def test_seed(self):
        for game, players in GAMES.items():
            with self.subTest(game):
                seed_test(lambda: OvertrickEnv(game, players=players), num_cycles=40)

    def test_scores_are_the_rewards_of_a_deal(self):
        env = OvertrickEnv("gamut", bots=[None, "random", "random", "random"])
        self.addCleanup(env.close)
        env.reset(seed=3)
        while not env.terminations["seat_0"]:
            self.assertEqual(set(env.rewards.values()), {0})
            env.step(int(env.last()[0]["action_mask"].argmax()))
        self.assertEqual(list(env.rewards.values()), list(env.tables.batch.scores))


if __name__ == "__main__":
    unittest.main()
