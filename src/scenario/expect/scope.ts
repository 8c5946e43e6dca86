import type { Table } from '../../kernel/index.js';
import type { StateReader } from '../../rulesets/common/state-reader.js';
import type { Names, Problems, Ruleset } from '../../rulesets/ruleset.js';
import type { Clock } from '../operation/clock.js';

/** What the expectations of one scenario are read against; what is wrong in them goes to the problems. */
export interface Scope {
  readonly ruleset: Ruleset<Table>;
  readonly reader: StateReader<Table>;
  readonly names: Names;
  /** A state of the game: cards are looked up in it. */
  readonly state: Table;
  readonly problems: Problems;
  /** Looked at wherever there is much to check. */
  readonly clock: Clock;
}

/** Everything that can be named: aliases, places and cards. */
export function nameable({ names, reader, state }: Scope): readonly string[] {
  return [...names.entries().map(([alias]) => alias), ...reader.places, ...reader.cardNames(state)];
}

/** What an entity is called in a message: its alias, or its card and id. */
export function titleOf(scope: Scope, s: Table, entity: number): string {
  const alias = scope.names.aliasOf(entity);
  if (alias !== undefined) return alias;
  const { ruleset } = scope;
  return `${ruleset.show.card(s, ruleset.program.identify(s, entity)).name} (${entity})`;
}
