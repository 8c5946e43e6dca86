import { type CardEntry, card } from '../../entry.js';
import {
  HERO_ATTACKED_THIS_TURN,
  SURVIVING_ENEMIES,
  SURVIVING_ENEMY_MINIONS,
  YOUR_HERO,
} from '../../selectors.js';

/** BASIC set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_10', 'Illidan Stormrage', { heroPower: 'HERO_10bp' }),
  card('HERO_10bp', 'Demon Claws', { text: [{ enchant: 'HERO_10bpe', on: 'FRIENDLY_HERO' }] }),
  card('HERO_10bpe', 'Demon Claws', { enchantment: { attack: 1, lasts: 'THIS_TURN' } }),
  card('BT_035', 'Chaos Strike', {
    text: [{ enchant: 'BT_035e', on: 'FRIENDLY_HERO' }, { draw: 1 }],
  }),
  card('BT_035e', 'Chaos Strike', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('BT_036', 'Coordinated Strike', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'BT_036t', count: 3 }],
  }),
  card('BT_142', 'Shadowhoof Slayer', {
    battlecry: [{ enchant: 'BT_142e', on: 'FRIENDLY_HERO' }],
  }),
  card('BT_142e', 'Sharpened Claws', { enchantment: { attack: 1, lasts: 'THIS_TURN' } }),
  card('BT_235', 'Chaos Nova', { text: [{ damage: 4, to: 'ALL_MINIONS' }] }),
  card('BT_352', 'Satyr Overseer', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ summon: 'BT_352t' }] }],
  }),
  card('BT_512', 'Inner Demon', { text: [{ enchant: 'BT_512e', on: 'FRIENDLY_HERO' }] }),
  card('BT_512e', 'Demon Power', { enchantment: { attack: 8, lasts: 'THIS_TURN' } }),
  card('BT_740', 'Soul Cleave', {
    text: [{ damage: 2, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
    was: [
      {
        before: '21.4',
        text: [{ damage: 2, to: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
      },
      { before: '22.0', text: [{ damage: 2, to: { random: SURVIVING_ENEMIES, count: 2 } }] },
    ],
  }),
  card('HERO_10bp2', "Demon's Bite", { text: [{ enchant: 'HERO_10pe2', on: 'FRIENDLY_HERO' }] }),
  card('HERO_10pe2', "Demon's Bite", { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('BT_495', 'Glaivebound Adept', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_HERO_ATTACKED_THIS_TURN: 0 },
    battlecry: [
      {
        if: HERO_ATTACKED_THIS_TURN,
        then: [{ damage: 4, to: 'TARGET' }],
        rules: ['ZH-3.3-targeted-battlecry'],
      },
    ],
  }),
  card('BT_323', 'Sightless Watcher', {
    battlecry: [
      { save: 'seen', entities: { random: 'FRIENDLY_DECK', count: 3 } },
      { choose: { saved: 'seen' }, save: 'one' },
      { putIntoDeck: { saved: 'one' }, at: 'TOP' },
    ],
  }),
];
