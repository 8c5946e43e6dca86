import type { TriggerField } from './trigger-field.js';

const zone: TriggerField<'zone'> = {
  says: 'where it works: `PLAY` (default), `HAND`, `DECK`, `GRAVEYARD`',
  example: { on: 'DEATH', zone: 'HAND', do: [] },
  reads: {
    note: {
      PLAY: 'while it is in play',
      HAND: 'while it is in hand',
      DECK: 'while it is in the deck',
      GRAVEYARD: 'while it is in the Graveyard',
    },
  },
};

const priority: TriggerField<'priority'> = {
  says: "`FIRST` or `LAST` among its player's",
  rules: ['HS-R2-priority'],
  example: { on: 'DAMAGE', priority: 'LAST', do: [] },
  reads: {
    note: { FIRST: "before all its player's others", LAST: "after all its player's others" },
  },
};

const stage: TriggerField<'stage'> = {
  says: '`EARLY` or `LATE`: a queue of its own before or after; `OWN`: that of what a drawn card does by itself',
  rules: ['HS-R5-poisonous'],
  example: { on: 'DAMAGE', stage: 'EARLY', do: [] },
  reads: {
    note: {
      EARLY: 'in a queue before the others',
      LATE: 'in a queue after the others',
      OWN: 'as what a drawn card does by itself',
    },
  },
};

const nested: TriggerField<'nested'> = {
  says: 'what happens inside its own resolution: `HELD` for afterwards, or `LOST`',
  rules: ['HS-REENTRANCY1', 'HS-REENTRANCY2'],
  example: { on: 'DAMAGE', nested: 'HELD', do: [] },
  reads: {
    note: {
      HELD: 'what happens meanwhile is made up for afterwards',
      LOST: 'what happens meanwhile is lost',
    },
  },
};

export const ORDER_FIELDS = { zone, priority, stage };
export const NESTED_FIELDS = { nested };
