import { type CardEntry, card } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** EXPERT1 set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_407', 'Brawl', {
    text: [
      { save: 'winner', entities: { random: 'ALL_MINIONS' } },
      { destroy: { of: 'ALL_MINIONS', except: { saved: 'winner' } } },
    ],
  }),
  card('EX1_411', 'Gorehowl', {
    triggers: [
      {
        on: 'ATTACK',
        subject: 'MINION',
        source: YOUR_HERO,
        do: [{ enchant: 'EX1_411e', on: 'SELF' }],
      },
      {
        on: 'AFTER_ATTACK',
        subject: 'MINION',
        source: YOUR_HERO,
        do: [{ enchant: 'EX1_411e2', on: 'SELF' }],
      },
    ],
  }),
  // ends with the attack; before 8.2 only where the attack took place (HS-SEQ-combat-gorehowl)
  card('EX1_411e', 'Bloodrage', {
    enchantment: { grants: ['IMMUNE'], lasts: 'THIS_ATTACK' },
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ detach: 'SELF' }] }],
    was: [{ before: '8.2.0.19506', enchantment: { grants: ['IMMUNE'] } }],
  }),
  card('EX1_411e2', 'Needs Sharpening', { enchantment: { attack: -1, countsAtOnce: true } }),
  card('EX1_603', 'Cruel Taskmaster', {
    battlecry: [
      { enchant: 'EX1_603e', on: 'TARGET' },
      { damage: 1, to: 'TARGET' },
    ],
  }),
  card('EX1_603e', 'Whipped Into Shape', { enchantment: { attack: 2 } }),
  card('EX1_402', 'Armorsmith', {
    triggers: [{ on: 'DAMAGE', subject: { all: ['MINION', 'FRIENDLY'] }, do: [{ gainArmor: 1 }] }],
  }),
  card('NEW1_036', 'Commanding Shout', {
    text: [{ enchant: 'NEW1_036e2', on: 'FRIENDLY_PLAYER' }, { draw: 1 }],
  }),
  card('NEW1_036e2', 'Commanding Shout', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'NEW1_036e' }],
  }),
  card('NEW1_036e', 'Commanding Shout', { enchantment: { grants: ['HEALTH_MINIMUM'] } }),
  card('EX1_414', 'Grommash Hellscream', {
    auras: [{ update: 'HEALTH_ATTACK', enrage: 'EX1_414e' }],
  }),
  card('EX1_414e', 'Enraged', { enchantment: { attack: 6 } }),
];
