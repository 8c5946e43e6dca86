/** Forms: what can be written in a place of a card. `cards/schema` makes schemas of them. */

declare const takes: unique symbol;
declare const optionally: unique symbol;

/** A form that takes exactly the values of a type: one that takes fewer or more is none of that type. */
export interface Form<T> {
  readonly [takes]: (value: T) => T;
}

export interface OptionalForm<T> {
  readonly [optionally]: (value: T) => T;
}

export interface AnyForm {
  readonly [takes]: (value: never) => unknown;
}

export type FormedBy<F> = F extends Form<infer T> ? T : never;

export type Shape<E> = E extends unknown
  ? {
      readonly [K in keyof Required<E>]: E extends Readonly<Record<K, unknown>>
        ? Form<Required<E>[K]>
        : OptionalForm<Required<E>[K]>;
    }
  : never;

export interface Forms {
  readonly text: Form<string>;
  readonly int32: Form<number>;
  /** 1 to 10: so many steps of a text. */
  readonly few: Form<number>;
  readonly flag: Form<boolean>;
  /** Nothing but `true`: there is no need to say that something is not so. */
  readonly yes: Form<true>;
  word<const W extends readonly string[]>(...words: W): Form<W[number]>;
  optional<T>(form: Form<T>): OptionalForm<T>;
  listOf<T>(form: Form<T>): Form<readonly T[]>;
  pairOf<T>(form: Form<T>): Form<readonly [T, T]>;
  object<E>(shape: Shape<E>): Form<E>;
  some<N extends string, T>(names: readonly N[], form: Form<T>): Form<{ readonly [name in N]?: T }>;
  oneOf<const F extends readonly AnyForm[]>(what: string, forms: F): Form<FormedBy<F[number]>>;
}
