/**
 * Remembers what was made for a key, for as many keys as were asked for last: callers choose the keys, so an
 * unbounded memory would grow with every request.
 */
export class Recent<K, V> {
  private readonly values = new Map<K, V>();

  constructor(private readonly size: number) {}

  /** The value of a key; made when it is not remembered. */
  get(key: K, make: () => V): V {
    let value = this.values.get(key);
    if (value === undefined) {
      value = make();
      const oldest = this.values.keys().next();
      if (this.values.size >= this.size && oldest.done !== true) this.values.delete(oldest.value);
    } else this.values.delete(key);
    this.values.set(key, value);
    return value;
  }
}
