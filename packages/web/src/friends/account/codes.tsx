import { useState } from 'preact/hooks';
import { useFriendWords } from '../words.ts';

interface Props {
  readonly login: string;
  readonly codes: readonly string[];
  onKept(): void;
}

/** Recovery codes, the one time that they are shown. */
export function ShownCodes({ login, codes, onKept }: Props) {
  const { account } = useFriendWords();
  const words = account.codes;
  const [isCopied, setCopied] = useState(false);
  const text = `${words.file(login)}\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <section class="panel recovery" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      <p role="alert">{words.once}</p>
      <ol>
        {codes.map((code) => (
          <li key={code} class="code">
            {code}
          </li>
        ))}
      </ol>
      <div class="choices start">
        {/* Over plain http browsers do not let a page copy. */}
        {isSecureContext && (
          <button type="button" class="choice" onClick={() => void copy()}>
            {isCopied ? words.copied : words.copy}
          </button>
        )}
        <button type="button" class="choice" onClick={() => save(text)}>
          {words.save}
        </button>
        <button type="button" class="choice" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" class="choice main" onClick={onKept}>
          {words.kept}
        </button>
      </div>
    </section>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'overtrick-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
