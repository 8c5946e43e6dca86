import { z } from 'zod';
import { alias, anything, type Shape, type StateForm, whole } from './form.js';
import { MAX_ENTITIES } from './limits.js';
import type { RowField } from './rows.js';

interface StateFacts {
  readonly ruleset: string;
  readonly rows: { readonly fields: readonly (readonly [name: string, field: RowField<string>])[] };
  readonly players: readonly number[];
  readonly summary: z.ZodObject;
  readonly own?: Shape;
  readonly parts?: Shape;
}

export function stateForm({
  ruleset,
  rows,
  players,
  summary,
  own = {},
  parts = {},
}: StateFacts): StateForm {
  const said = Object.fromEntries(rows.fields.map(([name, field]) => [name, fieldForm(field)]));
  const tags = z
    .record(z.string(), z.union([z.int(), z.string()]))
    .describe('Columns that are not 0, by their names; cards by their ids.');
  const identity = { id: z.int().min(1), as: alias.exactOptional(), cardId: z.string() };
  const name = z.string().describe("The name of the entity's card.");
  const entity = z.object({ ...identity, name, ...said, tags });
  const known = { ruleset: z.literal(ruleset), edition: z.string() };
  const inShort = {
    turn: z.object({ number: z.int(), player: z.int() }),
    result: z.string().describe('How the game stands: `none` while it goes on.'),
    players: z.object(eachOptional(players, summary)),
  };
  const rest = {
    customCards: z.array(anything).describe('Cards that came with the request.'),
    continuation: z.string().exactOptional().describe('What is needed to go on, signed.'),
  };
  const taken = z.strictObject({
    ...identity,
    ...optional({ name, ...said, tags }),
  });
  return {
    answered: z.object({
      ...known,
      entities: z.array(entity).max(MAX_ENTITIES),
      ...rest,
      ...own,
      ...inShort,
    }),
    taken: z
      .strictObject({
        ...known,
        entities: z.array(taken).max(MAX_ENTITIES),
        ...optional({ ...rest, ...own }),
        ...optional(inShort),
      })
      .describe('A full state: what an answer has as `state`, or by hand.'),
    parts: { Entity: entity, GivenEntity: taken, PlayerSummary: summary, ...parts },
  };
}

function fieldForm(field: RowField<string>): z.ZodType {
  return 'words' in field ? z.enum(field.words) : whole(field.min, field.max);
}

function optional(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodExactOptional ? schema : schema.exactOptional(),
    ]),
  );
}

/** A game may be played by fewer than there can be. */
function eachOptional(players: readonly number[], summary: z.ZodType): Shape {
  return Object.fromEntries(players.map((player) => [player, summary.exactOptional()]));
}
