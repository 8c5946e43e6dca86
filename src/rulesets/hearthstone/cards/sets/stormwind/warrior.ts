import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import {
  FRIENDLY_PIRATES,
  RANDOM_ENEMY,
  RANDOM_MINION_IN_DECK,
  randomDefender,
  YOUR_HERO,
} from '../../selectors.js';
import { TRADEABLE } from '../../tradeable.js';

/** STORMWIND set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('SW_024', 'Lothar', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-2.6-forced-table'],
        do: [
          { save: 'foe', entities: randomDefender('ENEMY_MINIONS') },
          { forceAttack: 'SELF', on: { saved: 'foe' } },
          {
            if: { entity: { saved: 'foe' }, is: 'KILLED' },
            then: [{ enchant: 'SW_024e', on: 'SELF' }],
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'SW_024e',
    name: 'Lion of Azeroth',
    type: 'ENCHANTMENT',
    enchantment: { attack: 3, health: 3 },
  }),
  card('SW_094', 'Heavy Plate', { override: TRADEABLE, text: [{ gainArmor: 8 }] }),
  card('DED_518', 'Man the Cannons', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['HS-DH5'] },
    text: [
      {
        damageTogether: [
          { damage: 3, to: 'TARGET' },
          { damage: 1, to: { of: 'ALL_MINIONS', except: 'TARGET' } },
        ],
      },
    ],
  }),
  card('DED_519', 'Defias Cannoneer', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ repeat: 2, do: [{ damage: 2, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('SW_021', 'Cowardly Grunt', { deathrattle: [{ putIntoPlay: RANDOM_MINION_IN_DECK }] }),
  card('SW_023', 'Provoke', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    rules: { text: ['ZH-2.6-forced-table'] },
    text: [{ forEach: 'ENEMY_MINIONS', do: [{ forceAttack: 'IT', on: 'TARGET' }] }],
  }),
  card('SW_027', 'Shiver Their Timbers!', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ damage: { if: { exists: FRIENDLY_PIRATES }, then: 5, else: 2 }, to: 'TARGET' }],
  }),
  card('SW_029', 'Harbor Scamp', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'PIRATE' } } } }],
  }),
  card('SW_030', 'Cargo Guard', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ gainArmor: 3 }] }],
  }),
  card('SW_093', 'Stormwind Freebooter', {
    battlecry: [{ enchant: 'SW_093e', on: 'FRIENDLY_HERO' }],
  }),
  ownEnchantment('SW_093e', 'Stormwind Freebooter', { attack: 2, lasts: 'THIS_TURN' }),
  card('SW_097', 'Remote-Controlled Golem', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        do: [{ repeat: 2, do: [{ shuffleIntoDeck: { newCard: 'SW_097t' } }] }],
      },
    ],
  }),
  ownCard({
    id: 'SW_097t',
    name: 'Golem Parts',
    type: 'SPELL',
    class: 'WARRIOR',
    set: 'STORMWIND',
    cost: 1,
    castWhenDrawn: [{ summon: 'skele21' }],
  }),
];
