import { type CardEntry, card } from '../../entry.js';

/** BASIC set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_061', 'Drain Life', {
    text: [
      { damage: 2, to: 'TARGET' },
      { heal: 2, to: 'FRIENDLY_HERO' },
    ],
  }),
  card('HERO_07', "Gul'dan", { heroPower: 'HERO_07bp' }),
  card('CS2_062', 'Hellfire', { text: [{ damage: 3, to: 'ALL_CHARACTERS' }] }),
  card('HERO_07bp', 'Life Tap', { text: [{ damage: 2, to: 'FRIENDLY_HERO' }, { draw: 1 }] }),
  card('EX1_302', 'Mortal Coil', {
    rules: {
      text: ['HS-R5b', 'HS-R5b-old', 'HS-R5-conditions', 'HS-DH4', 'HS-SEQ-spell-multistep'],
    },
    text: [
      { damage: 1, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'KILLED' }, then: [{ draw: 1 }] },
    ],
  }),
  card('EX1_308', 'Soulfire', {
    text: [{ damage: 4, to: 'TARGET' }, { discard: { random: 'FRIENDLY_HAND' } }],
  }),
  card('NEW1_003', 'Sacrificial Pact', {
    rules: { text: ['SUP-MW-ORDER', 'SUP-MW-GEN2'] },
    requires: { REQ_FRIENDLY_TARGET: 0, REQ_TARGET_TO_PLAY: 0, REQ_TARGET_WITH_RACE: 15 },
    was: [{ before: '17.2', requires: { REQ_TARGET_TO_PLAY: 0, REQ_TARGET_WITH_RACE: 15 } }],
    text: [{ destroy: 'TARGET' }, { heal: 5, to: 'FRIENDLY_HERO' }],
  }),
  card('CS2_064', 'Dread Infernal', {
    battlecry: [{ damage: 1, to: { of: 'ALL_CHARACTERS', except: 'SELF' } }],
  }),
  card('CS2_063', 'Corruption', { text: [{ enchant: 'CS2_063e', on: 'TARGET' }] }),
  card('CS2_063e', 'Corruption', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-CEM1b', 'HS-CEM1c', 'HS-DP1b'],
        whose: 'YOURS',
        do: [{ destroy: 'HOST' }],
      },
    ],
  }),
  card('CS2_057', 'Shadow Bolt', { text: [{ damage: 4, to: 'TARGET' }] }),
  card('EX1_306', 'Succubus', { battlecry: [{ discard: { random: 'FRIENDLY_HAND' } }] }),
  card('HERO_07bp2', 'Soul Tap', { text: [{ draw: 1 }] }),
];
