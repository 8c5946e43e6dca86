import { z } from 'zod';
import type { Json, Table } from '../../kernel/index.js';
import { Fields, isObject } from './fields.js';
import { optional, reference, type Shape, whole } from './form.js';
import type { Names, Position } from './names.js';
import { orList, type Path, type Problems } from './problems.js';
import { plainReference, REFERENCE_FORM, type Reference, type References } from './references.js';

/** What may stand under the name of an action instead of `true`, and the field that it is. */
export const INSTEAD = z.registry<{ readonly field: string }>();

export interface ActionField<S extends Table, V> {
  readonly missing: string;
  readonly schema: z.ZodType;
  /** Reads the field, which is there; null where it makes no sense, which has been told. */
  read(fields: Fields, key: string, position: Position<S>): V | null;
  /** The value without aliases. */
  write(value: V, names: Names): Json;
}

interface ActionForm<K extends string> {
  /** The field that stands under the action's own name; absent: the name stands alone, or with `true`. */
  readonly own?: K;
  /** The field that may stand under the action's own name instead of `true`. */
  readonly mayOwn?: K;
  readonly takes: readonly K[];
  readonly needs?: readonly K[];
}

type Shapes<S extends Table, V> = { readonly [K in keyof V]: ActionField<S, V[K]> };

export type Requested<T extends string, V> = {
  readonly type: T;
  /** Null: the player whose turn it is. */
  readonly player: number | null;
} & { readonly [K in keyof V]: V[K] | null };

export function numberField<S extends Table>(
  min: number,
  max: number,
  missing = 'the number is missing.',
): ActionField<S, number> {
  return {
    missing,
    schema: whole(min, max),
    read: (fields, key) => fields.integer(key, min, max, null),
    write: (value) => value,
  };
}

export function referenceField<S extends Table, C>(
  references: References<S, C>,
): ActionField<S, Reference> {
  return {
    missing: `${REFERENCE_FORM} is missing.`,
    schema: reference,
    read: (fields, key, position) =>
      references.read(fields.get(key), fields.at(key), position, fields.problems),
    write: plainReference,
  };
}

export class ActionForms<S extends Table, const T extends string, V extends object> {
  readonly types: readonly T[];
  /** Actions whose name can stand alone. */
  private readonly bare: readonly T[];
  private readonly fields: readonly (readonly [keyof V & string, ActionField<S, unknown>])[];

  /** `players`: how many there are. The fields of an answer are in the order of `shapes`. */
  constructor(
    private readonly forms: Readonly<Record<T, ActionForm<keyof V & string>>>,
    private readonly shapes: Shapes<S, V>,
    private readonly players: number,
  ) {
    this.types = Object.keys(forms) as T[];
    this.fields = Object.entries(shapes) as [keyof V & string, ActionField<S, unknown>][];
    this.bare = this.types.filter((type) => forms[type].own === undefined);
  }

  read(json: Json, path: Path, position: Position<S>, problems: Problems): Requested<T, V> | null {
    if (typeof json === 'string') return this.readBare(json, path, problems);
    const expected = `an action: ${orList(this.types)}`;
    if (!isObject(json)) return problems.wrongType(path, expected, json);
    const [type, ...more] = this.types.filter((name) => Object.hasOwn(json, name));
    if (type === undefined) {
      const first = Object.keys(json)[0] ?? '';
      return problems.unknownName('UNKNOWN_ACTION', path, first, {
        what: 'action',
        known: this.types,
      });
    }
    if (more.length > 0) {
      const message = `it is one action, not ${more.length + 1}.`;
      return problems.add('WRONG_VALUE', path, message, { expected });
    }
    const before = problems.errors.length;
    const fields = new Fields(json, path, problems);
    fields.refuseOthers([type, ...this.forms[type].takes, 'player']);
    const action = this.readFields(fields, type, position);
    return problems.errors.length === before ? action : null;
  }

