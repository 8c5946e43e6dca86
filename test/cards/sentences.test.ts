import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardRows } from '../../src/rulesets/hearthstone/adapter/show/card-rows.js';
import { builtInCards } from '../../src/rulesets/hearthstone/cards/reading/built-in.js';
import { cardSchema } from '../../src/rulesets/hearthstone/cards/schema/card.js';
import { type Cards, sentencesOf } from '../../src/rulesets/hearthstone/cards/sentences/card.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import { valuesOf } from './arbitrary.js';

const BY_ID = new Map(builtInCards().map((card) => [card.id, card]));
const cards: Cards = (id) => BY_ID.get(id);

/** What a card says of itself that is no behaviour: it stands beside the sentences. */
const FACTS = new Set([
  ...['id', 'name', 'type', 'class', 'set', 'rarity', 'race', 'collectible', 'was'],
  ...['cost', 'attack', 'health', 'durability', 'armor'],
]);

type Path = readonly (string | number)[];

/** The places of words and numbers in a card's behaviour. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'rules' || (path.length === 0 && FACTS.has(key)) ? [] : leavesOf(inner, [...path, key]),
  );
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}

function changed(value: unknown, path: Path, to: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const place = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  place[path.at(-1)!] = to;
  return copy;
}

/** In a trigger these may be one and the same: `When this minion attacks` speaks of SELF as EVENT_SOURCE, too. */
const SAME_IN_TRIGGERS: readonly unknown[] = [
  ...['SELF', 'IT', 'EVENT_SUBJECT', 'EVENT_SOURCE', 'TARGET', 'HOST', 'REMEMBERED'],
];

/** Other words and numbers that could stand in a place. */
function othersFor(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'string') return WORDS.filter((word) => word !== value);
  return [!value];
}

const WORDS: readonly string[] = [
  ...['FRIENDLY', 'ENEMY', 'ALL', 'YOU', 'OPPONENT', 'BOTH', 'CASTER', 'CASTERS_OPPONENT'],
  ...['FRIENDLY_MINIONS', 'ENEMY_MINIONS', 'ALL_CHARACTERS', 'FRIENDLY_HAND', 'ENEMY_DECK', 'SELF'],
  ...['TARGET', 'IT', 'HOST', 'REMEMBERED', 'EVENT_SUBJECT', 'EVENT_SOURCE', 'MINION', 'SPELL'],
  ...['DAMAGED', 'IS_SELF', 'YOUR_TURN', 'TAUNT', 'CHARGE', 'IMMUNE', 'BEAST', 'DRAGON', 'ATTACK'],
  ...['COST', 'EVENT_AMOUNT', 'RESULT', 'YOURS', 'OPPONENTS', 'FIRST', 'LAST', 'EARLY', 'LATE'],
  ...['HAND', 'DECK', 'GRAVEYARD', 'PLAY', 'HELD', 'LOST', 'THIS_TURN', 'THIS_GAME', 'NUM_1'],
  ...['NUM_2', 'CRYSTAL', 'TEMPORARY', 'END', 'LEFT_OF_SELF', 'DEATH', 'DAMAGE', 'ON_PLAY'],
  ...['CS2_231', 'EX1_096', 'CS2_029', 'NEW1_012o', 'x', 'z', 'MAGE', 'PRIEST'],
];

const isCard = (value: unknown): boolean => cardSchema.safeParse(value).success;

/** The places of what may be left out of a card's behaviour. */
function keysOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'rules' || (path.length === 0 && FACTS.has(key))
      ? []
      : [...(Array.isArray(value) ? [] : [[...path, key]]), ...keysOf(inner, [...path, key])],
  );
}

function without(value: unknown, path: Path): unknown {
  const copy: unknown = structuredClone(value);
  const place = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  delete place[path.at(-1)!];
  return copy;
}

/** A field of what is printed, and the role in a trigger that `SELF` has anyway. */
const UNSAID = new Set(['school', 'subject']);

