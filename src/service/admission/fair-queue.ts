import type { Priority } from './caller.js';

/** Something that waits: for whom, and in which priority class. */
export interface Queued {
  readonly caller: string;
  readonly priority: Priority;
}

const PRIORITIES = ['people', 'bots'] as const satisfies readonly Priority[];

/**
 * A fair queue: callers take turns (round robin), people before bots, and one caller's items keep their order. Whoever
 * sends much waits behind himself.
 */
export class FairQueue<Item extends Queued> {
  /** The items of each caller; the caller whose turn it is comes first. */
  private readonly turns: Readonly<Record<Priority, Map<string, Item[]>>> = {
    people: new Map(),
    bots: new Map(),
  };
  private count = 0;

  /** Items that wait. */
  get size(): number {
    return this.count;
  }

  /** Puts an item behind the others of its caller. */
  add(item: Item): void {
    const callers = this.turns[item.priority];
    const items = callers.get(item.caller);
    if (items === undefined) callers.set(item.caller, [item]);
    else items.push(item);
    this.count++;
  }

  /** Takes out the next item that is let through; a caller whose first item is not keeps his turn. */
  next(lets: (item: Item) => boolean): Item | undefined {
    for (const priority of PRIORITIES) {
      const callers = this.turns[priority];
      for (const [caller, items] of callers) {
        const at = items.findIndex(lets);
        if (at < 0) continue;
        const [item] = items.splice(at, 1);
        callers.delete(caller);
        if (items.length > 0) callers.set(caller, items);
        this.count--;
        return item;
      }
    }
    return undefined;
  }

  /** Takes an item out; false if it is not there. */
  remove(item: Item): boolean {
    const callers = this.turns[item.priority];
    const items = callers.get(item.caller) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) callers.delete(item.caller);
    this.count--;
    return true;
  }

  /** The item that gives way when a full queue gets one more: a bot's, else the last of whoever has most. */
  givesWayTo({ caller, priority }: Queued): Item | undefined {
    const bots = longest(this.turns.bots);
    if (priority === 'people' && bots.length > 0) return bots.at(-1);
    const most = longest(this.turns[priority]);
    const own = this.turns[priority].get(caller)?.length ?? 0;
    return most.length > own + 1 ? most.at(-1) : undefined;
  }

  /** Takes everything out. */
  drain(): readonly Item[] {
    const items = PRIORITIES.flatMap((priority) => [...this.turns[priority].values()].flat());
    for (const priority of PRIORITIES) this.turns[priority].clear();
    this.count = 0;
    return items;
  }
}

function longest<Item>(callers: ReadonlyMap<string, readonly Item[]>): readonly Item[] {
  let most: readonly Item[] = [];
  for (const items of callers.values()) if (items.length > most.length) most = items;
  return most;
}
