// Stands in for the test runner: `describe` and `test` list the tests, so that each can be run by itself,
// many times over, against one mutant after the other. Test files import it in place of `vitest`.
import { format } from 'node:util';

export { expect, vi } from 'vitest';

/** The tests of the files that were loaded: name, what runs before and after, and the test. */
const listed = [];
let block = { names: [], before: [], after: [] };

export function describe(name, ...rest) {
  const outer = block;
  block = {
    names: [...outer.names, name],
    before: [...outer.before],
    after: [...outer.after],
  };
  functionOf(rest)();
  block = outer;
}

export function test(...test) {
  return add(...test);
}

function add(name, ...rest) {
  const run = functionOf(rest);
  const around = block;
  listed.push({
    name: [...around.names, name].join(' > '),
    run: async () => {
      for (const before of around.before) await before();
      try {
        await run();
      } finally {
        for (const after of around.after) await after();
      }
    },
  });
}

export function it(...test) {
  return add(...test);
}

describe.each = each(describe);
test.each = each(add);
it.each = each(add);

/** Each test runs by itself, so that what comes before all of them comes before each. */
export function beforeAll(run) {
  block.before.push(run);
}

export function beforeEach(run) {
  block.before.push(run);
}

export function afterAll(run) {
  block.after.unshift(run);
}

export function afterEach(run) {
  block.after.unshift(run);
}

/** What a file that is loaded by `load` lists. */
export async function testsOf(load) {
  listed.length = 0;
  await load();
  return [...listed];
}

function functionOf(rest) {
  return rest.find((value) => typeof value === 'function') ?? (() => {});
}

/** A row of the table that is a list gives its values as arguments. */
function each(one) {
  return (table) =>
    (name, ...rest) => {
      const run = functionOf(rest);
      for (const row of table) {
        const values = Array.isArray(row) ? row : [row];
        one(format(name, ...values).slice(0, 100), () => run(...values));
      }
    };
}
