import type { Play } from '@skerry/engine';
import type { Doing } from '../powers/amounts.ts';
import { elementAnswer, no, optionAnswer, yes } from '../answers.ts';
import { gainPowerCard } from '../spirits/cards.ts';
import { elementsOf, gainElements, gainEnergy } from '../spirits/elements.ts';
import { drawFearCard } from '../fear-and-blight/fear-deck.ts';
import { dahanIn } from '../pieces/pieces.ts';
import { canPlay, playCard } from '../spirits/playing.ts';

/** Rules of single powers of Bringer. */
export const bringerSpecials = {
  /** Spirits May Yet Dream: J-25.9 */
  *'turn-up-a-fear-card'({ table, seat }: Doing): Play {
    const { fear } = table.state;
    const inDeck = fear.left.reduce((sum, n) => sum + n, 0);
    const places = [
      ...fear.earned.flatMap((card, i) => (card < 0 ? [i] : [])),
      ...Array.from({ length: inDeck }, (_, place) => 100 + place).filter((at) => !fear.faceUp.some(({ place }) => place === at - 100)),
    ];
    if (places.length === 0) return;
    const { option } = yield* table.ask(seat, 'fear-card', places.map(optionAnswer));
    const card = drawFearCard(table);
    if (option < 100) fear.earned[option] = card;
    else fear.faceUp.push({ place: option - 100, card });
    table.log({ what: 'fear-card-seen', card, rule: 'J-25.9' });
  },

  *'gain-an-element-it-has'({ table, user, target }: Doing): Play {
    const have = elementsOf(table.state, target!);
    const kinds = have.flatMap((count, element) => (count > 0 ? [element] : []));
    if (kinds.length === 0) return;
    const { element } = yield* table.ask(user!, 'element', kinds.map(elementAnswer));
    gainElements(table, target!, [element]);
  },

  /** Call on Midnight's Dream, where there are dahan. */
  *'call-on-midnights-dream'({ table, user, land, power }: Doing): Play {
    const { state } = table;
    const seat = user!;
    const dahan = dahanIn(state, land);
    const { card, forgotten } = yield* gainPowerCard(table, seat, { deck: 'major' });
    if (forgotten !== power || card === null) return;
    const n = gainEnergy(state, seat, dahan);
    table.log({ what: 'energy', seat, n, from: 'effect' });
    if (!canPlay(table.state, seat, card)) return;
    const { kind } = yield* table.ask(seat, 'play-now', [yes, no], { about: { card } });
    if (kind === 'yes') playCard(table, seat, card);
  },
};
