import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { bots, type DrawnFace, own } from './drawn.ts';
import { groundsOf, numberOf, PeopleTogether } from './grounds.ts';

/** Bots have a drawn face, the person who looks has another; other people are their initial. */
export type FaceKind = 'bot' | 'me' | 'person';
/** Gold and blue are the sides of a contract. */
export type RingColour = 'major' | 'minor' | 'turn' | 'plain';

interface Props {
  readonly name: string;
  readonly who: FaceKind;
  readonly ring?: RingColour | undefined;
  readonly state?: 'thinking' | 'away' | 'out' | undefined;
  /** Pieces at its corners. */
  readonly children?: ComponentChildren;
}

/** Somebody at the table. Its size is `--face-w`; words beside it say who it is. */
export function Portrait({ name, who, ring, state, children }: Props) {
  return (
    <span class="portrait" data-ring={ring} data-state={state} aria-hidden="true">
      {who === 'person' ? <Initial name={name} /> : <Drawn face={faceOf(name, who)} />}
      {children}
    </span>
  );
}

/** A bot of another name has one of the faces, always the same. */
function faceOf(name: string, who: FaceKind): DrawnFace {
  if (who === 'me') return own;
  const all = Object.values(bots);
  return bots[name] ?? all[numberOf(name) % all.length];
}

function Initial({ name }: { name: string }) {
  const [letter = '?'] = name;
  const ground = groundsOf([...useContext(PeopleTogether), name]).get(name);
  return (
    <span class="initial" style={{ background: ground }}>
      {letter.toLocaleUpperCase()}
    </span>
  );
}

function Drawn({ face }: { face: DrawnFace }) {
  const { ground, skin, hair, clothes, behind, before, beard, hat = [] } = face;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M0 0h48v48H0z" fill={ground} />
      {behind && <path d={behind} fill={hair} />}
      <path d="M9 48c1-8 7-11 15-11s14 3 15 11z" fill={clothes} />
      <path d="M20 32h8v6c-2 2.5-6 2.5-8 0z" fill={skin} />
      <ellipse cx="24" cy="24" rx="9.5" ry="11.5" fill={skin} />
      {beard && <path d={beard} fill={hair} />}
      {before && <path d={before} fill={hair} />}
      {hat.map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
      <Features face={face} />
    </svg>
  );
}

const INK = '#1d2426';

function Features({ face: { mouth, brows, beard, glasses, earrings } }: { face: DrawnFace }) {
  const isOpen = mouth.endsWith('z');
  return (
    <>
      <circle cx="20" cy="24" r="1.4" fill={INK} />
      <circle cx="28" cy="24" r="1.4" fill={INK} />
      <g fill="none" stroke={INK} stroke-width="1.2" stroke-linecap="round">
        {brows && <path d={brows} />}
        <path
          d={mouth}
          fill={isOpen ? '#fffcf4' : 'none'}
          stroke={beard && !isOpen ? '#8a4a3a' : INK}
        />
        {glasses && (
          <path d="M15.3 24.2a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0zM24.3 24.2a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0z" />
        )}
      </g>
      {earrings && <path d="M13 28a1.8 1.8 0 1 0 2 3zM35 28a1.8 1.8 0 1 1-2 3z" fill={earrings} />}
    </>
  );
}
