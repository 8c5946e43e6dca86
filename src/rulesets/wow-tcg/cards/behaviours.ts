import type { Behaviour } from './behaviour.js';
import { ALLIES_OF_THE_ALLIANCE } from './sets/allies-of-the-alliance.js';
import { ALLIES_OF_THE_HORDE } from './sets/allies-of-the-horde.js';
import { ARMOR_AND_ITEMS } from './sets/armor-and-items.js';
import { DARK_PORTAL_ABILITIES } from './sets/dark-portal-abilities.js';
import { DARK_PORTAL_ALLIES } from './sets/dark-portal-allies.js';
import { DARK_PORTAL_CARDS } from './sets/dark-portal-cards.js';
import { DARK_PORTAL_DRUID_TO_PRIEST } from './sets/dark-portal-druid-to-priest.js';
import { DARK_PORTAL_EQUIPMENT } from './sets/dark-portal-equipment.js';
import { DARK_PORTAL_HEROES } from './sets/dark-portal-heroes.js';
import { DARK_PORTAL_MORE_ABILITIES } from './sets/dark-portal-more-abilities.js';
import { DARK_PORTAL_MORE_ALLIES } from './sets/dark-portal-more-allies.js';
import { DARK_PORTAL_QUESTS } from './sets/dark-portal-quests.js';
import { DARK_PORTAL_ROGUE_TO_WARRIOR } from './sets/dark-portal-rogue-to-warrior.js';
import { DARK_PORTAL_THE_REST } from './sets/dark-portal-the-rest.js';
import { DRUID } from './sets/druid.js';
import { FIRES_ALLIANCE } from './sets/fires-alliance.js';
import { FIRES_DRUID_TO_MAGE } from './sets/fires-druid-to-mage.js';
import { FIRES_EQUIPMENT } from './sets/fires-equipment.js';
import { FIRES_HEROES } from './sets/fires-heroes.js';
import { FIRES_HORDE } from './sets/fires-horde.js';
import { FIRES_PALADIN_TO_ROGUE } from './sets/fires-paladin-to-rogue.js';
import { FIRES_QUESTS } from './sets/fires-quests.js';
import { FIRES_SHAMAN_TO_NEUTRAL } from './sets/fires-shaman-to-neutral.js';
import { HELPERS } from './sets/helpers.js';
import { HEROES } from './sets/heroes.js';
import { HUNTER } from './sets/hunter.js';
import { LATER_KEYWORDS } from './sets/later-keywords.js';
import { MAGE } from './sets/mage.js';
import { NEUTRAL_ABILITIES } from './sets/neutral-abilities.js';
import { NEUTRAL_ALLIES } from './sets/neutral-allies.js';
import { PALADIN } from './sets/paladin.js';
import { PRIEST } from './sets/priest.js';
import { QUESTS } from './sets/quests.js';
import { ROGUE } from './sets/rogue.js';
import { SHAMAN } from './sets/shaman.js';
import { WARLOCK } from './sets/warlock.js';
import { WARRIOR } from './sets/warrior.js';
import { WEAPONS } from './sets/weapons.js';

/** What the cards do whose texts say more than the data, by their ids. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  ...HEROES,
  ...DRUID,
  ...HUNTER,
  ...MAGE,
  ...PALADIN,
  ...PRIEST,
  ...ROGUE,
  ...SHAMAN,
  ...WARLOCK,
  ...WARRIOR,
  ...NEUTRAL_ABILITIES,
  ...ALLIES_OF_THE_ALLIANCE,
  ...ALLIES_OF_THE_HORDE,
  ...NEUTRAL_ALLIES,
  ...ARMOR_AND_ITEMS,
  ...WEAPONS,
  ...QUESTS,
  ...DARK_PORTAL_ABILITIES,
  ...DARK_PORTAL_CARDS,
  ...DARK_PORTAL_ALLIES,
  ...DARK_PORTAL_HEROES,
  ...DARK_PORTAL_DRUID_TO_PRIEST,
  ...DARK_PORTAL_ROGUE_TO_WARRIOR,
  ...DARK_PORTAL_MORE_ABILITIES,
  ...DARK_PORTAL_MORE_ALLIES,
  ...DARK_PORTAL_EQUIPMENT,
  ...DARK_PORTAL_QUESTS,
  ...DARK_PORTAL_THE_REST,
  ...FIRES_ALLIANCE,
  ...FIRES_DRUID_TO_MAGE,
  ...FIRES_EQUIPMENT,
  ...FIRES_HEROES,
  ...FIRES_HORDE,
  ...FIRES_PALADIN_TO_ROGUE,
  ...FIRES_QUESTS,
  ...FIRES_SHAMAN_TO_NEUTRAL,
  ...LATER_KEYWORDS,
  ...HELPERS,
};
