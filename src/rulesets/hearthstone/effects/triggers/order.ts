import type { TriggerField } from './trigger-field.js';

declare module '../../language/trigger.js' {
  interface Trigger {
    /** Where the bearer must be: default PLAY (SECRET for Secrets). */
    readonly zone?: 'PLAY' | 'HAND' | 'DECK' | 'GRAVEYARD';
    /** FIRST or LAST among its player's triggers whatever the order of play (HS-R2-priority). */
    readonly priority?: 'FIRST' | 'LAST';
    /**
     * A queue of its own before or after the ordinary one of the same event (HS-R5-poisonous). OWN: of what a drawn card does
     * by itself, which editions order differently (HS-DC2, ZH-4.4-own-draw-effect-first).
     */
    readonly stage?: 'EARLY' | 'LATE' | 'OWN';
    /** What happens to an occurrence inside its own resolution: made up for afterwards, or lost (HS-REENTRANCY1, 2). */
    readonly nested?: 'HELD' | 'LOST';
  }
}

const zone: TriggerField<'zone'> = {
  form: ({ word, optional }) => optional(word('PLAY', 'HAND', 'DECK', 'GRAVEYARD')),
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
  form: ({ word, optional }) => optional(word('FIRST', 'LAST')),
  says: "`FIRST` or `LAST` among its player's",
  rules: ['HS-R2-priority'],
  example: { on: 'DAMAGE', priority: 'LAST', do: [] },
  reads: {
    note: { FIRST: "before all its player's others", LAST: "after all its player's others" },
  },
};

const stage: TriggerField<'stage'> = {
  form: ({ word, optional }) => optional(word('EARLY', 'LATE', 'OWN')),
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
  form: ({ word, optional }) => optional(word('HELD', 'LOST')),
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
