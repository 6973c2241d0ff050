import type { Play } from '@skerry/engine';
import { done } from '../action-body.ts';
import type { Doing } from '../powers/amounts.ts';
import { elementAnswer, no, stop, yes } from '../answers.ts';
import { gainPowerCard } from '../spirits/cards.ts';
import { gainElements } from '../spirits/elements.ts';
import { drawFearCard } from '../fear-and-blight/fear-deck.ts';
import { askToPrepare } from '../spirits/markers.ts';
import { payEnergy } from '../powers/paying.ts';
import { purseOf } from '../powers/purse.ts';

/** Rules of single powers of Memory. */
export const memorySpecials = {
  'prepare-a-marker': ({ table, user }: Doing): Play => askToPrepare(table, user!),

  *'teach-elements'({ table, user, target }: Doing, n: number): Play {
    const { prepared } = table.state.spirits[user!]!;
    const taught: number[] = [];
    while (taught.length < n) {
      const kinds = prepared.flatMap((count, element) => (count > 0 ? [elementAnswer(element)] : []));
      if (kinds.length === 0) break;
      const answer = yield* table.ask(user!, 'spend-marker', [...kinds, stop]);
      if (answer.kind === 'stop') break;
      prepared[answer.element]!--;
      taught.push(answer.element);
    }
    if (taught.length > 0) gainElements(table, target!, taught);
  },

  *'ancient-memories'({ table, target }: Doing, price: number): Play {
    const pays = function* (): Play<boolean> {
      if (purseOf(table.state, target!) < price) return false;
      const { kind } = yield* table.ask(target!, 'pay-instead', [yes, no], { about: { left: price } });
      if (kind === 'no') return false;
      payEnergy(table, target!, price);
      return true;
    };
    yield* gainPowerCard(table, target!, { deck: 'any', pays });
  },

  'turn-up-the-top-fear-card': ({ table }: Doing): Play =>
    done(() => {
      const { fear } = table.state;
      const left = fear.left.reduce((sum, n) => sum + n, 0);
      if (left === 0 || fear.faceUp.some(({ place }) => place === 0)) return;
      const card = drawFearCard(table);
      fear.faceUp.push({ place: 0, card });
      table.log({ what: 'fear-card-seen', card, rule: 'J-25.9' });
    }),
};
