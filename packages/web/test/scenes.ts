import type { Seat } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { PageScene } from '../src/protocol.ts';

/** A table as the page would draw it for one pair of eyes, without what only chance and undo are for. */
export function sceneOf(table: Table, eyes: Seat): PageScene {
  const { game, current, opening } = table;
  // Whoever looks is somebody, and the others have names.
  const names = table.names.map((name) => (name === 'You' ? 'Zoe' : name));
  const view = table.view(eyes);
  if (!view || !current) throw new Error('nothing is dealt');
  const { players, options } = opening;
  const moves = current.moves;
  const open = { layout: game.layout(current.state), moves, seed: null, entropy: [] };
  return {
    ...{ game: game.name, title: game.title, players, options, variant: [] },
    ...{ eyes, view, names },
    neighbours: names.map((name) => ({ name, level: null, standIn: null })),
    predecessors: [],
    ...{
      deal: table.deal,
      dealOver: table.dealOver,
      over: table.over,
      paused: false,
      broken: false,
    },
    ...{
      closed: null,
      successor: null,
      ready: [],
      expired: [],
      clocks: null,
      company: null,
      mine: null,
    },
    ...{ asked: null, remarks: [], notices: [], reasons: [], canUndo: false, canClaim: false },
    totals: table.match?.totals ?? [],
    winners: table.winners,
    pack: [...new Set(game.deck(view.setup))],
    story: table.story(eyes),
    sheet: table.sheet(),
    ...{ commitment: null, nextCommitment: null },
    open: table.dealOver ? open : null,
  };
}
