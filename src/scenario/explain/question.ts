import { Fields } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { entityMeant, readReference } from '../expect/reference.js';
import { NO_DEADLINE } from '../operation/clock.js';
import { refuseIfAny } from '../operation/refused.js';
import type { Played } from '../play/play.js';

/** What is asked: about whom, and within which events. */
export interface Question {
  readonly entity: number;
  readonly event: string | null;
}

/**
 * Reads `explain: juggler`, or `explain: { entity: juggler, event: AFTER_SUMMON }`.
 * @throws Refused when it names nobody, or no event that there is.
 */
export function readQuestion({ request, after }: Played): Question {
  const { ruleset, body } = request;
  const problems = new Problems();
  const { state, names } = after;
  const scope = { ruleset, reader: ruleset.reader, names, state, problems, clock: NO_DEADLINE };
  const json = body.explain;
  const isShort = typeof json === 'string' || typeof json === 'number';
  const form = 'an entity, or { entity, event }';
  if (json === undefined)
    problems.add('REQUIRED', ['explain'], 'it is missing.', { expected: form });
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const fields = isShort
    ? null
    : Fields.of(
        json ?? null,
        ['explain'],
        { known: ['entity', 'event'], expected: form },
        problems,
      );
  const asked = isShort ? json : fields?.get('entity');
  const path = isShort ? ['explain'] : ['explain', 'entity'];
  const event = readEvent(fields, ruleset.reader.nodeNames.event ?? []);
  const reference = fields === null && !isShort ? null : readReference(scope, asked, path);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  const entity = entityMeant(scope, reference!, state);
  if (typeof entity === 'string') problems.add('AMBIGUOUS_ENTITY', path, `${entity}.`);
  else if (entity === 0) problems.add('ENTITY_NOT_FOUND', path, 'there is none.');
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  return { entity: entity as number, event };
}

function readEvent(fields: Fields | null, known: readonly string[]): string | null {
  const text = fields?.text('event', null) ?? null;
  if (text === null) return null;
  const found = known.find((name) => name.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  return fields!.problems.unknownName('UNKNOWN_VALUE', fields!.at('event'), text, {
    what: 'event',
    known,
  });
}
