import type { Packet } from './packet.js';

/** The first set whose cards appear, by the beginning of their ids, and the patch that brought it. */
const SETS: readonly (readonly [string, string])[] = [
  ['FP1_', '1.2'],
  ['GVG_', '2.0'],
  ['BRM_', '2.2'],
  ['AT_', '3.0'],
  ['LOE_', '4.0'],
  ['OG_', '5.0'],
  ['KAR_', '6.0'],
  ['CFM_', '7.0'],
  ['UNG_', '8.0'],
  ['ICC_', '9.0'],
  ['LOOT_', '10.0'],
  ['GIL_', '11.0'],
  ['BOT_', '12.0'],
  ['TRL_', '13.0'],
  ['DAL_', '14.0'],
  ['ULD_', '15.0'],
  ['DRG_', '16.0'],
  ['BT_', '17.0'],
  ['SCH_', '18.0'],
  ['DMF_', '19.0'],
  ['BAR_', '20.0'],
  ['SW_', '21.0'],
  ['AV_', '22.0'],
  ['TSC_', '23.0'],
];

/** Builds of patches whose published number lacks the build, or that have several. */
const BUILDS: readonly (readonly [number, string])[] = [
  [13619, '5.2'],
  [14406, '6.0'],
  [15590, '7.0'],
  [25770, '12.0'],
  [27358, '12.2'],
  [27641, '13.0'],
  [30795, '14.2'],
  [39832, '16.2'],
  [49534, '17.4'],
  [54613, '18.0'],
  [88998, '20.8'],
  [93227, '21.2'],
  [139963, '23.6'],
  [174258, '24.6'],
];

/** The edition of a game, and how it is known. `isNearest`: the build is later than any edition. */
export interface LoggedEdition {
  readonly patch: string;
  readonly build?: number;
  readonly isNearest: boolean;
}

/** The edition of a game: by its build, else by the newest set whose cards appear. `published` is oldest first. */
export function editionOf(packets: readonly Packet[], published: readonly string[]): LoggedEdition {
  const build = packets.find((packet) => packet.kind === 'BUILD')?.build;
  if (build !== undefined) return { ...byBuild(build, published), build };
  const ids = new Set<string>();
  for (const packet of packets) {
    if (packet.kind === 'ENTITY' && packet.card !== undefined)
      ids.add(`${packet.card.split('_')[0]}_`);
  }
  const newest = SETS.findLast(([set]) => ids.has(set));
  return { patch: newest?.[1] ?? '1.1', isNearest: false };
}

/** A build belongs to the last patch that is not newer. */
function byBuild(build: number, published: readonly string[]): Omit<LoggedEdition, 'build'> {
  const numbered = published.flatMap((patch): (readonly [number, string])[] => {
    const number = patch.split('.')[3];
    return number === undefined ? [] : [[Number(number), patch]];
  });
  const builds = [...numbered, ...BUILDS].sort(([a], [b]) => a - b);
  const [last] = builds.at(-1)!;
  const found = builds.findLast(([first]) => first <= build) ?? builds[0]!;
  return { patch: found[1], isNearest: build > last + 5000 };
}
