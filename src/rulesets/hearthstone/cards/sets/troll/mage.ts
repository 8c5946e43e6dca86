import { type CardEntry, card } from '../../entry.js';

/** TROLL set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_400', 'Splitting Image', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        rules: ['ZH-3.4-preattack-conditions'],
        when: 'BOARD_NOT_FULL',
        do: [{ summonCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('TRL_317', 'Blast Wave', {
    text: [{ damage: 2, to: 'ALL_MINIONS' }],
    overkill: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
  }),
  card('TRL_319', 'Spirit of the Dragonhawk', {
    auras: [
      {
        update: 'OTHER',
        tag: 'HERO_POWER_HITS_NEIGHBOURS',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-2.7-dragonhawk'],
      },
    ],
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ set: { STEALTH: 0 }, on: 'SELF' }] }],
  }),
  card('TRL_390', 'Daring Fire-Eater', {
    battlecry: [{ enchant: 'TRL_390e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('TRL_390e', 'Flameweaving', {
    enchantment: { heroPowerDamage: 2, lasts: 'THIS_TURN' },
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
];
