import { z } from 'zod';
import { rulesetOf } from '../../rulesets/index.js';

/** How a field of a form is filled in. */
export type FieldKind = 'FLAG' | 'NUMBER' | 'TEXT' | 'NAMES';

/** A field of an entity or of a side that the editor shows. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
}

/** A place of a side: a list of entities, or one of them. */
export interface FormZone {
  readonly name: string;
  readonly isList: boolean;
  readonly fields: readonly FormField[];
}

/** What can be set on a side, as the form of the game has it. */
export interface SideForm {
  readonly players: readonly string[];
  readonly zones: readonly FormZone[];
  readonly fields: readonly FormField[];
  /** Whether the order of play can be set. */
  readonly hasOrder: boolean;
}

const forms = new Map<string, SideForm>();
const NOTHING: SideForm = { players: [], zones: [], fields: [], hasOrder: false };

/** What the editor can set in a game. It is read from the form of scenarios, so it never knows less. */
export function sideForm(ruleset: string): SideForm {
  let form = forms.get(ruleset);
  if (form === undefined) {
    form = readForm(ruleset);
    forms.set(ruleset, form);
  }
  return form;
}

function readForm(ruleset: string): SideForm {
  const setup = rulesetOf(ruleset)?.form.setup;
  const players = within(setup?.players);
  if (!(players instanceof z.ZodObject)) return NOTHING;
  const names = Object.keys(players.shape);
  const side = within(players.shape[names[0] ?? '']);
  if (!(side instanceof z.ZodObject)) return NOTHING;
  const entries = Object.entries(side.shape);
  const zones = entries.flatMap(([name, schema]) => zoneOf(name, within(schema)));
  const taken = new Set(zones.map(({ name }) => name));
  const others = entries.filter(([name]) => !taken.has(name));
  const fields = others.flatMap(([name, one]) => fieldOf(name, one));
  return { players: names, zones, fields, hasOrder: setup !== undefined && 'order' in setup };
}

function zoneOf(name: string, schema: unknown): FormZone[] {
  const isList = schema instanceof z.ZodArray;
  const entity = entityOf(isList ? within(schema.element) : schema);
  if (entity === null) return [];
  const fields = Object.entries(entity.shape).flatMap(([field, one]) => fieldOf(field, one));
  return [{ name, isList, fields }];
}

/** The long form of what may be a name alone; null: it is no entity. */
function entityOf(schema: unknown): z.ZodObject | null {
  const options = schema instanceof z.ZodUnion ? schema.options.map(within) : [schema];
  const long = options.find((one) => one instanceof z.ZodObject && 'card' in one.shape);
  return long instanceof z.ZodObject ? long : null;
}

/** A field as it is filled in; nothing for what only a text can say. */
function fieldOf(name: string, schema: unknown): FormField[] {
  const inner = within(schema);
  if (inner instanceof z.ZodBoolean) return [{ name, kind: 'FLAG' }];
  if (inner instanceof z.ZodNumber) return [{ name, kind: 'NUMBER' }];
  if (inner instanceof z.ZodString) return [{ name, kind: 'TEXT' }];
  if (inner instanceof z.ZodArray && entityOf(within(inner.element)) !== null)
    return [{ name, kind: 'NAMES' }];
  const isShort = inner instanceof z.ZodUnion && inner.options.some((one) => isNumber(one));
  return isShort ? [{ name, kind: 'NUMBER' }] : [];
}

function isNumber(schema: unknown): boolean {
  return within(schema) instanceof z.ZodNumber;
}

/** A schema without what says that it may be left out, or be null. */
function within(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable
    ? within(schema.unwrap())
    : schema;
}
