import { useEffect } from 'preact/hooks';
import { change, useSettings } from './settings.ts';
import { useWords } from './words/index.ts';

/** Offers sound at the first table, in a row of its own; who leaves it without an answer is not asked again. */
export function SoundOffer() {
  const { soundOffer } = useSettings();
  return soundOffer === 'open' ? <Offered /> : null;
}

function Offered() {
  const { settings } = useWords();
  useEffect(() => () => change({ soundOffer: 'done' }), []);
  return (
    <aside class="sound-offer" aria-label={settings.sound}>
      <span>{settings.offer}</span>
      <button type="button" class="choice" onClick={() => change({ sound: 'on' })}>
        {settings.offerOn}
      </button>
      <button type="button" class="quiet" onClick={() => change({ sound: 'off' })}>
        {settings.offerOff}
      </button>
    </aside>
  );
}
