/** Something that waits, and for whom. */
interface Waiting {
  readonly caller: string;
}

/**
 * A line in which callers take turns: whoever sends much waits behind himself and not before others. Within
 * one caller first come is first served.
 */
export class FairLine<Item extends Waiting> {
  /** What waits, by caller; the caller whose turn it is comes first. */
  private readonly callers = new Map<string, Item[]>();
  private count = 0;

  /** How many wait. */
  get size(): number {
    return this.count;
  }

  /** Puts an item behind the others of its caller. */
  add(item: Item): void {
    const items = this.callers.get(item.caller);
    if (items === undefined) this.callers.set(item.caller, [item]);
    else items.push(item);
    this.count++;
  }

  /** Puts an item before all others: it was through the line once. */
  putBack(item: Item): void {
    const others = [...this.callers].filter(([caller]) => caller !== item.caller);
    const own = this.callers.get(item.caller) ?? [];
    this.callers.clear();
    this.callers.set(item.caller, [item, ...own]);
    for (const [caller, items] of others) this.callers.set(caller, items);
    this.count++;
  }

  /** Takes the next item out whose caller is let through; undefined when there is none. */
  next(lets: (caller: string) => boolean): Item | undefined {
    for (const [caller, items] of this.callers) {
      if (!lets(caller)) continue;
      const item = items.shift();
      this.callers.delete(caller);
      if (items.length > 0) this.callers.set(caller, items);
      this.count--;
      return item;
    }
    return undefined;
  }

  /** Takes an item out; false when it is not there. */
  remove(item: Item): boolean {
    const items = this.callers.get(item.caller) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.callers.delete(item.caller);
    this.count--;
    return true;
  }

  /** The item that gives way to one more of a caller: the last of whoever has most, if that is more than the caller has. */
  lastOfGreediest(caller: string): Item | undefined {
    const own = this.callers.get(caller)?.length ?? 0;
    const most = this.most();
    return most.length > own + 1 ? most.at(-1) : undefined;
  }

  /** The last item of whoever has most. */
  lastOfMost(): Item | undefined {
    return this.most().at(-1);
  }

  private most(): readonly Item[] {
    let most: readonly Item[] = [];
    for (const items of this.callers.values()) if (items.length > most.length) most = items;
    return most;
  }

  /** Takes everything out. */
  drain(): readonly Item[] {
    const items = [...this.callers.values()].flat();
    this.callers.clear();
    this.count = 0;
    return items;
  }
}
