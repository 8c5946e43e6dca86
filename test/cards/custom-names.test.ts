import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardIndexOf,
  cardsNamed,
} from '../../src/rulesets/hearthstone/adapter/names/card-index.js';
import { nameAt } from '../../src/rulesets/hearthstone/cards/compiling/dated-definition.js';
import { builtInCards } from '../../src/rulesets/hearthstone/cards/reading/built-in.js';
import { customPool, poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import type { CardDefinition } from '../../src/rulesets/hearthstone/language/card.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';

const EDITION = editionOf('10.0');
const MINIONS = builtInCards().filter(({ type }) => type === 'MINION');
const RENAMED = MINIONS.filter(({ was = [] }) => was.some(({ name }) => name !== undefined));

const BUILT_IN = new Map(builtInCards().map((card) => [card.id, card]));

/** Of these only what is printed as numbers is known: none of the names that they had is kept. */
const UNKNOWN = poolOf(EDITION).listed.flatMap(({ known, present }) =>
  !known && present.type === 'MINION' ? [present] : [],
);

const builtIn = fc.oneof(...[MINIONS, RENAMED, UNKNOWN].map((cards) => fc.constantFrom(...cards)));
const someId = fc.oneof(
  fc.constantFrom('X_1', 'x_1', 'Ooze', 'ooze'),
  builtIn.map(({ id }) => id),
);
const someName = fc.oneof(
  fc.constantFrom('Ooze', 'X_1'),
  builtIn.map(({ name, id }) => (name.length % 2 === 0 ? name : id)),
);
const customCard = fc
  .tuple(someId, someName)
  .map(([id, name]): CardDefinition => ({ id, name, type: 'MINION', cost: 1 }));

/** Everything that a card is called: its id, its name in the edition, and the names that a built-in card of its id has or had. */
function namesOf(pool: CardPool, number: number): readonly string[] {
  const { id, present } = pool.listed[number]!;
  const same = BUILT_IN.get(id);
  const others = same === undefined ? [] : [same.name, ...(same.was ?? []).map(({ name }) => name)];
  const names = [id, nameAt(present, pool.patch), ...others];
  return names.flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
}

test('a custom card is called by its id and its name, and by those of the card whose place it has', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(customCard, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }),
      builtIn,
      (custom, other) => {
        const pool = customPool(EDITION, custom);
        const index = cardIndexOf(pool);
        const before = custom.flatMap(({ id }) => poolOf(EDITION).byId.get(id)?.definition ?? []);
        const texts = [...custom, ...before, other].flatMap(({ id, name }) => [id, name]);
        const asked = new Set([...texts, ...texts.map((text) => text.toUpperCase())]);
        const names = pool.listed.map((_, number) => namesOf(pool, number));
        for (const text of asked) {
          const found = cardsNamed(index, text).map(({ id }) => id);
          const exact = pool.byId.has(text);
          const called = pool.listed.flatMap(({ id }, number) =>
            names[number]!.includes(text.toLowerCase()) ? [id] : [],
          );
          expect(new Set(found)).toEqual(new Set(exact ? [text] : called));
          // those of the request stand first
          const isOwn = (id: string): boolean => custom.some((card) => card.id === id);
          expect(found.filter(isOwn)).toEqual(found.slice(0, found.filter(isOwn).length));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a pool with custom cards has every number once, and those of the others where they were', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(customCard, { selector: ({ id }) => id, minLength: 1 }),
      (custom) => {
        const plain = poolOf(EDITION);
        const pool = customPool(EDITION, custom);
        const ids = [...pool.byId.keys()];
        expect(ids).toEqual(pool.listed.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.map((id) => pool.numberOf(id))).toEqual([...ids.keys()]);
        for (const [number, { id }] of plain.listed.entries())
          expect(pool.listed[number]!.id).toBe(id);
        for (const { id, name } of custom) expect(pool.byId.get(id)!.definition.name).toBe(name);
      },
    ),
    { numRuns: 20 },
  );
});
