import type { CardDefinition } from '../definition.js';
import { BASIC_NEUTRAL } from './basic/neutral.js';
import { BASIC_PALADIN } from './basic/paladin.js';
import { OWN_CARDS } from './own/scenario.js';

/** Every built-in card, by set and class. A new set file is listed here. */
export const BUILT_IN: readonly CardDefinition[] = [
  ...OWN_CARDS,
  ...BASIC_NEUTRAL,
  ...BASIC_PALADIN,
];
