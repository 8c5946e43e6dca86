import { type CardEntry, card } from '../../entry.js';
import {
  IS_A_LACKEY,
  LACKEY,
  MINIONS_IN_HAND,
  SURVIVING_ENEMY_MINIONS,
  YOUR_HERO,
} from '../../selectors.js';

/** ULDUM set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_140', 'Supreme Archaeology', {
    quest: { progress: 20, reward: [{ replaceHeroPower: 'ULD_140p' }] },
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_140p', 'Tome of Origination', {
    text: [
      { draw: 1, save: 'drawn' },
      { enchant: 'ULD_140e', on: { saved: 'drawn' } },
    ],
  }),
  card('ULD_140e', 'Origination', { enchantment: { cost: { set: 0 } } }),
  card('ULD_160', 'Sinister Deal', { text: [{ discover: LACKEY, then: [] }] }),
  card('ULD_161', 'Neferset Thrasher', {
    triggers: [{ on: 'ATTACK', source: 'IS_SELF', do: [{ damage: 3, to: 'FRIENDLY_HERO' }] }],
  }),
  card('ULD_162', 'EVIL Recruiter', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_LACKEY: 0,
    },
    battlecry: [
      { if: { exists: 'TARGET' }, then: [{ destroy: 'TARGET' }, { summon: 'ULD_162t' }] },
    ],
  }),
  card('ULD_163', 'Expired Merchant', {
    battlecry: [
      { save: 'card', entities: { random: { highest: 'COST', among: 'FRIENDLY_HAND' } } },
      { remember: { saved: 'card' } },
      { discard: { saved: 'card' } },
    ],
    deathrattle: [{ forEach: 'REMEMBERED', do: [{ giveCard: { cardOf: 'IT' }, count: 2 }] }],
  }),
  card('ULD_165', 'Riftcleaver', {
    battlecry: [
      { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { destroy: 'TARGET' },
      { damage: { saved: 'health' }, to: 'FRIENDLY_HERO' },
    ],
  }),
  card('ULD_167', 'Diseased Vulture', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: YOUR_HERO,
        when: { all: ['YOUR_TURN', 'BOARD_NOT_FULL'] },
        do: [{ summon: { pool: { type: 'MINION', cost: 3 } } }],
      },
    ],
  }),
  card('ULD_168', 'Dark Pharaoh Tekahn', {
    battlecry: [{ enchant: 'ULD_168e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('ULD_168e', 'Lackey Empowerment', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        rules: ['ZH-1.3-stat-aura-last'],
        to: { of: { union: ['FRIENDLY_MINIONS', MINIONS_IN_HAND] }, where: IS_A_LACKEY },
        enchantment: 'ULD_168e3',
        inOrder: true,
      },
    ],
  }),
  card('ULD_168e3', 'Lackey Empowerment', {
    enchantment: { attack: { set: 4 }, health: { set: 4 } },
  }),
  card('ULD_324', 'Impbalming', {
    text: [
      { destroy: 'TARGET' },
      { repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'ULD_324t' } }] },
    ],
  }),
  card('ULD_717', 'Plague of Flames', {
    text: [
      { save: 'mine', entities: 'FRIENDLY_MINIONS' },
      { destroy: { saved: 'mine' } },
      { destroy: { random: SURVIVING_ENEMY_MINIONS, count: { count: { saved: 'mine' } } } },
    ],
  }),
];
