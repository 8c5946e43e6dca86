import type { Edition } from '../editions.js';
import type { Code } from '../effects/code.js';
import { compileCard } from './compile.js';
import type { CompiledCard } from './compiled.js';
import type { CardDefinition } from './definition.js';
import { type CardPool, OWN_ENTRIES } from './pool.js';
import { BUILT_IN } from './sets/index.js';

const pools = new Map<string, CardPool>();

/** The built-in cards with the numbers of an edition. Compiled once per edition. */
export function poolOf(edition: Edition): CardPool {
  let pool = pools.get(edition.patch);
  if (pool === undefined) {
    pool = buildPool(edition, BUILT_IN, []);
    pools.set(edition.patch, pool);
  }
  return pool;
}

/**
 * The built-in cards and those that came with a request; a custom card replaces a built-in one of its id.
 * @throws CompileError when a custom card makes no sense.
 */
export function customPool(edition: Edition, custom: readonly CardDefinition[]): CardPool {
  if (custom.length === 0) return poolOf(edition);
  const replaced = new Set(custom.map((card) => card.id));
  return buildPool(
    edition,
    [...BUILT_IN.filter((card) => !replaced.has(card.id)), ...custom],
    custom,
  );
}

function buildPool(
  edition: Edition,
  definitions: readonly CardDefinition[],
  custom: readonly CardDefinition[],
): CardPool {
  const code = new Map<string, Code>();
  const cards: CompiledCard[] = OWN_ENTRIES.map(({ id, type }, index) => ({
    ...compileCard(ownDefinition(id), index, edition.patch, code),
    type,
  }));
  for (const definition of definitions)
    cards.push(compileCard(definition, cards.length, edition.patch, code));
  return { cards, byId: new Map(cards.map((card) => [card.id, card])), code, custom };
}

function ownDefinition(id: string): CardDefinition {
  return { id, name: id.toLowerCase().replace('_', ' '), type: 'ENCHANTMENT' };
}

/** All built-in definitions. */
export function builtInCards(): readonly CardDefinition[] {
  return BUILT_IN;
}
