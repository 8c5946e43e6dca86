import { describe, expect, test } from 'vitest';
import { isObject } from '../../src/rulesets/common/fields.js';
import { Problems } from '../../src/rulesets/common/problems.js';
import { rowOf } from '../../src/rulesets/hearthstone/cards/printed/table.js';
import { builtInCards } from '../../src/rulesets/hearthstone/cards/reading/built-in.js';
import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { readCard } from '../../src/rulesets/hearthstone/cards/schema/read-cards.js';
import { compileNow } from '../../src/rulesets/hearthstone/effects/compiler.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import { EXTRA_TURN } from '../../src/rulesets/hearthstone/state/pool.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { ROWS } from './printed-at.js';

const CARDS = builtInCards();
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
  'castWhenDrawn',
  'honorableKill',
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
  TRIGGER_VISUAL: (card) =>
    card.triggers ??
    card.auras ??
    card.honorableKill ??
    card.keywords?.some((keyword) =>
      ['FORGETFUL', 'DOUBLES_GAINS', 'SUMMONS_FORMS'].includes(keyword),
    ),
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

/** Every text in a card, with the field that it stands in. */
function* textsOf(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const item of value) yield* textsOf(item, field);
  else if (isObject(value as never))
    for (const [key, item] of Object.entries(value as object)) yield* textsOf(item, key);
}

test('every card is sound: its form, what it refers to, what fits its type', () => {
  const problems = new Problems();
  const { listed } = poolOf(editionOf('24.6'));
  const known = new Map(listed.map(({ id, present }) => [id, present]));
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
  for (const patch of [...patches, '0', '10.0']) {
    const { cards } = poolOf(editionOf(patch));
    expect(cards.length).toBeGreaterThan(CARDS.length);
    const steps = cards.flatMap(({ code }) => code.map(compileNow));
    expect(steps.length).toBeGreaterThan(2_000);
  }
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
  /** The list is that of one patch: a card may have lost since, or gained later, what it says. */
  test('a card has or had what its mechanics say', () => {
    const lacking = CARDS.flatMap((card) =>
      (ROWS.get(card.id)?.[16].split(' ') ?? [])
        .filter((mechanic) => MECHANICS[mechanic] !== undefined && card.type !== 'ENCHANTMENT')
        .filter(
          (mechanic) =>
            ![
              card,
              ...(card.was ?? []).map(({ school: _, ...past }) => ({ ...card, ...past })),
            ].some(MECHANICS[mechanic]!),
        )
        .map((mechanic) => `${card.id} ${card.name}: ${mechanic}`),
    );
    expect(lacking).toEqual([]);
  });

  test('random cards are drawn from cards of which the data says when they came', () => {
    const undated = CARDS.filter(
      (card) => card.collectible === true && rowOf(card.id) === undefined,
    );
    expect(undated.map(({ id }) => id)).toEqual([]);
  });

  /** The cards that another asks to choose from, and which says what each of them means. */
  const options = new Set(
    CARDS.flatMap((card) => JSON.stringify(card).match(/"oneOf":\[[^\]]*\]/g) ?? []).flatMap(
      (list) => [...list.matchAll(/"([^"]+)"/g)].map(([, id]) => id!),
    ),
  );

  test('a spell or Hero Power does something, and so does an enchantment', () => {
    const idle = CARDS.filter(({ type }) => ['SPELL', 'HERO_POWER', 'ENCHANTMENT'].includes(type))
      .filter((card) => card.id !== EXTRA_TURN && !options.has(card.id))
      .filter((card) => !BEHAVIOUR.some((field) => card[field] !== undefined))
      .map(({ id, name }) => `${id} ${name}`);
    expect(idle).toEqual([]);
  });
});
