import type { BoardProps } from '@skerry/presentation';
import { useEnlarge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { powers } from '../../content/powers.ts';
import { cardPlays, elementsOf } from '../../rules/spirits/elements.ts';
import { incomeOf } from '../../rules/spirits/income.ts';
import { presenceOnIsland } from '../../rules/pieces/presence.ts';
import type { View } from '../../rules/view.ts';
import { labels } from '../../words/board.ts';
import { LargeCard } from '../cards/card-face.tsx';
import { ElementCounts } from '../cards/elements.tsx';
import type { HandPicks } from '../cards/hand-picks.ts';
import { namesIn } from '../../words/names-in.ts';
import { OwnRules } from './own-rules.tsx';
import { Pickable } from '../pickable.tsx';
import { answersOf } from '../answers-of.ts';
import { SpiritSign } from '../island/pieces.tsx';

const noPicks: HandPicks = new Map();

type Props = BoardProps<View> & { readonly of: number };

/** Energy and card plays. */
export function SeatLine({ view, language, of }: Props): ReactNode {
  const spirit = view.spirits[of]!;
  if (spirit.kind < 0) return null;
  const said = labels[language];
  const text = `${said.energy(spirit.energy)}, ${said.plays(spirit.plays, cardPlays(spirit))}`;
  return (
    <span className="spirit-island si-seat-line" role="img" aria-label={text} title={text}>
      <SpiritSign seat={of} kind={spirit.kind} size={18} />
      <span className="si-coin">{spirit.energy}</span>
    </span>
  );
}

/** What everybody sees of a spirit: its name, what it has and earns, its elements, and the cards it plays. */
export function SeatPanel(props: Props): ReactNode {
  const { view, language, question, of } = props;
  const enlarge = useEnlarge();
  const spirit = view.spirits[of]!;
  if (spirit.kind < 0) return null;
  const said = labels[language];
  const names = namesIn(language);
  const have = elementsOf(view, of);
  const target = question === null ? -1 : answersOf(question).findIndex((answer) => answer.kind === 'spirit' && answer.seat === of);
  return (
    <div className="spirit-island si-seat">
      <Pickable choosing={props} index={target < 0 ? undefined : target} label={names.spirit(spirit.kind)} className="si-seat-name">
        {names.spirit(spirit.kind)}
      </Pickable>
      <p className="si-seat-row">
        <span title={said.income(incomeOf(view, of))}>
          <span className="si-coin">{spirit.energy}</span> +{incomeOf(view, of)}
        </span>
        <span title={said.plays(spirit.plays, cardPlays(spirit))}>
          ▯ {spirit.plays}/{cardPlays(spirit)}
        </span>
        <span className="si-seat-presence">
          <SpiritSign seat={of} kind={spirit.kind} size={18} />×{presenceOnIsland(view, of)}
        </span>
      </p>
      <OwnRules props={props} seat={of} picks={noPicks} said={said} names={names} />
      <ElementCounts counts={have} size={17} />
      {spirit.played.length + spirit.aid.length > 0 && (
        <ul className="si-seat-cards" aria-label={said.played}>
          {[...spirit.played, ...spirit.aid].map((id) => (
            <li
              key={id}
              className={spirit.uses.some((use) => use.power === id) ? 'si-used' : undefined}
              {...enlarge(() => <LargeCard id={id} have={have} said={said} names={names} />)}
            >
              <span className={`si-speed si-speed-${powers[id]!.speed}`} title={said[powers[id]!.speed]} />
              {names.power(id)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
