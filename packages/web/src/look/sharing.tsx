import { LONGEST_LINK, linkTo } from '@overtrick/table/links';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { copyText } from '../controls/copy-text.ts';
import { Segments } from '../controls/segments.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { download } from '../table/record.ts';
import { useWords } from '../words/index.ts';
import type { Looking } from './looking.ts';
import type { LookedBack, Shared } from './protocol.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  onClose(): void;
}

const DEAL = 'deal';
const MATCH = 'match';

/** A deal or the match as a link that holds it whole, or as a file. */
export function Sharing({ looking, looked, onClose }: Props) {
  const { you } = useWords();
  const { sharing } = useLookWords();
  const [what, setWhat] = useState<string>(DEAL);
  const [shared, setShared] = useState<Shared>();
  const { deal } = looking.at;
  useEffect(() => {
    let isOn = true;
    setShared(undefined);
    void looking.share(what === DEAL ? deal : null, you).then((now) => isOn && setShared(now));
    return () => {
      isOn = false;
    };
  }, [what, deal]);
  const segments = [
    { value: DEAL, label: sharing.deal(deal + 1) },
    { value: MATCH, label: sharing.match(looked.record.deals.length) },
  ];
  return (
    <Dialog title={sharing.title} onClose={onClose}>
      <p class="soft">{sharing.lead}</p>
      <Segments
        label={sharing.title}
        isLabelHidden
        segments={segments}
        value={what}
        onChange={(value) => setWhat(value)}
      />
      {shared && <Ways key={shared.code} shared={shared} looking={looking} />}
    </Dialog>
  );
}

function Ways({ shared, looking }: { shared: Shared; looking: Looking }) {
  const { sharing } = useLookWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const { code, record } = shared;
  // A deal that brings no others along is the only one there.
  const deal = Math.min(looking.at.deal, record.deals.length - 1);
  const link = `${linkTo(location.href, code)}?deal=${deal}&move=${looking.at.move}`;
  const isLong = code.length > LONGEST_LINK;
  return (
    <>
      {isLong ? (
        <p>{sharing.long(code.length)}</p>
      ) : (
        <>
          <input
            ref={field}
            class="look-link"
            readOnly
            value={link}
            aria-label={sharing.title}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p class="soft">{sharing.moment}</p>
        </>
      )}
      <div class="choices start">
        {!isLong && (
          <button
            type="button"
            class="choice main"
            onClick={() => void copyText(link, field.current).then(setCopied)}
          >
            <Glyph name={isCopied ? 'check' : 'copy'} />
            {isCopied ? sharing.copied : sharing.copy}
          </button>
        )}
        <button type="button" class="choice" onClick={() => download(record)}>
          {sharing.file}
        </button>
      </div>
    </>
  );
}
