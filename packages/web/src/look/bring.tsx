import { useEffect, useState } from 'preact/hooks';
import { Crumbs } from '../home/crumbs.tsx';
import { go } from '../route.ts';
import { LookFailed } from './failed.tsx';
import { Looking, type LookLoss } from './looking.ts';
import { useLookWords } from './words.ts';

/** A game from a file, a link or a text that somebody brings. */
export function Bring() {
  const { bring, nameless } = useLookWords();
  const [loss, setLoss] = useState<LookLoss>();
  const [text, setText] = useState('');
  const take = (brought: string) => void openText(brought, nameless).then(setLoss);
  useDropped(take);
  if (loss) return <LookFailed loss={loss} onOther={() => setLoss(undefined)} />;
  return (
    <main class="page look-bring">
      <Crumbs title={bring.title} to="#/history" />
      <p>{bring.lead}</p>
      <label class="choice main look-file">
        {bring.file}
        <input
          type="file"
          class="unseen"
          accept=".json,.jsonl,application/json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void file.text().then(take);
          }}
        />
      </label>
      <p class="soft">{bring.drop}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(text);
        }}
      >
        <label>
          {bring.paste}
          <textarea rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <button type="submit" class="choice">
          {bring.open}
        </button>
      </form>
    </main>
  );
}

/** What was brought is read and judged; a link then leads to it, which can be kept and sent. */
async function openText(text: string, seat: string): Promise<LookLoss | undefined> {
  const looking = new Looking();
  try {
    await looking.open({ text, seat }, { deal: 0, move: 0 }, undefined);
    if (looking.loss) return looking.loss;
    const { code } = await looking.share(null, '');
    go(`#/shared/${code}`);
    return undefined;
  } finally {
    looking.close();
  }
}

/** A file that is dropped anywhere on the page. */
function useDropped(take: (text: string) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void file.text().then(take);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
