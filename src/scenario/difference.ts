import type { Table } from '../kernel/index.js';
import type { AnyRuleset, Position } from '../rulesets/ruleset.js';
import type { Difference, Json } from './oracle.js';

/** What is different between a position and one that came of it. */
export function differenceOf(
  ruleset: AnyRuleset,
  before: Position<Table>,
  after: Position<Table>,
): Difference {
  const count = before.state.count;
  const entities = Array.from({ length: after.state.count - 1 }, (_, i) => i + 1);
  const died = ruleset.deathsSince(after.state, count).map(({ entityId }) => entityId);
  const records = new Set(entities.filter((e) => e >= count && isRecord(ruleset, after, e)));
  const shown = entities.filter((e) => !records.has(e));
  return {
    died: died.map((e) => called(ruleset, after, e)),
    entered: shown
      .filter((e) => isIn(ruleset, after, e) && !(e < count && isIn(ruleset, before, e)))
      .map((e) => called(ruleset, after, e)),
    moved: shown.flatMap((e) => moveOf(ruleset, before, after, e)),
    changed: shown.flatMap((e) => changesOf(ruleset, before, after, e)),
  };
}

const isIn = ({ reader }: AnyRuleset, { state }: Position<Table>, entity: number): boolean =>
  reader.isInPlay(state, entity);

/** A row that only remembers something has no zone of its own. */
function isRecord(ruleset: AnyRuleset, position: Position<Table>, entity: number): boolean {
  return zoneOf(ruleset, position, entity) === 'INVALID';
}

function called(
  ruleset: AnyRuleset,
  position: Position<Table>,
  entity: number,
): Difference['died'][number] {
  const identity = ruleset.program.identify(position.state, entity);
  return { id: entity, name: ruleset.titleOf(position, entity, identity) };
}

function zoneOf({ reader }: AnyRuleset, { state }: Position<Table>, entity: number): string {
  const field = reader.entityFields.zone;
  return field?.type === 'word' ? field.read(state, entity) : '';
}

function moveOf(
  ruleset: AnyRuleset,
  before: Position<Table>,
  after: Position<Table>,
  entity: number,
): Difference['moved'][number][] {
  const from = entity < before.state.count ? zoneOf(ruleset, before, entity) : null;
  const to = zoneOf(ruleset, after, entity);
  return from === to ? [] : [{ ...called(ruleset, after, entity), from, to }];
}

function changesOf(
  ruleset: AnyRuleset,
  before: Position<Table>,
  after: Position<Table>,
  entity: number,
): Difference['changed'][number][] {
  if (entity >= before.state.count) return [];
  const width = ruleset.columns.length;
  const tags: { tag: string; from: Json; to: Json }[] = [];
  for (const [column, tag] of ruleset.columns.entries()) {
    const from = before.state.cells[entity * width + column]!;
    const to = after.state.cells[entity * width + column]!;
    if (from === to) continue;
    tags.push({
      tag,
      from: ruleset.cellValue(before.state, column, from),
      to: ruleset.cellValue(after.state, column, to),
    });
  }
  return tags.length === 0 ? [] : [{ ...called(ruleset, after, entity), tags }];
}
