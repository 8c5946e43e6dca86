import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  FRIENDLY_PIRATES,
  MINIONS_IN_DECK,
  OTHER_FRIENDLY_PIRATES,
  RANDOM_ENEMY,
  RANDOM_MINION_IN_DECK,
  RANDOM_WEAPON_IN_DECK,
  STEALTH_FOR_A_TURN,
} from '../../selectors.js';

const TWO_PIRATES: Effect = {
  drawThese: { random: { of: MINIONS_IN_DECK, where: { race: 'PIRATE' } }, count: 2 },
};

/** TROLL set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_071', 'Bloodsail Howler', {
    battlecry: [{ enchant: 'TRL_071e', on: 'SELF', num1: { count: OTHER_FRIENDLY_PIRATES } }],
  }),
  card('TRL_071e', 'Bloody Sails', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('TRL_074', 'Serrated Tooth', {
    deathrattle: [{ enchant: 'TRL_074e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('TRL_074e', 'Carnassial', { enchantment: { grants: ['RUSH'] } }),
  card('TRL_077', 'Gurubashi Hypemon', {
    battlecry: [
      {
        discover: { pool: { type: 'MINION', battlecry: true } },
        save: 'taken',
        then: [{ enchant: 'TRL_077e', on: { saved: 'taken' } }],
      },
    ],
  }),
  card('TRL_077e', 'Hype!', {
    enchantment: { attack: { set: 1 }, health: { set: 1 }, cost: { set: 1 } },
  }),
  card('TRL_124', 'Raiding Party', {
    text: [TWO_PIRATES],
    combo: [TWO_PIRATES, { drawThese: RANDOM_WEAPON_IN_DECK }],
  }),
  card('TRL_126', 'Captain Hooktusk', {
    battlecry: [
      {
        putIntoPlay: { random: { of: MINIONS_IN_DECK, where: { race: 'PIRATE' } }, count: 3 },
        save: 'crew',
      },
      { set: { RUSH: 1 }, on: { saved: 'crew' } },
    ],
  }),
  card('TRL_127', 'Cannon Barrage', {
    text: [
      {
        repeat: { plus: [1, { count: FRIENDLY_PIRATES }] },
        do: [{ damage: 3, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('TRL_156', 'Stolen Steel', {
    text: [
      {
        discover: { pool: { type: 'WEAPON', otherClassThan: 'FRIENDLY_HERO', anyClass: true } },
        then: [],
      },
    ],
  }),
  card('TRL_157', 'Walk the Plank', { text: [{ destroy: 'TARGET' }] }),
  card('TRL_409', 'Gral, the Shark', {
    battlecry: [
      { save: 'eaten', entities: RANDOM_MINION_IN_DECK },
      {
        if: { exists: { saved: 'eaten' } },
        then: [
          {
            enchant: 'TRL_409e',
            on: 'SELF',
            num1: { tag: 'ATTACK', of: { saved: 'eaten' } },
            num2: { tag: 'HEALTH', of: { saved: 'eaten' } },
          },
          { setAside: { saved: 'eaten' } },
          { remember: { saved: 'eaten' } },
        ],
      },
    ],
    deathrattle: [{ if: { exists: 'REMEMBERED' }, then: [{ giveCard: { cardOf: 'REMEMBERED' } }] }],
  }),
  card('TRL_409e', 'Blood in the Water', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('TRL_092', 'Spirit of the Shark', {
    auras: [
      {
        update: 'OTHER',
        tag: 'EXTRA_MINION_BATTLECRIES_AND_COMBOS',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-1.3-repeat-count'],
      },
    ],
    triggers: [STEALTH_FOR_A_TURN],
  }),
];
