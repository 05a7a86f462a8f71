import { useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { copyText } from '../controls/copy-text.ts';
import { Qr } from './qr.tsx';
import { useFriendWords } from './words.ts';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly link: string;
  /** What is said with it where it is handed to another app. */
  readonly text: string;
}

/** A link to send: to scan, to copy, to hand to another app. */
export function Invite({ title, about, link, text }: Props) {
  const { invite } = useFriendWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = () => void copyText(link, field.current).then(setCopied);
  const canShare = 'share' in navigator;
  const share = () => {
    // Who changes their mind has done nothing wrong.
    navigator.share({ text, url: link }).catch(() => {});
  };
  return (
    <section class="invite" aria-label={title}>
      <Qr text={link} label={invite.code} />
      <div class="invite-words">
        <h2>{title}</h2>
        <p class="soft">{about}</p>
        <div class="invite-ways">
          <button type="button" class="choice" onClick={copy}>
            <Glyph name={isCopied ? 'check' : 'copy'} />
            {isCopied ? invite.copied : invite.copy}
          </button>
          {canShare && (
            <button
              type="button"
              class="choice"
              aria-label={invite.share}
              title={invite.share}
              onClick={share}
            >
              <Glyph name="share" />
            </button>
          )}
        </div>
      </div>
      <p class="unseen" role="status">
        {isCopied ? invite.copied : ''}
      </p>
      <input
        ref={field}
        class="invite-link"
        readOnly
        value={link}
        aria-label={invite.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <OnlyHere address={link} />
      {!isSecureContext && <p class="soft invite-note">{invite.noShare}</p>}
    </section>
  );
}

/** An address of this machine leads every device to itself: says so, and what to do about it. */
export function OnlyHere({ address }: { readonly address: string }) {
  const { invite } = useFriendWords();
  const { hostname } = new URL(address);
  if (!/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) return null;
  return <p class="soft invite-note">{invite.onlyHere}</p>;
}
