import { type CardEntry, card, ownCard, ownMinion } from '../../entry.js';
import {
  MINIONS_IN_DECK,
  RANDOM_ENEMY_MINION,
  RANDOM_SPELL_IN_DECK,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';

/** ALTERAC_VALLEY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('AV_313', 'Hollow Abomination', {
    battlecry: [{ damage: 1, to: 'ENEMY_MINIONS' }],
    honorableKill: [
      {
        enchant: 'AV_313e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: 'TARGET' },
        stacks: true,
        rules: ['ZH-5.6-stackable'],
      },
    ],
  }),
  ownCard({
    id: 'AV_313e',
    name: 'Hollow Strength',
    type: 'ENCHANTMENT',
    enchantment: { attack: 'NUM_1' },
  }),
  card('AV_281', 'Felfire in the Hole!', {
    text: [
      { drawThese: RANDOM_SPELL_IN_DECK, save: 'drawn' },
      {
        damage: { if: { entity: { saved: 'drawn' }, is: { school: 'FEL' } }, then: 3, else: 2 },
        to: 'ENEMY_CHARACTERS',
      },
    ],
  }),
  card('AV_286', 'Felwalker', {
    battlecry: [
      {
        save: 'spell',
        entities: {
          random: { highest: 'COST', among: { of: 'FRIENDLY_HAND', where: { school: 'FEL' } } },
        },
      },
      {
        if: { exists: { saved: 'spell' } },
        then: [{ cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' } }],
      },
    ],
  }),
  card('AV_308', 'Grave Defiler', {
    battlecry: [{ giveCopiesOf: { random: { of: 'FRIENDLY_HAND', where: { school: 'FEL' } } } }],
  }),
  card('AV_312', 'Sacrificial Summoner', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { save: 'cost', value: { plus: [{ tag: 'COST', of: 'TARGET' }, 1] } },
          { destroy: 'TARGET' },
          { forceDeathPhase: true },
          {
            at: 'WHERE_TARGET_DIED',
            putIntoPlay: {
              random: {
                of: MINIONS_IN_DECK,
                where: {
                  value: { minus: [{ tag: 'COST', of: 'IT' }, { saved: 'cost' }] },
                  exactly: 0,
                },
              },
            },
          },
        ],
      },
    ],
  }),
  card('ONY_035', 'Spawn of Deathwing', {
    battlecry: [{ destroy: RANDOM_ENEMY_MINION }, { discard: { random: 'FRIENDLY_HAND' } }],
  }),
  card('AV_277', 'Seeds of Destruction', {
    text: [{ repeat: 4, do: [{ shuffleIntoDeck: { newCard: 'AV_316t4' } }] }],
  }),
  ownCard({
    id: 'AV_316t4',
    name: 'Fel Rift',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'ALTERAC_VALLEY',
    school: 'FEL',
    cost: 3,
    castWhenDrawn: [{ summon: 'AV_316t' }],
  }),
  ownMinion({
    id: 'AV_316t',
    name: 'Dread Imp',
    class: 'WARLOCK',
    set: 'ALTERAC_VALLEY',
    race: 'DEMON',
    cost: 3,
    attack: 3,
    health: 3,
  }),

  card('AV_285', 'Full-Blown Evil', {
    text: [
      {
        repeat: { boosted: 5 },
        do: [{ damage: 1, to: { random: SURVIVING_ENEMY_MINIONS }, fixed: true }],
      },
      { giveCard: { cardOf: 'SELF' }, save: 'again' },
      { set: { GHOSTLY: 1 }, on: { saved: 'again' } },
    ],
  }),
  card('AV_316', 'Dreadlich Tamsin', {
    heroPower: 'AV_316hp',
    battlecry: [
      { damage: 3, to: 'ALL_MINIONS' },
      { repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'AV_316t4' } }] },
      { draw: 3 },
    ],
  }),
  ownCard({
    id: 'AV_316hp',
    name: 'Chains of Dread',
    type: 'HERO_POWER',
    class: 'WARLOCK',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    text: [{ shuffleIntoDeck: { newCard: 'AV_316t4' } }, { draw: 1 }],
  }),
  card('AV_317', "Tamsin's Phylactery", {
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      {
        discover: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', deathrattle: true },
        },
        in: 'SETASIDE',
        save: 'soul',
        then: [{ gainDeathrattlesOf: { saved: 'soul' }, on: 'FRIENDLY_MINIONS', with: 'AV_317e' }],
      },
    ],
  }),
  ownCard({
    id: 'AV_317e',
    name: "Tamsin's Phylactery",
    type: 'ENCHANTMENT',
    deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }],
  }),
  areaAtTurnEnd('AV_657', 'Desecrated Graveyard', {
    if: { exists: 'FRIENDLY_MINIONS' },
    then: [
      {
        save: 'victim',
        entities: { random: { lowest: 'ATTACK', among: 'FRIENDLY_MINIONS' } },
      },
      { destroy: { saved: 'victim' } },
      { forceDeathPhase: true, rules: ['ZH-A.1-forced-death-list'] },
      { summon: 'AV_657t', at: { whereDied: { saved: 'victim' } } },
    ],
  }),
  ownMinion({
    id: 'AV_657t',
    name: 'Desecrated Shade',
    class: 'WARLOCK',
    set: 'ALTERAC_VALLEY',
    cost: 4,
    attack: 4,
    health: 4,
  }),
  card('ONY_033', 'Impfestation', {
    requires: { REQ_NUM_MINION_SLOTS: 1, REQ_MINIMUM_ENEMY_MINIONS: 1 },
    text: [
      {
        forEach: 'ENEMY_MINIONS',
        do: [
          { save: 'enemy', entities: 'IT' },
          { summon: 'AV_316t', save: 'imp' },
          { forceAttack: { saved: 'imp' }, on: { saved: 'enemy' } },
        ],
      },
    ],
  }),
  card('ONY_034', 'Curse of Agony', {
    text: [{ repeat: 3, do: [{ shuffleIntoDeck: { newCard: 'ONY_034t' }, who: 'OPPONENT' }] }],
  }),
  ownCard({
    id: 'ONY_034t',
    name: 'Agony',
    type: 'SPELL',
    class: 'WARLOCK',
    set: 'ALTERAC_VALLEY',
    school: 'SHADOW',
    cost: 1,
    castWhenDrawn: [
      {
        set: { FATIGUE: { plus: [1, { tag: 'FATIGUE', of: 'FRIENDLY_PLAYER' }] } },
        on: 'FRIENDLY_PLAYER',
      },
      { damage: { tag: 'FATIGUE', of: 'FRIENDLY_PLAYER' }, to: 'FRIENDLY_HERO', fixed: true },
    ],
  }),
];
