import type { FindCard, KnownCard } from '../../logs/cards.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';

/** Facts of a card that say where it comes from, and not what it is. */
const ABOUT_IT: ReadonlySet<string> = new Set(['dbfId', 'names', 'reads', 'unknownBecause']);

/** A word of the card language that means cards in hands or decks. */
const HIDDEN_PLACES = /"[A-Z_]*(?:HAND|DECK)[A-Z_]*"/;

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
  if (row === null) return { is: 'none', name: id, looksAtHidden: false };
  const facts = Object.fromEntries(Object.entries(row).filter(([key]) => !ABOUT_IT.has(key)));
  const { name } = row;
  const isKnown = row.unknownBecause === undefined;
  const looksAtHidden = isKnown && HIDDEN_PLACES.test(JSON.stringify(facts));
  if (isKnown) return { is: 'known', name, looksAtHidden };
  return {
    is: 'numbers',
    name,
    looksAtHidden,
    ...(called === undefined ? { custom: facts } : {}),
  };
}
