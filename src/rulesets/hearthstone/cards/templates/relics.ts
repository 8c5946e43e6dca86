import type { Condition, Effect, Value } from '../../language/words.js';

export const IS_A_RELIC: Condition = { all: ['SPELL', { nameHas: 'Relic' }] };

/** Its id is ours: one of them is on the player for each Relic that has been played. */
export const RELIC_PLAYED = 'REVENDRETH_RELIC_PLAYED';

/** By how much the Relics of the player are better than printed. */
export const RELICS_IMPROVED: Value = {
  count: { of: { enchantmentsOn: 'FRIENDLY_PLAYER' }, where: { card: RELIC_PLAYED } },
};

export const IMPROVE_RELICS: Effect = { enchant: RELIC_PLAYED, on: 'FRIENDLY_PLAYER' };
