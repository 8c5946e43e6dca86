import type { Condition, Effect, Value } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  againWhileMinionsDie,
  CONTROLS_TWO_OTHERS,
  FREEZES_WHAT_IT_DAMAGES,
  HAS_UNSPENT_MANA,
  HOLDS_A_DRAGON,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  OTHER_FRIENDLY_MINIONS,
  OTHER_MINIONS,
  RANDOM_ENEMY,
  RANDOM_ENEMY_MINION,
  RANDOM_MINION_IN_DECK,
  RANDOM_MINION_IN_HAND,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { costsIf, costsLess } from '../../templates/auras.js';
import { devour } from '../../templates/devour.js';
import { lendsToNextHeroPower } from '../../templates/next-card.js';
import { gainsGift, lacks } from '../../templates/random-keywords.js';

/** The keywords that Ivus can gain, and by what. */
const IVUS_KEYWORDS = [
  { id: 'AV_142e2', name: 'Uprooted', keyword: 'RUSH' },
  { id: 'AV_142e3', name: 'Forestguard', keyword: 'DIVINE_SHIELD' },
  { id: 'AV_142e4', name: 'Imposing', keyword: 'TAUNT' },
] as const;

const COST_OF_SELF: Value = { tag: 'COST', of: 'SELF' };

/** If there is no such minion in the deck. */
function ifNoneInDeck(where: Condition, then: Effect): readonly Effect[] {
  return [{ if: { not: { exists: { of: MINIONS_IN_DECK, where } } }, then: [then] }];
}

