import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nextBelow, type RandomState, seedRandom } from '../../src/kernel/index.js';
import { allRulesets, rulesetOf } from '../../src/rulesets/index.js';
import { fileShape } from '../../src/scenario/form/file.js';
import { formOf } from '../../src/scenario/form/scenario.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import { scenarioBody, scenarioPaths } from '../support/scenario-bodies.js';

const RUNS = 150;

/** What is wrong with a body, shortly. */
const issuesOf = (schema: z.ZodType, body: Json): string[] =>
  (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`);

describe('every scenario file', () => {
  test.each(allRulesets().map(({ id }) => id))('of %s fits the form', (id) => {
    const own = scenarioPaths(id);
    expect(own.length).toBeGreaterThan(50);
    const { form } = rulesetOf(id)!;
    const file = formOf(form).extend(fileShape);
    const faults = own.flatMap((path) => {
      const issues = issuesOf(file, scenarioBody(path));
      return issues.length === 0 ? [] : [[path, ...issues]];
    });
    expect(faults).toEqual([]);
  });
});

/** A random value that a schema takes: now and then at its bounds. */
class Sample {
  constructor(
    private readonly random: RandomState,
    private readonly texts: readonly string[],
  ) {}

  of(schema: z.ZodType): Json {
    if (schema instanceof z.ZodExactOptional) return this.of(schema.unwrap() as z.ZodType);
    if (schema instanceof z.ZodNullable)
      return this.below(4) === 0 ? null : this.of(schema.unwrap() as z.ZodType);
    if (schema instanceof z.ZodUnion) return this.oneOf(schema.options as z.ZodType[]);
    if (schema instanceof z.ZodLiteral) return this.pick([...schema.values]) as Json;
    if (schema instanceof z.ZodEnum) return this.pick(schema.options) as Json;
    if (schema instanceof z.ZodBoolean) return this.below(2) === 0;
    if (schema instanceof z.ZodNull) return null;
    if (schema instanceof z.ZodNumber) return this.number(schema);
    if (schema instanceof z.ZodString) return this.text(schema);
    if (schema instanceof z.ZodRecord) return { ATTACKABLE_BY_RUSH: 1 };
    if (schema instanceof z.ZodArray)
      return Array.from({ length: this.below(3) }, () => this.of(schema.element as z.ZodType));
    if (schema instanceof z.ZodObject) return this.object(schema.shape);
    return this.pick([null, 1, 'x', { option: 0 }]);
  }

  /** One of several; what is a list or a text is the list: nobody makes up a deck code. */
  private oneOf(options: readonly z.ZodType[]): Json {
    const list = options.find((option) => option instanceof z.ZodArray);
    const isText = options.some((option) => option instanceof z.ZodString);
    return this.of(list !== undefined && isText ? list : this.pick(options));
  }

  object(shape: z.ZodRawShape): JsonObject {
    const fields = Object.entries(shape).flatMap(([name, field]): [string, Json][] => {
      const isLeftOut = field instanceof z.ZodExactOptional && this.below(3) > 0;
      return isLeftOut ? [] : [[name, this.of(field as z.ZodType)]];
    });
    return Object.fromEntries(fields);
  }

  private number({ minValue, maxValue }: z.ZodNumber): number {
    const least = Math.max(minValue ?? 0, -2_147_483_648);
    const most = Math.min(maxValue ?? 9, 2_147_483_647);
    return this.pick([least, most, Math.min(least + this.below(8), most)]);
  }

  private text(schema: z.ZodString): string {
    const isAlias = !schema.safeParse('(').success;
    return isAlias ? `n${this.below(1_000_000)}` : this.pick(this.texts);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  private below(n: number): number {
    return nextBelow(this.random, n);
  }
}

describe('what the form takes is taken by the readers', () => {
  /** Said of a field or a value of another form than what is asked for. */
  const OF_FORM = ['UNKNOWN_FIELD', 'WRONG_TYPE', 'WRONG_FORMAT', 'NOT_HERE', 'UNKNOWN_ACTION'];

  test.each(allRulesets())('of $id', ({ id, form, catalogue, editions }) => {
    const cards = catalogue.cards(editions.default).map(({ name }) => name);
    const { customCards: _, deaths, ...setup } = form.setup as z.ZodRawShape;
    const schema = formOf(form);
    const told = new Map<string, Json>();
    for (let seed = 1; seed <= RUNS; seed++) {
      const sample = new Sample(seedRandom(seed), [...cards.slice(0, 200), 'hero 1']);
      const died = deaths === undefined ? {} : { deaths: listIn(deaths as z.ZodType) };
      const board = sample.object({ ...setup, ...died });
      const body = { ruleset: id, ...board, actions: [sample.of(form.action)] };
      expect(issuesOf(schema, body)).toEqual([]);
      const outcome = operate('resolve', body, {});
      const errors = outcome.ok ? [] : (outcome.problem.errors ?? []);
      for (const { code, pointer, message } of errors)
        if (OF_FORM.includes(code)) told.set(`${code} ${pointer} ${message}`, body);
    }
    expect([...told]).toEqual([]);
  });

  /** The list of a field that may also be something stored. */
  function listIn(field: z.ZodType): z.ZodType {
    const inner = field instanceof z.ZodExactOptional ? field.unwrap() : field;
    const list = inner instanceof z.ZodUnion ? inner.options[0] : inner;
    return (list as z.ZodType).exactOptional();
  }
});
