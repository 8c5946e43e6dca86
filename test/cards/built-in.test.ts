import { describe, expect, test } from 'vitest';
import { isObject } from '../../src/rulesets/common/fields.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { builtInCards, poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { readCard } from '../../src/rulesets/hearthstone/cards/schema/read-cards.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import { EXTRA_TURN } from '../../src/rulesets/hearthstone/state/pool.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { readFacts } from './facts.js';

const CARDS = builtInCards();
const FACTS = readFacts();

/** Cards whose ids are ours: the data has them under another id, or not at all. */
const WITHOUT_FACTS: readonly string[] = [
  'AT_086ee',
  'CS2_101',
  'EX1_144e',
  'EX1_335e',
  'EX1_612e',
  'EX1_620e',
  'FP1_003e',
  'FP1_030ea',
  'GVG_003e',
  'GVG_017e',
  'LOE_051e',
  'NEW1_029te',
  'OG_255e',
];

/** Ids of cards that only the engine itself uses. */
const OWN = /^(SCENARIO|RULES)_/;

/** Everything that makes a card do something. */
const BEHAVIOUR = [
  'text',
  'battlecry',
  'combo',
  'deathrattle',
  'triggers',
  'auras',
  'enchantment',
  'keywords',
  'spellDamage',
  'heroPowerDamage',
  'chooseOne',
  'whenDrawn',
  'overload',
  'tags',
] as const;

/** What a card must have for a mechanic of the game's data. */
const MECHANICS: Readonly<Record<string, (card: CardDefinition) => unknown>> = {
  BATTLECRY: (card) => card.battlecry,
  DEATHRATTLE: (card) => card.deathrattle,
  COMBO: (card) => card.combo,
  AURA: (card) => card.auras,
  HEROPOWER_DAMAGE: (card) => card.heroPowerDamage,
  TRIGGER_VISUAL: (card) => card.triggers ?? card.auras ?? card.keywords?.includes('FORGETFUL'),
  INSPIRE: (card) => card.triggers,
  SECRET: (card) => card.secret === true && card.triggers,
  QUEST: (card) => card.quest && card.triggers,
  TAUNT: (card) => card.keywords?.includes('TAUNT'),
  CHARGE: (card) => card.keywords?.includes('CHARGE'),
  DIVINE_SHIELD: (card) => card.keywords?.includes('DIVINE_SHIELD'),
  WINDFURY: (card) => card.keywords?.includes('WINDFURY'),
  STEALTH: (card) => card.keywords?.includes('STEALTH'),
  POISONOUS: (card) => card.keywords?.includes('POISONOUS'),
  LIFESTEAL: (card) => card.keywords?.includes('LIFESTEAL'),
  RUSH: (card) => card.keywords?.includes('RUSH'),
  REBORN: (card) => card.keywords?.includes('REBORN'),
  IMMUNE_TO_SPELLPOWER: (card) =>
    JSON.stringify([card.text, card.triggers, card.whenDrawn]).includes('"fixed":true'),
  FORGETFUL: (card) => card.keywords?.includes('FORGETFUL'),
};

const pair = (what: string, ours: unknown, theirs: unknown) =>
  [what, String(ours), String(theirs)] as const;

/** Every text in a card, with the field that it stands in. */
function* textsOf(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, field);
  else if (isObject(value as never))
    for (const [key, item] of Object.entries(value as object)) yield* textsOf(item, key);
}

test('every card is sound: its form, what it refers to, what fits its type', () => {
  const problems = new Problems();
  const known = new Map(CARDS.map((card) => [card.id, card]));
  CARDS.forEach((card, i) => {
    readCard(JSON.parse(JSON.stringify(card)), [i], known, problems);
  });
  expect(
    problems.errors.map(({ path, message }) => `${CARDS[Number(path[0])]?.id} ${message}`),
  ).toEqual([]);
});

test('no two cards have the same id', () => {
  const ids = CARDS.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('every card compiles in every edition in which it changed', () => {
  const patches = new Set(CARDS.flatMap(({ was }) => (was ?? []).map(({ before }) => before)));
  for (const patch of [...patches, '0', '10.0'])
    expect(poolOf(editionOf(patch)).cards.length).toBeGreaterThan(CARDS.length);
});

test('every enchantment is used by a card', () => {
  const used = new Set(
    CARDS.flatMap((card) =>
      [...textsOf(card)].filter(([field]) => field !== 'id').map(([, text]) => text),
    ),
  );
  const unused = CARDS.filter(({ id, type }) => type === 'ENCHANTMENT' && !used.has(id));
  expect(unused.map(({ id }) => id).filter((id) => !OWN.test(id))).toEqual([]);
});

describe('against the data of the game', () => {
  test('every card is in the extract', () => {
    const without = CARDS.map(({ id }) => id).filter((id) => !FACTS.has(id) && !OWN.test(id));
    expect(without.sort()).toEqual([...WITHOUT_FACTS].sort());
  });

  test('names, types, classes and sets agree', () => {
    const differences = CARDS.flatMap((card) => {
      const facts = FACTS.get(card.id);
      if (facts === undefined) return [];
      const pairs = [
        pair('name', card.name, facts.name),
        pair('type', card.type, facts.type),
        pair('class', card.class ?? 'NEUTRAL', facts.class || 'NEUTRAL'),
        pair('set', card.set ?? '', facts.set),
        pair('race', card.race ?? '', facts.race),
        // The heroes that everybody begins with are in the data as what can be owned; nothing draws them here.
        ...(facts.type === 'HERO' && facts.set === 'BASIC'
          ? []
          : [pair('collectible', card.collectible === true, facts.collectible)]),
      ];
      return pairs
        .filter(([, ours, theirs]) => ours !== theirs)
        .map(([what, ours, theirs]) => `${card.id} ${what}: ${ours}, in the data ${theirs}`);
    });
    expect(differences).toEqual([]);
  });

  test('numbers at 10.0 agree', () => {
    const differences = poolOf(editionOf('10.0')).cards.flatMap(({ definition, id }) => {
      const facts = FACTS.get(id);
      if (facts === undefined || definition.type === 'ENCHANTMENT') return [];
      const { cost, attack, health, durability } = definition;
      const ours = [cost, attack, durability ?? health].map((n) => n ?? 0).join('/');
      const theirs = facts.numbers.map((text) => text.split('/').map(Number).join('/'));
      return theirs.includes(ours) ? [] : [`${id} ${ours}, in the data ${theirs.join(' or ')}`];
    });
    expect(differences).toEqual([]);
  });

  test('a card has what its mechanics say', () => {
    const lacking = CARDS.flatMap((card) =>
      (FACTS.get(card.id)?.mechanics ?? [])
        .filter((mechanic) => MECHANICS[mechanic] !== undefined && card.type !== 'ENCHANTMENT')
        .filter((mechanic) => !MECHANICS[mechanic]!(card))
        .map((mechanic) => `${card.id} ${card.name}: ${mechanic}`),
    );
    expect(lacking).toEqual([]);
  });

  test('a spell or Hero Power does something, and so does an enchantment', () => {
    const idle = CARDS.filter(({ type }) => ['SPELL', 'HERO_POWER', 'ENCHANTMENT'].includes(type))
      .filter((card) => card.id !== EXTRA_TURN)
      .filter((card) => !BEHAVIOUR.some((field) => card[field] !== undefined))
      .map(({ id, name }) => `${id} ${name}`);
    expect(idle).toEqual([]);
  });
});
