import { type CardEntry, card } from '../../entry.js';
import { PLAYED_ELEMENTAL_LAST_TURN, RANDOM_ENEMY } from '../../selectors.js';

/** GILNEAS set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_640', 'Curio Collector', {
    triggers: [{ on: 'DRAW', whose: 'YOURS', do: [{ enchant: 'GIL_640e', on: 'SELF' }] }],
  }),
  card('GIL_640e', 'Rare Find!', { enchantment: { attack: 1, health: 1 } }),
  card('GIL_548', 'Book of Specters', {
    text: [{ draw: 3, save: 'drawn' }, { discard: { of: { saved: 'drawn' }, where: 'SPELL' } }],
  }),
  card('GIL_147', 'Cinderstorm', {
    rules: { text: ['SUP-MW-PD1'] },
    text: [{ repeat: { boosted: 5 }, do: [{ damage: 1, fixed: true, to: RANDOM_ENEMY }] }],
  }),
  card('GIL_645', 'Bonfire Elemental', {
    battlecry: [{ if: PLAYED_ELEMENTAL_LAST_TURN, then: [{ draw: 1 }] }],
  }),
  card('GIL_664', 'Vex Crow', {
    triggers: [
      {
        on: 'ON_PLAY',
        subject: 'SPELL',
        whose: 'YOURS',
        do: [{ summon: { pool: { type: 'MINION', cost: 2 } } }],
      },
    ],
  }),
  card('GIL_801', 'Snap Freeze', {
    text: [
      {
        if: { entity: 'TARGET', is: { has: 'FROZEN' } },
        then: [{ destroy: 'TARGET' }],
        else: [{ freeze: 'TARGET' }],
      },
    ],
  }),
  card('GIL_116', 'Arcane Keysmith', {
    battlecry: [
      {
        discover: { pool: { type: 'SPELL', secret: true, notOnBoard: true } },
        in: 'SETASIDE',
        save: 'secret',
        then: [{ putIntoPlay: { saved: 'secret' } }],
      },
    ],
  }),
  card('GIL_691', 'Archmage Arugal', {
    triggers: [
      {
        on: 'DRAW',
        rules: ['HS-COPY1'],
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('GIL_549', 'Toki, Time-Tinker', {
    rules: { battlecry: ['HS-INF-past'] },
    battlecry: [{ giveCard: { pool: { type: 'MINION', rarity: 'LEGENDARY', past: true } } }],
  }),
];
