export interface Lookup<V> {
  get(key: string): V | undefined;
  has(key: string): boolean;
  keys(): Iterable<string>;
}

/** A few entries over a shared map of thousands. What is set here hides what stands below. */
export class Layered<V extends {}> implements Lookup<V> {
  private readonly own = new Map<string, V>();

  constructor(private readonly below: Lookup<V>) {}

  set(key: string, value: V): void {
    this.own.set(key, value);
  }

  get(key: string): V | undefined {
    return this.own.get(key) ?? this.below.get(key);
  }

  has(key: string): boolean {
    return this.own.has(key) || this.below.has(key);
  }

  /** Those below in their order, then those that are new. */
  *keys(): Iterable<string> {
    yield* this.below.keys();
    for (const key of this.own.keys()) if (!this.below.has(key)) yield key;
  }
}
