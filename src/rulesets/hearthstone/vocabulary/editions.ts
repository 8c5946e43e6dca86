import type { HearthstoneSwitches } from '../../../generated/switches.js';
import { type Edition as EditionOf, EditionTable, switchesOf } from '../../common/editions.js';

export type SwitchName = keyof HearthstoneSwitches;

export type Edition = EditionOf<HearthstoneSwitches>;

/** The edition used when a request names none. */
export const DEFAULT_PATCH = '24.6.2';

/** Every dated difference between editions. Code asks for a switch and never compares patches. */
export const EDITION_TABLE = new EditionTable(
  switchesOf<HearthstoneSwitches>('hearthstone-switches'),
);

export function editionOf(patch: string): Edition {
  return EDITION_TABLE.of(patch);
}

export function rulesOf(edition: Edition, name: SwitchName): readonly string[] {
  return EDITION_TABLE.rulesOf(edition, name);
}
