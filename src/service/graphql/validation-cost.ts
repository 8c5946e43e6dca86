import { type DocumentNode, Kind, parse, visit } from 'graphql';
import { failure } from '../errors.js';
import { LIMITS } from '../limits.js';

/** How often a name of an answer is there, and how much its arguments hold. */
interface Named {
  count: number;
  nodes: number;
}

/** What fragments that are spread are counted as: each is compared with each other. */
const SPREAD = '...';

/** A shorter text is checked at once, whatever it says. */
const HARMLESS_LENGTH = 512;

/**
 * What checking a document costs: fields that answer under one name are compared with each other, arguments and
 * all, so that the time grows with the square of how many there are.
 */
function validationCost(document: DocumentNode): number {
  const named = new Map<string, Named>();
  const note = (name: string): Named => {
    const found = named.get(name) ?? { count: 0, nodes: 0 };
    named.set(name, found);
    found.count++;
    found.nodes++;
    return found;
  };
  let within: Named | undefined;
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD) within = note(node.alias?.value ?? node.name.value);
      else if (node.kind === Kind.FRAGMENT_SPREAD) within = note(SPREAD);
      else if (within !== undefined) within.nodes++;
    },
  });
  let cost = 0;
  for (const { count, nodes } of named.values()) cost += count * nodes;
  return cost;
}

/**
 * Refuses the text of a document that would take long to check. One that is short or cannot be parsed is let through.
 * @throws ServiceError QUERY_TOO_COSTLY
 */
export function refuseCostlyValidation(text: unknown): void {
  if (typeof text !== 'string' || text.length < HARMLESS_LENGTH) return;
  let cost: number;
  try {
    cost = validationCost(parse(text, { maxTokens: LIMITS.graphql.tokens, noLocation: true }));
  } catch {
    return;
  }
  const max = LIMITS.graphql.validationCost;
  if (cost <= max) return;
  const detail = `The document repeats its fields too often: checking it costs ${cost}; ${max} is allowed.`;
  throw failure('QUERY_TOO_COSTLY', detail);
}
