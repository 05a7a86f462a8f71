import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from './play/state.ts';
import { settings } from './settings.ts';

/** A short tone: how high, how long, how loud. */
const TONES: Readonly<Record<string, readonly [hertz: number, seconds: number, gain: number]>> = {
  play: [520, 0.05, 0.05],
  show: [440, 0.06, 0.05],
  trick: [330, 0.12, 0.06],
  turn: [660, 0.09, 0.04],
};

let context: AudioContext | undefined;

function sound(name: string): void {
  const tone = TONES[name];
  if (!tone || settings().sound === 'off') return;
  const [hertz, seconds, loudness] = tone;
  context ??= new AudioContext();
  const start = context.currentTime;
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  const source = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

/** Lets cards be heard as they are played, if sound is on. */
export function useSound({ news, settled, scene }: Shown): void {
  const last = useRef(news);
  useEffect(() => {
    if (last.current !== news) for (const { type } of news.slice(-2)) sound(type);
    last.current = news;
  }, [news]);
  useEffect(() => {
    if (settled && scene.view.acting.includes(scene.view.eyes)) sound('turn');
  }, [settled]);
}
