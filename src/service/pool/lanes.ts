import { FairLine } from './fair-line.js';

/** Who is served first: people, then programs that say that they are some. */
export type Lane = 'people' | 'bots';

/** Something that waits: for whom, and in which lane. */
interface Waiting {
  readonly caller: string;
  readonly lane: Lane;
}

/** Two lines: bots are served when nobody of the people can be, and give way to them when there is no more room. */
export class Lanes<Item extends Waiting> {
  private readonly lines: Readonly<Record<Lane, FairLine<Item>>> = {
    people: new FairLine(),
    bots: new FairLine(),
  };

  /** How many wait. */
  get size(): number {
    return this.lines.people.size + this.lines.bots.size;
  }

  /** How many of a lane wait. */
  sizeOf(lane: Lane): number {
    return this.lines[lane].size;
  }

  /** Puts an item behind the others of its caller. */
  add(item: Item): void {
    this.lines[item.lane].add(item);
  }

  /** Puts an item before all others of its lane: it was through the line once. */
  putBack(item: Item): void {
    this.lines[item.lane].putBack(item);
  }

  /** Takes the next item out whose caller is let through; undefined when there is none. */
  next(lets: (caller: string) => boolean): Item | undefined {
    return this.lines.people.next(lets) ?? this.lines.bots.next(lets);
  }

  /** Takes an item out; false when it is not there. */
  remove(item: Item): boolean {
    return this.lines[item.lane].remove(item);
  }

  /** The item that gives way to one more of a caller: that of a bot to people, else that of whoever has more. */
  givesWayTo(caller: string, lane: Lane): Item | undefined {
    const { people, bots } = this.lines;
    if (lane === 'bots') return bots.lastOfGreediest(caller);
    return bots.lastOfMost() ?? people.lastOfGreediest(caller);
  }

  /** Takes everything out. */
  drain(): readonly Item[] {
    return [...this.lines.people.drain(), ...this.lines.bots.drain()];
  }
}
