import { useEffect } from 'preact/hooks';
import { FailedPart, later } from '../later.tsx';
import { useCompany } from '../table/company.ts';
import { nameOf } from '../table/phrases.ts';
import { TermPopover } from '../terms/term.tsx';
import { useWords } from '../words/index.ts';
import type { BodyProps } from './bodies.tsx';
import { Dialog, type Sheet } from './dialog.tsx';

interface Props extends Omit<BodyProps, 'sheet'> {
  readonly sheet: Sheet | undefined;
}

const DialogBody = later(() => import('./bodies.tsx').then((file) => file.DialogBody), FailedPart);

/** Once the table stands, what can be looked at is fetched: a network that goes away takes nothing with it. */
const SOON = 3000;

export function Dialogs(props: Props) {
  const words = useWords();
  const company = useCompany();
  const { sheet, shown, seat, onClose } = props;
  useEffect(() => {
    const fetch = () => {
      for (const part of [DialogBody, TermPopover]) part.fetch().catch(() => {});
    };
    const timer = setTimeout(fetch, SOON);
    return () => clearTimeout(timer);
  }, []);
  // A hint is no dialog: it lies beside the table.
  if (!sheet || sheet === 'hint') return null;
  const titles: Record<Exclude<Sheet, 'hint'>, string> = {
    score: words.sheet.title,
    tricks: words.table.tricks,
    trumps: words.table.trumps,
    log: words.table.log,
    seat: nameOf(words, shown.scene, seat),
    cards: words.ending.allCards,
    status: words.table.stakes,
    menu: words.table.menu,
    fair: words.table.fair,
    settings: words.table.settings,
    talk: company?.talk.title ?? '',
    keys: words.table.keys,
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} onClose={() => onClose(sheet)}>
      <DialogBody {...props} sheet={sheet} />
    </Dialog>
  );
}
