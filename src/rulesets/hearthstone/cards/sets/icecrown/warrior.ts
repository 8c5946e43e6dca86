import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, YOUR_HERO } from '../../selectors.js';

/** It answers damage that it survives. */
const SURVIVES_DAMAGE: Omit<Trigger, 'do'> = {
  on: 'DAMAGE',
  rules: ['ZH-3.4-resolve-condition'],
  subject: 'IS_SELF',
  queueIf: 'SURVIVES',
  when: { tag: 'HEALTH_LEFT', atLeast: 1 },
};

/** ICECROWN set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_238', 'Animated Berserker', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ damage: 1, to: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('ICC_062', 'Mountainfire Armor', {
    deathrattleIf: 'OPPONENTS_TURN',
    deathrattle: [{ gainArmor: 6 }],
  }),
  card('ICC_064', 'Blood Razor', {
    battlecry: [{ damage: 1, to: 'ALL_MINIONS' }],
    deathrattle: [{ damage: 1, to: 'ALL_MINIONS' }],
  }),
  card('ICC_091', "Dead Man's Hand", {
    text: [{ forEach: 'FRIENDLY_HAND', do: [{ shuffleIntoDeck: { newCard: { cardOf: 'IT' } } }] }],
  }),
  card('ICC_281', 'Forge of Souls', {
    text: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: 'WEAPON' }, count: 2 } }],
  }),
  card('ICC_405', 'Rotface', {
    triggers: [
      {
        ...SURVIVES_DAMAGE,
        do: [{ summon: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('ICC_408', "Val'kyr Soulclaimer", {
    triggers: [{ ...SURVIVES_DAMAGE, do: [{ summon: 'ICC_900t' }] }],
  }),
  card('ICC_450', 'Death Revenant', {
    battlecry: [
      {
        enchant: 'ICC_450e',
        on: 'SELF',
        num1: { count: { of: 'ALL_MINIONS', where: 'DAMAGED' } },
      },
    ],
  }),
  card('ICC_450e', 'Bloodthirsty', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('ICC_834', 'Scourgelord Garrosh', {
    heroPower: 'ICC_834h',
    battlecry: [{ equip: 'ICC_834w' }],
  }),
  card('ICC_834h', 'Bladestorm', { text: [{ damage: 1, to: 'ALL_MINIONS' }] }),
  card('ICC_834w', 'Shadowmourne', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [
          {
            damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' },
            to: { adjacentTo: 'EVENT_SUBJECT' },
            from: 'FRIENDLY_HERO',
          },
        ],
      },
    ],
  }),
  card('ICC_837', 'Bring It On!', {
    text: [{ gainArmor: 10 }, { enchant: 'ICC_837e', on: { of: 'ENEMY_HAND', where: 'MINION' } }],
  }),
  card('ICC_837e', 'Challenged', {
    enchantment: { cost: -2 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
];
