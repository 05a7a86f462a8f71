"""Learns to play by playing against itself, from nothing but what a seat may know and what it scored.

    python3 learn.py [GAME [ROUNDS [DEALS]]]

A policy is one number for each pair of something seen and something done. In each round all tables play a deal; then
what was done by seats that came off better than their table is made likelier, and the rest unlikelier (REINFORCE).
"""

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
from overtrick import NO_ACTION, NOBODY, Tables  # noqa: E402

TABLES = 256
RATE = 0.02


class Policy:
    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size, actions), np.float32)
        self.means = np.zeros_like(self.weights)
        self.squares = np.zeros_like(self.weights)
        self.rounds = 0

    def odds(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """How likely each action is; what is not legal never is."""
        worth = np.where(masks, seen @ self.weights, -np.inf)
        odds = np.exp(worth - worth.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def learn(self, slope: np.ndarray) -> None:
        """A step along the slope, as long for weights that matter seldom as for others (Adam)."""
        self.rounds += 1
        self.means += 0.1 * (slope - self.means)
        self.squares += 0.01 * (slope**2 - self.squares)
        means = self.means / (1 - 0.9**self.rounds)
        squares = self.squares / (1 - 0.99**self.rounds)
        self.weights += RATE * means / (np.sqrt(squares) + 1e-8)


def play(tables: Tables, policy: Policy, chance: np.random.Generator):
    """All tables to the end of a deal: the scores, and for each step who did what in which place."""
    now, steps = tables.arrays(), []
    scores = np.zeros_like(now.scores)
    while (now.seats != NOBODY).any():
        at = np.flatnonzero(now.seats != NOBODY)
        seen = now.observations[at].astype(np.float32)
        odds = policy.odds(seen, now.masks[at])
        drawn = (odds.cumsum(axis=1) > chance.random((len(at), 1))).argmax(axis=1)
        steps.append((at, now.seats[at].copy(), seen, odds, drawn))
        numbers = np.full(tables.count, NO_ACTION)
        numbers[at] = drawn
        tables.step(numbers)
        scores[at] = now.scores[at]
    return scores, steps


def train(game: str, rounds: int) -> Policy:
    chance = np.random.default_rng(1)
    with Tables(game, tables=TABLES, goesOn=False, seed="learn") as tables:
        policy = Policy(tables.size, len(tables.actions))
        for number in range(rounds):
            tables.reset(f"learn {number}")
            scores, steps = play(tables, policy, chance)
            gains = scores - scores.mean(axis=1, keepdims=True)
            gains /= gains.std() + 1e-8
            slope = np.zeros_like(policy.weights)
            for at, seats, seen, odds, drawn in steps:
                better = -odds
                better[np.arange(len(at)), drawn] += 1
                slope += seen.T @ (better * gains[at, seats][:, None])
            policy.learn(slope / TABLES)
            if number % 20 == 19:
                print(f"{number + 1} rounds of {TABLES} deals", file=sys.stderr)
    return policy


def judge(game: str, policy: Policy, bot: str, deals: int) -> str:
    """Points a deal beyond the mean of the table, in the first seat among bots: as if it had not learned, and now."""
    told = []
    for each in (Policy(*policy.weights.shape), policy):
        chance, gains = np.random.default_rng(2), []
        with Tables(game, tables=TABLES, goesOn=False, bots=[None, bot, bot, bot]) as tables:
            for number in range(deals // TABLES):
                tables.reset(f"judge {number}")
                scores, _ = play(tables, each, chance)
                gains.extend(scores[:, 0] - scores.mean(axis=1))
        told.append(f"{np.mean(gains):+.2f} ± {1.96 * np.std(gains) / len(gains) ** 0.5:.2f}")
    return f"among {bot} bots: {told[0]} before, {told[1]} after, in {len(gains)} deals"


if __name__ == "__main__":
    name, count, judged = (sys.argv[1:] + ["gamut", "300", "2048"][len(sys.argv) - 1 :])[:3]
    learned = train(name, int(count))
    for opponent in ("random", "novice"):
        print(judge(name, learned, opponent, int(judged)))
