import type { WowTcgSwitches } from '../../../generated/switches.js';
import { type Edition as EditionOf, EditionTable, switchesOf } from '../../common/editions.js';

export const EDITION = '1';

export type Edition = EditionOf<WowTcgSwitches>;

/** Every rule that could be read otherwise. Only comparisons set the switches. */
export const EDITION_TABLE = new EditionTable(switchesOf<WowTcgSwitches>('wow-tcg-switches'));

export const PUBLISHED: Edition = EDITION_TABLE.of(EDITION);
