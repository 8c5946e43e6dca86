import type { CardChoice } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import {
  becomesInHand,
  HOLDS_A_DRAGON,
  MINIONS_IN_DECK,
  OTHER_MINIONS,
  YOUR_HERO,
} from '../../selectors.js';

const TWO_COST_MINION: CardChoice = { pool: { type: 'MINION', cost: 2 } };

/** GILNEAS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_561', 'Blackwald Pixie', { battlecry: [{ refreshHeroPower: true }] }),
  card('GIL_620', 'Dollmaster Dorian', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        subject: 'MINION',
        rules: ['ZH-4.4-draw-trigger-order'],
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, with: 'GIL_620e' }],
      },
    ],
  }),
  card('GIL_620e', 'Creepy Doll', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('GIL_117', 'Worgen Abomination', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ damage: 2, to: { of: 'ALL_MINIONS', where: 'DAMAGED', except: 'SELF' } }],
      },
    ],
  }),
  card('GIL_118', 'Deranged Doctor', { deathrattle: [{ heal: 8, to: 'FRIENDLY_HERO' }] }),
  card('GIL_119', 'Cauldron Elemental', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { race: 'ELEMENTAL' }, except: 'SELF' },
        enchantment: 'GIL_119e',
      },
    ],
  }),
  card('GIL_119e', 'Toil and Trouble', { enchantment: { attack: 2 } }),
  card('GIL_124', 'Mossy Horror', {
    battlecry: [{ destroy: { of: OTHER_MINIONS, where: { tag: 'ATTACK', atMost: 2 } } }],
  }),
  // the data has conditions on a target that it never takes
  card('GIL_125', 'Mad Hatter', {
    requires: {},
    battlecry: [{ repeat: 3, do: [{ enchant: 'GIL_125e', on: { random: OTHER_MINIONS } }] }],
  }),
  card('GIL_125e', 'Hat', { enchantment: { attack: 1, health: 1 } }),
  card('GIL_207', 'Phantom Militia'),
  card('GIL_212', 'Ravencaller', {
    battlecry: [{ repeat: 2, do: [{ giveCard: { pool: { type: 'MINION', cost: 1 } } }] }],
  }),
  card('GIL_213', 'Tanglefur Mystic', {
    battlecry: [{ giveCard: TWO_COST_MINION }, { giveCard: TWO_COST_MINION, who: 'OPPONENT' }],
  }),
  card('GIL_513', 'Lost Spirit', {
    deathrattle: [{ enchant: 'GIL_513e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('GIL_513e', 'Spooky Sacrifice', { enchantment: { attack: 1 } }),
  card('GIL_526', 'Wyrmguard', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'GIL_526e', on: 'SELF' }] }],
  }),
  card('GIL_526e', 'For the Dragonhoard!', { enchantment: { attack: 1, grants: ['TAUNT'] } }),
  card('GIL_534', 'Hench-Clan Thug', {
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ enchant: 'GIL_534t', on: 'SELF' }] },
    ],
  }),
  card('GIL_534t', 'Reinforced', { enchantment: { attack: 1, health: 1 } }),
  card('GIL_581', 'Sandbinder', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'ELEMENTAL' } } } }],
  }),
  card('GIL_601', 'Scaleworm', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'GIL_601e', on: 'SELF' }] }],
  }),
  card('GIL_601e', 'Bold Worm', { enchantment: { attack: 1, grants: ['RUSH'] } }),
  card('GIL_616', 'Splitting Festeroot', { deathrattle: [{ summon: 'GIL_616t', count: 2 }] }),
  card('GIL_616t', 'Splitting Sapling', { deathrattle: [{ summon: 'GIL_616t2', count: 2 }] }),
  card('GIL_622', 'Lifedrinker', {
    battlecry: [
      { damage: 3, to: 'ENEMY_HERO' },
      { heal: 3, to: 'FRIENDLY_HERO' },
    ],
  }),
  card('GIL_624', 'Night Prowler', {
    battlecry: [
      { if: { not: { exists: OTHER_MINIONS } }, then: [{ enchant: 'GIL_624e', on: 'SELF' }] },
    ],
  }),
  card('GIL_624e', 'Stalking', { enchantment: { attack: 3, health: 3 } }),
  card('GIL_646', 'Clockwork Automaton', {
    auras: [{ update: 'OTHER', tag: 'HERO_POWER_DOUBLE', on: 'FRIENDLY_PLAYER' }],
  }),
  card('GIL_648', 'Chief Inspector', {
    battlecry: [{ destroy: { of: 'ENEMY_SECRETS', where: 'SECRET' } }],
  }),
  card('GIL_667', 'Rotten Applebaum', { deathrattle: [{ heal: 4, to: 'FRIENDLY_HERO' }] }),
  card('GIL_680', 'Walnut Sprite'),
  card('GIL_681', 'Nightmare Amalgam'),
  card('GIL_682', 'Muck Hunter', {
    battlecry: [{ summon: 'GIL_682t', count: 2, who: 'OPPONENT' }],
  }),
  card('GIL_683', 'Marsh Drake', { battlecry: [{ summon: 'GIL_683t', who: 'OPPONENT' }] }),
  card('GIL_816', 'Swamp Dragon Egg', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', race: 'DRAGON' } } }],
  }),
  card('GIL_198', 'Azalina Soulthief', {
    rules: { battlecry: ['ZH-4.5-replace', 'HS-COPY1'] },
    battlecry: [
      { setAside: 'FRIENDLY_HAND' },
      { forEach: 'ENEMY_HAND', do: [{ giveCard: { cardOf: 'IT' } }] },
    ],
  }),
  card('GIL_201', 'Pumpkin Peasant', { triggers: [becomesInHand('GIL_201t')] }),
  card('GIL_201t', 'Pumpkin Peasant', { triggers: [becomesInHand('GIL_201')] }),
  card('GIL_202', 'Gilnean Royal Guard', { triggers: [becomesInHand('GIL_202t')] }),
  card('GIL_202t', 'Gilnean Royal Guard', { triggers: [becomesInHand('GIL_202')] }),
  card('GIL_528', 'Swift Messenger', { triggers: [becomesInHand('GIL_528t')] }),
  card('GIL_528t', 'Swift Messenger', { triggers: [becomesInHand('GIL_528')] }),
  card('GIL_529', 'Spellshifter', { triggers: [becomesInHand('GIL_529t')] }),
  card('GIL_529t', 'Spellshifter', { triggers: [becomesInHand('GIL_529')] }),
  card('GIL_578', 'Countess Ashmore', {
    battlecry: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { has: 'RUSH' } } } },
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { has: 'LIFESTEAL' } } } },
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: 'HAS_DEATHRATTLE' } } },
    ],
  }),
  card('GIL_584', 'Witchwood Piper', {
    battlecry: [{ drawThese: { random: { lowest: 'COST', among: MINIONS_IN_DECK } } }],
  }),
  card('GIL_614', 'Voodoo Doll', {
    battlecry: [{ remember: 'TARGET' }, { enchant: 'GIL_614e1', on: 'TARGET' }],
    deathrattle: [
      {
        if: { entity: 'REMEMBERED', is: { carries: 'GIL_614e1' } },
        then: [{ destroy: 'REMEMBERED' }],
      },
    ],
    was: [
      {
        before: '12.0',
        rules: { deathrattle: ['SUP-XFORM-TARGET'] },
        deathrattle: [{ destroy: 'REMEMBERED' }],
      },
    ],
  }),
  card('GIL_614e1', 'Voodoo Doll Cursed', { enchantment: {} }),
  card('GIL_623', 'Witchwood Grizzly', {
    battlecry: [{ enchant: 'GIL_623e', on: 'SELF', num1: { count: 'ENEMY_HAND' } }],
  }),
  card('GIL_623e', 'Grizzled', { enchantment: { health: 'MINUS_NUM_1' } }),
  card('GIL_815', 'Baleful Banker', {
    rules: { battlecry: ['ZH-4.8-copy-enchantments'] },
    battlecry: [{ shuffleIntoDeck: { newCard: { cardOf: 'TARGET' } } }],
  }),
  card('GIL_819', "Witch's Cauldron", {
    triggers: [
      {
        on: 'DEATH',
        subject: 'MINION',
        whose: 'YOURS',
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'SHAMAN' } } }],
      },
    ],
  }),
];
