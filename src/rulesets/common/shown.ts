/** What is shown of an entity that lies somewhere. */
export interface ShownCard {
  readonly id: number;
  /** Its alias, or the name of its card. */
  readonly name: string;
  /** Its numbers in short, such as Attack and Health; null: it has none that show. */
  readonly stats: string | null;
  /** What else is to be seen of it: `Taunt`, `Frozen`, `3 damage`. */
  readonly marks: readonly string[];
}

/** One row of a board that is shown: a zone of a player and what lies in it, left to right. */
export interface ShownZone {
  readonly player: number;
  readonly zone: string;
  /** Each as a text: its name and numbers. */
  readonly items: readonly string[];
  readonly cards: readonly ShownCard[];
}

/** A zone of a player with what lies in it. */
export function shownZone(player: number, zone: string, cards: readonly ShownCard[]): ShownZone {
  const items = cards.map(({ name, stats }) => (stats === null ? name : `${name} ${stats}`));
  return { player, zone, items, cards };
}

/** Columns that show on a board, and what each is called. */
type ShownColumns<C> = readonly (readonly [column: C, name: string])[];

/** How a board shows columns that are not 0: states by their names, counts by what `counted` makes of them. */
export class Marks<C extends number> {
  constructor(
    private readonly states: ShownColumns<C>,
    private readonly counts: ShownColumns<C>,
    private readonly counted: (count: number, name: string) => string,
  ) {}

  /** The marks of an entity whose cells `cell` reads. */
  of(cell: (column: C) => number): string[] {
    const states = this.states.filter(([column]) => cell(column) !== 0).map(([, name]) => name);
    const counts = this.counts
      .filter(([column]) => cell(column) !== 0)
      .map(([column, name]) => this.counted(cell(column), name));
    return [...states, ...counts];
  }
}
