import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_MURLOCS, RANDOM_ENEMY } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** LOE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_018', 'Tunnel Trogg', {
    triggers: [
      {
        on: 'OVERLOADED',
        rules: ['HS-OVERLOAD2'],
        whose: 'YOURS',
        do: [{ enchant: 'LOE_018e', on: 'SELF', num1: 'EVENT_AMOUNT' }],
      },
    ],
  }),
  card('LOE_018e', 'Trogg No Stupid', { enchantment: { attack: 'NUM_1' } }),
  card('LOE_016', 'Rumbling Elemental', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['SUP-XFORM-RUMBLING'],
        whose: 'YOURS',
        subject: { all: ['MINION', 'HAS_BATTLECRY'] },
        notInserted: true,
        judged: 'BEFORE',
        do: [{ damage: 2, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('LOE_113', 'Everyfin is Awesome', {
    auras: [costsLess({ count: FRIENDLY_MURLOCS })],
    text: [{ enchant: 'LOE_113e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('LOE_113e', 'Mrglllraawrrrglrur!', { enchantment: { attack: 2, health: 2 } }),
];