  private readBare(text: string, path: Path, problems: Problems): Requested<T, V> | null {
    const type = this.bare.find((name) => name === text);
    if (type === undefined)
      return problems.unknownName('UNKNOWN_ACTION', path, text, {
        what: 'action',
        known: this.bare,
      });
    return this.requested(type, null, () => null);
  }

  private readFields(fields: Fields, type: T, position: Position<S>): Requested<T, V> {
    const { own, takes, needs = [] } = this.forms[type];
    const named = own ?? this.ownInstead(fields, type);
    return this.requested(
      type,
      fields.integer('player', 1, this.players, null),
      (name, { read, missing }) => {
        if (name === named) return read(fields, type, position);
        if (!takes.includes(name)) return null;
        if (fields.has(name)) return read(fields, name, position);
        if (needs.includes(name)) fields.problems.add('REQUIRED', fields.at(name), missing);
        return null;
      },
    );
  }

  /** The field that stands under the name of an action that has none of its own: null where `true` or null does. */
  private ownInstead(fields: Fields, type: T): keyof V | null {
    const value = fields.get(type);
    if (value === true || value === null) return null;
    const { mayOwn } = this.forms[type];
    if (mayOwn === undefined || (typeof value !== 'string' && typeof value !== 'number'))
      return fields.problems.wrongType(fields.at(type), 'true', value);
    if (fields.has(mayOwn))
      fields.problems.add('WRONG_VALUE', fields.at(mayOwn), `the ${mayOwn} is named already.`);
    return mayOwn;
  }

  private requested(
    type: T,
    player: number | null,
    read: (name: keyof V & string, shape: ActionField<S, unknown>) => unknown,
  ): Requested<T, V> {
    const action: Record<string, unknown> = { type, player };
    for (const [name, shape] of this.fields) action[name] = read(name, shape);
    // each value was read by the shape that the field's type is that of
    return action as Requested<T, V>;
  }

  /** What `read` takes of these types, as far as it does not depend on a state. */
  schema(types: readonly T[] = this.types): z.ZodType {
    const said = types.map((type) => z.strictObject(this.shapeOf(type)));
    return z.union([z.enum(this.bare.filter((type) => types.includes(type))), ...said]);
  }

  private shapeOf(type: T): Shape {
    const { own, mayOwn, takes, needs = [] } = this.forms[type];
    const alone = z.union([z.literal(true), z.null()]);
    const instead =
      mayOwn === undefined
        ? alone
        : z.union([alone, this.shapes[mayOwn].schema]).register(INSTEAD, { field: mayOwn });
    const fields = takes.map((name): [string, z.ZodType] => {
      const { schema } = this.shapes[name];
      return [name, needs.includes(name) ? schema : optional(schema)];
    });
    return {
      [type]: own === undefined ? instead : this.shapes[own].schema,
      ...Object.fromEntries(fields),
      player: optional(whole(1, this.players), 'The player whose turn it is, when left out.'),
    };
  }

  /** The field that is written under the name of an action: its own, or one that stands nowhere else. */
  private writtenUnder(type: T): (keyof V & string) | undefined {
    const { own, mayOwn, takes } = this.forms[type];
    return own ?? (mayOwn !== undefined && takes.includes(mayOwn) ? undefined : mayOwn);
  }

  /** An action in its shortest form, without aliases. */
  write(action: Requested<T, V>, names: Names): Json {
    const { type, player } = action;
    const own = this.writtenUnder(type);
    const said = this.fields.flatMap(([name, shape]): [string, Json][] => {
      const value = action[name];
      return value === null ? [] : [[name === own ? type : name, shape.write(value, names)]];
    });
    if (player !== null) said.push(['player', player]);
    if (said.length === 0) return type;
    const isNamed = own !== undefined && action[own] !== null;
    return { ...(isNamed ? {} : { [type]: true }), ...Object.fromEntries(said) };
  }
}
