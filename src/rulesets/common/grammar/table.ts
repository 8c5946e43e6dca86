/** The entry of the first word of a table that an object has: it is what the object is named by. Null where it has none. */
export function entryFor<T>(table: Readonly<Record<string, T>>, object: object): T | null {
  for (const word of Object.keys(table)) if (word in object) return table[word]!;
  return null;
}

/** Does not compile where a field is left that nobody has taken out of an object. */
export function nothingLeft(_rest: Readonly<Record<string, never>>): void {}
