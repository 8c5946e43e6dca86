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

/** The first build that is known to be later than the newest edition. */
const LATER_BUILD = 174_258;

/** A published patch, as far as the edition of a log depends on it. */
export interface BuiltPatch {
  readonly patch: string;
  /** The build with which it came, where that is known. */
  readonly build?: number;
}

/** The edition of a game, and how it is known. `isNearest`: the build is later than any edition. */
export interface LoggedEdition {
  readonly patch: string;
  readonly build?: number;
  readonly isNearest: boolean;
}

/** The edition of a game: by its build, else by the newest set whose cards appear. `published` is oldest first. */
export function editionOf(
  packets: readonly Packet[],
  published: readonly BuiltPatch[],
): LoggedEdition {
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
function byBuild(build: number, published: readonly BuiltPatch[]): Omit<LoggedEdition, 'build'> {
  if (build >= LATER_BUILD) return { patch: published.at(-1)!.patch, isNearest: true };
  const found = published.findLast((one) => one.build !== undefined && one.build <= build);
  return { patch: (found ?? published[0]!).patch, isNearest: false };
}