/** ALTERAC_VALLEY set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('AV_222', 'Spammy Arcanist', {
    rules: { battlecry: ['ZH-A.1-forced-death-list'] },
    battlecry: againWhileMinionsDie({ damage: 1, to: OTHER_MINIONS }),
  }),
  card('AV_101', 'Herald of Lokholar', {
    battlecry: [{ drawThese: { random: { of: 'FRIENDLY_DECK', where: { school: 'FROST' } } } }],
  }),
  card('AV_102', 'Popsicooler', {
    deathrattle: [{ freeze: { random: SURVIVING_ENEMY_MINIONS, count: 2 } }],
  }),
  card('AV_112', 'Snowblind Harpy', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HAND', where: { school: 'FROST' } } },
        then: [{ gainArmor: 5 }],
      },
    ],
  }),
  card('AV_121', 'Gnome Private', { honorableKill: [{ enchant: 'AV_121e', on: 'SELF' }] }),
  ownEnchantment('AV_121e', 'Gnome Private', { attack: 2 }),
  card('AV_122', 'Corporal', {
    honorableKill: [{ set: { DIVINE_SHIELD: 1 }, on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('AV_125', 'Tower Sergeant', {
    battlecry: [{ if: CONTROLS_TWO_OTHERS, then: [{ enchant: 'AV_125e', on: 'SELF' }] }],
  }),
  ownEnchantment('AV_125e', 'Tower Sergeant', { attack: 2, health: 2 }),
  card('AV_126', 'Bunker Sergeant', {
    battlecry: [
      {
        if: { value: { count: 'ENEMY_MINIONS' }, atLeast: 2 },
        then: [{ damage: 1, to: 'ENEMY_MINIONS' }],
      },
    ],
  }),
  card('AV_127', 'Ice Revenant', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { school: 'FROST' },
        do: [{ enchant: 'AV_127e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_127e', 'Ice Revenant', { attack: 2, health: 2 }),
  card('AV_129', 'Blood Guard', {
    triggers: [
      { on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'AV_129e', on: 'FRIENDLY_MINIONS' }] },
    ],
  }),
  ownEnchantment('AV_129e', 'Blood Guard', { attack: 1 }),
  card('AV_130', 'Legionnaire', { deathrattle: [{ enchant: 'AV_130e', on: MINIONS_IN_HAND }] }),
  ownEnchantment('AV_130e', 'Legionnaire', { attack: 2, health: 2 }),
  card('AV_131', 'Knight-Captain', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 3, to: 'TARGET' }],
    honorableKill: [{ enchant: 'AV_131e', on: 'SELF' }],
  }),
  ownEnchantment('AV_131e', 'Knight-Captain', { attack: 3, health: 3 }),
  card('AV_132', 'Troll Centurion', { honorableKill: [{ damage: 8, to: 'ENEMY_HERO' }] }),
  card('AV_133', 'Icehoof Protector', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('AV_134', 'Frostwolf Warmaster', {
    auras: [costsLess({ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' })],
  }),
  card('AV_137', 'Irondeep Trogg', {
    triggers: [{ on: 'AFTER_SPELL', whose: 'OPPONENTS', do: [{ summon: 'AV_137' }] }],
    was: [
      {
        before: '22.0.2',
        triggers: [{ on: 'AFTER_SPELL', whose: 'OPPONENTS', do: [{ summonCopyOf: 'SELF' }] }],
      },
    ],
  }),
  card('AV_138', 'Grimtotem Bounty Hunter', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_ENEMY_TARGET: 0,
      REQ_LEGENDARY_TARGET: 0,
    },
    battlecry: [{ destroy: 'TARGET' }],
  }),
  card('AV_215', 'Frantic Hippogryph', {
    honorableKill: [{ set: { WINDFURY: 1 }, on: 'SELF' }],
  }),
  card('AV_238', 'Gankster', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        rules: ['ZH-2.6-forced-table'],
        do: [{ forceAttack: 'SELF', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('AV_256', 'Reflecto Engineer', {
    battlecry: [
      {
        enchant: 'AV_256e',
        on: { union: [MINIONS_IN_HAND, { of: 'ENEMY_HAND', where: 'MINION' }] },
        num1: { tag: 'HEALTH_LEFT', of: 'IT' },
        num2: { tag: 'ATTACK', of: 'IT' },
      },
    ],
  }),
  ownEnchantment('AV_256e', 'Reflecto Engineer', {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_2' },
  }),
  card('AV_401', 'Stormpike Quartermaster', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ enchant: 'AV_401e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('AV_401e', 'Stormpike Quartermaster', { attack: 1, health: 1 }),
  card('AV_704', 'Humongous Owl', { deathrattle: [{ damage: 8, to: RANDOM_ENEMY }] }),
  card('ONY_003', 'Whelp Bonker', { frenzy: [{ draw: 1 }], honorableKill: [{ draw: 1 }] }),
  card('AV_123', 'Sneaky Scout', {
    honorableKill: [{ enchant: 'AV_123e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_123e',
    name: 'Sneaky Scout',
    type: 'ENCHANTMENT',
    ...lendsToNextHeroPower('AV_123e2'),
  }),
  ownEnchantment('AV_123e2', 'Sneaky Scout', { cost: { set: 0 } }),
  card('AV_124', 'Direwolf Commander', { honorableKill: [{ summon: 'AV_211t' }] }),
  ownMinion({
    id: 'AV_211t',
    name: 'Frostwolf Cub',
    set: 'ALTERAC_VALLEY',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['STEALTH'],
  }),

  card('AV_135', 'Stormpike Marshal', {
    auras: [
      costsIf(1, {
        value: { tag: 'HERO_DAMAGE_TAKEN_LAST_TURN', of: 'FRIENDLY_PLAYER' },
        atLeast: 5,
      }),
    ],
  }),
  card('AV_136', 'Kobold Taskmaster', { battlecry: [{ giveCard: 'AV_136t', count: 2 }] }),
  ownCard({
    id: 'AV_136t',
    name: 'Armor Scrap',
    type: 'SPELL',
    set: 'ALTERAC_VALLEY',
    cost: 1,
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'AV_136e', on: 'TARGET' }],
  }),
  ownEnchantment('AV_136e', 'Kobold Taskmaster', { health: 2 }),
  card('AV_141t', 'Lokholar the Ice Lord', {
    auras: [
      costsLess({
        if: { value: { tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' }, atMost: 15 },
        then: 5,
        else: 0,
      }),
    ],
  }),
  card('AV_219', 'Ram Commander', { battlecry: [{ giveCard: 'AV_219t', count: 2 }] }),
  ownMinion({
    id: 'AV_219t',
    name: 'Battle Ram',
    set: 'ALTERAC_VALLEY',
    race: 'BEAST',
    cost: 1,
    attack: 1,
    health: 1,
    keywords: ['RUSH'],
  }),

  card('AV_100', "Drek'Thar", {
    battlecry: ifNoneInDeck(
      { tag: 'COST', atLeast: COST_OF_SELF },
      { putIntoPlay: RANDOM_MINION_IN_DECK },
    ),
    was: [
      {
        before: '23.2.2',
        battlecry: ifNoneInDeck(
          { tag: 'COST', atLeast: COST_OF_SELF },
          { putIntoPlay: { random: MINIONS_IN_DECK, count: 2 } },
        ),
      },
    ],
  }),
  card('AV_223', 'Vanndar Stormpike', {
    battlecry: ifNoneInDeck(
      { tag: 'COST', atMost: COST_OF_SELF },
      { enchant: 'AV_223e', on: MINIONS_IN_DECK },
    ),
  }),
  ownEnchantment('AV_223e', 'Vanndar Stormpike', { cost: -3 }),
  card('AV_309', 'Piggyback Imp', { deathrattle: [{ summon: 'AV_309t' }] }),
  ownMinion({
    id: 'AV_309t',
    name: 'Backpiggy Imp',
    set: 'ALTERAC_VALLEY',
    race: 'DEMON',
    cost: 3,
    attack: 4,
    health: 1,
  }),

  card('ONY_001', 'Onyxian Warder', {
    rules: { battlecry: ['HS-INF-either-side'] },
    battlecry: [
      { if: HOLDS_A_DRAGON, then: [{ summon: 'ONY_001t', count: 2, at: 'ALTERNATING' }] },
    ],
  }),
  ownMinion({
    id: 'ONY_001t',
    name: 'Onyxian Whelp',
    set: 'ALTERAC_VALLEY',
    race: 'DRAGON',
    cost: 1,
    attack: 2,
    health: 1,
    keywords: ['RUSH'],
  }),

  card('ONY_002', 'Gear Grubber', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        zone: 'HAND',
        when: HAS_UNSPENT_MANA,
        do: [{ enchant: 'ONY_002e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('ONY_002e', 'Gear Grubber', { cost: -1 }),
  card('AV_128', 'Frozen Mammoth', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        subject: { school: 'FIRE' },
        do: [{ detach: { of: { enchantmentsOn: 'SELF' }, where: { card: 'AV_128e' } } }],
      },
      {
        on: 'SUMMON',
        subject: 'IS_SELF',
        ownEntry: true,
        do: [{ enchant: 'AV_128e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('AV_128e', 'Unthawed', { grants: ['FROZEN'] }),
  card('AV_139', 'Abominable Lieutenant', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: devour(RANDOM_ENEMY_MINION, 'AV_139e'),
      },
    ],
  }),
  ownEnchantment('AV_139e', 'Tummy Feel Funny', { attack: 'NUM_1', health: 'NUM_2' }),
  card('AV_142t', 'Ivus, the Forest Lord', {
    battlecry: [
      { spendMana: 'ALL' },
      { save: 'mana', value: 'RESULT' },
      {
        repeat: { saved: 'mana' },
        do: gainsGift(
          { gains: { enchant: 'AV_142e', on: 'SELF' } },
          ...IVUS_KEYWORDS.map(({ id, keyword }) => ({
            gains: { enchant: id, on: 'SELF' } as const,
            while: lacks(keyword),
          })),
        ),
      },
    ],
  }),
  ...IVUS_KEYWORDS.map(({ id, name, keyword }) => ownEnchantment(id, name, { grants: [keyword] })),
  ownEnchantment('AV_142e', 'Crystalskin', { attack: 2, health: 2 }),
  card('AV_143', 'Korrak the Bloodrager', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        stage: 'EARLY',
        rules: ['ZH-5.1-honorable-kill'],
        do: [
          {
            if: {
              all: [
                {
                  any: [
                    { all: ['OPPONENTS_TURN', { entity: 'EVENT_SOURCE', is: 'ENEMY' }] },
                    { all: ['YOUR_TURN', { entity: 'EVENT_SOURCE', is: 'FRIENDLY' }] },
                  ],
                },
                { entity: 'SELF', is: { tag: 'HEALTH_LEFT', exactly: 0 } },
              ],
            },
            then: [{ set: { QUEST_PROGRESS: 1 }, on: 'SELF' }],
            else: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }],
          },
        ],
      },
    ],
    deathrattleIf: { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 0 } },
    deathrattle: [{ summon: 'AV_143' }],
  }),
  card('ONY_004', 'Raid Boss Onyxia', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'ONY_004e',
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { nameHas: 'Whelp' } } },
      },
    ],
    battlecry: [{ summon: 'ONY_001t', count: 6, at: 'ALTERNATING' }],
  }),
  /** Its id is ours. */
  ownEnchantment('ONY_004e', 'Brood Mother', { grants: ['IMMUNE'] }),
];
