import { type CardEntry, card } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  RANDOM_BEAST_IN_HAND,
  RANDOM_MINION_IN_ENEMY_HAND,
  SURVIVING_ENEMY_MINIONS,
  YOUR_HERO,
} from '../../selectors.js';

/** ULDUM set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('ULD_151', 'Ramkahen Wildtamer', { battlecry: [{ giveCopiesOf: RANDOM_BEAST_IN_HAND }] }),
  card('ULD_152', 'Pressure Plate', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'OPPONENTS',
        when: { exists: SURVIVING_ENEMY_MINIONS },
        do: [{ destroy: { random: SURVIVING_ENEMY_MINIONS } }],
      },
    ],
  }),
  card('ULD_154', 'Hyena Alpha', {
    battlecry: [
      { if: CONTROLS_A_SECRET, then: [{ summon: 'ULD_154t', count: 2, at: 'ALTERNATING' }] },
    ],
  }),
  card('ULD_155', 'Unseal the Vault', {
    quest: { progress: 20, reward: [{ replaceHeroPower: 'ULD_155p' }] },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-5.3-quests-uldum'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('ULD_155p', "Pharaoh's Warmask", {
    text: [{ enchant: 'ULD_155e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('ULD_155e', 'Roar!', { enchantment: { attack: 2 } }),
  card('ULD_156', 'Dinotamer Brann', {
    battlecry: [{ if: 'NO_DUPLICATES_IN_DECK', then: [{ summon: 'ULD_156t3' }] }],
  }),
  card('ULD_156t3', 'King Krush'),
  card('ULD_212', 'Wild Bloodstinger', {
    battlecry: [
      { save: 'prey', entities: RANDOM_MINION_IN_ENEMY_HAND },
      { putIntoPlay: { saved: 'prey' } },
      { forceAttack: 'SELF', on: { of: { saved: 'prey' }, where: 'ON_BOARD' } },
    ],
  }),
  card('ULD_410', 'Scarlet Webweaver', {
    battlecry: [{ enchant: 'ULD_410e', on: RANDOM_BEAST_IN_HAND }],
  }),
  card('ULD_410e', 'Weaved', { enchantment: { cost: -5 } }),
  card('ULD_429', "Hunter's Pack", {
    text: [
      { giveCard: { pool: { type: 'MINION', race: 'BEAST', class: 'HUNTER' } } },
      { giveCard: { pool: { type: 'SPELL', secret: true, class: 'HUNTER' } } },
      { giveCard: { pool: { type: 'WEAPON', class: 'HUNTER' } } },
    ],
  }),
  card('ULD_430', 'Desert Spear', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ summon: 'ULD_430t' }] }],
  }),
  card('ULD_713', 'Swarm of Locusts', { text: [{ summon: 'ULD_430t', count: 7 }] }),
];
