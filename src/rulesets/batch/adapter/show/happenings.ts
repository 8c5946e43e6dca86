import type { TraceNode } from '../../../../kernel/index.js';
import { type Happening, type HappeningTable, happeningTo } from '../../../common/happening.js';
import { isPlayer } from '../../state/access.js';
import type { State } from '../../state/state.js';

/** What effects do to whom they are about. */
const EFFECTS: HappeningTable = {
  Banish: 'remove',
  Damage: 'damage',
  Death: 'death',
  Destroy: 'destroy',
  Draw: 'draw',
  Enter: 'enter',
  Healing: 'heal',
  'Lose Abilities': 'silence',
  Move: 'move',
  Replace: 'replace',
};

/** What happens in a node. */
export function happening(s: State, { kind, name, about }: TraceNode): Happening | null {
  if (kind !== 'effect') return null;
  // a player has no maximum: more health is healing
  if (name === 'Boost' && about !== 0 && isPlayer(s, about)) return { kind: 'heal', entity: about };
  return happeningTo(EFFECTS, name, about);
}
