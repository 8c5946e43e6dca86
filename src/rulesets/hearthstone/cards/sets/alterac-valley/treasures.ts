import type { CardDefinition } from '../../../language/card.js';
import type { Effect, Selector, Trigger } from '../../../language/words.js';
import { type CardEntry, ownCard, ownEnchantment } from '../../entry.js';
import { RANDOM_ENEMY, YOUR_HERO } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/**
 * The Treasures of Kazakusan. Their ids are from the list of tokens; texts, costs and numbers are public knowledge, and
 * none of them is printed in the card data. A recorded game shows the costs of Holy Book, Canopic Jars, Wand of
 * Disintegration, Embers of Ragnaros and Banana Split.
 */

type Facts = Omit<CardDefinition, 'type' | 'set'>;

const SET = 'ALTERAC_VALLEY';

const spell = (facts: Facts): CardEntry => ownCard({ ...facts, type: 'SPELL', set: SET });

const weapon = (facts: Facts): CardEntry => ownCard({ ...facts, type: 'WEAPON', set: SET });

const A_MINION = { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 } as const;

const PERFECT_CARD: Effect = {
  discover: { pool: { set: ['BASIC', 'EXPERT1', 'HOF', 'LEGACY'], anyClass: true } },
  then: [],
  rules: ['HS-INF-perfect-card'],
};

const LOCUSTS: Pick<Facts, 'school' | 'cost' | 'requires' | 'text'> = {
  school: 'NATURE',
  cost: 8,
  requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
  text: [
    { summon: 'ONY_005tb3t2', count: 7, save: 'swarm' },
    { forEach: { saved: 'swarm' }, do: [{ forceAttack: 'IT', on: 'TARGET' }] },
  ],
};

/** A part of Quel'Delar: as it comes to a hand that has the other part, both become the sword. */
const forgedWith = (other: string): readonly Trigger[] => {
  const isOther: Selector = { of: 'FRIENDLY_HAND', where: { card: other } };
  return (['DRAW', 'CARD_GAINED'] as const).map((on) => ({
    on,
    subject: 'IS_SELF',
    zone: 'HAND',
    when: { exists: isOther },
    rules: ['HS-INF-treasures'],
    do: [{ setAside: { union: [{ first: isOther }, 'SELF'] } }, { giveCard: 'ONY_005tc7' }],
  }));
};

