import type { Effect } from '../../language/words.js';
import { BASIC_HERO_POWERS, BETTER_HERO_POWERS } from '../selectors.js';

/** A better Hero Power for each that heroes begin with. */
const BETTER = BASIC_HERO_POWERS.map((basic, i) => [basic, BETTER_HERO_POWERS[i]!] as const);

/** The Hero Power becomes a better one, if it is one that heroes begin with. */
export const UPGRADE_HERO_POWER: readonly Effect[] = BETTER.map(([basic, better]) => ({
  if: { entity: 'FRIENDLY_HERO_POWER', is: { card: basic } },
  then: [{ replaceHeroPower: better }],
}));