describe('the sentences of cards', () => {
  test('every built-in card that does something says so', () => {
    const silent = builtInCards().filter(
      (card) =>
        leavesOf(card).length > 0 &&
        sentencesOf(card, cards) === '' &&
        Object.values(card.enchantment ?? { something: 1 }).length > 0,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('tell what a card does', () => {
    const says = (id: string): string => sentencesOf(BY_ID.get(id)!, cards);
    expect(says('EX1_015')).toBe('Battlecry: draw a card.');
    expect(says('CS2_147')).toBe('Battlecry: draw a card.');
    expect(says('BRM_006')).toBe('Whenever this minion takes damage, summon Imp (1/1).');
    expect(says('CS2_234')).toBe('Target: minion with 3 or less Attack. Destroy the target.');
    expect(says('BT_355')).toMatch(/^Whenever a minion of yours dies, deal 3 damage to /);
    expect(says('SCH_283')).toBe(
      'Battlecry: if your Hero Power uses this turn is at least 1, draw a card.',
    );
    expect(says('DRG_300')).toMatch(/^Battlecry: if your invocations of Galakrond is at least 2, /);
    expect(says('BT_937')).toMatch(
      /^After you play a card that was at an end of the hand as it was played, /,
    );
    expect(says('LOE_077')).toBe('Your Battlecries trigger once more.');
    expect(says('ICC_832p')).toMatch(
      /Choose One: Scarab Shell \(Gain 3 Armor\.\); or Spider Fangs \(Give your hero Fangs \(\+3 Attack, this turn\)\.\)\.$/,
    );
    expect(says('BT_354')).toMatch(/^Deal damage equal to the Attack of your hero to 3 at random /);
  });

  test('are told of what is written, not of the triggers that keywords stand for', () => {
    const row = cardRows('18.0').find(({ id }) => id === 'SCH_231');
    expect(row?.reads).toBe(
      'Spellburst. Spellburst: give this minion Ready for School (+2 Attack).',
    );
    expect(row).not.toHaveProperty('triggers');
  });

  test('what a card leaves out is not said of it', () => {
    const shapes = new Set<string>();
    const unsaid = builtInCards().flatMap((card) =>
      keysOf(card).flatMap((path) => {
        const place = at(card, path.slice(0, -1)) as Record<string, unknown>;
        // a shape of a word is looked at once
        const isNothing = ['0', 'false', '[]'].includes(JSON.stringify(place[path.at(-1)!]));
        const shape = `${String(path.at(-1))} of ${Object.keys(place).toSorted().join(' ')}`;
        if (isNothing || UNSAID.has(String(path.at(-1))) || shapes.has(shape)) return [];
        const other = without(card, path);
        if (!isCard(other)) return [];
        shapes.add(shape);
        const [one, two] = [card, other].map((it) => sentencesOf(it as CardDefinition, cards));
        return one === two ? [`${card.id}: ${path.join('.')}`] : [];
      }),
    );
    expect(unsaid).toEqual([]);
  });

  test('two cards that differ in a word or a number read differently', () => {
    fc.assert(
      fc.property(valuesOf(cardSchema), fc.nat(), fc.nat(), (card, place, choice) => {
        if (!isCard(card)) return;
        const leaves = leavesOf(card);
        if (leaves.length === 0) return;
        const path = leaves[place % leaves.length]!;
        const word = at(card, path);
        const isRole = path[0] === 'triggers' && SAME_IN_TRIGGERS.includes(word);
        const others = othersFor(word).filter(
          (other) => !(isRole && SAME_IN_TRIGGERS.includes(other)),
        );
        // whether something is a card takes long to say: the first is taken that is, from one on that chance names
        const from = choice % Math.max(1, others.length);
        const fitting = [...others.slice(from), ...others.slice(0, from)].find((other) =>
          isCard(changed(card, path, other)),
        );
        if (fitting === undefined) return;
        const other = changed(card, path, fitting);
        const [one, two] = [card, other].map((it) => sentencesOf(it as CardDefinition, cards));
        expect(one, `${path.join('.')}: ${JSON.stringify(at(other, path))}`).not.toBe(two);
      }),
      { numRuns: 800 },
    );
  });
});
