import type { Inference } from '../../ruleset.js';

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
  {
    id: 'BATCH-INF-this-turn',
    says: 'Boosts are for good unless their own clause says "this turn": the attack of Lightning Brand ends with the turn, that of Call the Lightning does not.',
    from: ['BATCH-c-turn'],
  },
  {
    id: 'BATCH-INF-dead-pool',
    says: "A random dead creature is one of the player's own that died this game; it is made anew and stays among the dead.",
    from: ['BATCH-c-spawn'],
  },
  {
    id: 'BATCH-INF-copy',
    says: 'A copy, and what is spawned as "this", is a new creature of the same card and level with its printed numbers.',
    from: ['BATCH-c-spawn', 'BATCH-trigger-order'],
  },
  {
    id: 'BATCH-INF-ambush-full',
    says: 'A card with Ambush is leveled into the discard pile even where no lane is empty and nothing is spawned.',
    from: ['BATCH-c-keywords', 'BATCH-c-spawn'],
  },
  {
    id: 'BATCH-INF-form',
    says: 'A creature that becomes another form of itself is replaced by it: both events are raised, and the form is awake where the creature was.',
    from: ['BATCH-replace-event-order'],
  },
  {
    id: 'BATCH-INF-random',
    says: 'What a card leaves to chance is drawn as the effect begins, out of what there is then, all equally likely.',
    from: ['BATCH-c-spawn', 'BATCH-algorithm'],
  },
  {
    id: 'BATCH-INF-target',
    says: 'A card, or an Activate use, that speaks of a target must be aimed at something that it speaks of, and any other at nothing: where there is nothing to aim at it cannot be played.',
    from: ['BATCH-batch-start', 'BATCH-c-plays'],
  },
  {
    id: 'BATCH-INF-move',
    says: 'A creature moves into empty lanes only, and only while it is on the board, whatever moves it; what the same effect would do after a move that fails does not happen.',
    from: ['BATCH-c-attributes', 'BATCH-algorithm'],
  },
  {
    id: 'BATCH-INF-shuffle',
    says: 'A deck that was shuffled has no order: each card drawn from it is one of those that are left, all equally likely. From an empty deck nothing is drawn.',
    from: ['BATCH-c-turn'],
  },
];
