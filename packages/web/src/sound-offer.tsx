import { useEffect } from 'preact/hooks';
import { change, useSettings } from './settings.ts';
import { useWords } from './words/index.ts';

/** Offers sound at the first table, in a row of its own; who leaves it without an answer is not asked again. */
export function SoundOffer() {
  const { soundOffer } = useSettings();
  return soundOffer === 'open' ? <Offered /> : null;
}

function Offered() {
  const { sound } = useWords().table;
  useEffect(() => () => change({ soundOffer: 'done' }), []);
  return (
    <aside class="sound-offer" aria-label={sound.name}>
      <span>{sound.offer}</span>
      <button type="button" class="choice" onClick={() => change({ sound: 'on' })}>
        {sound.on}
      </button>
      <button type="button" class="quiet" onClick={() => change({ sound: 'off' })}>
        {sound.off}
      </button>
    </aside>
  );
}
