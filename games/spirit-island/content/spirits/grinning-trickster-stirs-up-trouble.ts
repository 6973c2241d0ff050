import { fast, innateOf, slow, uniqueOf } from '../power.ts';
import { cost, gainCard, movePresence, pick, presence, reclaimAll, type SpiritKind, track } from '../spirit.ts';
import {
  add, addStrife, damage, destroy, fear, gather, gatheredHere, has, hasInvaders, orAt, push, slowAt, special, threshold, upTo, when, whenElse,
} from '../step.ts';

const NAME = 'Grinning Trickster Stirs Up Trouble';
const unique = uniqueOf('jagged-earth', NAME);
const innate = innateOf('jagged-earth', NAME);

export const grinningTricksterStirsUpTrouble: SpiritKind = {
  name: NAME,
  set: 'jagged-earth',
  origin: 'published',
  complexity: 'moderate',
  needs: ['strife', 'beasts'],
  setup: [
    { presence: 1, where: { put: 'highest', of: [has('dahan')] } },
    { presence: 1, where: { put: 'number', number: 4 } },
  ],
  rules: ['a-real-flair-for-discord', 'cleaning-up-messes'],
  growth: [
    pick(2,
      [cost(1), reclaimAll, movePresence(1)],
      [presence(2)],
      [gainCard],
      [{ grow: 'energy', n: 0, per: 'card-play' }],
    ),
  ],
  tracks: [track('energy', '1 moon 2 any fire 3'), track('plays', '2 push1dahan 3 3 4 air 5')],
  innates: [
    innate("Let's See What Happens", { speed: fast, range: 1, target: hasInvaders },
      threshold('moon, fire, 2 air', special('see-what-happens')),
      threshold('2 moon, fire, 2 air', special('keep-what-happened'))),
    innate("Why Don't You and Them Fight", { speed: fast, range: 0, target: hasInvaders },
      slowAt('3 moon'),
      threshold('3 air', addStrife(1)),
      orAt('3 fire', threshold('3 sun', special('fight-each-other'))),
      threshold('3 animal', whenElse(has('beasts'), damage(2), gather(upTo(1), 'beasts')))),
  ],
  uniques: [
    unique('Impersonate Authority',  { cost: 0, speed: slow, range: 1, elements: 'sun, air, animal' },
      addStrife(1)),
    unique('Incite the Mob',         { cost: 1, speed: slow, range: 1, target: hasInvaders, elements: 'moon, fire, air, animal' },
      special('incite-the-mob')),
    unique('Overenthusiastic Arson', { cost: 1, speed: fast, range: 1, elements: 'fire, air' },
      destroy(1, 'town'), special('play-with-fire')),
    unique('Unexpected Tigers',      { cost: 0, speed: slow, range: 1, elements: 'moon, fire, animal' },
      when(hasInvaders, fear(1)), gather(1, 'beasts'), whenElse(gatheredHere('beasts'), push(1, 'explorer'), add(1, 'beasts'))),
  ],
  progression: null,
};