/** ALTERAC_VALLEY set, the Treasures that are spells and weapons. */
export const CARDS: readonly CardEntry[] = [
  spell({
    id: 'ONY_005ta1',
    name: 'Necrotic Poison',
    school: 'SHADOW',
    cost: 2,
    requires: A_MINION,
    text: [{ destroy: 'TARGET' }],
  }),
  spell({
    id: 'ONY_005ta2',
    name: 'Mutating Injection',
    school: 'NATURE',
    cost: 2,
    requires: A_MINION,
    text: [{ enchant: 'ONY_005ta2e', on: 'TARGET' }],
  }),
  weapon({
    id: 'ONY_005ta3',
    name: 'The Exorcisor',
    cost: 1,
    attack: 3,
    durability: 3,
    triggers: [
      { on: 'ATTACK', source: YOUR_HERO, subject: 'MINION', do: [{ silence: 'EVENT_SUBJECT' }] },
    ],
  }),
  spell({
    id: 'ONY_005ta4',
    name: 'Pure Cold',
    school: 'FROST',
    cost: 5,
    text: [{ damage: 8, to: 'ENEMY_HERO' }, { freeze: 'ENEMY_HERO' }],
  }),
  spell({
    id: 'ONY_005ta6',
    name: 'Holy Book',
    school: 'HOLY',
    cost: 8,
    requires: A_MINION,
    text: [
      { silence: 'TARGET' },
      { destroy: 'TARGET' },
      { summon: { cardOf: 'TARGET' }, with: 'ONY_005ta6e' },
    ],
  }),
  spell({
    id: 'ONY_005ta8',
    name: 'Looming Presence',
    cost: 3,
    text: [{ draw: 2 }, { gainArmor: 4 }],
  }),
  spell({
    id: 'ONY_005ta10',
    name: 'Spyglass',
    cost: 1,
    text: [
      { giveCard: { cardOf: { random: 'ENEMY_HAND' } }, save: 'copy' },
      { enchant: 'ONY_005ta10e', on: { saved: 'copy' } },
    ],
  }),
  spell({
    id: 'ONY_005ta13',
    name: 'Puzzle Box',
    school: 'ARCANE',
    cost: 3,
    text: [
      {
        forEach: 'ALL_MINIONS',
        do: [
          {
            transform: 'IT',
            into: { pool: { type: 'MINION', costOf: 'IT', plus: 3, nearest: 'OR_ITSELF' } },
          },
        ],
      },
    ],
  }),
  weapon({
    id: 'ONY_005tb1',
    name: 'Hyperblaster',
    cost: 3,
    attack: 1,
    durability: 4,
    keywords: ['POISONOUS', 'IMMUNE_WHILE_ATTACKING'],
  }),
  spell({
    id: 'ONY_005tb2',
    name: 'Gnomish Army Knife',
    cost: 5,
    requires: A_MINION,
    text: [{ enchant: 'ONY_005tb2e', on: 'TARGET' }],
  }),
  spell({ id: 'ONY_005tb3', name: 'Locuuuusts!!!', ...LOCUSTS, twinspell: 'ONY_005tb3t' }),
  spell({
    id: 'ONY_005tb4',
    name: 'Wand of Disintegration',
    school: 'ARCANE',
    cost: 5,
    text: [{ silence: 'ENEMY_MINIONS' }, { destroy: 'ENEMY_MINIONS' }],
  }),
  spell({
    id: 'ONY_005tb5',
    name: 'Staff of Scales',
    cost: 5,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'ONY_005tb5t', count: 3 }],
  }),
  weapon({
    id: 'ONY_005tb6',
    name: "Phaoris' Blade",
    cost: 2,
    attack: 1,
    durability: 3,
    keywords: ['WINDFURY'],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        subject: { all: ['MINION', 'KILLED'] },
        do: [{ enchant: 'ONY_005tb6e', on: 'SELF' }],
      },
    ],
  }),
  spell({ id: 'ONY_005tb610', name: "Zephrys's Lamp", cost: 0, text: [PERFECT_CARD] }),
  spell({
    id: 'ONY_005tb7',
    name: 'Canopic Jars',
    cost: 3,
    text: [{ enchant: 'ONY_005tb7e', on: 'FRIENDLY_MINIONS' }],
  }),
  spell({
    id: 'ONY_005tb8',
    name: 'Ancient Reflections',
    school: 'ARCANE',
    cost: 4,
    requires: { ...A_MINION, REQ_NUM_MINION_SLOTS: 1 },
    text: [{ repeat: 7, do: [{ summonCopyOf: 'TARGET', with: 'ONY_005tb8e' }] }],
  }),
  spell({
    id: 'ONY_005tb9',
    name: 'Banana Split',
    school: 'NATURE',
    cost: 5,
    requires: { ...A_MINION, REQ_FRIENDLY_TARGET: 0 },
    text: [
      { enchant: 'ONY_005tb9e', on: 'TARGET' },
      { repeat: 2, do: [{ summonCopyOf: 'TARGET' }] },
    ],
  }),
  spell({
    id: 'ONY_005tb12',
    name: "Dr. Boom's Boombox",
    cost: 4,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'GVG_110t', count: 7 }],
  }),
  spell({
    id: 'ONY_005tb14',
    name: 'Vampiric Fangs',
    school: 'SHADOW',
    cost: 3,
    requires: A_MINION,
    text: [
      { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { destroy: 'TARGET' },
      { heal: { saved: 'health' }, to: 'FRIENDLY_HERO' },
    ],
  }),
  spell({
    id: 'ONY_005tc1',
    name: 'Embers of Ragnaros',
    school: 'FIRE',
    cost: 10,
    text: [{ repeat: 3, do: [{ damage: 8, to: RANDOM_ENEMY }] }],
  }),
  spell({
    id: 'ONY_005tc2',
    name: 'Book of the Dead',
    school: 'SHADOW',
    cost: 14,
    auras: [costsLess({ deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } })],
    text: [{ damage: 7, to: 'ENEMY_CHARACTERS' }],
  }),
  spell({
    id: 'ONY_005tc3',
    name: 'Annoy-o Horn',
    cost: 8,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    rules: { text: ['HS-INF-treasures'] },
    text: [
      {
        repeatUntil: { not: 'BOARD_NOT_FULL' },
        do: [{ summon: { oneOf: ['GVG_085', 'BOT_911'] } }],
      },
    ],
  }),
  weapon({
    id: 'ONY_005tc5',
    name: "Blade of Quel'Delar",
    cost: 1,
    attack: 2,
    durability: 2,
    triggers: forgedWith('ONY_005tc6'),
  }),
  spell({
    id: 'ONY_005tc6',
    name: "Hilt of Quel'Delar",
    cost: 1,
    requires: A_MINION,
    text: [{ enchant: 'ONY_005tc6e', on: 'TARGET' }],
    triggers: forgedWith('ONY_005tc5'),
  }),
  spell({ id: 'ONY_005tb3t', name: 'Locuuuusts!!!', ...LOCUSTS }),
  weapon({
    id: 'ONY_005tc7',
    name: "Quel'Delar",
    cost: 6,
    attack: 4,
    durability: 4,
    triggers: [
      { on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ damage: 4, to: 'ENEMY_CHARACTERS' }] },
    ],
  }),
  ownEnchantment('ONY_005ta2e', 'Mutating Injection', { attack: 4, health: 4, grants: ['TAUNT'] }),
  ownEnchantment('ONY_005tb2e', 'Tooled Up', {
    grants: ['RUSH', 'WINDFURY', 'DIVINE_SHIELD', 'LIFESTEAL', 'POISONOUS', 'TAUNT', 'STEALTH'],
  }),
  ownEnchantment('ONY_005tb6e', 'Phaoris Fury', { attack: 2, health: 1 }),
  ownEnchantment('ONY_005tb8e', 'Titan Hologram', { attack: { set: 1 }, health: { set: 1 } }),
  ownEnchantment('ONY_005tb9e', 'Glowing Green', { attack: 2, health: 2 }),
  ownEnchantment('ONY_005tc6e', 'Armed?', { attack: 3, health: 3 }),
  ownCard({
    id: 'ONY_005tb7e',
    name: 'Canopic Jars',
    type: 'ENCHANTMENT',
    enchantment: {},
    deathrattle: [{ summon: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
  }),
  /** The ids of these two are ours. */
  ownEnchantment('ONY_005ta6e', 'Holy Book', { attack: { set: 10 }, health: { set: 10 } }),
  ownEnchantment('ONY_005ta10e', 'Spyglass', { cost: -3 }),
];
