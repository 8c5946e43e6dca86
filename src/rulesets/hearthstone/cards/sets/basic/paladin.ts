import { type CardEntry, card, ownCard } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** Basic set, Paladin. */
export const CARDS: readonly CardEntry[] = [
  card('CS2_087', 'Blessing of Might', { text: [{ enchant: 'CS2_087e', on: 'TARGET' }] }),
  card('CS2_087e', 'Blessing of Might', { enchantment: { attack: 3 } }),
  card('CS2_094', 'Hammer of Wrath', { text: [{ damage: 3, to: 'TARGET' }, { draw: 1 }] }),
  card('EX1_371', 'Hand of Protection', { text: [{ set: { DIVINE_SHIELD: 1 }, on: 'TARGET' }] }),
  card('CS2_089', 'Holy Light', {
    requires: {},
    text: [{ heal: 8, to: 'FRIENDLY_HERO' }],
    was: [
      {
        before: '20.0',
        requires: { REQ_TARGET_TO_PLAY: 0 },
        text: [{ heal: 6, to: 'TARGET' }],
      },
    ],
  }),
  card('HERO_04', 'Uther Lightbringer', { heroPower: 'CS2_101' }),
  ownCard({
    id: 'CS2_101',
    name: 'Reinforce',
    type: 'HERO_POWER',
    class: 'PALADIN',
    set: 'BASIC',
    cost: 2,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'CS2_101t' }],
  }),
  card('CS2_093', 'Consecration', { text: [{ damage: 2, to: 'ENEMY_CHARACTERS' }] }),
  card('CS2_097', 'Truesilver Champion', {
    triggers: [
      {
        on: 'ATTACK',
        rules: ['HS-AE-truesilver-champion', 'SUP-MW-TRUESILVER'],
        source: YOUR_HERO,
        do: [{ heal: 2, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('EX1_360', 'Humility', { text: [{ enchant: 'EX1_360e', on: 'TARGET' }] }),
  card('EX1_360e', 'Humility', { enchantment: { attack: { set: 1 } } }),
  card('CS2_088', 'Guardian of Kings', {
    keywords: ['TAUNT'],
    battlecry: [{ heal: 6, to: 'FRIENDLY_HERO' }],
    was: [{ before: '20.0', keywords: [] }],
  }),
  card('CS2_092', 'Blessing of Kings', { text: [{ enchant: 'CS2_092e', on: 'TARGET' }] }),
  card('CS2_092e', 'Blessing of Kings', { enchantment: { attack: 4, health: 4 } }),
  card('HERO_04bp2', 'The Silver Hand', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'CS2_101t', count: 2 }],
  }),
];
