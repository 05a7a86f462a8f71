"""Overtrick's card games for programs that learn: see docs/researchers.md."""

from .engine import OvertrickError
from .tables import CUT_OFF, DEAL_OVER, EPISODE_OVER, GOES_ON, NO_ACTION, NOBODY, Batch, Tables

__all__ = [
    "Batch",
    "CUT_OFF",
    "DEAL_OVER",
    "EPISODE_OVER",
    "GOES_ON",
    "NOBODY",
    "NO_ACTION",
    "OvertrickError",
    "Tables",
]
