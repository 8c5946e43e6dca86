import type { Decision, Json } from '../../../../kernel/index.js';
import { isObject } from '../../../common/fields.js';
import type { OptionMatch, Position } from '../../../ruleset.js';
import type { State } from '../../state/state.js';
import { cardIndexOf, cardsNamed } from '../names/card-index.js';
import { entitiesMeant, uniqueName } from '../names/references.js';

/**
 * The option that a scripted decision names: `{ option: 0 }` by its place in the list; `{ pick: ... }` or the
 * bare value by what it is - an entity (alias, id or card), a card (name or id), a number (what is drawn) - or by
 * the words that it is told in.
 */
export function matchOption(
  position: Position<State>,
  decision: Decision,
  scripted: Json,
): OptionMatch {
  if (isObject(scripted) && typeof scripted.option === 'number') {
    const { option } = scripted;
    return Number.isInteger(option) && option >= 0 && option < decision.options.length
      ? option
      : 'NONE';
  }
  const pick = isObject(scripted) && Object.hasOwn(scripted, 'pick') ? scripted.pick! : scripted;
  const match = matchByKind(position, decision, pick);
  return typeof match === 'number' ? match : (wordedLike(position, decision, pick) ?? match);
}

function matchByKind(position: Position<State>, decision: Decision, pick: Json): OptionMatch {
  if (decision.of === 'entity') return matchEntity(position, decision, pick);
  if (decision.of === 'card') return matchCard(position.state, decision, pick);
  return oneOf(decision.options.flatMap((option, i) => (option === pick ? [i] : [])));
}

/** The option that is told in just these words; null: none is. */
function wordedLike(position: Position<State>, decision: Decision, pick: Json): number | null {
  const index = decision.options.findIndex(
    (_, i) => describeOption(position, decision, i).text === pick,
  );
  return index < 0 ? null : index;
}

function matchEntity(position: Position<State>, decision: Decision, pick: Json): OptionMatch {
  const reference = isObject(pick) ? (pick.entity ?? pick.card) : pick;
  if (typeof reference !== 'string' && typeof reference !== 'number') return 'NONE';
  const meant = entitiesMeant(position, reference, decision.options);
  return oneOf(decision.options.flatMap((option, i) => (meant.includes(option) ? [i] : [])));
}

/** Cards of one name that are offered together differ only by their ids; one that is offered twice is the same. */
function matchCard(s: State, { options }: Decision, pick: Json): OptionMatch {
  const name = isObject(pick) ? pick.card : pick;
  if (typeof name !== 'string') return 'NONE';
  const named = cardsNamed(cardIndexOf(s.pool), name).map((card) => card.index);
  const found = new Set(options.filter((option) => named.includes(option)));
  return oneOf([...found].map((card) => options.indexOf(card)));
}

function oneOf(found: readonly number[]): OptionMatch {
  if (found.length === 1) return found[0]!;
  return found.length === 0 ? 'NONE' : 'AMBIGUOUS';
}

/** An option as `matchOption` takes it, and in words. */
export function describeOption(
  position: Position<State>,
  decision: Decision,
  index: number,
): { pick: Json; text: string } {
  const { state, names } = position;
  const option = decision.options[index]!;
  if (decision.of === 'entity')
    return { pick: names.aliasOf(option) ?? option, text: uniqueName(position, option) };
  if (decision.of === 'card') {
    const { id, name } = state.pool.cards[option]!;
    return { pick: id, text: sharedNames(state, decision).has(name) ? `${name} (${id})` : name };
  }
  return {
    pick: option,
    text: decision.of === 'position' ? placeText(decision, index) : `${option}`,
  };
}

const shared = new WeakMap<Decision, ReadonlySet<string>>();

/** The names that several of the cards offered have; worked out once, for there may be a thousand cards. */
function sharedNames(s: State, decision: Decision): ReadonlySet<string> {
  let names = shared.get(decision);
  if (names === undefined) {
    const all = [...new Set(decision.options)].map((option) => s.pool.cards[option]!.name);
    const seen = new Set<string>();
    names = new Set(all.filter((name) => seen.size === seen.add(name).size));
    shared.set(decision, names);
  }
  return names;
}

/** A place between the cards of a deck; the options are all of them, from the bottom. */
function placeText({ options }: Decision, index: number): string {
  if (index === 0) return 'the bottom';
  return index === options.length - 1 ? 'the top' : `${options[index]} from the bottom`;
}
