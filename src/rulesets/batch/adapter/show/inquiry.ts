import type { Inquiry } from '../../../common/inquiry.js';
import type { State } from '../../state/state.js';

/** Checks that tell of what happened rather than of what did not. */
const HELD: readonly string[] = ['Armor', 'Breakthrough', 'reacts'];

/** What the lane battler knows about why things did not happen: what its traces say. */
export const INQUIRY: Inquiry<State> = {
  reasonOf: ({ kind, name }) =>
    kind !== 'check' || HELD.includes(name) ? null : name.toUpperCase().replaceAll(' ', '_'),
  rankOf: () => 0,
};
