import type { Behaviour } from './behaviour.js';
import { ALLIES } from './sets/allies.js';
import { DRUID_HUNTER_SHAMAN } from './sets/druid-hunter-shaman.js';
import { EQUIPMENT } from './sets/equipment.js';
import { HELPERS } from './sets/helpers.js';
import { HEROES } from './sets/heroes.js';
import { MAGE_PRIEST_WARLOCK } from './sets/mage-priest-warlock.js';
import { NEUTRAL } from './sets/neutral.js';
import { PALADIN_ROGUE_WARRIOR } from './sets/paladin-rogue-warrior.js';

/** What the cards do whose texts say more than the data, by their ids. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ...HEROES,
  ...ALLIES,
  ...EQUIPMENT,
  ...MAGE_PRIEST_WARLOCK,
  ...DRUID_HUNTER_SHAMAN,
  ...PALADIN_ROGUE_WARRIOR,
  ...NEUTRAL,
  ...HELPERS,
};
