import { formerModifiers, get, inZone, nowOf } from '../state/access.js';
import { GAME, type State } from '../state/state.js';
import { COLUMNS, Col, type Column, Kind, REFERENCES, Zone } from '../vocabulary/index.js';

/** What tells moments apart that are the same situation: times, places, and what only ever grows. */
const PASSING: readonly Column[] = [
  'TIMESTAMP',
  'POWERS_LOST',
  'POWERS_BACK',
  'POSITION',
  'TIME',
  'READIED',
  'SOURCE_READIED',
  'UNDECIDED',
  'MARK_1',
  'MARK_2',
];

const PLAIN = COLUMNS.filter(
  (name) => !PASSING.includes(name) && !REFERENCES.includes(name) && name !== 'BECAME',
);

const STAMPS = [Col.TIMESTAMP, Col.POWERS_BACK];

const LIVE = [
  Zone.DECK,
  Zone.HAND,
  Zone.PLAY,
  Zone.GRAVEYARD,
  Zone.REMOVED,
  Zone.CHAIN,
  Zone.WAITING,
  Zone.LASTING,
];

/** Numbers that are the same when a situation comes back (WOW-801.2), whatever rows it has. */
export function situationOf(s: State): number[] {
  const rows = LIVE.flatMap((zone) => inZone(s, zone));
  const labels = new Map(rows.map((e, i) => [e, i + 1]));
  const stampsOf = (e: number): number[] => STAMPS.map((column) => get(s, e, column));
  const stamps = rows.flatMap(stampsOf).sort((a, b) => a - b);
  const place = new Map(stamps.map((stamp, i) => [stamp, i]));
  const label = (e: number): number[] => {
    const known = labels.get(e);
    if (known !== undefined || e === 0) return [known ?? 0];
    // a former object counts as it last was
    if (get(s, e, Col.KIND) !== Kind.FORMER) return [-e];
    const now = labels.get(nowOf(s, e)) ?? 0;
    const words = formerModifiers(s, e).flatMap((row) => [
      get(s, row, Col.CARD),
      get(s, row, Col.PART),
    ]);
    return [-now, get(s, e, Col.AMOUNT), get(s, e, Col.X), get(s, e, Col.DAMAGE), ...words];
  };
  const players = Array.from({ length: get(s, GAME, Col.PLAYERS) + 1 }, (_, i) => GAME + i);
  return [...players, ...rows].flatMap((e) => [
    ...PLAIN.map((name) => get(s, e, Col[name])),
    ...REFERENCES.flatMap((name) => label(get(s, e, Col[name]))),
    ...stampsOf(e).map((stamp) => place.get(stamp) ?? 0),
    get(s, e, Col.SOURCE_READIED) - get(s, get(s, e, Col.SOURCE), Col.READIED),
  ]);
}
