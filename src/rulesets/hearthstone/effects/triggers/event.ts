import { EVENT_NAMES } from '../../vocabulary/index.js';
import type { TriggerField } from './trigger-field.js';

const on: TriggerField<'on'> = {
  says: EVENT_NAMES.map((name) => `\`${name}\``).join(', '),
  example: { on: 'SUMMON', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const subject: TriggerField<'subject'> = {
  says: 'a condition on what the event happens to',
  example: { on: 'DAMAGE', subject: 'IS_SELF', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const source: TriggerField<'source'> = {
  says: 'a condition on what causes the event',
  example: { on: 'DAMAGE', source: 'IS_SELF', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const whose: TriggerField<'whose'> = {
  says: '`YOURS` or `OPPONENTS`: whose event',
  example: { on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 1, to: 'SELF' }] },
  reads: 'SENTENCE',
};

const effects: TriggerField<'do'> = {
  says: 'effects',
  example: { on: 'DEATH', do: [{ draw: 1 }] },
  reads: 'SENTENCE',
};

const rules: TriggerField<'rules'> = {
  says: 'rulings that it follows; its node cites them (auras and effects can have them, too)',
  example: { on: 'DEATH', rules: ['HS-R7'], do: [] },
  reads: 'UNSAID',
};

export const EVENT_FIELDS = { on, subject, source, whose };
export const ANSWER_FIELDS = { rules, do: effects };
