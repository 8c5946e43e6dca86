import { type CardEntry, card } from '../../entry.js';
import {
  FRIENDLY_MECHS,
  OTHER_FRIENDLY_MECHS,
  RANDOM_ENEMY_MINION,
  RANDOM_FRIENDLY_MINION,
} from '../../selectors.js';

/** GVG set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_047', 'Sabotage', {
    text: [{ destroy: RANDOM_ENEMY_MINION }],
    combo: [{ destroy: RANDOM_ENEMY_MINION }, { destroy: 'ENEMY_WEAPON' }],
  }),
  card('GVG_025', 'One-eyed Cheat', {
    triggers: [
      {
        on: 'SUMMON',
        rules: ['HS-SEQ-minion-srs-cards', 'HS-SRS3', 'SUP-SRS-OLD'],
        whose: 'YOURS',
        subject: { race: 'PIRATE' },
        do: [{ set: { STEALTH: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('GVG_027', 'Iron Sensei', {
    triggers: [
      {
        on: 'END_OF_TURN',
        rules: ['HS-COND6'],
        whose: 'YOURS',
        queueIf: { exists: OTHER_FRIENDLY_MECHS },
        when: { exists: OTHER_FRIENDLY_MECHS },
        do: [{ enchant: 'GVG_027e', on: { random: OTHER_FRIENDLY_MECHS } }],
      },
    ],
  }),
  card('GVG_027e', 'Ironed Out', { enchantment: { attack: 2, health: 2 } }),
  card('GVG_028', 'Trade Prince Gallywix', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: { all: ['SPELL', { not: { card: 'GVG_028t' } }] },
        do: [{ giveCard: { cardOf: 'EVENT_SUBJECT' } }, { giveCard: 'GVG_028t', who: 'OPPONENT' }],
      },
    ],
  }),
  card('GVG_022', "Tinker's Sharpsword Oil", {
    text: [{ enchant: 'GVG_022a', on: 'FRIENDLY_WEAPON' }],
    combo: [
      { enchant: 'GVG_022a', on: 'FRIENDLY_WEAPON' },
      { enchant: 'GVG_022b', on: RANDOM_FRIENDLY_MINION },
    ],
  }),
  card('GVG_022a', "Tinker's Sharpsword Oil", { enchantment: { attack: 3 } }),
  card('GVG_022b', "Tinker's Sharpsword Oil", { enchantment: { attack: 3 } }),
  card('GVG_023', 'Goblin Auto-Barber', {
    battlecry: [{ enchant: 'GVG_023a', on: 'FRIENDLY_WEAPON' }],
  }),
  card('GVG_023a', 'Extra Sharp', { enchantment: { attack: 1 } }),
  card('GVG_024', "Cogmaster's Wrench", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'GVG_013e',
        if: { exists: FRIENDLY_MECHS },
      },
    ],
  }),
];
