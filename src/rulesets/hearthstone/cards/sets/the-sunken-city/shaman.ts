import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';

/** A copy of a spell of this school in the hand is cast, and deaths are forced. */
function castCopyOf(school: 'FIRE' | 'FROST' | 'NATURE'): readonly Effect[] {
  const spell = school.toLowerCase();
  return [
    {
      save: spell,
      entities: { random: { of: 'FRIENDLY_HAND', where: { all: ['SPELL', { school }] } } },
    },
    {
      if: { exists: { saved: spell } },
      then: [{ cast: { cardOf: { saved: spell } } }, { forceDeathPhase: true }],
    },
  ];
}

/** THE_SUNKEN_CITY set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_630', 'Wrathspine Enchanter', {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: [...castCopyOf('FIRE'), ...castCopyOf('FROST'), ...castCopyOf('NATURE')],
  }),
];
