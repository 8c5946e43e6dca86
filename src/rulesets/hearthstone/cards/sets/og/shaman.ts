import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_TOTEMS } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** OG set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('OG_023', 'Primal Fusion', {
    text: [{ enchant: 'OG_023t', on: 'TARGET', num1: { count: FRIENDLY_TOTEMS } }],
  }),
  card('OG_023t', 'Primally Infused', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('OG_028', 'Thing from Below', {
    auras: [costsLess({ tag: 'NUM_TOTEMS_SUMMONED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('OG_026', 'Eternal Sentinel', { battlecry: [{ unlockOverload: 'YOU' }] }),
  card('OG_031', 'Hammer of Twilight', { deathrattle: [{ summon: 'OG_031a' }] }),
  card('OG_206', 'Stormcrack', { text: [{ damage: 4, to: 'TARGET' }] }),
  card('OG_209', 'Hallazeal the Ascended', {
    triggers: [
      {
        on: 'DAMAGE',
        source: { all: ['SPELL', 'FRIENDLY'] },
        do: [{ heal: 'EVENT_AMOUNT', to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('OG_027', 'Evolve', {
    text: [
      {
        forEach: 'FRIENDLY_MINIONS',
        do: [
          {
            transform: 'IT',
            into: { pool: { type: 'MINION', costOf: 'IT', plus: 1, nearest: 'OR_ITSELF' } },
          },
        ],
      },
    ],
  }),
  card('OG_328', 'Master of Evolution', {
    battlecry: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
];
