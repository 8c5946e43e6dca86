import type { CardDefinition } from '../../language/card.js';
import { rulesAt } from '../../vocabulary/dated-rules.js';

export function withRulesAt(definition: CardDefinition, patch: string): CardDefinition {
  return heldIn(definition, patch) as CardDefinition;
}

export function namedRules(card: CardDefinition): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  findRules(card, found);
  return found;
}

/** Adds the lists that a part names to `found`: one list for all parts, of which most cards name nothing. */
function findRules(part: object, found: (readonly string[])[]): void {
  for (const key in part) {
    const inner = (part as Readonly<Record<string, unknown>>)[key];
    if (typeof inner !== 'object' || inner === null) continue;
    if (key !== 'rules') findRules(inner, found);
    else if (Array.isArray(inner)) found.push(inner as readonly string[]);
    else found.push(...listsIn(inner));
  }
}

function listsIn(byPart: unknown): readonly (readonly string[])[] {
  return Object.values(byPart as Readonly<Record<string, readonly string[]>>);
}

function heldIn(part: unknown, patch: string): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((inner) => heldIn(inner, patch));
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [
      key,
      key === 'rules' ? rulesIn(inner, patch) : heldIn(inner, patch),
    ]),
  );
}

function rulesIn(rules: unknown, patch: string): unknown {
  return Array.isArray(rules) ? rulesAt(patch, rules as readonly string[]) : heldBy(rules, patch);
}

function heldBy(byPart: unknown, patch: string): unknown {
  const parts = byPart as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(
    Object.entries(parts).map(([part, rules]) => [part, rulesAt(patch, rules)]),
  );
}
