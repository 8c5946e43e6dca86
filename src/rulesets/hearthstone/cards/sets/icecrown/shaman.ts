import { type CardEntry, card } from '../../entry.js';
import { FREEZES_WHAT_IT_DAMAGES, MINIONS_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** ICECROWN set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_289', 'Moorabi', {
    triggers: [
      {
        on: 'FREEZE',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('ICC_481p', 'Transmute Spirit', {
    text: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 1, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('ICC_056', 'Cryostasis', {
    text: [{ enchant: 'ICC_056e', on: 'TARGET' }, { freeze: 'TARGET' }],
  }),
  card('ICC_056e', 'Frozen Blood', { enchantment: { attack: 3, health: 3 } }),
  card('ICC_058', 'Brrrloc', { battlecry: [{ freeze: 'TARGET' }] }),
  card('ICC_078', 'Avalanche', {
    text: [{ freeze: 'TARGET' }, { damage: 3, to: { adjacentTo: 'TARGET' } }],
  }),
  card('ICC_088', 'Voodoo Hexxer', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('ICC_089', 'Ice Fishing', {
    text: [
      {
        drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'MURLOC' } }, count: 2 },
      },
    ],
  }),
  card('ICC_090', 'Snowfury Giant', {
    auras: [costsLess({ tag: 'OVERLOAD_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
  card('ICC_236', 'Ice Breaker', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['MINION', { has: 'FROZEN' }] },
        source: YOUR_HERO,
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('ICC_481', 'Thrall, Deathseer', {
    heroPower: 'ICC_481p',
    rules: { battlecry: ['HS-SRS4'] },
    battlecry: [
      {
        forEach: 'FRIENDLY_MINIONS',
        do: [
          {
            transform: 'IT',
            into: { pool: { type: 'MINION', costOf: 'IT', plus: 2, nearest: 'OR_ITSELF' } },
          },
        ],
      },
    ],
  }),
];
