import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { SUMMON_JADE_GOLEM } from '../../selectors.js';

const CARD_OF_ENEMY_CLASS: readonly Effect[] = [
  {
    if: { entity: 'ENEMY_HERO', is: { class: 'NEUTRAL' } },
    then: [{ giveCard: 'GAME_005' }],
    else: [{ giveCard: { pool: { classOf: 'ENEMY_HERO', cardWithoutClass: 'GAME_005' } } }],
  },
];

/** GANGS set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_781', 'Shaku, the Collector', {
    triggers: [
      { on: 'ATTACK', rules: ['ZH-2.6-combat'], source: 'IS_SELF', do: CARD_OF_ENEMY_CLASS },
    ],
    was: [
      {
        before: '23.0',
        triggers: [
          {
            on: 'PROPOSED_ATTACK',
            rules: ['HS-PAE-shaku-the-collector'],
            source: 'IS_SELF',
            do: CARD_OF_ENEMY_CLASS,
          },
        ],
      },
    ],
  }),
  card('CFM_342', 'Luckydo Buccaneer', {
    battlecry: [
      {
        if: { entity: 'FRIENDLY_WEAPON', is: { tag: 'ATTACK', atLeast: 3 } },
        then: [{ enchant: 'CFM_342e', on: 'SELF' }],
      },
    ],
  }),
  card('CFM_342e', 'Looted Blade', { enchantment: { attack: 4, health: 4 } }),
  card('CFM_630', 'Counterfeit Coin', { text: [{ gainMana: 1, kind: 'TEMPORARY' }] }),
  card('CFM_634', 'Lotus Assassin', {
    keywords: ['STEALTH'],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: { all: ['MINION', 'KILLED'] },
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ set: { STEALTH: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('CFM_693', 'Gadgetzan Ferryman', { combo: [{ returnToHand: 'TARGET' }] }),
  card('CFM_694', 'Shadow Sensei', { battlecry: [{ enchant: 'CFM_694e', on: 'TARGET' }] }),
  card('CFM_694e', 'Trained', { enchantment: { attack: 2, health: 2 } }),
  card('CFM_690', 'Jade Shuriken', {
    text: [{ damage: 2, to: 'TARGET' }],
    combo: [{ damage: 2, to: 'TARGET' }, ...SUMMON_JADE_GOLEM],
  }),
  card('CFM_691', 'Jade Swarmer', { deathrattle: SUMMON_JADE_GOLEM }),
];
