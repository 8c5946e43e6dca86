import { Recent } from '../../common/recent.js';
import type { Edition } from '../editions.js';
import type { Code } from '../effects/code.js';
import { compileCard } from './compile.js';
import type { CompiledCard } from './compiled.js';
import type { CardDefinition } from './definition.js';
import { type CardPool, OWN_ENTRIES } from './pool.js';
import { BUILT_IN } from './sets/index.js';

/** A pool is a few megabytes, and any patch can be asked for. */
const pools = new Recent<string, CardPool>(12);

/** The built-in cards with the numbers of an edition. Compiled once per edition. */
export function poolOf(edition: Edition): CardPool {
  return pools.get(edition.patch, () => {
    const code = new Map<string, Code>();
    const cards: CompiledCard[] = OWN_ENTRIES.map(({ id, type }, index) => ({
      ...compileCard(ownDefinition(id), index, edition.patch, code),
      type,
    }));
    for (const definition of BUILT_IN)
      cards.push(compileCard(definition, cards.length, edition.patch, code));
    return { cards, byId: byId(cards), code, custom: [] };
  });
}

/**
 * The built-in cards and those that came with a request; a custom card takes the place of a built-in one of
 * its id.
 * @throws CompileError when a custom card makes no sense.
 */
export function customPool(edition: Edition, custom: readonly CardDefinition[]): CardPool {
  const base = poolOf(edition);
  if (custom.length === 0) return base;
  const cards = base.cards.slice();
  const code = new Map(base.code);
  for (const definition of custom) {
    const index = base.byId.get(definition.id)?.index ?? cards.length;
    cards[index] = compileCard(definition, index, edition.patch, code);
  }
  return { cards, byId: byId(cards), code, custom };
}

function byId(cards: readonly CompiledCard[]): CardPool['byId'] {
  return new Map(cards.map((card) => [card.id, card]));
}

function ownDefinition(id: string): CardDefinition {
  return { id, name: id.toLowerCase().replace('_', ' '), type: 'ENCHANTMENT' };
}

/** All built-in definitions. */
export function builtInCards(): readonly CardDefinition[] {
  return BUILT_IN;
}
