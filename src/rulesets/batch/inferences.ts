import type { Inference } from '../ruleset.js';

/** What was concluded where the rules are silent, and the rules that it follows from. */
export const INFERENCES: readonly Inference[] = [
  {
    id: 'BATCH-INF-instant',
    says: 'What one fight, one primary action or one trigger does happens at one instant; instants are counted, so that "alive or dropped at the same instant" can be told.',
    from: ['BATCH-c-death-time'],
  },
  {
    id: 'BATCH-INF-death-order',
    says: 'Creatures that are found dead at one death check enter the next batch oldest first, so the newest one is handled first.',
    from: ['BATCH-event-order', 'BATCH-creature-order', 'BATCH-death-check'],
  },
  {
    id: 'BATCH-INF-blow-order',
    says: "In a lane the active player's creature deals its damage first; surplus damage of Breakthrough follows both blows.",
    from: ['BATCH-c-battle', 'BATCH-c-breakthrough'],
  },
  {
    id: 'BATCH-INF-printed-order',
    says: 'Of the printed triggers of one creature the one that stands later on the card counts as gained later.',
    from: ['BATCH-trigger-order'],
  },
  {
    id: 'BATCH-INF-action-batch',
    says: 'A primary action that raised nothing is followed by one empty batch, so that its damage is followed by a death check too.',
    from: ['BATCH-batch-start', 'BATCH-death-check'],
  },
  {
    id: 'BATCH-INF-forge-event',
    says: "Forge and its like react to the creature's entering, not to Card Played: a forged creature's own trigger comes before those of older creatures.",
    from: ['BATCH-creature-order', 'BATCH-c-keywords'],
  },
];
