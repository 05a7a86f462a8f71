import { measureOf } from '@overtrick/lab/study';
import { Segments } from '../controls/segments.tsx';
import { Players, TextField } from '../home/form-parts.tsx';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import {
  type AskedStudy,
  BOTS,
  COUNTS,
  countedIn,
  firstStudy,
  questionsFor,
  type UnitKind,
  unitOf,
} from './asked.ts';
import { useLabNames } from './names.ts';
import { VariantsForm } from './variants-form.tsx';
import { useLabWords } from './words.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly offer: Offer;
  readonly asked: AskedStudy;
  onChange(asked: AskedStudy): void;
}

/** What is to be found out. */
export function StudyForm(props: Props) {
  const { offers, offer, asked, onChange } = props;
  const words = useLabWords();
  const games = offers.map(({ name, title }) => ({ value: name, label: title }));
  const choose = (name: string) => {
    const chosen = offers.find((each) => each.name === name);
    if (chosen) onChange(firstStudy(chosen));
  };
  const seat = (players: number) => onChange({ ...asked, players });
  return (
    <div class="lab-form">
      <Segments label={words.game} segments={games} value={asked.game} onChange={choose} />
      <Players seats={offer.seats} value={asked.players} onChange={seat} />
      <VariantsForm offer={offer} asked={asked} onChange={onChange} />
      <Question {...props} />
      <Bots {...props} />
      <HowMany {...props} />
      <TextField
        label={words.seed}
        value={asked.seed}
        longest={64}
        onInput={(seed) => onChange({ ...asked, seed: seed || '1' })}
      />
    </div>
  );
}

function Question({ asked, onChange }: Props) {
  const words = useLabWords();
  const names = useLabNames(asked.game, useWords().code);
  const segments = questionsFor(asked).flatMap((key) => {
    const measure = measureOf(key);
    return measure ? [{ value: key, label: words.measure(measure, names) }] : [];
  });
  return (
    <div class="lab-question">
      <Segments
        label={words.question}
        segments={segments}
        value={asked.question}
        onChange={(question) => onChange({ ...asked, question })}
      />
    </div>
  );
}

function Bots({ asked, onChange }: Props) {
  const words = useLabWords();
  const { setup } = useWords();
  const level = Object.entries(BOTS).find(([, bot]) => bot === asked.bots)?.[0];
  const own = asked.variants.some(({ bots }) => bots !== undefined);
  if (level === undefined || own) return <p class="lab-quiet">{words.otherBots(botsIn(asked))}</p>;
  const segments = Object.entries(BOTS).map(([name, bot]) => ({
    value: bot,
    label: setup.levels[name] ?? name,
  }));
  return (
    <div>
      <Segments
        label={words.bots}
        segments={segments}
        value={BOTS[level as keyof typeof BOTS]}
        onChange={(bots) => onChange({ ...asked, bots })}
      />
      <p class="lab-quiet">{words.botsAbout[level]}</p>
    </div>
  );
}

function botsIn({ bots, variants }: AskedStudy): string {
  return [...new Set([bots, ...variants.map((variant) => variant.bots)].flat())]
    .filter((bot) => bot !== undefined)
    .join(', ');
}

function HowMany({ asked, onChange }: Props) {
  const words = useLabWords();
  const unit = unitOf(asked);
  const count = Number(asked[unit]);
  const kinds = (Object.keys(COUNTS) as UnitKind[]).map((value) => ({
    value,
    label: words.units[value],
  }));
  const known: readonly number[] = COUNTS[unit];
  const counts = [...new Set([...known, count])].sort((a, b) => a - b);
  return (
    <>
      <Segments
        label={words.unit}
        segments={kinds}
        value={unit}
        onChange={(to) => onChange(countedIn(asked, to))}
      />
      <Segments
        label={words.howMany}
        segments={counts.map((n) => ({ value: n, label: words.whole(n) }))}
        value={count}
        onChange={(n) => onChange({ ...asked, [unit]: n })}
      />
    </>
  );
}
