import { createTable, type Table } from '../../kernel/index.js';
import type { FieldCode } from './field-codes.js';

/** A field of an entity, beside its card, that stands for a column: a number in bounds, or a word by its place. */
export type RowField<N extends string> =
  | { readonly column: N; readonly min: number; readonly max: number }
  | { readonly column: N; readonly words: readonly string[]; readonly unknown: FieldCode };

/** How the rows of a game are written: its columns, and those of them that an entity says as fields of its own. */
export interface RowForm<
  N extends string,
  C extends N,
  F extends Readonly<Record<string, RowField<N>>>,
> {
  readonly columns: readonly N[];
  /** The column that holds the card; written by its id, as `cardId`. */
  readonly card: N;
  /** The fields of an entity, in the order in which they are written. */
  readonly fields: F;
  /** Other columns that hold a card: written by its id too. */
  readonly cards: readonly C[];
}

type ValueOf<F> = F extends { readonly words: readonly (infer W)[] } ? W : number;

/** The columns of an entity that no field says, without those that are 0. */
export type Tags<N extends string, C extends N> = {
  readonly [T in Exclude<N, C>]?: number;
} & { readonly [T in C]?: string };

export type EntityJson<N extends string, C extends N, F> = {
  readonly id: number;
  readonly cardId: string;
} & { readonly [K in keyof F]: ValueOf<F[K]> } & { readonly tags: Tags<N, C> };

export type EntityOf<R> = R extends Rows<infer N, infer C, infer F> ? EntityJson<N, C, F> : never;

/** Rows that are free in a table that was read, before it has to grow. */
const SPARE_ROWS = 16;

type Named = readonly ({ readonly id: string } | undefined)[];

/** Writes the rows of a table as entities, and back. Cards are told by id: their numbers are this process's own. */
export class Rows<
  N extends string,
  C extends N,
  const F extends Readonly<Record<string, RowField<N>>>,
> {
  readonly tagNames: readonly N[];
  readonly fields: readonly (readonly [name: string, field: RowField<N>])[];
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly width: number;
  private readonly isCard: readonly boolean[];
  /** Where what an entity says stands: writing one looks no name up. */
  private readonly cardAt: number;
  private readonly fieldsAt: readonly (readonly [name: string, at: number, field: RowField<N>])[];
  private readonly tagsAt: readonly number[];

  constructor(readonly form: RowForm<N, C, F>) {
    const { columns, card, cards } = form;
    this.width = columns.length;
    this.numbers = new Map(columns.map((name, column) => [name, column]));
    this.fields = Object.entries<RowField<N>>(form.fields);
    const said = new Set<N>([card, ...this.fields.map(([, { column }]) => column)]);
    this.isCard = columns.map((name) => name === card || cards.some((one) => one === name));
    this.tagNames = columns.filter((name) => !said.has(name));
    const at = (name: N): number => this.numbers.get(name)!;
    this.cardAt = at(card);
    this.fieldsAt = this.fields.map(([name, field]) => [name, at(field.column), field]);
    this.tagsAt = this.tagNames.map(at);
  }

  holdsCard(tag: N): tag is C {
    return this.isCard[this.numbers.get(tag)!]!;
  }

  encode(table: Table, cards: Named): EntityJson<N, C, F>[] {
    const found: EntityJson<N, C, F>[] = [];
    for (let e = 1; e < table.count; e++) found.push(this.entity(table, e, cards));
    return found;
  }

  private entity({ cells }: Table, e: number, cards: Named): EntityJson<N, C, F> {
    const { tagNames, tagsAt } = this;
    const row = e * this.width;
    const entity: Record<string, unknown> = { id: e, cardId: cards[cells[row + this.cardAt]!]!.id };
    for (const [name, at, field] of this.fieldsAt) {
      const value = cells[row + at]!;
      entity[name] = 'words' in field ? field.words[value] : value;
    }
    const tags: Record<string, number | string> = {};
    for (let i = 0; i < tagsAt.length; i++) {
      const value = cells[row + tagsAt[i]!]!;
      if (value !== 0) tags[tagNames[i]!] = this.isCard[tagsAt[i]!]! ? cards[value]!.id : value;
    }
    entity.tags = tags;
    // built field by field from the form that its type is made of
    return entity as EntityJson<N, C, F>;
  }

  /** The table of entities that have been checked. `cardNumber`: the number of a card by its id. */
  decode(entities: readonly EntityJson<N, C, F>[], cardNumber: (id: string) => number): Table {
    const count = entities.length + 1;
    const table = createTable(this.width, count + SPARE_ROWS);
    table.count = count;
    for (const entity of entities) this.write(table, entity, cardNumber);
    return table;
  }

  private write(
    { cells }: Table,
    entity: EntityJson<N, C, F>,
    cardNumber: (id: string) => number,
  ): void {
    const at = entity.id * this.width;
    const set = (name: string, value: number): void => {
      cells[at + this.numbers.get(name)!] = value;
    };
    for (const [name, value] of Object.entries<number | string>(entity.tags))
      set(name, typeof value === 'string' ? cardNumber(value) : value);
    set(this.form.card, cardNumber(entity.cardId));
    const said = entity as Readonly<Record<string, unknown>>;
    for (const [name, field] of this.fields) {
      const value = said[name];
      set(
        field.column,
        'words' in field ? field.words.indexOf(value as string) : (value as number),
      );
    }
  }
}
