import { Fields } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import { eventsOf, type RunEvent } from '../difference/events.js';
import { ASKS, type Ask } from '../form/question.js';
import { refuseIfAny } from '../operation/refused.js';
import type { Played } from '../play/play.js';
import type { Answer, Party } from './language/parts.js';

/** What is asked of a run: about whom, and what. */
export interface Question {
  readonly entity: number;
  readonly ask: Ask;
}

/**
 * Reads `question: { about: sylvanas, ask: dies }`; null: nothing is asked.
 * @throws Refused when it names nobody, or asks what is not among `ASKS`.
 */
export function readQuestion({ request, after }: Played): Question | null {
  const { body } = request;
  if (body.question === undefined) return null;
  const problems = new Problems();
  const form = { known: ['about', 'ask'], expected: '{ about: <alias>, ask }' };
  const fields = Fields.of(body.question, ['question'], form, problems);
  const about = fields?.text('about', '') ?? '';
  const ask = fields?.text('ask', '') ?? '';
  const found = ASKS.find((known) => known === ask);
  const entity = after.names.idOf(about);
  if (fields !== null && found === undefined)
    problems.unknownName('UNKNOWN_VALUE', fields.at('ask'), ask, { what: 'ask', known: ASKS });
  if (fields !== null && entity === undefined)
    problems.unknownName('UNKNOWN_ENTITY', fields.at('about'), about, {
      what: 'alias',
      known: after.names.entries().map(([alias]) => alias),
    });
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', body);
  return { entity: entity!, ask: found! };
}

/** The answer to a question, read off the events of the trace; `who` is the one who is asked about. */
export function answerTo(played: Played, { entity, ask }: Question, who: Party): Answer {
  const own = eventsOf(played).filter((event) => event.entity === entity);
  const sum = (kind: RunEvent['kind']): number =>
    own.reduce((total, event) => total + (event.kind === kind ? event.value : 0), 0);
  switch (ask) {
    case 'dies':
      return { ask, who, holds: own.some(({ kind }) => kind === 'death' || kind === 'destroy') };
    case 'owner':
      return { ask, who, value: controllerOf(played, entity) };
    case 'damage':
      return { ask, who, value: sum('damage') + sum('fatigue') };
    case 'healing':
      return { ask, who, value: sum('heal') };
    case 'triggers': {
      const { nodes } = played.run.trace!;
      const value = nodes.filter(({ kind, source }) => kind === 'trigger' && source === entity);
      return { ask, who, value: value.length };
    }
  }
}

function controllerOf({ request, after }: Played, entity: number): number {
  return request.ruleset.telling.controllerOf(after.state, entity);
}
