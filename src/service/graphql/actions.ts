import { z } from 'zod';
import { INSTEAD } from '../../rulesets/common/requested-actions.js';
import { allRulesets } from '../../rulesets/index.js';
import { gameName } from '../../scenario/form/state.js';
import type { Json, JsonObject } from '../../scenario/oracle.js';
import { isObject } from '../core/body.js';

/** An action as a member of the union `Action`. */
export interface TypedAction {
  readonly __typename: string;
  readonly [field: string]: Json;
}

/** How actions of a game are said in short. */
interface ShortActions {
  /** Fields that may stand under the name of an action in place of `true`. */
  readonly instead: ReadonlyMap<string, string>;
  /** Fields that list actions. */
  readonly lists: ReadonlySet<string>;
}

const GAMES: ReadonlyMap<string, ShortActions> = new Map(
  allRulesets().map(({ id, form }) => [id, shortActions(form.action)]),
);

/** An action with every word as a field of its own; null where the rule system has no type for it. */
export function typedAction({
  ruleset,
  action,
}: {
  readonly ruleset: string;
  readonly action: Json;
}): TypedAction | null {
  const short = GAMES.get(ruleset);
  if (short === undefined) return null;
  return { __typename: `${gameName(ruleset)}Action`, ...whole(action, short) };
}

function whole(action: Json, short: ShortActions): JsonObject {
  if (!isObject(action)) return typeof action === 'string' ? { [action]: true } : {};
  const { instead, lists } = short;
  const entries = Object.entries(action).flatMap(([key, value]): [string, Json][] => {
    if (lists.has(key) && Array.isArray(value))
      return [[key, value.map((one) => whole(one, short))]];
    const field = instead.get(key);
    if (field === undefined || value === true || value === null) return [[key, value ?? true]];
    return [
      [key, true],
      [field, value],
    ];
  });
  return Object.fromEntries(entries);
}

function shortActions(action: z.ZodType): ShortActions {
  const fields = objectsOf(action).flatMap(({ shape }) =>
    Object.entries(shape).map(([key, field]) => ({ key, field: inner(field), shape })),
  );
  const instead = fields.flatMap(({ key, field, shape }) => {
    const other = INSTEAD.get(field)?.field;
    return other !== undefined && Object.hasOwn(shape, other) ? [[key, other] as const] : [];
  });
  const lists = fields.filter(
    ({ field }) => field instanceof z.ZodArray && objectsOf(field.element as z.ZodType).length > 1,
  );
  return { instead: new Map(instead), lists: new Set(lists.map(({ key }) => key)) };
}

function objectsOf(schema: z.ZodType): readonly z.ZodObject<Readonly<Record<string, z.ZodType>>>[] {
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((one) => objectsOf(one as z.ZodType));
  return schema instanceof z.ZodObject ? [schema] : [];
}

function inner(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodExactOptional ? (schema.unwrap() as z.ZodType) : schema;
}
