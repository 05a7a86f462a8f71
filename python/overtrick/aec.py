"""A table as PettingZoo knows it: agents act one after the other. Needs PettingZoo and NumPy."""

from __future__ import annotations

import json
import random

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError("overtrick.aec needs PettingZoo: pip install pettingzoo") from missing

from .tables import CUT_OFF, EPISODE_OVER, GOES_ON, NOBODY, Tables


class OvertrickEnv(AECEnv):
    """One table. Rewards are the scores of a deal, when it is over; an episode is a deal or a whole match."""

    def __init__(self, game: str, render_mode: str | None = None, **asked) -> None:
        super().__init__()
        self.metadata = {"name": f"overtrick_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.tables = Tables(game, **asked, tables=1, goesOn=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.tables.players)]
        self.agents: list[str] = []
        count = len(self.tables.actions)
        self._action_space = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._observation_space = {agent: _observations(self.tables.size, count) for agent in self.possible_agents}
        self._seeds = random.Random()

    def action_space(self, agent: str) -> spaces.Space:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation_space[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """The same seed gives the same episode, and the same ones after it where none is given."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.tables.reset(str(self._seeds.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._acting()

    def observe(self, agent: str) -> dict:
        seen, mask = self.tables.observe(0, self.possible_agents.index(agent))
        return {"observation": np.frombuffer(seen, np.int8), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self.tables.step([int(action)])
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        ended = batch.ends[0]
        if ended != GOES_ON:
            self.rewards = {each: int(batch.scores[i]) for i, each in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, ended == EPISODE_OVER)
        self.truncations = dict.fromkeys(self.agents, ended == CUT_OFF)
        self._accumulate_rewards()
        self.agent_selection = self._acting()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the seat that is to act may know, in words."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.tables.view(0, self.possible_agents.index(self.agent_selection)))

    def close(self) -> None:
        self.tables.close()

    def _acting(self) -> str:
        seat = self.tables.batch.seats[0]
        return self.possible_agents[0 if seat == NOBODY else seat]


def _observations(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
