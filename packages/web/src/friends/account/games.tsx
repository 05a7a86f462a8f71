import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../controls/switch.tsx';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { carriesGames, carryGames, setCarrying } from './carrying.ts';

/** Whether finished games that were played alone go with the account. */
export function CarriedGames() {
  const { games: words } = useFriendWords().account;
  const [isOn, setOn] = useState(carriesGames);
  const [kept, setKept] = useState<number>();
  const { problem, run } = useTrying();
  useEffect(() => {
    if (isOn) void run(async () => setKept(await carryGames()));
  }, [isOn]);
  const change = (now: boolean) => {
    setCarrying(now);
    setOn(now);
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <div class="switches">
        <Switch label={words.keep} about={words.about} isOn={isOn} onChange={change} />
      </div>
      <p role="status" class="soft">
        {isOn && kept !== undefined ? words.state(kept) : ''}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
