/**
 * Remembers what was made for a key, for as many keys as were asked for last: callers choose the keys, so an
 * unbounded memory would grow with every request.
 */
export class Recent<K, V> {
  private readonly values = new Map<K, V>();

  constructor(private readonly size: number) {}

  /** The value of a key; made when it is not remembered. */
  get(key: K, make: () => V): V {
    return this.find(key) ?? this.keep(key, make());
  }

  /** The value of a key that is remembered: it is then the one that was asked for last. */
  find(key: K): V | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  /** Remembers the value of a key; the one that was not asked for longest makes room for it. */
  keep(key: K, value: V): V {
    this.values.delete(key);
    const oldest = this.values.keys().next();
    if (this.values.size >= this.size && oldest.done !== true) this.values.delete(oldest.value);
    this.values.set(key, value);
    return value;
  }
}
