import { Back } from '../cards/back.tsx';

/** A table that is not there yet: cards are on their way, and words say so. */
export function Dealing({ text }: { text: string }) {
  return (
    <main class="dealing">
      <div class="felt">
        <span class="dealing-cards" aria-hidden="true">
          <Back />
          <Back />
          <Back />
        </span>
        <p role="status">{text}</p>
      </div>
    </main>
  );
}
