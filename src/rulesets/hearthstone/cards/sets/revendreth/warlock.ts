import { type CardEntry, card, ownEnchantment, ownMinion } from '../../entry.js';
import { A_MINION_DIED_THIS_TURN, RANDOM_ENEMY_MINION } from '../../selectors.js';

/** REVENDRETH set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('REV_239', 'Suffocating Shadows', {
    text: [{ destroy: RANDOM_ENEMY_MINION }],
    triggers: [
      {
        on: 'DISCARD',
        zone: 'GRAVEYARD',
        subject: 'IS_SELF',
        do: [{ destroy: RANDOM_ENEMY_MINION }],
      },
    ],
  }),
  card('REV_240', 'Tome Tampering', {
    text: [
      { shuffleIntoDeck: { copiesOf: 'FRIENDLY_HAND' }, with: 'REV_240e' },
      { discard: 'FRIENDLY_HAND' },
    ],
  }),
  ownEnchantment('REV_240e', 'Cost Hex', { cost: { set: 1 } }),
  card('REV_372', 'Shadow Waltz', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'REV_372t' }, { if: A_MINION_DIED_THIS_TURN, then: [{ summon: 'REV_372t' }] }],
  }),
  ownMinion({
    id: 'REV_372t',
    name: 'Dancing Shadow',
    class: 'WARLOCK',
    set: 'REVENDRETH',
    cost: 5,
    attack: 3,
    health: 5,
    keywords: ['TAUNT'],
  }),

  card('REV_374', 'Shadowborn', {
    deathrattle: [
      {
        enchant: 'REV_374e',
        on: {
          random: {
            highest: 'COST',
            among: { of: 'FRIENDLY_HAND', where: { school: 'SHADOW' } },
          },
        },
      },
    ],
  }),
  ownEnchantment('REV_374e', 'Shadowed', { cost: -3 }),
];
