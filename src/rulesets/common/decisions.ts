import type { Decision, Json, Table } from '../../kernel/index.js';
import { isObject } from './fields.js';
import type { Refusal } from './listed-actions.js';
import type { Position } from './names.js';
import { orList } from './problems.js';
import type { References } from './references.js';

/** The option that was named, or why there is none: nothing is called so, or several are. */
export type OptionMatch = number | 'NONE' | 'AMBIGUOUS';

export interface ToldOption {
  readonly pick: Json;
  readonly text: string;
}

export interface Decisions<S extends Table> {
  match(position: Position<S>, decision: Decision, scripted: Json): OptionMatch;
  describe(position: Position<S>, decision: Decision, index: number): ToldOption;
}

interface OptionCards<S extends Table> {
  at(position: Position<S>, index: number): { readonly id: string; readonly name: string };
  named(state: S, text: string): readonly number[];
}

interface Options<S extends Table, C> {
  readonly references: References<S, C>;
  /** The cards of decisions about cards (`of: 'card'`); absent: there are no such decisions. */
  readonly cards?: OptionCards<S>;
  /** An option that is told in another way than by what it is; null: it is not. */
  told(decision: Decision, index: number): ToldOption | null;
}

/** Decisions whose options are entities, cards or numbers. */
export class NamedOptions<S extends Table, C> implements Decisions<S> {
  /** Names that several of the cards of a decision have; worked out once, for there may be a thousand cards. */
  private readonly shared = new WeakMap<Decision, ReadonlySet<string>>();

  constructor(private readonly options: Options<S, C>) {}

  /** Named by `{ option }`, `{ pick }` or the bare value: an entity, card, number or words. */
  match(position: Position<S>, decision: Decision, scripted: Json): OptionMatch {
    const { options } = decision;
    const pick = isObject(scripted) && Object.hasOwn(scripted, 'pick') ? scripted.pick! : scripted;
    if (isObject(pick) && typeof pick.option === 'number') {
      const { option } = pick;
      return Number.isInteger(option) && option >= 0 && option < options.length ? option : 'NONE';
    }
    const found = this.found(position, decision, pick);
    if (found.length === 1) return found[0]!;
    const worded = options.findIndex((_, i) => this.describe(position, decision, i).text === pick);
    if (worded >= 0) return worded;
    return found.length === 0 ? 'NONE' : 'AMBIGUOUS';
  }

  /** The places of the options that a value means. A card that is offered twice is the same. */
  private found(position: Position<S>, decision: Decision, pick: Json): readonly number[] {
    const { options } = decision;
    const declined = options.findIndex((_, i) => this.options.told(decision, i)?.pick === pick);
    if (declined >= 0) return [declined];
    const meant = this.meant(position, decision, pick);
    const found = options.flatMap((option, i) => (meant.includes(option) ? [i] : []));
    return decision.of === 'card' ? found.filter((i) => options.indexOf(options[i]!) === i) : found;
  }

  private meant(position: Position<S>, decision: Decision, pick: Json): readonly number[] {
    if (decision.of === 'card') {
      const name = isObject(pick) ? pick.card : pick;
      return typeof name === 'string'
        ? (this.options.cards?.named(position.state, name) ?? [])
        : [];
    }
    if (decision.of !== 'entity') return typeof pick === 'number' ? [pick] : [];
    const reference = isObject(pick) ? (pick.entity ?? pick.card) : pick;
    if (typeof reference !== 'string' && typeof reference !== 'number') return [];
    const entities = decision.options.filter((option) => option !== 0);
    return this.options.references.meant(position, reference, entities);
  }

  describe(position: Position<S>, decision: Decision, index: number): ToldOption {
    const { references } = this.options;
    const told = this.options.told(decision, index);
    if (told !== null) return told;
    const option = decision.options[index]!;
    if (decision.of === 'entity')
      return {
        pick: references.to(position, option),
        text: references.uniqueName(position, option),
      };
    const { cards } = this.options;
    if (decision.of !== 'card' || cards === undefined) return { pick: option, text: `${option}` };
    const { id, name } = cards.at(position, option);
    const isShared = this.sharedNames(position, decision, cards).has(name);
    return { pick: id, text: isShared ? `${name} (${id})` : name };
  }

  private sharedNames(
    position: Position<S>,
    decision: Decision,
    { at }: OptionCards<S>,
  ): ReadonlySet<string> {
    let names = this.shared.get(decision);
    if (names === undefined) {
      const all = [...new Set(decision.options)].map((option) => at(position, option).name);
      const seen = new Set<string>();
      names = new Set(all.filter((name) => seen.size === seen.add(name).size));
      this.shared.set(decision, names);
    }
    return names;
  }
}

export function pickedOption<S extends Table>(
  decisions: Decisions<S>,
  position: Position<S>,
  { decision, pick }: { readonly decision: Decision; readonly pick: Json },
  refuse: (code: 'NOT_AN_OPTION' | 'SEVERAL_OPTIONS') => Refusal,
): number | Refusal {
  const option = decisions.match(position, decision, pick);
  if (typeof option === 'number') return option;
  const options = decision.options.map((_, i) => decisions.describe(position, decision, i).text);
  const { message, ...rest } = refuse(option === 'NONE' ? 'NOT_AN_OPTION' : 'SEVERAL_OPTIONS');
  return { ...rest, message: `${message} The options: ${orList(options)}.` };
}
