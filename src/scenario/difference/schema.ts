import { z } from 'zod';
import { component, type Of, plain } from '../terms/schema.js';

const called = { id: z.int(), name: z.string() };
const calledEntity = z.object(called);
const change = { from: plain, to: plain };
const valueChange = z.object(change);

/** What is different between a position and one that came of it. */
export const difference = component('Difference', {
  died: z.array(calledEntity).describe('In the order in which they died.'),
  entered: z.array(calledEntity).describe('What has come into play, be it that it has died since.'),
  moved: z
    .array(
      z.object({
        ...called,
        from: z.string().nullable().describe('Null for what was not there at all.'),
        to: z.string(),
        player: z.int().describe('Who controls it there.'),
        as: z
          .string()
          .nullable()
          .describe('What became of it in a word: summoned, drawn ...; null: nothing to say.'),
      }),
    )
    .describe('What is in another zone.'),
  transformed: z
    .array(z.object({ ...called, into: calledEntity }))
    .describe('What is another card now, under its old name, and as whom it goes on.'),
  changedSides: z
    .array(z.object({ ...called, from: z.int(), to: z.int() }))
    .describe('What is controlled by another player.'),
  changed: z
    .array(
      z.object({
        ...called,
        tags: z.array(
          z.object({
            tag: z.string(),
            says: z.string().nullable().describe('The tag in words; null for bookkeeping.'),
            ...change,
          }),
        ),
      }),
    )
    .describe('What was there before and has other values.'),
  players: z
    .array(
      z.object({
        player: z.int(),
        facts: z.array(z.object({ fact: z.string(), ...change })),
      }),
    )
    .describe('Health, Armor, weapon, mana, Secrets, fatigue ... of the players.'),
  left: z.array(z.int()).describe('The players who have left the game meanwhile.'),
  result: valueChange.nullable().describe('How the game stands, when that has changed.'),
  sentences: z.array(z.string()).describe('All of it in sentences.'),
});

/** Something that has happened: what a trace node did to an entity. */
const happening = component('Happening', {
  node: z.int().describe('The node of the trace that shows it.'),
  kind: z.string().describe('What happened in a word: `damage`, `heal`, `death`, `draw` ...'),
  entity: calledEntity.describe('To whom, as it was called then.'),
  source: calledEntity.nullable().describe('By whom; null: by the rules of the game.'),
  value: z.int().describe('How much; 0 where there is nothing to count.'),
  player: z.int().describe('Who controls the entity when it has happened; 0: nobody.'),
});

/** What the actions of a request have changed. */
export const differences = component('Differences', {
  events: z.array(happening).describe('What happened, in order, as the trace has it.'),
  all: difference.describe('From before the first to after the last.'),
  actions: z
    .array(difference.nullable())
    .describe('For every action; null for one that was refused, or was over before.'),
});

/** An entity by its number and what it is called. */
export type CalledEntity = Of<typeof calledEntity>;

/** Something that has gone from one value to another. */
export type ValueChange = Of<typeof valueChange>;

/** What is different between a position and one that came of it. */
export type Difference = Of<typeof difference>;

/** A difference as data. */
export type DifferenceFacts = Omit<Difference, 'sentences'>;

/** What the actions of a request have changed. */
export type Differences = Of<typeof differences>;
