import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import type { CompiledCard } from '../../src/rulesets/hearthstone/state/model.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { scenarioBody, scenarioPaths } from '../support/scenario-bodies.js';

/** How many cards of a set scenarios name, and what of the others is said nowhere else. */
export interface ShownRow {
  readonly set: string;
  /** Known collectible cards; those among them that a scenario names; and the others that say nothing new. */
  readonly cards: number;
  readonly named: number;
  readonly plain: number;
  /** Cards that no scenario names, with what they say that no card of a scenario does. */
  readonly left: readonly { readonly card: CompiledCard; readonly phrases: readonly string[] }[];
}

/** Facts of a card: they are printed on it, and nothing happens by them. */
const FACTS: ReadonlySet<string> = new Set(
  [
    'id name names dbfId type class set rarity collectible race school keywords tags requires',
    'cost attack health durability armor spellDamage heroPowerDamage overload rules was',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Which known collectible cards scenarios name, set by set. What a card says is cut into phrases: one for each effect, trigger
 * and aura, without the numbers and without the names of cards. A card that no scenario names is plain when
 * cards that scenarios name say all of its phrases.
 */
export function shownCards(patch: string): readonly ShownRow[] {
  const pool = poolOf(editionOf(patch));
  const words = wordsOfScenarios();
  const isNamed = ({ id, name }: CompiledCard): boolean =>
    words.has(id.toLowerCase()) || words.has(name.toLowerCase());
  const said = new Set(pool.cards.filter(isNamed).flatMap((card) => phrasesOf(card, pool)));
  const rows = new Map<string, CompiledCard[]>();
  for (const card of pool.cards) {
    if (!card.known || !card.drawable) continue;
    const set = card.definition.set ?? '';
    rows.set(set, [...(rows.get(set) ?? []), card]);
  }
  return [...rows]
    .map(([set, cards]) => {
      const unnamed = cards.filter((card) => !isNamed(card));
      const left = unnamed
        .map((card) => ({ card, phrases: phrasesOf(card, pool).filter((one) => !said.has(one)) }))
        .filter(({ phrases }) => phrases.length > 0);
      const named = cards.length - unnamed.length;
      return { set, cards: cards.length, named, plain: unnamed.length - left.length, left };
    })
    .sort((a, b) => a.set.localeCompare(b.set));
}

/** Every value of the scenario files that can be the name of a card. */
function wordsOfScenarios(): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') words.add(value.toLowerCase().replace(/ #\d+$/, ''));
    else if (Array.isArray(value)) value.forEach(add);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inside] of Object.entries(value))
        if (key !== 'title' && key !== 'note') add(inside);
  };
  for (const path of scenarioPaths('hearthstone')) add(scenarioBody(path));
  return words;
}

/** What a card says, phrase by phrase. */
function phrasesOf({ definition }: CompiledCard, pool: CardPool): readonly string[] {
  return Object.entries(definition)
    .filter(([key]) => !FACTS.has(key))
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map(
        (one) => `${key} ${JSON.stringify(withoutNumbers(one, pool))}`,
      ),
    );
}

function withoutNumbers(value: unknown, pool: CardPool): unknown {
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return pool.byId.has(value) ? '' : value;
  if (Array.isArray(value)) return value.map((one) => withoutNumbers(one, pool));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'rules')
      .map(([key, one]) => [key, withoutNumbers(one, pool)]),
  );
}
