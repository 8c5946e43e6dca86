import type { CardDefinition } from '../../language/card.js';

const SUMS = [
  'cost',
  'attack',
  'health',
  'spellDamage',
  'heroPowerDamage',
  'overload',
] as const satisfies readonly (keyof CardDefinition)[];

const LISTS = [
  'keywords',
  'battlecry',
  'combo',
  'deathrattle',
  'whenDrawn',
  'castWhenDrawn',
  'spellburst',
  'frenzy',
  'overkill',
  'honorableKill',
  'colossal',
  'triggers',
  'auras',
  'entourage',
] as const satisfies readonly (keyof CardDefinition)[];

const MERGED = ['requires', 'tags', 'rules'] as const satisfies readonly (keyof CardDefinition)[];

/** What the shape says, and what is of one part alone and does not go over to the whole. */
type Kept = 'id' | 'name' | 'type' | 'class' | 'set' | 'rarity' | 'race' | 'collectible' | 'was';

/** Numbers add up, keywords and texts follow each other; the rest is the first part's. */
export function composedDefinition(
  id: string,
  shape: CardDefinition,
  parts: readonly CardDefinition[],
): CardDefinition {
  const sums = SUMS.map((name) => [name, sumOf(parts.map((part) => part[name] ?? 0))] as const);
  const lists = LISTS.map(
    (name) => [name, parts.flatMap((part): readonly unknown[] => part[name] ?? [])] as const,
  );
  const rest = Object.assign({}, ...parts.map(ownOf).reverse()) as Partial<CardDefinition>;
  const merged = MERGED.map((name) => [name, Object.assign({}, ...parts.map((p) => p[name]))]);
  const { name, type, class: its, set, race } = shape;
  return {
    ...rest,
    ...Object.fromEntries(merged.filter(([, value]) => Object.keys(value).length > 0)),
    ...Object.fromEntries(sums.filter(([, sum]) => sum !== 0)),
    ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
    id,
    name,
    type,
    madeOf: parts.map((part) => part.id),
    ...(its !== undefined && { class: its }),
    ...(set !== undefined && { set }),
    ...(race !== undefined && { race: parts.some((part) => part.race === 'ALL') ? 'ALL' : race }),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What a part brings beside numbers and lists. */
function ownOf(part: CardDefinition): Omit<CardDefinition, Kept> {
  const { id, name, type, class: c, set, rarity, race, collectible, was, ...own } = part;
  return own;
}
