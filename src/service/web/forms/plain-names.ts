import type { JsonObject, Resolution } from '../../../scenario/oracle.js';
import type { Names } from '../action-text.js';

/** Names cards as readers know them: what tells equal cards apart is said only where there are several of a name. */
export class PlainNames {
  /** By number and by alias. */
  readonly all: Names;
  /** Titles as sentences have them, and what stands in their place. */
  private readonly titles: readonly (readonly [title: string, name: string])[];

  constructor({ state }: Pick<Resolution, 'state'>) {
    const { entities } = state as JsonObject;
    const named = (Array.isArray(entities) ? (entities as readonly JsonObject[]) : []).flatMap(
      ({ id, as, name }) =>
        typeof name === 'string' ? [{ id: Number(id), alias: String(as ?? id), name }] : [],
    );
    const counts = new Map<string, number>();
    for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
    const titled = named.map(({ id, alias, name }) => {
      const title = `${name} (${alias})`;
      return { id, alias, title, shown: counts.get(name) === 1 ? name : title };
    });
    this.all = new Map<number | string, string>([
      ...titled.map(({ id, shown }) => [id, shown] as const),
      ...titled.map(({ alias, shown }) => [alias, shown] as const),
    ]);
    this.titles = titled.flatMap(({ title, shown }) =>
      title === shown ? [] : [[title, shown] as const],
    );
  }

  /** The name of a card by its number; absent: nobody has that number. */
  of(id: number): string | undefined {
    return this.all.get(id);
  }

  /** A sentence without the aliases that nobody needs. */
  in(sentence: string): string {
    return this.titles.reduce((text, [title, name]) => text.replaceAll(title, name), sentence);
  }
}
