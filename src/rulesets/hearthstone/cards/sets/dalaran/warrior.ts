import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { HAS_10_CRYSTALS, LACKEY, RANDOM_MINION_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { GROWS_EACH_TURN, SCHEME } from '../../templates/scheme.js';

/** A Bomb for the opponent's deck. */
const BOMB: Effect = { shuffleIntoDeck: { newCard: 'BOT_511t' }, who: 'OPPONENT' };

/** DALARAN set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_008', "Dr. Boom's Scheme", {
    text: [{ gainArmor: SCHEME }],
    triggers: GROWS_EACH_TURN,
  }),
  card('DAL_059', 'Dimensional Ripper', {
    text: [
      { save: 'minion', entities: RANDOM_MINION_IN_DECK },
      { repeat: 2, do: [{ summonCopyOf: { saved: 'minion' } }] },
    ],
  }),
  card('DAL_060', 'Clockwork Goblin', { battlecry: [BOMB] }),
  card('DAL_062', 'Sweeping Strikes', { text: [{ enchant: 'DAL_062e', on: 'TARGET' }] }),
  card('DAL_062e', 'Sweeping Strikes', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['HS-AAE-foe-reaper-magnataur'],
        source: 'IS_HOST',
        do: [
          {
            damage: { tag: 'ATTACK', of: 'HOST' },
            to: { adjacentTo: 'EVENT_SUBJECT' },
            from: 'HOST',
          },
        ],
      },
    ],
  }),
  card('DAL_063', 'Wrenchcalibur', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [BOMB] }],
  }),
  card('DAL_064', 'Blastmaster Boom', {
    battlecry: [
      {
        summon: 'GVG_110t',
        count: {
          times: [2, { count: { of: 'ENEMY_DECK', where: { card: 'BOT_511t' } } }],
        },
        at: 'ALTERNATING',
      },
    ],
  }),
  card('DAL_070', 'The Boom Reaver', {
    battlecry: [{ summonCopyOf: RANDOM_MINION_IN_DECK, with: 'DAL_070e' }],
  }),
  card('DAL_070e', 'Reaving', { enchantment: { grants: ['RUSH'] } }),
  card('DAL_742e', 'Whirling', { enchantment: { grants: ['MEGA_WINDFURY'] } }),
  card('DAL_759', 'Vicious Scraphound', {
    triggers: [{ on: 'DAMAGE', source: 'IS_SELF', do: [{ gainArmor: 'EVENT_AMOUNT' }] }],
  }),
  card('DAL_769', 'Improve Morale', {
    text: [
      { damage: 1, to: 'TARGET' },
      { if: { entity: 'TARGET', is: 'SURVIVES' }, then: [{ giveCard: LACKEY }] },
    ],
  }),
  card('DAL_770', 'Omega Devastator', {
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_IF_AVAILABLE_AND_MIN_MANA_CRYSTAL: 10 },
    battlecry: [{ if: HAS_10_CRYSTALS, then: [{ damage: 10, to: 'TARGET' }] }],
  }),
];
