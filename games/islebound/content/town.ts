import { ADMINISTRATION, ANY_SKILL } from './crew.ts';
import { type Bundle, goods } from './goods.ts';

/** I-5.3, I-5.5: what a visitor pays who does not own the town. */
export interface Fee {
  readonly coins: number;
  /** The skill of the crew member that is tired, as bits; 0 if none is. */
  readonly skill: number;
}

/** What somebody does on a sign, from left to right. */
export type SignPart =
  | { readonly does: 'rest' }
  | { readonly does: 'gain'; readonly goods: Bundle }
  /** One of the good for every crew member with the skill "work" on deck. */
  | { readonly does: 'gain-per-work'; readonly good: number }
  | { readonly does: 'either'; readonly options: readonly Bundle[] }
  | { readonly does: 'cube' }
  | { readonly does: 'hire'; readonly surcharge: number }
  | { readonly does: 'build' }
  | { readonly does: 'reputation' }
  /** Paid for with one of `pays`: as often as one likes, at most once for each crew member on deck, or tiring one with the skill each time. */
  | {
      readonly does: 'exchange';
      readonly pays: readonly Bundle[];
      readonly gains: Bundle;
      readonly limit: 'none' | 'crew' | 'tire';
      readonly skill: number;
    };

export interface TownSide {
  readonly value: number;
  readonly fee: Fee;
  readonly sign: readonly SignPart[];
}

export interface Town {
  readonly name: string;
  readonly isPort: boolean;
  /** I-6.1, I-7.1: red towns are attacked, teal ones won by diplomacy. */
  readonly banner: 'red' | 'teal';
  readonly basic: TownSide;
  /** The same as `basic` where the town does not change. */
  readonly advanced: TownSide;
  /** Name and signs are the rulebook's; banner, value and fee are ours. */
  readonly origin: { readonly sign: 'published'; readonly numbers: 'original' };
}

export const coinFee = (coins: number): Fee => ({ coins, skill: 0 });
export const skillFee = (skill: number): Fee => ({ coins: 0, skill });
export const clerkFee: Fee = skillFee(ADMINISTRATION);
export const crewFee: Fee = skillFee(ANY_SKILL);

export const rest: SignPart = { does: 'rest' };
export const build: SignPart = { does: 'build' };
export const reputation: SignPart = { does: 'reputation' };
export const cube: SignPart = { does: 'cube' };
export const gain = (text: string): SignPart => ({ does: 'gain', goods: goods(text) });
export const perWork = (good: number): SignPart => ({ does: 'gain-per-work', good });
export const either = (...options: readonly string[]): SignPart => ({ does: 'either', options: options.map(goods) });
export const hire = (surcharge = 0): SignPart => ({ does: 'hire', surcharge });

/** 'wood | fish' are two ways to pay. */
export const exchange = (pays: string, gains: string, limit: 'none' | 'crew' | 'tire' = 'none', skill = ANY_SKILL): SignPart => ({
  does: 'exchange',
  pays: pays.split(' | ').map(goods),
  gains: goods(gains),
  limit,
  skill,
});
