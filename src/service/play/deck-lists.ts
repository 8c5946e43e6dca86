import type { ScenarioForm } from '../../rulesets/common/form.js';
import type { JsonObject } from '../../scenario/oracle.js';

/** A seat of a game, as it is typed: a hero, a list of cards, a team. */
export interface TypedSeat {
  readonly player: string;
  readonly hero: string;
  readonly deck: string;
  readonly team: string;
}

const LINE = /^(?:(\d{1,3})\s*[x×]?\s+)?(\S.*)$/;

/** The cards of a typed list: a card a line, with its number before it where there are several. */
export function deckList(text: string): readonly JsonObject[] {
  return text.split('\n').flatMap((line) => {
    const match = LINE.exec(line.trim());
    if (match === null) return [];
    const [, count = '1', card = ''] = match;
    return [{ card, count: Number(count) }];
  });
}

/** A game that begins with decks; seats without cards are empty chairs. */
export function gameFromDecks(
  ruleset: string,
  opening: NonNullable<ScenarioForm['opening']>,
  seats: readonly TypedSeat[],
  seed: number,
): JsonObject {
  const taken = seats.filter(({ deck }) => deck.trim() !== '');
  const players = taken.map(({ hero, deck, team }, i) => [
    i + 1,
    {
      ...(hero.trim() === '' ? {} : { hero: hero.trim() }),
      deck: deckList(deck),
      ...(/^[1-9]$/.test(team) ? { team: Number(team) } : {}),
    },
  ]);
  return { ruleset, ...opening, players: Object.fromEntries(players), random: { seed } };
}
