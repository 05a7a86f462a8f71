#!/usr/bin/env python3
"""A bot for Overtrick that takes tricks with its lowest winner, and bids little.

It needs nothing but Python 3:  overtrick simulate mu --bots 'exec:python3 examples/bots/greedy.py'
"""
import json
import random
import sys


FACES = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}


def rank(card):
    """What stands behind the suit: R7 is 7, SK of Gamut 13; cards without a suit count as 15."""
    text = card[1:]
    return int(text) if text.isdigit() else FACES.get(text, 15)


def power(view, card):
    """How high a card stands: trumps above the suit that was led, that above the rest."""
    for place, group in enumerate(view["trumps"]):
        if card in group:
            return 200 + place
    led = view["table"][0]["card"] if view["table"] else card
    return (100 if card[0] == led[0] else 0) + rank(card)


def cost(view, move):
    """The lower, the better: win cheaply if it can be done, else throw the lowest card away."""
    mine = power(view, move["card"])
    best = max([power(view, play["card"]) for play in view["table"]], default=0)
    return (0, mine) if mine > best else (1, mine)


def choose(message):
    view, moves = message["view"], message["moves"]
    random.seed(message["seed"])  # the same question gets the same answer
    plays = [move for move in moves if move["type"] == "play" and "card" in move]
    if plays:
        return min(plays, key=lambda move: (cost(view, move), len(json.dumps(move))))
    passes = [move for move in moves if move["type"] == "pass"]
    if passes and random.random() < 0.7:
        return passes[0]
    return random.choice(moves)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1, "name": "greedy"}
    else:
        answer = {"id": message["id"], "move": choose(message)}
    print(json.dumps(answer), flush=True)
