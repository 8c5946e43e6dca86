import { Digest, type LikeSum, type Machine, type Symmetry } from '../../../../kernel/index.js';
import { get, typeOf } from '../../state/access.js';
import { PLAYERS, type State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

/** Interchangeable minions, for enumerations: places count for nothing; hands and Secrets do. */
export class SymmetricMinions implements Symmetry<State> {
  readonly count: number;
  /** The number of each row among the members, and -1. */
  private readonly numbers: Int16Array;
  private readonly rows: readonly number[];
  private readonly kinds: readonly number[];
  /** Rows from here on have come since the start. */
  private readonly firstNew: number;

  constructor({ count: rows }: State, kinds: readonly (readonly number[])[]) {
    this.rows = kinds.flat();
    this.kinds = kinds.flatMap((kind, number) => kind.map(() => number));
    this.count = this.rows.length;
    this.firstNew = rows;
    this.numbers = new Int16Array(rows).fill(-1);
    this.rows.forEach((row, number) => {
      this.numbers[row] = number;
    });
  }

  memberAt(row: number): number {
    return row < this.firstNew ? this.numbers[row]! : -1;
  }

  kindOf(member: number): number {
    return this.kinds[member]!;
  }

  isLeftOut(row: number, column: number): boolean {
    if (column === Tag.ZONE_POSITION || column === Tag.DEAD_ENTITY) return true;
    return column === Tag.PLAY_ORDER && row >= this.firstNew;
  }

  into(digest: Digest, { state, stack }: Machine<State>, sum: LikeSum): void {
    placesInto(digest, state);
    const deaths = this.newRowsInto(digest, state);
    const named = this.namedIn(stack);
    const keys: string[] = [];
    for (let member = 0; member < this.count; member++) {
      const own = new Digest();
      own.int(this.kinds[member]!);
      own.int(named.has(member) ? member : -1);
      sum.memberInto(own, member);
      own.json(deaths[member] ?? null);
      keys.push(own.key());
    }
    digest.json(keys.sort());
  }

  /** Mixes in what the sums leave out of new rows. Answers the records of the deaths of members. */
  private newRowsInto(digest: Digest, s: State): readonly (readonly number[] | undefined)[] {
    const deaths: number[][] = [];
    for (let e = this.firstNew; e < s.count; e++) {
      const dead = typeOf(s, e) === CardType.DEATH_RECORD ? get(s, e, Tag.DEAD_ENTITY) : 0;
      const member = this.memberAt(dead);
      digest.int(e);
      if (member >= 0) deaths[member] = [...(deaths[member] ?? []), e];
      else {
        digest.int(dead);
        digest.int(get(s, e, Tag.PLAY_ORDER));
      }
    }
    return deaths;
  }

  /** The members that a stack names: what goes on with one of them does not go on with the others. */
  private namedIn(value: unknown, into: Set<number> = new Set()): ReadonlySet<number> {
    if (typeof value === 'number') {
      const member = Number.isInteger(value) && value > 0 ? this.memberAt(value) : -1;
      if (member >= 0) into.add(member);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value))
        if (!NO_ENTITIES.has(key)) this.namedIn(part, into);
    return into;
  }
}

/** Locals of frames that hold numbers and never entities; of the loops, those of cards that tell no minions apart. */
const NO_ENTITIES: ReadonlySet<string> = new Set([
  'op',
  'pc',
  'player',
  'position',
  'choice',
  'since',
  'targetDiedIn',
  'paid',
  'overload',
  'deaths',
  'stage',
  'repeatable',
  'kind',
  'amount',
  'amounts',
  'dealt',
  'total',
  'left',
  'next',
  'finished',
  'drawn',
  'result',
  'loops',
]);

/** The order of hands and Secrets. Cards that tell no minions apart take a deck from the top and never reorder it. */
function placesInto(digest: Digest, s: State): void {
  for (const player of PLAYERS) {
    digest.json(s.hand[player]);
    digest.json(s.secrets[player]);
    digest.int(s.deck[player].length);
  }
}
