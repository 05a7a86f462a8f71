import type { ComponentChildren } from 'preact';
import type { PictureKind } from '../example.ts';
import { HandPicture, RowsPicture, TrickPicture, TrumpsPicture } from './cards.tsx';
import { ChoicesPicture } from './choices.tsx';
import { PricesPicture, ScorePicture } from './figures.tsx';
import type { PictureProps } from './props.ts';
import { SeatsPicture } from './seats.tsx';

/** What is drawn of each kind of picture: always from what the engine says. */
const DRAWN: Readonly<Record<PictureKind, (props: PictureProps) => ComponentChildren>> = {
  trick: TrickPicture,
  hand: HandPicture,
  trumps: TrumpsPicture,
  seats: SeatsPicture,
  choices: ChoicesPicture,
  prices: PricesPicture,
  score: ScorePicture,
  rows: RowsPicture,
  tokens: RowsPicture,
};

export function Picture(props: PictureProps) {
  const Drawn = DRAWN[props.example.picture];
  return (
    <div class="picture-of" data-picture={props.example.picture}>
      <Drawn {...props} />
    </div>
  );
}
