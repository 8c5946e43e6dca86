import { CARD_KINDS } from './cards.js';
import { CASTING_KINDS } from './casting.js';
import { ACTION_KINDS } from './combat.js';
import { DAMAGE_KINDS } from './damage.js';
import { DEATH_KINDS } from './deaths.js';
import { ENCHANTMENT_KINDS } from './enchantments.js';
import { FLOW_KINDS } from './flow.js';
import type { Kind } from './kind.js';
import { MINION_KINDS } from './minions.js';
import { TURN_KINDS } from './turns.js';

/** Every kind of effect. An effect is of the first kind whose key it has, so keys that share words come first. */
export const KINDS: readonly Kind[] = [
  ...FLOW_KINDS.filter(([key]) => key !== 'save'),
  ...ENCHANTMENT_KINDS,
  ...DAMAGE_KINDS,
  ...CARD_KINDS,
  ...CASTING_KINDS,
  ...DEATH_KINDS,
  ...MINION_KINDS,
  ...ACTION_KINDS,
  ...TURN_KINDS,
  ...FLOW_KINDS.filter(([key]) => key === 'save'),
];
