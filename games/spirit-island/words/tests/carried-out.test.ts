import { Chance, show } from '@skerry/engine';
import { languages } from '@skerry/presentation';
import { mustBeSound, mustTellQuestion } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { aspects } from '../../content/aspects.ts';
import { blightCards } from '../../content/blight-cards.ts';
import { eventCards } from '../../content/events/index.ts';
import { fearCards } from '../../content/fear-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { type Drawn, drawn } from '../../tests/drawn.ts';
import type { QuestionName } from '../catalogue.ts';
import { tellings } from '../index.ts';

const names = ['Ann', 'Boris'];
const asked = new Set<string>();

/** An island of two boards that has something of everything nearly everywhere, and a spirit that has all it needs. */
function rich(owner: string, aspect = 'none'): Drawn {
  const other = owner.startsWith('River') ? 'Shadows' : 'River';
  const position = drawn({ spirits: [owner, other], options: { sets: 'jagged-earth', aspect1: aspect } }).clear();
  for (const board of ['A', 'B']) {
    for (let land = 1; land <= 8; land++) {
      if (land === 3) continue;
      position.land(
        `${board}${land}`,
        '3 explorer, explorer!1, 2 town, town-1, 2 city, city-1, 4 dahan, dahan-1, blight, beasts, wilds, disease',
      );
    }
    // A land for what looks for one without invaders or blight.
    position.land(`${board}3`, '2 dahan');
  }
  position.presence('2 A1, 2 A2, A3', 0).presence('2 B1, 2 B4, A2', 1);
  if (owner.startsWith('Ocean')) position.presence('A0, B0');
  else position.presence('2 A4, 2 A5, 2 A6, 2 A7, 2 A8');
  for (const seat of [0, 1]) position.energy(30, seat).elements('9 sun, 9 moon, 9 fire, 9 air, 9 water, 9 earth, 9 plant, 9 animal', seat);
  const { minor, spirits } = position.state;
  for (const [seat, spirit] of spirits.entries()) {
    spirit.destroyed = 3;
    spirit.hand.push(minor.deck.splice(minor.deck.indexOf(powerNamed(seat === 0 ? 'Rain of Blood' : 'Drought')), 1)[0]!);
  }
  if (owner.startsWith('Fractured')) {
    spirits[0]!.time = 4;
    position.state.invaders.discard = [0];
  }
  position.state.blight.pool = 60;
  position.state.fear.pool = 200;
  return position;
}

/** Answers by chance to the end of the phase, and has everything told on the way. */
function tellAll(position: Drawn, seed: string): void {
  const chance = Chance.fromSeed(seed);
  for (let acts = 0; acts < 25; acts++) {
    const question = position.run.anyQuestion;
    if (question === null || question.name === 'phase-over') break;
    asked.add(question.name);
    mustTellQuestion(tellings, show(question), position.state, names);
    position.run.answer(chance.below(question.answers.length), question);
  }
  for (const entry of position.log) {
    if (entry.what === 'action-over') continue;
    for (const language of languages) mustBeSound(tellings[language].entry(entry, names, position.state), `${language}: ${entry.what}`);
  }
}

const manyWays = new Set(['Pent-Up Calamity', 'Entwined Power', 'Draw Towards a Consuming Void', 'Spur on with Words of Fire']);

test.each(powers.map(({ name }) => name))('%s is told while it is carried out', (name) => {
  const { spirit, speed, kind } = powers.find((power) => power.name === name)!;
  const aspect = aspects.find(({ innates }) => innates.some((innate) => innate.name === name))?.id;
  // These ask different things by what is chosen first.
  const times = manyWays.has(name) ? 6 : 1;
  for (let seed = 0; seed < times; seed++) {
    const position = rich(spirit ?? 'Vital', aspect).phase(speed, 'time-passes');
    if (kind !== 'innate') position.played(name);
    position.say(`0: use ${name}`);
    tellAll(position, `${name} ${seed}`);
  }
});

test.each(fearCards.map(({ name }) => name))('the fear card %s is told while it is carried out', (name) => {
  for (const terror of [1, 2, 3]) {
    const position = rich('Thunderspeaker').phase('invader');
    position.fearCard(name, terror);
    tellAll(position, `${name} ${terror}`);
  }
});

test.each(eventCards.map(({ name }) => name))('the event %s is told while it is carried out', (name) => {
  for (let seed = 0; seed < 4; seed++) {
    const position = rich('Thunderspeaker').phase('invader');
    position.event(name).hand('Call to Bloodshed', 'Savage Mawbeasts').played('Devouring Ants', "Quicken the Earth's Struggles");
    if (seed % 2 === 1) {
      // A blighted island, late in the game.
      position.state.blight.card = 0;
      position.state.invaders.deck = [3, 3];
      position.state.fear.terror = 3;
    }
    tellAll(position, `${name} ${seed}`);
  }
});

test('a board that is left out is told', () => {
  const position = rich('Vital').phase('invader').card('build', '1-mountain');
  position.state.modifiers.push({ kind: 'leave-out-a-board', land: null, amount: 1, seat: 0, until: 'game' });
  tellAll(position, 'left out');
});

test.each(blightCards.map(({ name }) => name))('the blight card %s is told while it is turned, and while it lies there', (name) => {
  for (const fatal of [false, true]) {
    const position = rich('Thunderspeaker').phase('invader').card('ravage', '1-jungle');
    const { blight, modifiers } = position.state;
    blight.unseen = [blightCards.findIndex((card) => card.name === name), 0];
    blight.pool = 1;
    // The card that changes what blight destroys, as it is from the next turn on.
    if (fatal) modifiers.push({ kind: 'blight-is-fatal', land: null, amount: 1, seat: null, until: 'game' });
    tellAll(position, name);
    const lying = rich('Thunderspeaker').phase('invader');
    lying.state.blight.card = blightCards.findIndex((card) => card.name === name);
    tellAll(lying, name);
  }
});

test('so all that cards ask was heard', () => {
  const ofCards: readonly QuestionName[] = [
    'target',
    'target-spirit',
    'either',
    'push',
    'gather',
    'damage',
    'damage-one',
    'destroy',
    'remove',
    'downgrade',
    'drown',
    'replace',
    'land',
    'fear-land',
    'cascade',
    'go-along',
    'element',
    'keep',
    'forget',
    'deck',
    'give',
    'carry',
    'fear-card',
    'take-back',
    'presence-land',
    'presence-from',
    'add-strife',
    'spend-token',
    'put-back',
    'unlock',
    'weave',
    'unweave',
    'lay-board',
    'untouched-presence',
    'leave-out',
    'origin',
    'pay',
    'play-card',
    'restore',
    'return-whose',
    'draw-whose',
    'burn',
    'event-choice',
    'event-board',
    'ransom',
    'ransom-presence',
    'pay-share',
    'pay-cards',
    'guard',
    'let-go',
    'rouse',
    'blight-takes-presence',
    'aid',
  ];
  expect(ofCards.filter((name) => !asked.has(name))).toEqual([]);
});
