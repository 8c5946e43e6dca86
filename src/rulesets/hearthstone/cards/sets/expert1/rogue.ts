import { type CardEntry, card, ownCard } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED } from '../../selectors.js';

/** EXPERT1 set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_133', "Perdition's Blade", {
    battlecry: [{ damage: 1, to: 'TARGET' }],
    combo: [{ damage: 2, to: 'TARGET' }],
  }),
  card('CS2_233', 'Blade Flurry', {
    text: [
      { save: 'damage', value: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } },
      { destroy: 'FRIENDLY_WEAPON' },
      { damage: { saved: 'damage' }, to: 'ENEMY_MINIONS' },
    ],
    was: [
      {
        before: '5.0.0.12574',
        text: [
          { save: 'damage', value: { tag: 'ATK', of: 'FRIENDLY_WEAPON' } },
          { destroy: 'FRIENDLY_WEAPON' },
          { damage: { saved: 'damage' }, to: 'ENEMY_CHARACTERS' },
        ],
      },
    ],
  }),
  card('NEW1_014', 'Master of Disguise', { battlecry: [{ enchant: 'NEW1_014e', on: 'TARGET' }] }),
  card('NEW1_014e', 'Disguised', {
    enchantment: { grants: ['STEALTH'] },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('EX1_144', 'Shadowstep', {
    text: [
      { returnToHand: 'TARGET' },
      { enchant: 'EX1_144e', on: { of: 'TARGET', where: 'IN_HAND' } },
    ],
  }),
  ownCard({
    id: 'EX1_144e',
    name: 'Shadowstep',
    type: 'ENCHANTMENT',
    class: 'ROGUE',
    set: 'EXPERT1',
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
];
