import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { HITS_NEIGHBOURS_TOO, HOLDS_A_DRAGON } from '../../selectors.js';

/** Your minions with Taunt. */
const FRIENDLY_TAUNTS: Selector = { of: 'FRIENDLY_MINIONS', where: { has: 'TAUNT' } };

/** TGT set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('AT_072', 'Varian Wrynn', {
    rules: { battlecry: ['HS-DC5'] },
    battlecry: [
      {
        repeat: 3,
        do: [
          { draw: 1, save: 'drawn' },
          { putIntoPlay: { of: { saved: 'drawn' }, where: 'MINION' } },
        ],
      },
    ],
  }),
  card('AT_130', 'Sea Reaver', {
    rules: { whenDrawn: ['HS-DC7'] },
    whenDrawn: [{ damage: 1, to: 'FRIENDLY_MINIONS' }],
  }),
  card('AT_066', 'Orgrimmar Aspirant', {
    triggers: [
      {
        on: 'INSPIRE',
        rules: ['SUP-PRECHECK-CARDS'],
        whose: 'YOURS',
        preCheck: { exists: 'FRIENDLY_WEAPON' },
        do: [{ enchant: 'AT_066e', on: 'FRIENDLY_WEAPON' }],
      },
    ],
  }),
  card('AT_066e', 'Forges of Orgrimmar', { enchantment: { attack: 1 } }),
  card('AT_064', 'Bash', { text: [{ damage: 3, to: 'TARGET' }, { gainArmor: 3 }] }),
  card('AT_065', "King's Defender", {
    battlecry: [{ if: { exists: FRIENDLY_TAUNTS }, then: [{ enchant: 'AT_065e', on: 'SELF' }] }],
  }),
  card('AT_065e', "King's Defender", { enchantment: { health: 1 } }),
  card('AT_067', 'Magnataur Alpha', {
    triggers: [HITS_NEIGHBOURS_TOO],
  }),
  card('AT_068', 'Bolster', { text: [{ enchant: 'AT_068e', on: FRIENDLY_TAUNTS }] }),
  card('AT_068e', 'Bolstered', { enchantment: { attack: 2, health: 2 } }),
  card('AT_069', 'Sparring Partner', {
    keywords: ['TAUNT'],
    battlecry: [{ enchant: 'AT_069e', on: 'TARGET' }],
  }),
  card('AT_069e', 'Training Complete', { enchantment: { grants: ['TAUNT'] } }),
  card('AT_071', "Alexstrasza's Champion", {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'AT_071e', on: 'SELF' }] }],
  }),
  card('AT_071e', "Alexstrasza's Boon", { enchantment: { attack: 1, grants: ['CHARGE'] } }),
];
