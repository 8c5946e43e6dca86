import type { CardChoice, CardRange, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  FRIENDLY_MECHS,
  HAS_10_CRYSTALS,
  MINIONS_IN_HAND,
  randomDefender,
  YOUR_HERO,
} from '../../selectors.js';

const MECH: CardRange = { pool: { type: 'MINION', race: 'MECHANICAL' } };

const MECH_SUIT_POWER: CardChoice = {
  oneOf: ['BOT_238p1', 'BOT_238p2', 'BOT_238p3', 'BOT_238p4', 'BOT_238p6'],
  notOnBoard: true,
};

const SWAPS_EACH_TURN: readonly Trigger[] = [
  { on: 'START_OF_TURN', whose: 'YOURS', do: [{ replaceHeroPower: MECH_SUIT_POWER }] },
];

/** BOOMSDAY set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_067', 'Rocket Boots', {
    text: [{ enchant: 'BOT_067e', on: 'TARGET' }, { draw: 1 }],
  }),
  card('BOT_067e', 'Rocket Boots', { enchantment: { grants: ['RUSH'] } }),
  card('BOT_042', 'Weapons Project', {
    text: [
      { equip: 'BOT_042t' },
      { equip: 'BOT_042t', who: 'OPPONENT' },
      { gainArmor: 6, who: 'BOTH' },
    ],
  }),
  card('BOT_059', 'Eternium Rover', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ gainArmor: 2 }] }],
  }),
  card('BOT_069', 'The Boomship', {
    text: [
      { save: 'crew', entities: { random: MINIONS_IN_HAND, count: 3 } },
      { putIntoPlay: { saved: 'crew' } },
      { enchant: 'BOT_069e', on: { of: { saved: 'crew' }, where: 'ON_BOARD' } },
    ],
  }),
  card('BOT_069e', 'Rocketeer', { enchantment: { grants: ['RUSH'] } }),
  card('BOT_104', 'Dyn-o-matic', {
    battlecry: [
      {
        repeat: 5,
        do: [
          {
            damage: 1,
            to: {
              random: {
                of: 'ALL_MINIONS',
                where: { all: ['SURVIVES', { not: { race: 'MECHANICAL' } }] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('BOT_218', 'Security Rover', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ summon: 'BOT_218t' }] }],
  }),
  card('BOT_237', 'Beryllium Nullifier'),
  // the first power is there at once, and no power comes twice in a row
  card('BOT_238', 'Dr. Boom, Mad Genius', {
    heroPower: 'BOT_238p',
    battlecry: [{ enchant: 'BOT_238e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BOT_238e', 'Boomtastic', {
    auras: [{ update: 'HEALTH_ATTACK', to: FRIENDLY_MECHS, enchantment: 'BOT_238e2' }],
  }),
  card('BOT_238e2', 'Boomtastic', { enchantment: { grants: ['RUSH'] } }),
  card('BOT_238p', 'Big Red Button', {
    auras: [
      {
        update: 'OTHER',
        if: { entity: 'SELF', is: 'IN_PLAY' },
        do: [{ replaceHeroPower: MECH_SUIT_POWER }],
      },
    ],
  }),
  card('BOT_238p1', 'Zap Cannon', {
    text: [{ damage: 3, to: 'TARGET' }],
    triggers: SWAPS_EACH_TURN,
  }),
  card('BOT_238p2', 'Blast Shield', { text: [{ gainArmor: 7 }], triggers: SWAPS_EACH_TURN }),
  card('BOT_238p3', 'KABOOM!', {
    text: [{ damage: 1, to: 'ENEMY_CHARACTERS' }],
    triggers: SWAPS_EACH_TURN,
  }),
  card('BOT_238p4', 'Delivery Drone', {
    text: [{ discover: MECH, then: [] }],
    triggers: SWAPS_EACH_TURN,
  }),
  card('BOT_238p6', 'Micro-Squad', {
    text: [{ summon: 'BOT_312t', count: 3 }],
    triggers: SWAPS_EACH_TURN,
  }),
  card('BOT_299', 'Omega Assembly', {
    text: [{ discover: MECH, allIf: HAS_10_CRYSTALS, then: [] }],
  }),
  card('BOT_406', 'Supercollider', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: 'MINION',
        rules: ['ZH-2.6-forced'],
        do: [
          {
            forceAttack: 'EVENT_SUBJECT',
            on: randomDefender({ adjacentTo: 'EVENT_SUBJECT' }),
            uncounted: true,
          },
        ],
      },
    ],
  }),
];
