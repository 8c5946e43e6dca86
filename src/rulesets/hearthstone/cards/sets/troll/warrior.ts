import { type CardEntry, card } from '../../entry.js';
import {
  ARMOR_UP_TO_10,
  HERO_MAY_ATTACK_AGAIN,
  HOLDS_A_DRAGON,
  MINIONS_IN_DECK,
  STEALTH_FOR_A_TURN,
} from '../../selectors.js';

/** TROLL set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_326', 'Smolderthorn Lancer', {
    rules: { battlecry: ['ZH-3.3-targeted-battlecry', 'ZH-3.3-target-condition'] },
    requires: {
      REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: 0,
      REQ_MINION_TARGET: 0,
      REQ_ENEMY_TARGET: 0,
      REQ_DAMAGED_TARGET: 0,
    },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ destroy: 'TARGET' }] }],
  }),
  card('TRL_321', 'Devastate', { text: [{ damage: 4, to: 'TARGET' }] }),
  card('TRL_323', 'Emberscale Drake', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ gainArmor: 5 }] }],
  }),
  card('TRL_324', 'Heavy Metal!', {
    text: [{ summon: { pool: { type: 'MINION', costOf: ARMOR_UP_TO_10 } } }],
  }),
  card('TRL_328', 'War Master Voone', {
    battlecry: [{ giveCopiesOf: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } } }],
  }),
  card('TRL_329', 'Akali, the Rhino', {
    overkill: [
      {
        drawThese: { random: { of: MINIONS_IN_DECK, where: { has: 'RUSH' } } },
        save: 'drawn',
      },
      { enchant: 'TRL_329e', on: { saved: 'drawn' } },
    ],
  }),
  card('TRL_329e', 'Rhino Skin', { enchantment: { attack: 5, health: 5 } }),
  card('TRL_360', "Overlord's Whip", {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ damage: 1, to: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('TRL_362', 'Dragon Roar', {
    text: [{ repeat: 2, do: [{ giveCard: { pool: { type: 'MINION', race: 'DRAGON' } } }] }],
  }),
  card('TRL_325', "Sul'thraze", {
    // an attack more, whether that which goes on counts by then or not (ZH-2.6-attacks-allowed)
    overkill: [HERO_MAY_ATTACK_AGAIN],
  }),
  // the game's data has it as an aura: where the Spirit dies nobody is Immune any more; what came this turn is exhausted
  card('TRL_327', 'Spirit of the Rhino', {
    triggers: [STEALTH_FOR_A_TURN],
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: {
          of: 'FRIENDLY_MINIONS',
          where: { all: [{ has: 'RUSH' }, { tag: 'EXHAUSTED', atLeast: 1 }] },
        },
        enchantment: 'TRL_327e',
      },
    ],
  }),
  card('TRL_327e', 'Protected by Spirit of the Rhino', {
    enchantment: { grants: ['IMMUNE'] },
  }),
];
