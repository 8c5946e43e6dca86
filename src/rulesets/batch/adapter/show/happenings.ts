import type { TraceNode } from '../../../../kernel/index.js';
import { type Happening, type HappeningTable, happeningTo } from '../../../common/happening.js';

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
export function happening({ kind, name, about }: TraceNode): Happening | null {
  return kind === 'effect' ? happeningTo(EFFECTS, name, about) : null;
}
