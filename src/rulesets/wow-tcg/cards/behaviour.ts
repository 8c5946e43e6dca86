import type { CardDefinition, Target } from '../language/card.js';
import type { Condition, Selector } from '../language/words.js';

/** What a card does: what its facts do not say. */
export type Behaviour = Pick<
  CardDefinition,
  | 'keywords'
  | 'targets'
  | 'modes'
  | 'play'
  | 'attach'
  | 'additionalCost'
  | 'alternateCost'
  | 'powers'
>;

export type CardSet = Readonly<Record<string, Behaviour>>;

export const MY_HERO: Condition = { all: ['HERO', 'YOURS'] };
export const HERO_OR_ALLY: Condition = { any: ['HERO', 'ALLY'] };
export const TARGET_HERO_OR_ALLY: readonly Target[] = [{ of: 'HEROES_AND_ALLIES' }];
export const TARGET_ALLY: readonly Target[] = [{ of: 'ALLIES' }];
export const OPPOSING_HEROES_AND_ALLIES: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: 'OPPOSING',
};
export const YOUR_MELEE_WEAPON: Selector = {
  of: 'WEAPONS',
  where: { all: ['YOURS', { tag: 'Melee' }] },
};
