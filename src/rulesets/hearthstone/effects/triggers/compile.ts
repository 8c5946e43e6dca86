import { nothingLeft } from '../../../common/grammar/table.js';
import type { Condition, Trigger } from '../../language/words.js';
import type { Code } from '../../state/model.js';
import {
  type CompiledTrigger,
  type ConditionName,
  OWN_STAGE,
  type Requirement,
} from '../../state/model.js';
import { EventKind, Zone } from '../../vocabulary/index.js';
import { staticCompiler } from '../compiler.js';
import type { Compiler } from '../compiling.js';
import { PRIORITIES } from '../priorities.js';

const STAGES = { EARLY: -1, LATE: 1, OWN: OWN_STAGE } as const;

/** A trigger ready to run. `code`: its effects; `home`: the zone in which it works where it does not say. */
export function compileTrigger(trigger: Trigger, code: Code, home: Zone): CompiledTrigger {
  const compiler = staticCompiler(code.name);
  const test = (condition: Condition | undefined) =>
    condition === undefined ? null : compiler.test(condition);
  const { on, subject, source, whose, queueIf, when, preCheck, zone, priority, stage, ...more } =
    trigger;
  const { nested, everyProposal, ownEntry, evenIfGone, notInserted, inYourTurn, ...others } = more;
  const { evenIfDormant, evenIfStolen, judged, ...answer } = others;
  const { do: _effects, rules: _rules, ...rest } = answer;
  nothingLeft(rest);
  return {
    event: EventKind[on],
    zone: zone === undefined ? home : Zone[zone],
    subject: test(subject),
    source: test(source),
    whose: whose === undefined ? 0 : whose === 'YOURS' ? 1 : -1,
    queueIf: test(queueIf),
    when: test(when),
    preCheck: test(preCheck),
    requirements: requirementsIn(trigger, compiler),
    priority: priority === undefined ? 0 : PRIORITIES[priority],
    stage: stage === undefined ? 0 : STAGES[stage],
    lostWhenNested: nested === 'LOST',
    everyProposal: everyProposal === true,
    ownEntry: ownEntry === true,
    evenIfGone: evenIfGone === true,
    evenIfDormant: evenIfDormant === true,
    evenIfStolen: evenIfStolen === true,
    judged: judged ?? 'NOW',
    notInserted: notInserted === true,
    inYourTurn: inYourTurn === true,
    code,
  };
}

const CALLED: Readonly<Record<ConditionName, string>> = {
  subject: 'it',
  source: 'what caused it',
  queueIf: '{about}',
  when: '{about}',
};

/** Conditions in words, worked out when they are asked for: few are ever. */
function requirementsIn(trigger: Trigger, compiler: Compiler): CompiledTrigger['requirements'] {
  const known = new Map<ConditionName, readonly Requirement[]>();
  return (name) => {
    let parts = known.get(name);
    if (parts === undefined) {
      const condition = trigger[name];
      parts = condition === undefined ? [] : compiler.requirements(condition, CALLED[name]);
      known.set(name, parts);
    }
    return parts;
  };
}
