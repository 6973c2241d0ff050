import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { powers } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import type { View } from '../../rules/view.ts';
import { labels } from '../../words/board.ts';
import { CardFace, LargeCard, powerInWords } from './card-face.tsx';
import { CardSlot } from './card-slot.tsx';
import { handPicksIn } from './hand-picks.ts';
import { looking, useLookedAt } from '../island/looking.ts';
import { OtherUses } from './other-uses.tsx';
import { namesIn } from '../../words/names-in.ts';
import { Pickable } from '../pickable.tsx';
import { both } from '../handlers.ts';
import { answersOf } from '../answers-of.ts';
import { SpiritBoard } from '../spirits/spirit-board.tsx';

/** What belongs to the looking seat: cards to keep one of, its spirit, and its cards in hand, in play and discarded. */
export function Hand(props: BoardProps<View>): ReactNode {
  const { view, seat, language, question, pointed } = props;
  const enlarge = useEnlarge();
  const looked = useLookedAt();
  const said = labels[language];
  const names = namesIn(language);
  const spirit = seat === null ? undefined : view.spirits[seat];
  if (spirit === undefined || seat === null || spirit.kind < 0) return null;
  const picks = handPicksIn(question?.seat === seat ? question : null);
  // J-9.1: the elements of a card that one is about to play count with it.
  const answer = question === null || pointed === null ? undefined : answersOf(question)[pointed];
  const about = answer?.kind === 'play' ? answer.card : looked;
  const have = elementsOf(view, seat).map(
    (n, element) => n + (about !== null && spirit.hand.includes(about) ? powers[about]!.elements[element]! : 0),
  );

  const known = [...(spirit.draft?.cards ?? []), ...spirit.hand, ...spirit.played, ...spirit.aid, ...spirit.faceDown, ...spirit.discard];
  const offered =
    question === null ? [] : answersOf(question).flatMap((one) => (one.kind === 'card' && !known.includes(one.card) ? [one.card] : []));
  const cards = (title: string, ids: readonly number[], where: string): ReactNode =>
    ids.length === 0 ? null : (
      <section className={`si-pile si-pile-${where}`} aria-label={title}>
        <h3>{title}</h3>
        {ids.map((id) => {
          const [pick, ...others] = picks.get(`power ${id}`) ?? [];
          const used = (where === 'played' || where === 'aid') && spirit.uses.some((use) => use.power === id);
          return (
            <CardSlot key={id} text={`${powerInWords(id, { said, names })} ${used ? said.used : ''}`}>
              <Pickable
                choosing={props}
                index={pick}
                label={powerInWords(id, { said, names })}
                className={used ? 'si-card si-used' : 'si-card'}
                enlarge={both(
                  enlarge(() => <LargeCard id={id} have={have} said={said} names={names} />),
                  looking(id),
                )}
              >
                <CardFace id={id} have={have} said={said} names={names} {...(used ? { note: said.used } : {})} />
              </Pickable>
              <OtherUses props={props} indices={others} said={said} />
            </CardSlot>
          );
        })}
      </section>
    );

  // J-40.18: they lie beside the spirit, minor powers before major ones; those that are chosen from now lie first in the hand.
  const days = spirit.days
    .filter((id) => !offered.includes(id))
    .toSorted((one, other) => Number(powers[one]!.kind === 'major') - Number(powers[other]!.kind === 'major'));
  const ruleOfDays = names.specialRules(spirit.kind, spirit.aspect).find(({ rule }) => rule === 'days-that-never-were');

  return (
    <div className="spirit-island si-hand">
      {cards(said.toKeep, [...(spirit.draft?.cards ?? []), ...offered], 'draft')}
      <SpiritBoard props={props} seat={seat} picks={picks} have={have} said={said} names={names} />
      {cards(said.hand, spirit.hand, 'hand')}
      {cards(said.played, spirit.played, 'played')}
      {cards(said.faceDownCards, spirit.faceDown, 'played')}
      {cards(said.aid, spirit.aid, 'aid')}
      {cards(said.discarded, spirit.discard, 'discard')}
      {cards(ruleOfDays?.label ?? '', days, 'days')}
    </div>
  );
}
