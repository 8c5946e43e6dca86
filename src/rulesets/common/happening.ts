/** What can happen to an entity or a player, as a reader asks about it. */
export type HappeningKind =
  | 'armor'
  | 'attach'
  | 'awaken'
  | 'burn'
  | 'cast'
  | 'control'
  | 'counter'
  | 'damage'
  | 'death'
  | 'destroy'
  | 'discard'
  | 'dormant'
  | 'draw'
  | 'enter'
  | 'equip'
  | 'fatigue'
  | 'freeze'
  | 'gain'
  | 'heal'
  | 'interrupt'
  | 'lose'
  | 'move'
  | 'overload'
  | 'play'
  | 'prevent'
  | 'protect'
  | 'redirect'
  | 'remove'
  | 'replace'
  | 'return'
  | 'reveal'
  | 'shield'
  | 'shuffle'
  | 'silence'
  | 'summon'
  | 'transform'
  | 'use';

/** Something that happens to an entity. */
export interface Happening {
  readonly kind: HappeningKind;
  /** To whom, or to what. */
  readonly entity: number;
}

/** Names of nodes, and what happens in each of them. */
export type HappeningTable = Readonly<Record<string, HappeningKind>>;

/** What happens to an entity in a node of this name; null: nothing, or to nobody. */
export function happeningTo(table: HappeningTable, name: string, entity: number): Happening | null {
  if (entity === 0 || !Object.hasOwn(table, name)) return null;
  return { kind: table[name]!, entity };
}
