import type { Json } from '../../../../kernel/index.js';
import type { Fields } from '../../../common/fields.js';
import { LruCache } from '../../../common/memoize.js';
import { type FieldProblem, type Path, Problems, pointerOf } from '../../../common/problems.js';
import { customPool, poolOf } from '../../cards/registry.js';
import { isSmallEnough, MAX_CARDS } from '../../cards/schema/limits.js';
import { readCustomCards } from '../../cards/schema/read-cards.js';
import type { CardDefinition } from '../../language/card.js';
import type { CardPool } from '../../state/pool.js';
import type { Edition } from '../../vocabulary/editions.js';

export function readPool(
  fields: Fields,
  edition: Edition,
  problems: Problems,
): { readonly pool: CardPool; readonly definitions: readonly CardDefinition[] } | null {
  if (!fields.has('customCards')) return { pool: poolOf(edition), definitions: [] };
  const path = fields.at('customCards');
  const { definitions, errors } = readDefinitions(fields.get('customCards')!, path);
  problems.errors.push(...errors);
  if (definitions === null) return null;
  try {
    return { pool: customPool(edition, definitions), definitions };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return problems.add('INVALID_CARD', fields.at('customCards'), `${message}.`);
  }
}

interface ReadCards {
  readonly definitions: readonly CardDefinition[] | null;
  readonly errors: readonly FieldProblem[];
}

/** A game that is a chain of calls brings the same cards with each of them. */
const recent = new LruCache<string, ReadCards>(12);

function readDefinitions(json: Json, path: Path): ReadCards {
  const read = (): ReadCards => {
    const problems = new Problems();
    const definitions = readCustomCards(json, path, problems);
    return { definitions, errors: problems.errors };
  };
  if (!isWritable(json, path)) return read();
  return recent.get(`${pointerOf(path)} ${JSON.stringify(json)}`, read);
}

/** Whether the cards are within the limits, so that nobody is made to write out what has no end. */
function isWritable(json: Json, path: Path): boolean {
  if (!Array.isArray(json) || json.length > MAX_CARDS) return false;
  const problems = new Problems();
  return (json as readonly Json[]).every((card) => isSmallEnough(card, path, problems));
}
