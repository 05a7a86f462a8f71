import type { ComponentChildren } from 'preact';
import { Back } from '../cards/back.tsx';

/** A table that is not there yet: cards are on their way, and words say so. */
export function Dealing({ text }: { text: string }) {
  return (
    <BareTable>
      <p role="status">{text}</p>
    </BareTable>
  );
}

/** A felt with nothing on it but cards that nobody has, and what there is to say. */
export function BareTable({ children }: { children: ComponentChildren }) {
  return (
    <main class="dealing">
      <div class="felt">
        <span class="dealing-cards" aria-hidden="true">
          <Back />
          <Back />
          <Back />
        </span>
        {children}
      </div>
    </main>
  );
}
