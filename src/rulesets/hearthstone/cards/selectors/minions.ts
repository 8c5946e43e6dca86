import type { Condition, Effect, Selector } from '../../language/words.js';

export const OTHER_FRIENDLY_MINIONS: Selector = { of: 'FRIENDLY_MINIONS', except: 'SELF' };

export const OTHER_MINIONS: Selector = { of: 'ALL_MINIONS', except: 'SELF' };

export const RANDOM_FRIENDLY_MINION: Selector = { random: 'FRIENDLY_MINIONS' };

export const FRIENDLY_MECHS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'MECHANICAL' } };

export const OTHER_FRIENDLY_MECHS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'MECHANICAL' },
  except: 'SELF',
};

export const FRIENDLY_BEASTS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'BEAST' } };

export const OTHER_FRIENDLY_BEASTS: Selector = { of: FRIENDLY_BEASTS, except: 'SELF' };

export const FRIENDLY_MURLOCS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'MURLOC' } };

export const OTHER_MURLOCS: Selector = {
  of: 'ALL_MINIONS',
  where: { race: 'MURLOC' },
  except: 'SELF',
};

export const OTHER_FRIENDLY_MURLOCS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'MURLOC' },
  except: 'SELF',
};

export const FRIENDLY_PIRATES: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'PIRATE' } };

export const OTHER_FRIENDLY_PIRATES: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'PIRATE' },
  except: 'SELF',
};

export const OTHER_FRIENDLY_DEMONS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'DEMON' },
  except: 'SELF',
};

export const FRIENDLY_DRAGONS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'DRAGON' } };

export const IS_AN_IMP: Condition = { all: [{ race: 'DEMON' }, { nameHas: 'Imp' }] };

export const FRIENDLY_IMPS: Selector = { of: 'FRIENDLY_MINIONS', where: IS_AN_IMP };

export const FRIENDLY_TOTEMS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'TOTEM' } };

export const SILVER_HAND_RECRUITS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { card: 'CS2_101t' },
};

export const ONE_COST_MINION: Condition = { all: ['MINION', { tag: 'COST', exactly: 1 }] };

export const CONTROLS_TWO_OTHERS: Condition = {
  value: { count: OTHER_FRIENDLY_MINIONS },
  atLeast: 2,
};

export const CONTROLS_A_DAMAGED_MINION: Condition = {
  exists: { of: 'FRIENDLY_MINIONS', where: 'DAMAGED' },
};

export const ENEMY_HAS_FOUR_MINIONS: Condition = { value: { count: 'ENEMY_MINIONS' }, atLeast: 4 };

/** Two copies of SELF, one on either side of it, are summoned, and take over its state after that. */
export const COPIES_OF_ITSELF: readonly Effect[] = [
  { summonCopyOf: 'SELF', afterwards: true },
  { summonCopyOf: 'SELF', afterwards: true, at: 'LEFT_OF_SELF' },
];

/** What a Deathrattle does that moves its own minion: nothing, if something else has moved that first. */
export function movesOnce(...effects: readonly Effect[]): readonly Effect[] {
  return [{ if: 'HAS_NOT_MOVED', then: effects }];
}
