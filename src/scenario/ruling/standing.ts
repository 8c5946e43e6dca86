import type { Table } from '../../kernel/index.js';
import type { Tile } from '../../rulesets/common/tabletop.js';
import type { AnyRuleset, Position } from '../../rulesets/ruleset.js';

/** The numbers of what fights, by entity. */
export type Standing = ReadonlyMap<number, { readonly attack: number; readonly health: number }>;

/** The numbers of everybody on the table who has both Attack and Health. */
export function standingOf({ show }: AnyRuleset, position: Position<Table>): Standing {
  const { seats, middle } = show.tabletop(position);
  const rows = [...seats.flatMap((seat) => seat.rows), ...middle];
  const tiles = [
    ...rows.flatMap((row) => row.tiles.filter((tile): tile is Tile => tile !== null)),
    ...seats.flatMap(({ leaders }) => leaders.map(({ tile }) => tile)),
  ];
  return new Map(
    tiles.flatMap(({ id, numbers: { attack, health } }) =>
      attack === undefined || health === undefined
        ? []
        : [[id, { attack: attack.value, health: health.value }] as const],
    ),
  );
}
