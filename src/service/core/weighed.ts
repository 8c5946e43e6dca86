/** Something that is kept, and how many bytes it has. */
interface Weighed<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** What was put in lately, as far as it has room: callers choose the keys and the sizes. */
export class WeighedMap<Value> {
  private readonly kept = new Map<string, Weighed<Value>>();
  private bytes = 0;

  /** @param room how many bytes of values are kept at most. */
  constructor(private readonly room: number) {}

  /** What is kept under a key. */
  get(key: string): Value | undefined {
    return this.kept.get(key)?.value;
  }

  /** Keeps a value; what was put in longest ago goes first when there is no room. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    this.kept.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.room) break;
      this.delete(oldest);
    }
  }

  /** Forgets what is kept under a key. */
  delete(key: string): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
