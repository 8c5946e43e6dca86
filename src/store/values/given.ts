/** A row of a table as the store gives it out: times as ISO 8601 in UTC, all else as it is. */
export type Given<Row> = { readonly [Name in keyof Row]: GivenValue<Row[Name]> };

type GivenValue<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Item[]
    : Value;

/** Makes a row, or some columns of one, what is given out of it. */
export function given<Row extends object>(row: Row): Given<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Given<Row>;
}
