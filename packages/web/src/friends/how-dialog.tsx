import type { Options } from '@overtrick/engine';
import { useState } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import { Players } from '../home/form-parts.tsx';
import { OptionFields } from '../home/option-fields.tsx';
import { AgreeFields } from './agree-fields.tsx';
import { agreeingOf, agreementOf, USUAL } from './agreeing.ts';
import type { LobbyProps } from './lobby-props.ts';
import { Refused } from './refused.tsx';
import { useTitles } from './titles.ts';
import { useFriendWords } from './words.ts';

/** Changes how it is played, before the first card. */
export function HowDialog({ table, known, onClose }: LobbyProps & { onClose(): void }) {
  const { lobby, form } = useFriendWords();
  const offer = useTitles().find(({ name }) => name === known.game);
  const [players, setPlayers] = useState(known.players);
  const [options, setOptions] = useState(() => changedIn(known.options, known.variant));
  const agreed = known.company?.agreement;
  const [agreeing, setAgreeing] = useState(agreed ? agreeingOf(agreed) : USUAL);
  if (!offer) return null;
  const save = (event: Event) => {
    event.preventDefault();
    const agreement = agreementOf(agreeing);
    const change = { type: 'change' as const, players, options: options as Options, agreement };
    // What is refused can be mended here.
    void table.do(change).then((isDone) => isDone && onClose());
  };
  return (
    <Dialog title={lobby.how} onClose={onClose}>
      <form class="how-form" noValidate onSubmit={save}>
        <Players seats={offer.seats} value={players} onChange={setPlayers} />
        <AgreeFields value={agreeing} onChange={(part) => setAgreeing({ ...agreeing, ...part })} />
        <OptionFields {...{ offer, players, options }} faults={[]} onChange={setOptions} />
        <Refused {...{ table, known }} place="how" />
        <button type="submit" class="choice main">
          {form.save}
        </button>
      </form>
    </Dialog>
  );
}

/** Only what differs from the usual rules. */
export function changedIn(
  options: Options,
  variant: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => variant.includes(name)));
}
