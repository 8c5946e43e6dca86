/** A JSON schema, or a part of an OpenAPI document. */
interface Part {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly required?: readonly string[];
  readonly items?: Part;
  readonly anyOf?: readonly Part[];
  readonly additionalProperties?: Part | boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
}
interface Body {
  readonly content?: Readonly<Record<string, { readonly schema: Part }>>;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

/** An OpenAPI document, as far as clients are made from it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Part>> };
}

/** Whether a schema is sent or answered: what breaks a client differs. */
type Way = 'sent' | 'answered';

/** Everything by which a client of the old document could be broken by the new one. */
export function breakingChanges(old: OpenApi, now: OpenApi): string[] {
  return Object.entries(old.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const after = now.paths[path]?.[method];
      if (after === undefined) return [`${place} is gone`];
      return new Comparison(old, now).operation(before, after, place);
    }),
  );
}

class Comparison {
  private readonly seen = new Set<string>();

  constructor(
    private readonly old: OpenApi,
    private readonly now: OpenApi,
  ) {}

  operation(before: Operation, after: Operation, place: string): string[] {
    const named = ({ name, in: where }: Parameter): string => `${where} ${name}`;
    const known = (before.parameters ?? []).map(named);
    const present = (after.parameters ?? []).map(named);
    const wanted = (after.parameters ?? []).filter(({ required }) => required).map(named);
    return [
      ...known.filter((name) => !present.includes(name)).map((name) => `${place} ${name} is gone`),
      ...wanted.filter((name) => !known.includes(name)).map((name) => `${place} needs ${name}`),
      ...this.body(before.requestBody, after.requestBody, `${place} body`, 'sent'),
      ...Object.entries(before.responses)
        .filter(([status]) => status < '300')
        .flatMap(([status, answer]) =>
          this.body(answer, after.responses[status], `${place} ${status}`, 'answered'),
        ),
    ];
  }

  private body(before: Body | undefined, after: Body | undefined, place: string, way: Way) {
    return Object.entries(before?.content ?? {}).flatMap(([type, { schema }]) => {
      const other = after?.content?.[type]?.schema;
      return other === undefined
        ? [`${place} ${type} is gone`]
        : this.schema(schema, other, place, way);
    });
  }

  private schema(before: Part, after: Part, place: string, way: Way): string[] {
    if (before.$ref !== undefined && before.$ref === after.$ref) {
      const name = before.$ref.split('/').at(-1)!;
      const key = `${way} ${name}`;
      if (this.seen.has(key)) return [];
      this.seen.add(key);
      const [one, other] = [this.old, this.now].map(({ components }) => components.schemas[name]);
      return this.schema(one!, other!, name, way);
    }
    if (before.$ref !== after.$ref) return this.renamed(before, after, place, way);
    if (JSON.stringify(before.type) !== JSON.stringify(after.type))
      return [`${place} is of another type`];
    return [
      ...this.fields(before, after, place, way),
      ...this.forms(before, after, place, way),
      ...this.values(before, after, place, way),
      ...(before.items !== undefined && after.items !== undefined
        ? this.schema(before.items, after.items, `${place}[]`, way)
        : []),
    ];
  }

  /** A part that has got a name, or lost it, is compared by what it says. */
  private renamed(before: Part, after: Part, place: string, way: Way): string[] {
    const said = (part: Part, { components }: OpenApi): Part =>
      part.$ref === undefined ? part : components.schemas[part.$ref.split('/').at(-1)!]!;
    const [one, other] = [said(before, this.old), said(after, this.now)];
    if (one.$ref !== undefined || other.$ref !== undefined) return [`${place} is another`];
    const key = `${way} ${place}`;
    if (this.seen.has(key)) return [];
    this.seen.add(key);
    return this.schema(one, other, place, way);
  }

  private fields(before: Part, after: Part, place: string, way: Way): string[] {
    const [needed, needs] = [before.required ?? [], after.required ?? []];
    const known = Object.entries(before.properties ?? {});
    const found = known.flatMap(([name, field]) => {
      const other = after.properties?.[name];
      if (other === undefined) return [`${place}.${name} is gone`];
      return this.schema(field, other, `${place}.${name}`, way);
    });
    const changed =
      way === 'sent'
        ? needs.filter((name) => !needed.includes(name)).map((name) => `${place} needs ${name}`)
        : needed
            .filter((name) => !needs.includes(name) && after.properties?.[name] !== undefined)
            .map((name) => `${place}.${name} may be left out`);
    return [...found, ...changed];
  }

  /** Forms of answers that are objects, each compared with the one in its place: a field more in one breaks nobody. */
  private forms(before: Part, after: Part, place: string, way: Way): string[] {
    const pairs = way === 'sent' ? [] : pairsOfObjects(before, after);
    return pairs.flatMap(([form, other], i) =>
      this.schema(form, other, `${place} (form ${i + 1})`, way),
    );
  }

  /** Values that are not taken any more, and values that were never answered before. */
  private values(before: Part, after: Part, place: string, way: Way): string[] {
    const [one, other] = way === 'sent' ? [before, after] : [after, before];
    const compared = way === 'sent' ? [] : pairsOfObjects(before, after).flat();
    const told = (part: Part): string[] =>
      [...(part.enum ?? []), ...(part.anyOf ?? []).filter((form) => !compared.includes(form))].map(
        (each) => JSON.stringify(each),
      );
    if (told(before).length === 0) return [];
    const missing = told(one).filter((each) => !told(other).includes(each));
    const what = way === 'sent' ? 'is not taken any more' : 'was never answered';
    return missing.map((each) => `${place}: ${each.slice(0, 60)} ${what}`);
  }
}

/** The forms of a choice that are objects then and now, by their places. */
function pairsOfObjects({ anyOf: before = [] }: Part, { anyOf: after = [] }: Part) {
  if (before.length !== after.length) return [];
  return before.flatMap((form, i): (readonly [Part, Part])[] => {
    const other = after[i]!;
    return form.type === 'object' && other.type === 'object' ? [[form, other]] : [];
  });
}
