import { type CardEntry, card } from '../../entry.js';
import { OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** The forms of Druid of the Claw. */
const CLAW_GREW = {
  facts: { attack: 5, was: [{ before: '20.0', attack: 4 }] },
  because: 'it grew with Druid of the Claw in 20.0; the data has it of before',
};

/** EXPERT1 set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_160', 'Power of the Wild', { chooseOne: ['EX1_160b', 'EX1_160a'] }),
  card('EX1_160b', 'Leader of the Pack', {
    text: [{ enchant: 'EX1_160be', on: 'FRIENDLY_MINIONS' }],
  }),
  card('EX1_160a', 'Summon a Panther', { text: [{ summon: 'EX1_160t' }] }),
  card('EX1_160be', 'Leader of the Pack', { enchantment: { attack: 1, health: 1 } }),
  card('EX1_165', 'Druid of the Claw', {
    chooseOne: ['EX1_165a', 'EX1_165b'],
    bothOptions: [{ transform: 'SELF', into: 'OG_044a' }],
  }),
  card('EX1_165t1', 'Druid of the Claw', {
    keywords: ['RUSH'],
    was: [{ before: '20.0', keywords: ['CHARGE'] }],
    override: CLAW_GREW,
  }),
  card('EX1_165t2', 'Druid of the Claw', { override: CLAW_GREW }),
  card('EX1_165a', 'Cat Form', { battlecry: [{ transform: 'SELF', into: 'EX1_165t1' }] }),
  card('EX1_165b', 'Bear Form', { battlecry: [{ transform: 'SELF', into: 'EX1_165t2' }] }),
  card('EX1_158', 'Soul of the Forest', {
    text: [{ enchant: 'EX1_158e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('EX1_158e', 'Soul of the Forest', {
    rules: { deathrattle: ['HS-CEM2b'] },
    deathrattle: [{ summon: 'EX1_158t' }],
  }),
  card('EX1_154', 'Wrath', { chooseOne: ['EX1_154a', 'EX1_154b'] }),
  card('EX1_154a', 'Solar Wrath', { text: [{ damage: 3, to: 'TARGET' }] }),
  card('EX1_154b', "Nature's Wrath", {
    text: [{ damage: 1, to: 'TARGET' }, { draw: 1 }],
    was: [{ before: '7.1', text: [{ draw: 1 }, { damage: 1, to: 'TARGET' }] }],
  }),
  card('EX1_155', 'Mark of Nature', { chooseOne: ['EX1_155a', 'EX1_155b'] }),
  card('EX1_155a', "Tiger's Fury", { text: [{ enchant: 'EX1_155ae', on: 'TARGET' }] }),
  card('EX1_155ae', 'Mark of Nature', { enchantment: { attack: 4 } }),
  card('EX1_155b', 'Thick Hide', { text: [{ enchant: 'EX1_155be', on: 'TARGET' }] }),
  card('EX1_155be', 'Mark of Nature', { enchantment: { health: 4, grants: ['TAUNT'] } }),
  card('EX1_164', 'Nourish', { chooseOne: ['EX1_164a', 'EX1_164b'] }),
  card('EX1_164a', 'Rampant Growth', { text: [{ gainMana: 2, kind: 'CRYSTAL' }] }),
  card('EX1_164b', 'Enrich', { text: [{ draw: 3 }] }),
  card('EX1_166', 'Keeper of the Grove', { chooseOne: ['EX1_166a', 'EX1_166b'] }),
  card('EX1_166a', 'Moonfire', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('EX1_166b', 'Dispel', { text: [{ silence: 'TARGET' }] }),
  card('EX1_178', 'Ancient of War', {
    chooseOne: ['EX1_178b', 'EX1_178a'],
    was: [{ before: '1.0.0.4944', chooseOne: ['EX1_178a', 'EX1_178b'] }],
  }),
  card('EX1_178a', 'Rooted', { text: [{ enchant: 'EX1_178ae', on: 'SELF' }] }),
  card('EX1_178ae', 'Rooted', { enchantment: { health: 5, grants: ['TAUNT'] } }),
  card('EX1_178b', 'Uproot', { text: [{ enchant: 'EX1_178be', on: 'SELF' }] }),
  card('EX1_178be', 'Uprooted', { enchantment: { attack: 5 } }),
  card('EX1_183', 'Gift of the Wild', { text: [{ enchant: 'EX1_183e', on: 'FRIENDLY_MINIONS' }] }),
  card('EX1_183e', 'Gift of the Wild', {
    enchantment: { attack: 2, health: 2, grants: ['TAUNT'] },
  }),
  card('EX1_570', 'Bite', {
    text: [{ enchant: 'EX1_570e', on: 'FRIENDLY_HERO' }, { gainArmor: 4 }],
  }),
  card('EX1_570e', 'Bite', { enchantment: { attack: 4, lasts: 'THIS_TURN' } }),
  card('EX1_571', 'Force of Nature', { text: [{ summon: 'EX1_tk9', count: 3 }] }),
  card('EX1_tk9', 'Treant', {
    was: [
      {
        before: '5.0.0.12574',
        keywords: ['CHARGE'],
        triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'SELF' }] }],
      },
    ],
  }),
  card('EX1_573', 'Cenarius', { chooseOne: ['EX1_573a', 'EX1_573b'] }),
  card('EX1_573a', "Demigod's Favor", {
    text: [{ enchant: 'EX1_573ae', on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('EX1_573ae', "Demigod's Favor", { enchantment: { attack: 2, health: 2 } }),
  card('EX1_573b', "Shan'do's Lesson", {
    text: [{ summon: 'EX1_573t', count: 2, at: 'ALTERNATING' }],
  }),
  card('EX1_578', 'Savagery', {
    text: [
      {
        damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' },
        to: 'TARGET',
        rules: ['SUP-SPELL-ZERO'],
      },
    ],
  }),
  card('NEW1_007', 'Starfall', { chooseOne: ['NEW1_007b', 'NEW1_007a'] }),
  card('NEW1_007a', 'Stellar Drift', { text: [{ damage: 2, to: 'ENEMY_MINIONS' }] }),
  card('NEW1_007b', 'Starlord', { text: [{ damage: 5, to: 'TARGET' }] }),
  card('NEW1_008', 'Ancient of Lore', { chooseOne: ['NEW1_008a', 'NEW1_008b'] }),
  card('NEW1_008a', 'Ancient Teachings', {
    text: [{ draw: 2 }],
    was: [
      { before: '5.0.0.12574', text: [{ draw: 2 }] },
      { before: '20.0', text: [{ draw: 1 }] },
    ],
  }),
  card('NEW1_008b', 'Ancient Secrets', { text: [{ heal: 5, to: 'TARGET' }] }),
];
