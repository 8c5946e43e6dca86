import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { ONLY_ODD_COSTS_IN_DECK, YOUR_HERO } from '../../selectors.js';

/** What would kill your hero is prevented. */
function iceBlock(when: Pick<Trigger, 'rules' | 'stage'>): Trigger {
  return {
    on: 'PREDAMAGE',
    subject: YOUR_HERO,
    when: {
      value: 'EVENT_AMOUNT',
      atLeast: {
        plus: [
          { tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' },
          { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
        ],
      },
    },
    do: [{ preventDamage: true }, { enchant: 'EX1_295o', on: 'FRIENDLY_HERO' }],
    ...when,
  };
}

/** HOF set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_295', 'Ice Block', {
    triggers: [iceBlock({ stage: 'LATE', rules: ['ZH-4.9-predamage-hero'] })],
    /** By order of play with the others before (SUP-PRE-130, HS-DH7d). */
    was: [{ before: '23.0', triggers: [iceBlock({ rules: ['HS-DH7d'] })] }],
  }),
  card('EX1_295o', 'Ice Block', { enchantment: { grants: ['IMMUNE'], lasts: 'THIS_TURN' } }),
  card('CS2_031', 'Ice Lance', {
    rules: { text: ['HS-COND10'] },
    text: [
      {
        if: { entity: 'TARGET', is: { has: 'FROZEN' } },
        then: [{ damage: 4, to: 'TARGET' }],
        else: [{ freeze: 'TARGET' }],
      },
    ],
  }),
  card('GIL_838', 'Black Cat', {
    battlecry: [{ if: ONLY_ODD_COSTS_IN_DECK, then: [{ draw: 1 }] }],
  }),
];
