import { knownAs } from '../../../src/rulesets/common/plain-data.js';
import type { DeathEventDraft } from '../../../src/store/death-event-caches/records.js';
import type { StoreFailure, StoreFailureCode, StoreResult } from '../../../src/store/results.js';
import type { ScenarioDraft } from '../../../src/store/scenarios/records.js';

let count = 0;

/** A draft whose content differs from every other unless `over` says otherwise. */
export function draft(over: Partial<ScenarioDraft> = {}): ScenarioDraft {
  return {
    ruleset: 'hearthstone',
    edition: '10.0',
    state: { serial: ++count },
    actions: [{ play: 'unleash' }],
    decisions: null,
    random: { seed: 7 },
    expectations: [],
    title: 'Knife Juggler and the flood of hounds',
    note: 'From the chapter on summoning.',
    source: { title: 'as written', players: { 2: {}, 1: {} } },
    result: { damage: 3 },
    traceHash: 'f00d',
    lineDigests: 'abcdefgh',
    engineVersion: '1.0.0',
    cards: ['NEW1_019', 'EX1_538'],
    rules: ['summon.order'],
    ...over,
  };
}

/** A death that differs from others by its entity. */
export function death(entityId: number, over: Partial<DeathEventDraft> = {}): DeathEventDraft {
  return { entityId, cardId: 'EX1_538t', controller: 1, turn: 11, ...over };
}

/** The value of a success. */
export function unwrap<Value>(result: StoreResult<Value, StoreFailureCode>): Value {
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result.value;
}

/** The failure, which has to be of this kind. */
export function failureOf<Code extends StoreFailureCode>(
  result: StoreResult<unknown, StoreFailureCode>,
  code: Code,
): StoreFailure<Code> {
  if (result.ok || result.code !== code) throw new Error(`Not ${code}: ${JSON.stringify(result)}`);
  return knownAs<StoreFailure<Code>>(result);
}
