import { type CardEntry, card } from '../../entry.js';

/** EXPERT1 set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_160', 'Power of the Wild', { chooseOne: ['EX1_160b', 'EX1_160a'] }),
  card('EX1_160b', 'Leader of the Pack', {
    text: [{ enchant: 'EX1_160be', on: 'FRIENDLY_MINIONS' }],
  }),
  card('EX1_160a', 'Summon a Panther', { text: [{ summon: 'EX1_160t' }] }),
  card('EX1_160be', 'Leader of the Pack', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_165', 'Druid of the Claw', { chooseOne: ['EX1_165a', 'EX1_165b'] }),
  card('EX1_165t1', 'Druid of the Claw'),
  card('EX1_165t2', 'Druid of the Claw'),
  card('EX1_165a', 'Cat Form', { battlecry: [{ transform: 'SELF', into: 'EX1_165t1' }] }),
  card('EX1_165b', 'Bear Form', { battlecry: [{ transform: 'SELF', into: 'EX1_165t2' }] }),
  card('EX1_158', 'Soul of the Forest', {
    text: [{ enchant: 'EX1_158e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('EX1_158e', 'Soul of the Forest', { deathrattle: [{ summon: 'EX1_158t' }] }),
  card('EX1_154', 'Wrath', { chooseOne: ['EX1_154a', 'EX1_154b'] }),
  card('EX1_154a', 'Solar Wrath', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('EX1_154b', "Nature's Wrath", {
    text: [{ damage: 1, to: 'TARGET' }, { draw: 1 }],
    was: [{ before: '7.1', text: [{ draw: 1 }, { damage: 1, to: 'TARGET' }] }],
  }),
];
