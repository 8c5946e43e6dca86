import { type CardEntry, card } from '../../entry.js';
import { RANDOM_FRIENDLY_MINION, YOUR_HERO } from '../../selectors.js';

/** DARKMOON_FAIRE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_700', 'Revolve', {
    text: [
      {
        forEach: 'ALL_MINIONS',
        do: [
          {
            transform: 'IT',
            into: { pool: { type: 'MINION', costOf: 'IT', nearest: 'OR_ITSELF' } },
          },
        ],
      },
    ],
  }),
  card('DMF_701', 'Dunk Tank', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 4, to: 'TARGET' }],
    corrupt: 'DMF_701t',
  }),
  card('DMF_701t', 'Dunk Tank', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [
      { damage: 4, to: 'TARGET' },
      { damage: 2, to: 'ENEMY_MINIONS' },
    ],
  }),
  card('DMF_702', 'Stormstrike', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [
      { damage: 3, to: 'TARGET' },
      { enchant: 'DMF_702e', on: 'FRIENDLY_HERO' },
    ],
  }),
  card('DMF_702e', 'Stormstrike', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('DMF_703', 'Pit Master', { battlecry: [{ summon: 'DMF_703t2' }], corrupt: 'DMF_703t' }),
  card('DMF_703t', 'Pit Master', {
    battlecry: [{ summon: 'DMF_703t2', count: 2, at: 'ALTERNATING' }],
  }),
  card('DMF_704', 'Cagematch Custodian', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'WEAPON' } } }],
  }),
  card('DMF_705', 'Whack-A-Gnoll Hammer', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'DMF_705e', on: RANDOM_FRIENDLY_MINION }],
      },
    ],
  }),
  card('DMF_705e', 'Winner!', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_706', 'Deathmatch Pavilion', {
    text: [
      { summon: 'DMF_706t' },
      {
        if: { entity: 'FRIENDLY_HERO', is: { tag: 'NUM_ATTACKS_THIS_TURN', atLeast: 1 } },
        then: [{ summon: 'DMF_706t' }],
      },
    ],
  }),
];
