import type { TriggerField } from './trigger-field.js';

const queueIf: TriggerField<'queueIf'> = {
  says: 'tested when the queue is filled',
  rules: ['HS-QUEUECOND'],
  example: { on: 'SUMMON', queueIf: 'BOARD_NOT_FULL', do: [] },
  reads: { clause: (condition, read) => `if ${read.holds(condition)}` },
};

const when: TriggerField<'when'> = {
  says: 'tested when it is about to resolve',
  rules: ['HS-TRIGCOND'],
  example: { on: 'DEATH', when: { entity: 'SELF', is: 'SURVIVES' }, do: [] },
  reads: { clause: (condition, read) => `if at that moment ${read.holds(condition)}` },
};

const preCheck: TriggerField<'preCheck'> = {
  says: 'tested when the action begins',
  rules: ['HS-R10b'],
  example: { on: 'AFTER_PLAY', preCheck: 'HAND_NOT_FULL', do: [] },
  reads: { clause: (condition, read) => `if when the action began ${read.holds(condition)}` },
};

export const CONDITION_FIELDS = { queueIf, when, preCheck };
