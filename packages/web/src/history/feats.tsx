import { useEffect, useState } from 'preact/hooks';
import { lookAtEnds } from '../clients.ts';
import { FeatNote } from '../endings/feat-note.tsx';
import type { PageScene } from '../protocol.ts';
import { featOf } from '../room/ended.ts';
import { useRoom } from '../room/rooms.ts';
import { occasionOf } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';
import { useHistoryWords } from './words.ts';

/** What was worth a celebration in a match, deal by deal; nothing if nothing was. */
export function Feats({ id }: { id: string }) {
  const words = useWords();
  const { match } = useHistoryWords();
  const room = useRoom();
  const feats = useEnds(id).flatMap((scene) => {
    const feat = featOf(room, occasionOf(words, scene));
    return feat ? [{ deal: scene.deal, feat }] : [];
  });
  if (feats.length === 0) return null;
  return (
    <section class="feats">
      <h2>{match.feats}</h2>
      <ul>
        {feats.map(({ deal, feat }) => (
          <li key={deal}>
            <span class="soft">{words.table.deal(deal + 1)}</span>
            <FeatNote feat={feat} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ends of its deals, as soon as they are found: the score sheet does not wait for them. */
function useEnds(id: string): readonly PageScene[] {
  const [ends, setEnds] = useState<readonly PageScene[]>([]);
  useEffect(() => {
    let isOn = true;
    lookAtEnds(id).then(
      (found) => isOn && setEnds(found),
      () => {},
    );
    return () => {
      isOn = false;
    };
  }, [id]);
  return ends;
}
