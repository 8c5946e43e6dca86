/** What follows from an object that nobody changes, worked out once for as long as the object lives. */
export function memoize<F extends object, R>(work: (of: F) => R): (of: F) => R {
  const known = new WeakMap<F, R>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) {
      found = work(of);
      known.set(of, found);
    }
    return found;
  };
}

/** Memoizes by text, at most `most` results; then it forgets all. For some hundred texts. */
export function memoizeByText<R extends {}>(most: number, work: (text: string) => R) {
  const known = new Map<string, R>();
  return (text: string): R => {
    let found = known.get(text);
    if (found === undefined) {
      found = work(text);
      if (known.size >= most) known.clear();
      known.set(text, found);
    }
    return found;
  };
}

/** An LRU cache: callers choose the keys, so memory must be bounded. */
export class LruCache<K, V> {
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
