import type { Inquiry } from '../../../common/inquiry.js';
import type { State } from '../../state/state.js';

/** Checks that tell of what happened rather than of what did not. */
const HELD: readonly string[] = [
  ...['priority', 'unpreventable', 'long-range', 'empty deck'],
  ...['ATK', 'dealt with', 'packet controller'],
];

/** Decisions that the rules demand or allow, and whose rules say why what follows happens. */
const GOVERNING: readonly string[] = ['protect', 'uniqueness'];

/** What is known about why things did not happen: what the traces say. */
export const INQUIRY: Inquiry<State> = {
  reasonOf: ({ kind, name }) =>
    kind !== 'check' || HELD.includes(name) || name.endsWith(' packet')
      ? null
      : name.toUpperCase().replaceAll(' ', '_'),
  rankOf: () => 0,
  governs: ({ kind, name }) => kind === 'decision' && GOVERNING.includes(name),
  attachment: 'HOST',
};
