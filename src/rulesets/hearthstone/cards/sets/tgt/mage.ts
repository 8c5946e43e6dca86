import { type CardEntry, card } from '../../entry.js';

/** TGT set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('AT_003', 'Fallen Hero', { heroPowerDamage: 1 }),
  card('AT_008', 'Coldarra Drake', {
    auras: [{ update: 'HEALTH_ATTACK', refreshesHeroPower: true }],
    was: [
      {
        before: '5.0.0.12574',
        auras: [],
        triggers: [
          {
            on: 'SUMMON',
            rules: ['HS-HPR-garrison-old', 'SUP-SRS-HEROPOWER'],
            subject: 'IS_SELF',
            ownEntry: true,
            do: [{ refreshHeroPower: true }],
          },
          { on: 'INSPIRE', whose: 'YOURS', do: [{ refreshHeroPower: true }] },
        ],
      },
    ],
  }),
  card('AT_002', 'Effigy', {
    triggers: [
      {
        on: 'DEATH',
        rules: ['HS-ARE1', 'HS-ARE3', 'SUP-PRECHECK-DEATH'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: 'BOARD_NOT_FULL',
        preCheck: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [{ summon: { pool: { type: 'MINION', costOf: 'EVENT_SUBJECT' } } }],
      },
    ],
  }),
  card('AT_004', 'Arcane Blast', {
    text: [{ damage: { plus: [2, 'SPELL_DAMAGE'] }, to: 'TARGET' }],
  }),
  card('AT_001', 'Flame Lance', { text: [{ damage: 8, to: 'TARGET' }] }),
  card('AT_005', 'Polymorph: Boar', { text: [{ transform: 'TARGET', into: 'AT_005t' }] }),
  card('AT_006', 'Dalaran Aspirant', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['HS-CEM2c'],
        do: [{ enchant: 'AT_006e', on: 'SELF' }],
      },
    ],
  }),
  card('AT_006e', 'Power of Dalaran', { enchantment: { spellDamage: 1 } }),
  card('AT_007', 'Spellslinger', {
    battlecry: [
      { giveCard: { pool: { type: 'SPELL' } } },
      { giveCard: { pool: { type: 'SPELL' } }, who: 'OPPONENT' },
    ],
  }),
  card('AT_009', 'Rhonin', { deathrattle: [{ giveCard: 'EX1_277', count: 3 }] }),
];
