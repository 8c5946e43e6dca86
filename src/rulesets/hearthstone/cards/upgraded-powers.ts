import type { Effect } from '../language/words.js';

/** A better Hero Power for each that heroes begin with. */
const BETTER: readonly (readonly [basic: string, better: string])[] = [
  ['HERO_01bp', 'HERO_01bp2'],
  ['HERO_02bp', 'HERO_02bp2'],
  ['HERO_03bp', 'HERO_03bp2'],
  ['CS2_101', 'HERO_04bp2'],
  ['HERO_05bp', 'HERO_05bp2'],
  ['HERO_06bp', 'HERO_06bp2'],
  ['HERO_07bp', 'HERO_07bp2'],
  ['HERO_08bp', 'HERO_08bp2'],
  ['HERO_09bp', 'HERO_09bp2'],
  ['HERO_10bp', 'HERO_10bp2'],
];

/** The Hero Power becomes a better one, if it is one that heroes begin with. */
export const UPGRADE_HERO_POWER: readonly Effect[] = BETTER.map(([basic, better]) => ({
  if: { entity: 'FRIENDLY_HERO_POWER', is: { card: basic } },
  then: [{ replaceHeroPower: better }],
}));
