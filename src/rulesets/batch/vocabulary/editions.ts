import type { BatchSwitches } from '../../../generated/switches.js';
import { type Edition as EditionOf, EditionTable, switchesOf } from '../../common/editions.js';

export type SwitchName = keyof BatchSwitches;

/** An edition of the rules: what every switch says in it. */
export type Edition = EditionOf<BatchSwitches>;

/** The published text. Where the program that was published with it departs from it, the text is followed. */
export const EDITION = '1';

/** Every rule that could be read otherwise, is silent, or differs from the published program. */
export const EDITION_TABLE = new EditionTable(switchesOf<BatchSwitches>('batch-switches'));

export const PUBLISHED: Edition = EDITION_TABLE.of(EDITION);

/** The rules that a switch follows as it stands, for trace nodes. */
export function rulesOf(edition: Edition, name: SwitchName): readonly string[] {
  return EDITION_TABLE.rulesOf(edition, name);
}
