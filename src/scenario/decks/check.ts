import { countBy, type DeckCards, type DeckRules, sizeOf } from '../../rulesets/common/decks.js';
import { Fields, type Item, isObject } from '../../rulesets/common/fields.js';
import { allRulesets, DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import { type AnyRuleset, type Path, Problems } from '../../rulesets/ruleset.js';
import { refused, refuseIfAny } from '../operation/refused.js';
import { readEdition } from '../play/request.js';
import type { Json } from '../terms/schema.js';
import { DECK_LIMITS, type DeckCheck, deckRequest } from './schema.js';

/** What a deck is read with. */
interface Reading {
  readonly fields: Fields;
  readonly rules: DeckRules;
}

/**
 * Says everything that is wrong with a deck.
 * @throws Refused where the body makes no sense, or the rule system has no decks
 */
export function checkDeck(body: Json): DeckCheck {
  const problems = new Problems();
  const fields = Fields.body(body, Object.keys(deckRequest.shape), problems);
  const ruleset = readRuleset(fields);
  refuseIfAny(problems.errors, 'INVALID_FILTER', body);
  const rules = ruleset!.decks;
  if (rules === undefined)
    throw refused('NO_SUCH_ITEM', `The rule system ${ruleset!.id} has no decks.`);
  const edition = readEdition(fields, ruleset!);
  const reading = { fields, rules };
  const format = readFormat(reading);
  const { main, hero: ofCode } = readMain(reading);
  const hero = fields.has('hero')
    ? readCard(reading, [fields.get('hero')!, fields.at('hero')])
    : ofCode;
  const side = fields.has('sideDeck') ? readSide(reading) : null;
  refuseIfAny(problems.errors, 'INVALID_FILTER', body);
  const faults = rules.faults({ edition, format, hero, main, side });
  const told = (cards: readonly DeckCards[]) =>
    cards.map(({ id, count }) => ({ id, name: rules.cardCalled(id)!.name, count }));
  return {
    ruleset: ruleset!.id,
    edition,
    format,
    legal: faults.length === 0,
    hero,
    size: sizeOf(main),
    cards: told(main),
    sideDeck: told(side ?? []),
    faults: faults.map((fault) => ({
      ...fault,
      rules: [...fault.rules],
      cards: [...fault.cards],
    })),
  };
}

function readRuleset(fields: Fields): AnyRuleset | null {
  const id = fields.text('ruleset', DEFAULT_RULESET);
  const known = allRulesets().map((one) => one.id);
  return (
    rulesetOf(id) ??
    fields.problems.unknownName('UNKNOWN_RULESET', ['ruleset'], id, { what: 'rule system', known })
  );
}

function readFormat({ fields, rules: { formats } }: Reading): string {
  const format = fields.text('format', formats[0]!);
  if (formats.includes(format)) return format;
  fields.problems.unknownName('UNKNOWN_VALUE', ['format'], format, {
    what: 'format',
    known: formats,
  });
  return formats[0]!;
}

/** The cards of the deck, and the hero that a deck code names. */
function readMain(reading: Reading): {
  readonly main: readonly DeckCards[];
  readonly hero: string | null;
} {
  const { fields, rules } = reading;
  const code = fields.text('code', null);
  if (code === null && !fields.has('code')) {
    if (!fields.has('deck')) fields.problems.add('REQUIRED', ['deck'], 'the deck is missing.');
    return { main: readList(reading, 'deck'), hero: null };
  }
  if (fields.has('deck'))
    fields.problems.add('WRONG_VALUE', ['deck'], 'the deck stands in its code already.');
  const coded = code === null ? null : (rules.readCode?.(code) ?? null);
  if (coded === null) {
    fields.problems.add('WRONG_FORMAT', ['code'], 'this is no deck code.', {
      expected:
        rules.readCode === undefined
          ? 'a list of cards in `deck`'
          : 'a deck code as the game copies it',
    });
    return { main: [], hero: null };
  }
  const find = (id: string): string | null => readCard(reading, [id, ['code']]);
  const main = coded.cards.flatMap(({ id, count }) => {
    const found = find(id);
    return found === null ? [] : [{ id: found, count }];
  });
  return { main, hero: coded.hero === null ? null : find(coded.hero) };
}

function readSide(reading: Reading): readonly DeckCards[] {
  const { fields, rules } = reading;
  if (!rules.hasSideDeck)
    fields.problems.add('UNKNOWN_FIELD', ['sideDeck'], 'the game has no side decks.');
  return readList(reading, 'sideDeck');
}

/** The cards of a list, each once. */
function readList(reading: Reading, key: 'deck' | 'sideDeck'): readonly DeckCards[] {
  const lines = reading.fields.each(key, DECK_LIMITS.lines, (item) => readLine(reading, item));
  return [...countBy(lines, (id) => id)].map(([id, { count }]) => ({ id, count }));
}

function readLine(reading: Reading, [json, path]: Item): DeckCards | null {
  const { problems } = reading.fields;
  const fields = isObject(json)
    ? Fields.of(json, path, { known: ['card', 'count'] }, problems)
    : Fields.short('card', json, path, problems);
  if (fields === null) return null;
  if (!fields.has('card')) return problems.add('REQUIRED', path, 'the card is missing.');
  const id = readCard(reading, [fields.get('card')!, fields.at('card')]);
  const count = fields.integer('count', 1, DECK_LIMITS.copies, 1);
  return id === null ? null : { id, count };
}

function readCard({ fields, rules }: Reading, [json, path]: Item): string | null {
  const { problems } = fields;
  if (typeof json !== 'string') return problems.wrongType(path as Path, 'the name of a card', json);
  const card = rules.cardCalled(json);
  if (card !== undefined) return card.id;
  const known = rules.cardNames();
  return problems.unknownName('UNKNOWN_CARD', path as Path, json, { what: 'card', known });
}
