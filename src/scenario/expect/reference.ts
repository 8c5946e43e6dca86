import type { Table } from '../../kernel/index.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Json } from '../terms/schema.js';
import { nameable, type Scope } from './scope.js';

/**
 * What an expectation calls an entity: its alias or id, a place such as `hero 1`, or a card's name. Of several
 * entities of one card `Boom Bot #2` is the second that was made.
 */
export type Reference =
  | { readonly by: 'id'; readonly text: string; readonly id: number }
  | { readonly by: 'place'; readonly text: string; readonly place: string }
  | {
      readonly by: 'card';
      readonly text: string;
      readonly cards: readonly number[];
      readonly nth: number | null;
    };

/** Reads a reference; a name that nothing has is an error. */
export function readReference(scope: Scope, json: Json | undefined, path: Path): Reference | null {
  if (typeof json === 'number' && Number.isInteger(json) && json > 0 && json < scope.state.count)
    return { by: 'id', text: String(json), id: json };
  if (typeof json !== 'string') {
    scope.problems.wrongType(path, 'an alias, an entity id or the name of a card', json);
    return null;
  }
  const found = lookUp(scope, json);
  if (found === null) {
    const known = nameable(scope);
    scope.problems.unknownName('UNKNOWN_ENTITY', path, json, {
      what: 'entity or card named',
      known,
    });
  }
  return found;
}

/** The reference that a text is, or null when it is none. */
export function lookUp(scope: Scope, text: string): Reference | null {
  const { reader, names, state } = scope;
  const alias = names.idOf(text);
  if (alias !== undefined) return { by: 'id', text, id: alias };
  const place = text.toLowerCase();
  if (reader.places.includes(place)) return { by: 'place', text, place };
  if (/^[1-9]\d*$/.test(text) && Number(text) < state.count)
    return { by: 'id', text, id: Number(text) };
  const [, name, nth] = /^(.*?)(?: #([1-9]\d*))?$/s.exec(text)!;
  const cards = reader.cardsNamed(state, name!);
  if (cards.length === 0) return null;
  return { by: 'card', text, cards, nth: nth === undefined ? null : Number(nth) };
}

/** Whether an entity is what a reference names. */
export function refersTo(scope: Scope, reference: Reference, s: Table, entity: number): boolean {
  if (reference.by === 'id') return entity === reference.id;
  if (reference.by === 'place') return entity === scope.reader.at(s, reference.place);
  if (reference.nth !== null)
    return entities(scope, reference.cards, s)[reference.nth - 1] === entity;
  return reference.cards.includes(scope.ruleset.program.identify(s, entity));
}

/** The one entity that a reference means at a moment: its id, 0 for none, or a sentence why it is unclear. */
export function entityMeant(scope: Scope, reference: Reference, s: Table): number | string {
  if (reference.by === 'id') return reference.id < s.count ? reference.id : 0;
  if (reference.by === 'place') return scope.reader.at(s, reference.place);
  const all = entities(scope, reference.cards, s);
  if (reference.nth !== null) return all[reference.nth - 1] ?? 0;
  if (all.length < 2) return all[0] ?? 0;
  const inPlay = all.filter((e) => scope.reader.isInPlay(s, e));
  if (inPlay.length === 1) return inPlay[0]!;
  return `${all.length} entities are named ${reference.text} (${inPlay.length} of them in play): write "${reference.text} #1" for the one made first, or use an alias`;
}

function entities(scope: Scope, cards: readonly number[], s: Table): number[] {
  const found: number[] = [];
  const { program } = scope.ruleset;
  const { reader } = scope;
  for (let e = 1; e < s.count; e++)
    if (cards.includes(program.identify(s, e)) && reader.isRecord?.(s, e) !== true) found.push(e);
  return found;
}
