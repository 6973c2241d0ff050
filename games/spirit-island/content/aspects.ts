import { type CardSet, fast, innateOf, type Power, slow } from './power.ts';
import type { SpecialRule, SpiritKind } from './spirit.ts';
import {
  addStrife, energy, fear, has, hasInvaders, highestEnergy, longerRange, mayAt, ofTarget, push, quickenLesser, remove, repeatAt, targetMayAt,
  targetPresence, threshold, upTo, yourPresence,
} from './step.ts';

/** Another side of a spirit: it takes one thing from its panel and brings others. All else on the panel stays. */
export interface Aspect {
  readonly id: string;
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  /** The spirit's name. */
  readonly spirit: string;
  /** What is gone: a special rule, an innate power, or a unique card, which leaves the game. */
  readonly replaces: { readonly rule: SpecialRule } | { readonly innate: string } | { readonly card: string };
  readonly rules: readonly SpecialRule[];
  readonly innates: readonly Power[];
  /** Energy at the beginning. */
  readonly energy?: number;
  /** Tokens that must be in the game. */
  readonly needs?: SpiritKind['needs'];
}

const LIGHTNING = "Lightning's Swift Strike";
const RIVER = 'River Surges in Sunlight';
const SHADOWS = 'Shadows Flicker Like Flame';
const EARTH = 'Vital Strength of the Earth';

type Brings = Partial<Pick<Aspect, 'rules' | 'innates' | 'energy' | 'needs'>>;
const aspect = (id: string, name: string, spirit: string, replaces: Aspect['replaces'], brings: Brings): Aspect => ({
  id,
  name,
  set: 'jagged-earth',
  origin: 'published',
  spirit,
  replaces,
  rules: [],
  innates: [],
  ...brings,
});

/** In the order of their spirits. The place in the list is the aspect's number. */
export const aspects: readonly Aspect[] = [
  aspect('pandemonium', 'Pandemonium', LIGHTNING, { innate: 'Thundering Destruction' }, {
    needs: ['strife'],
    innates: [
      innateOf('jagged-earth', LIGHTNING)('Lightning-Torn Skies Incite Pandemonium', { speed: slow, range: 1, from: 'sacred-site', target: hasInvaders },
        threshold('3 fire, 2 air', fear(2), addStrife(1)),
        threshold('4 fire, 3 air', fear(2), addStrife(1)),
        threshold('moon, 5 fire, 4 air', fear(3), addStrife(1)),
        threshold('2 moon, 5 fire, 5 air', fear(4), addStrife(1))),
    ],
  }),
  aspect('wind', 'Wind', LIGHTNING, { rule: 'swiftness-of-lightning' }, {
    innates: [
      innateOf('jagged-earth', LIGHTNING)('Exaltation of the Storm-Wind', { speed: fast, spirit: 'another' },
        threshold('air', quickenLesser(1, 'you'), quickenLesser(1, 'target')),
        threshold('3 air', longerRange(1, 'you'), longerRange(1, 'target')),
        threshold('4 air, water',
          mayAt({ test: [yourPresence] }, push(upTo(2), 'explorer')), targetMayAt(ofTarget, push(upTo(2), 'explorer'))),
        repeatAt('5 air, 2 water')),
    ],
  }),
  aspect('sunshine', 'Sunshine', RIVER, { card: 'Boon of Vigor' }, {
    energy: 1,
    innates: [
      innateOf('jagged-earth', RIVER)("Boon of Sunshine's Promise", { speed: fast, spirit: 'another' },
        threshold('2 sun', energy(highestEnergy(-1), 'target')),
        threshold('3 sun, water', energy(highestEnergy(-1), 'you')),
        threshold('4 sun, 2 water', targetMayAt({ test: [targetPresence, has('dahan')] }, remove(1, 'blight')))),
    ],
  }),
  aspect('madness', 'Madness', SHADOWS, { rule: 'shadows-of-the-dahan' }, {
    needs: ['strife'],
    rules: ['shadows-cast-a-subtle-madness', 'glimpse-of-the-shadowed-void'],
  }),
  aspect('reach', 'Reach', SHADOWS, { rule: 'shadows-of-the-dahan' }, { rules: ['reach-through-ephemeral-distance'] }),
  aspect('resilience', 'Resilience', EARTH, { rule: 'earths-vitality' }, { rules: ['anchor-the-lands-resilience'] }),
];

/** What a spirit and its aspect (-1: none) have of their own. */
export interface Who {
  readonly kind: number;
  readonly aspect: number;
}

export const aspectOf = ({ aspect: place }: Who): Aspect | null => (place < 0 ? null : aspects[place]!);

/** The aspects of a spirit, by its name: their places in the list. */
export const aspectsOf = (spirit: string): readonly number[] =>
  aspects.flatMap((one, place) => (one.spirit === spirit ? [place] : []));

/** J-32.8: the special rules that hold: those of the panel, less the one that the aspect replaces, and its own. */
export function rulesWith(printed: readonly SpecialRule[], of: Aspect | null): readonly SpecialRule[] {
  if (of === null) return printed;
  const { replaces, rules } = of;
  return [...printed.filter((rule) => !('rule' in replaces) || rule !== replaces.rule), ...rules];
}
