import { BATCH_NAMES } from '../../rules/batches/batch.js';
import { SEQUENCES } from '../../rules/sequences/primary-action.js';
import { MOMENTS } from '../../rules/triggers/keywords.js';
import { EVENTS } from '../../vocabulary/index.js';

const EVENT_NAMES = Object.values(EVENTS);

export const NODE_NAMES: Readonly<Record<string, readonly string[]>> = {
  sequence: Object.values(SEQUENCES).map(({ name }) => name),
  phase: [...BATCH_NAMES, 'Fight'],
  step: ['Death Check', 'Start of Turn', 'End of Turn', 'Clean-up', 'Next Turn'],
  /** An event enters the next batch. */
  event: EVENT_NAMES,
  /** An event is handled. */
  queue: EVENT_NAMES,
  trigger: ['Trigger', ...Object.values(MOMENTS).map(({ title }) => title)],
  effect: [
    'Aggressive',
    'Banish',
    'Boost',
    'Damage',
    'Death',
    'Destroy',
    'Draw',
    'Enter',
    'Extra Battle',
    'Extra Spell',
    'Game Over',
    'Grant',
    'Healing',
    'Level Up',
    'Lose Abilities',
    'Move',
    'Negate',
    'Note',
    'Rank',
    'Replace',
  ],
  decision: [
    'choose',
    'random card',
    'random dead creature',
    'random lane',
    'random number',
    'random target',
  ],
  check: [
    'Armor',
    'Breakthrough',
    'cannot move',
    'holds no more',
    'no empty lane',
    'not a witness',
    'not executed',
    'reacts',
  ],
};
