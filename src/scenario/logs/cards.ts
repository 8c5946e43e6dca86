import type { FindCard, KnownCard } from '../../logs/cards.js';
import type { AnyRuleset, CardRow } from '../../rulesets/ruleset.js';

/** Facts of a card that say where it comes from, and not what it is. */
const ABOUT_IT: ReadonlySet<string> = new Set(['dbfId', 'names', 'reads', 'unknownBecause']);

/** A word of the card language that means cards in hands or decks. */
const HIDDEN_PLACES = /"[A-Z_]*(?:HAND|DECK)[A-Z_]*"/;

/** A word of the card language by which a card remembers what it has met. */
const MEMORIES = /"(?:NOTED|note)"/;

/** The tag by which a card counts towards something. */
const COUNTS = /"QUEST_PROGRESS"/;

/** Finds the cards of logs in an edition of a rule system. */
export function cardFinder(ruleset: AnyRuleset, edition: string): FindCard {
  const found = new Map<string, KnownCard>();
  return (id) => {
    const known = found.get(id) ?? look(ruleset, edition, id);
    found.set(id, known);
    return known;
  };
}

function look({ catalogue }: AnyRuleset, edition: string, id: string): KnownCard {
  const [called] = catalogue.idsCalled(id, edition);
  const row = catalogue.card(called ?? id, edition);
  if (row === null)
    return { is: 'none', name: id, looksAtHidden: false, counts: false, remembers: false };
  const facts = Object.fromEntries(Object.entries(row).filter(([key]) => !ABOUT_IT.has(key)));
  const { name } = row;
  const isKnown = row.unknownBecause === undefined;
  const text = isKnown ? JSON.stringify(facts) : '';
  return {
    is: isKnown ? 'known' : 'numbers',
    name,
    ...numbersOf(row),
    looksAtHidden: HIDDEN_PLACES.test(text),
    counts: COUNTS.test(text),
    remembers: MEMORIES.test(text),
    ...(isKnown || called !== undefined ? {} : { custom: facts }),
  };
}

function numbersOf({
  attack,
  health,
  race,
}: CardRow): Pick<KnownCard, 'attack' | 'health' | 'race'> {
  return {
    ...(typeof attack === 'number' ? { attack } : {}),
    ...(typeof health === 'number' ? { health } : {}),
    ...(typeof race === 'string' ? { race } : {}),
  };
}
