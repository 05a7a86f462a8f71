import type { GameRecord } from '@overtrick/engine';
import { saveFile } from '../controls/save-file.ts';
import { startTable } from '../home/start.ts';
import type { Session } from '../play/session.ts';
import type { PageScene } from '../protocol.ts';

/** Saves the record of the game as a file, in the format of docs/records.md. */
export async function saveRecord(session: Session): Promise<void> {
  const record = await session.record();
  if (!record) return session.say({ text: 'noRecord' });
  download(record);
  session.say({ text: 'exported' });
}

/** Hands a record to the browser as a file. */
export function download(record: GameRecord): void {
  const name = `overtrick-${record.game}-${record.deals.length}.json`;
  saveFile(name, JSON.stringify(record, null, 1), 'application/json');
}

/** Leads to what was just played: a table of one's own is kept here, of one with friends the link holds it. */
export async function lookBack(session: Session, scene: PageScene): Promise<void> {
  const { company, deal, view } = scene;
  const { lookAtKept, lookAtRecord } = await import('../look/leading.ts');
  if (company === null) return lookAtKept(session.id, deal);
  const record = await session.record();
  if (record) await lookAtRecord(record, deal, view.eyes < 0 ? undefined : view.eyes);
}

/** The same players and rules with other cards. */
export function rematch({ game, view, neighbours, names }: PageScene): void {
  const { players, options } = view.setup;
  const bots = neighbours.map((each) => each?.level ?? null);
  startTable({ game, players, options, bots, names, seed: '' });
}
