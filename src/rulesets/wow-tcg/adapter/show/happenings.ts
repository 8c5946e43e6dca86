import type { TraceNode } from '../../../../kernel/index.js';
import { type Happening, type HappeningTable, happeningTo } from '../../../common/happening.js';

/** What effects do to whom they are about. */
const EFFECTS: HappeningTable = {
  Attach: 'attach',
  'Combat Damage': 'damage',
  Control: 'control',
  Damage: 'damage',
  Destroy: 'destroy',
  Discard: 'discard',
  Draw: 'draw',
  'Enter Play': 'enter',
  Heal: 'heal',
  Interrupt: 'interrupt',
  'Leave the Game': 'lose',
  'Lose Powers': 'silence',
  Prevent: 'prevent',
  'Put Damage': 'damage',
};

/** Where cards go by `Leave Play` and `Move`, by the zone that the node's sentence names. */
const ZONES: HappeningTable = {
  deck: 'shuffle',
  graveyard: 'remove',
  hand: 'return',
  removed: 'remove',
};

const SEQUENCES: HappeningTable = {
  'Complete Quest': 'use',
  Place: 'play',
  Play: 'play',
  'Use Power': 'use',
};

const EVENTS: HappeningTable = { Protects: 'protect' };

/** What happens in a node. */
export function happening({ kind, name, about, text }: TraceNode): Happening | null {
  switch (kind) {
    case 'event':
      return happeningTo(EVENTS, name, about);
    case 'sequence':
      return happeningTo(SEQUENCES, name, about);
    case 'effect':
      return name === 'Leave Play' || name === 'Move'
        ? happeningTo(ZONES, /\((\w+)\)$/.exec(text)?.[1] ?? '', about)
        : happeningTo(EFFECTS, name, about);
    default:
      return null;
  }
}
