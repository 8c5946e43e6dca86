import { z } from 'zod';
import { INT32_MAX, INT32_MIN } from '../fields.js';

/** Building blocks of the schemas: numbers, texts, lists, and choices between words. */

export const MAX_TEXT = 200;

export const int32 = z.int().min(INT32_MIN).max(INT32_MAX);
/** So many steps of a text: each of them is compiled. */
export const few = z.int().min(1).max(10);
export const count32 = z.int().min(0).max(INT32_MAX);
export const text = z.string().min(1).max(MAX_TEXT);

export function listOf<T>(item: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z.array(item);
}

export function wordsOf<W extends string>(table: Readonly<Record<W, unknown>>): readonly W[] {
  return Object.keys(table) as W[];
}

export function pairOf<T>(item: z.ZodType<T>): z.ZodType<readonly [T, T]> {
  return z.tuple([item, item]);
}

export function combinedForms(condition: z.ZodType) {
  const several = z.array(condition).max(9);
  return [
    z.strictObject({ all: several }),
    z.strictObject({ any: several }),
    z.strictObject({ not: condition }),
  ] as const;
}

/** What a choice that nothing fits says, beside zod's own problems. */
export interface NoSuchWord {
  readonly code: 'custom';
  readonly params: {
    readonly what: string;
    /** Words that can stand alone, and words that name an object. */
    readonly alone: readonly string[];
    readonly naming: readonly string[];
    readonly takesNumber: boolean;
  };
}

/** A union that tries one form only; copies of it (`meta` makes one) do so too. */
const OneForm = z.core.$constructor<z.ZodUnion, FormsDef>('OneForm', (inst, def) => {
  z.ZodUnion.init(inst, def);
  const forms = new Forms(def.options);
  inst._zod.parse = (payload, context) => {
    const form = forms.formOf(payload.value);
    if (form !== null) return form._zod.run(payload, context) as typeof payload;
    const params: NoSuchWord['params'] = { what: def.what, ...forms.words() };
    payload.issues.push({ code: 'custom', params, input: payload.value, inst, path: [] });
    return payload;
  };
});

interface FormsDef extends z.core.$ZodUnionDef<readonly z.ZodType[]> {
  readonly what: string;
}

/** One of several forms. The first field names the form, so only that one is tried. */
export function oneOf<const O extends readonly z.ZodType[]>(what: string, options: O) {
  const union: z.ZodUnion = new OneForm({ type: 'union', options, inclusive: true, what });
  return union as z.ZodUnion<O>;
}

class Forms {
  private alone: z.ZodEnum | null = null;
  private number: z.ZodType | null = null;
  private list: z.ZodType | null = null;
  private other: z.ZodType | null = null;
  private readonly objects: { readonly form: z.ZodObject; readonly fields: readonly string[] }[] =
    [];

  constructor(options: readonly z.ZodType[]) {
    for (const form of options) {
      if (form instanceof z.ZodEnum) this.alone = form;
      else if (form instanceof z.ZodNumber) this.number = form;
      else if (form instanceof z.ZodArray) this.list = form;
      else if (form instanceof z.ZodObject)
        this.objects.push({ form, fields: Object.keys(form.shape) });
      else this.other = form;
    }
  }

  formOf(value: unknown): z.ZodType | null {
    if (typeof value === 'number') return this.number ?? this.other;
    if (typeof value === 'string') return this.wordFor(value);
    if (Array.isArray(value)) return this.list;
    if (typeof value !== 'object' || value === null) return null;
    return this.objectFor(value) ?? this.other;
  }

  private wordFor(value: string): z.ZodType | null {
    if (this.alone?.options.includes(value) === true) return this.alone;
    return this.other;
  }

  /** The form whose name is there; of several (`draw` can have a `save`) the one that knows most of the rest. */
  private objectFor(value: object): z.ZodType | null {
    const keys = Object.keys(value);
    let best: z.ZodType | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const { form, fields } of this.objects) {
      if (!keys.includes(fields[0]!)) continue;
      const unknown = keys.filter((key) => !fields.includes(key)).length;
      const missing = fields.filter((key) => !keys.includes(key)).length;
      const misfits = unknown * 100 + missing;
      if (misfits >= least) continue;
      best = form;
      least = misfits;
    }
    return best;
  }

  words(): Omit<NoSuchWord['params'], 'what'> {
    return {
      alone: (this.alone?.options ?? []).map(String),
      naming: [...new Set(this.objects.map(({ fields }) => fields[0]!))],
      takesNumber: this.number !== null,
    };
  }
}
