// Written by scripts/list-sets.mjs.
import type { CardEntry } from '../entry.js';
import { CARDS as ALTERAC_VALLEY_DEMONHUNTER } from './alterac-valley/demonhunter.js';
import { CARDS as ALTERAC_VALLEY_DRUID } from './alterac-valley/druid.js';
import { CARDS as ALTERAC_VALLEY_HUNTER } from './alterac-valley/hunter.js';
import { CARDS as ALTERAC_VALLEY_MAGE } from './alterac-valley/mage.js';
import { CARDS as ALTERAC_VALLEY_NEUTRAL } from './alterac-valley/neutral.js';
import { CARDS as ALTERAC_VALLEY_PALADIN } from './alterac-valley/paladin.js';
import { CARDS as ALTERAC_VALLEY_PRIEST } from './alterac-valley/priest.js';
import { CARDS as ALTERAC_VALLEY_ROGUE } from './alterac-valley/rogue.js';
import { CARDS as ALTERAC_VALLEY_SHAMAN } from './alterac-valley/shaman.js';
import { CARDS as ALTERAC_VALLEY_WARLOCK } from './alterac-valley/warlock.js';
import { CARDS as ALTERAC_VALLEY_WARRIOR } from './alterac-valley/warrior.js';
import { CARDS as BARRENS_DEMONHUNTER } from './barrens/demonhunter.js';
import { CARDS as BARRENS_DRUID } from './barrens/druid.js';
import { CARDS as BARRENS_HUNTER } from './barrens/hunter.js';
import { CARDS as BARRENS_MAGE } from './barrens/mage.js';
import { CARDS as BARRENS_NEUTRAL } from './barrens/neutral.js';
import { CARDS as BARRENS_PALADIN } from './barrens/paladin.js';
import { CARDS as BARRENS_PRIEST } from './barrens/priest.js';
import { CARDS as BARRENS_ROGUE } from './barrens/rogue.js';
import { CARDS as BARRENS_SHAMAN } from './barrens/shaman.js';
import { CARDS as BARRENS_WARLOCK } from './barrens/warlock.js';
import { CARDS as BARRENS_WARRIOR } from './barrens/warrior.js';
import { CARDS as BASIC_DEMONHUNTER } from './basic/demonhunter.js';
import { CARDS as BASIC_DRUID } from './basic/druid.js';
import { CARDS as BASIC_HUNTER } from './basic/hunter.js';
import { CARDS as BASIC_MAGE } from './basic/mage.js';
import { CARDS as BASIC_NEUTRAL } from './basic/neutral.js';
import { CARDS as BASIC_PALADIN } from './basic/paladin.js';
import { CARDS as BASIC_PRIEST } from './basic/priest.js';
import { CARDS as BASIC_ROGUE } from './basic/rogue.js';
import { CARDS as BASIC_SHAMAN } from './basic/shaman.js';
import { CARDS as BASIC_WARLOCK } from './basic/warlock.js';
import { CARDS as BASIC_WARRIOR } from './basic/warrior.js';
import { CARDS as BLACK_TEMPLE_DEMONHUNTER } from './black-temple/demonhunter.js';
import { CARDS as BLACK_TEMPLE_DRUID } from './black-temple/druid.js';
import { CARDS as BLACK_TEMPLE_HUNTER } from './black-temple/hunter.js';
import { CARDS as BLACK_TEMPLE_MAGE } from './black-temple/mage.js';
import { CARDS as BLACK_TEMPLE_NEUTRAL } from './black-temple/neutral.js';
import { CARDS as BLACK_TEMPLE_PALADIN } from './black-temple/paladin.js';
import { CARDS as BLACK_TEMPLE_PRIEST } from './black-temple/priest.js';
import { CARDS as BLACK_TEMPLE_ROGUE } from './black-temple/rogue.js';
import { CARDS as BLACK_TEMPLE_SHAMAN } from './black-temple/shaman.js';
import { CARDS as BLACK_TEMPLE_WARLOCK } from './black-temple/warlock.js';
import { CARDS as BLACK_TEMPLE_WARRIOR } from './black-temple/warrior.js';
import { CARDS as BOOMSDAY_DRUID } from './boomsday/druid.js';
import { CARDS as BOOMSDAY_HUNTER } from './boomsday/hunter.js';
import { CARDS as BOOMSDAY_MAGE } from './boomsday/mage.js';
import { CARDS as BOOMSDAY_NEUTRAL } from './boomsday/neutral.js';
import { CARDS as BOOMSDAY_PALADIN } from './boomsday/paladin.js';
import { CARDS as BOOMSDAY_PRIEST } from './boomsday/priest.js';
import { CARDS as BOOMSDAY_ROGUE } from './boomsday/rogue.js';
import { CARDS as BOOMSDAY_SHAMAN } from './boomsday/shaman.js';
import { CARDS as BOOMSDAY_WARLOCK } from './boomsday/warlock.js';
import { CARDS as BOOMSDAY_WARRIOR } from './boomsday/warrior.js';
import { CARDS as BRM_DRUID } from './brm/druid.js';
import { CARDS as BRM_HUNTER } from './brm/hunter.js';
import { CARDS as BRM_MAGE } from './brm/mage.js';
import { CARDS as BRM_NEUTRAL } from './brm/neutral.js';
import { CARDS as BRM_PALADIN } from './brm/paladin.js';
import { CARDS as BRM_PRIEST } from './brm/priest.js';
import { CARDS as BRM_ROGUE } from './brm/rogue.js';
import { CARDS as BRM_SHAMAN } from './brm/shaman.js';
import { CARDS as BRM_WARLOCK } from './brm/warlock.js';
import { CARDS as BRM_WARRIOR } from './brm/warrior.js';
import { CARDS as CORE_DEMONHUNTER } from './core/demonhunter.js';
import { CARDS as DALARAN_DRUID } from './dalaran/druid.js';
import { CARDS as DALARAN_HUNTER } from './dalaran/hunter.js';
import { CARDS as DALARAN_MAGE } from './dalaran/mage.js';
import { CARDS as DALARAN_NEUTRAL } from './dalaran/neutral.js';
import { CARDS as DALARAN_PALADIN } from './dalaran/paladin.js';
import { CARDS as DALARAN_PRIEST } from './dalaran/priest.js';
import { CARDS as DALARAN_ROGUE } from './dalaran/rogue.js';
import { CARDS as DALARAN_SHAMAN } from './dalaran/shaman.js';
import { CARDS as DALARAN_WARLOCK } from './dalaran/warlock.js';
import { CARDS as DALARAN_WARRIOR } from './dalaran/warrior.js';
import { CARDS as DARKMOON_FAIRE_DEMONHUNTER } from './darkmoon-faire/demonhunter.js';
import { CARDS as DARKMOON_FAIRE_DRUID } from './darkmoon-faire/druid.js';
import { CARDS as DARKMOON_FAIRE_HUNTER } from './darkmoon-faire/hunter.js';
import { CARDS as DARKMOON_FAIRE_MAGE } from './darkmoon-faire/mage.js';
import { CARDS as DARKMOON_FAIRE_NEUTRAL } from './darkmoon-faire/neutral.js';
import { CARDS as DARKMOON_FAIRE_PALADIN } from './darkmoon-faire/paladin.js';
import { CARDS as DARKMOON_FAIRE_PRIEST } from './darkmoon-faire/priest.js';
import { CARDS as DARKMOON_FAIRE_ROGUE } from './darkmoon-faire/rogue.js';
import { CARDS as DARKMOON_FAIRE_SHAMAN } from './darkmoon-faire/shaman.js';
import { CARDS as DARKMOON_FAIRE_WARLOCK } from './darkmoon-faire/warlock.js';
import { CARDS as DARKMOON_FAIRE_WARRIOR } from './darkmoon-faire/warrior.js';
import { CARDS as DEMON_HUNTER_INITIATE_DEMONHUNTER } from './demon-hunter-initiate/demonhunter.js';
import { CARDS as DRAGONS_DRUID } from './dragons/druid.js';
import { CARDS as DRAGONS_HUNTER } from './dragons/hunter.js';
import { CARDS as DRAGONS_MAGE } from './dragons/mage.js';
import { CARDS as DRAGONS_NEUTRAL } from './dragons/neutral.js';
import { CARDS as DRAGONS_PALADIN } from './dragons/paladin.js';
import { CARDS as DRAGONS_PRIEST } from './dragons/priest.js';
import { CARDS as DRAGONS_ROGUE } from './dragons/rogue.js';
import { CARDS as DRAGONS_SHAMAN } from './dragons/shaman.js';
import { CARDS as DRAGONS_WARLOCK } from './dragons/warlock.js';
import { CARDS as DRAGONS_WARRIOR } from './dragons/warrior.js';
import { CARDS as EXPERT1_DREAM } from './expert1/dream.js';
import { CARDS as EXPERT1_DRUID } from './expert1/druid.js';
import { CARDS as EXPERT1_HUNTER } from './expert1/hunter.js';
import { CARDS as EXPERT1_MAGE } from './expert1/mage.js';
import { CARDS as EXPERT1_NEUTRAL } from './expert1/neutral.js';
import { CARDS as EXPERT1_PALADIN } from './expert1/paladin.js';
import { CARDS as EXPERT1_PRIEST } from './expert1/priest.js';
import { CARDS as EXPERT1_ROGUE } from './expert1/rogue.js';
import { CARDS as EXPERT1_SHAMAN } from './expert1/shaman.js';
import { CARDS as EXPERT1_WARLOCK } from './expert1/warlock.js';
import { CARDS as EXPERT1_WARRIOR } from './expert1/warrior.js';
import { CARDS as GANGS_DRUID } from './gangs/druid.js';
import { CARDS as GANGS_HUNTER } from './gangs/hunter.js';
import { CARDS as GANGS_KAZAKUS } from './gangs/kazakus.js';
import { CARDS as GANGS_MAGE } from './gangs/mage.js';
import { CARDS as GANGS_NEUTRAL } from './gangs/neutral.js';
import { CARDS as GANGS_PALADIN } from './gangs/paladin.js';
import { CARDS as GANGS_PRIEST } from './gangs/priest.js';
import { CARDS as GANGS_ROGUE } from './gangs/rogue.js';
import { CARDS as GANGS_SHAMAN } from './gangs/shaman.js';
import { CARDS as GANGS_WARLOCK } from './gangs/warlock.js';
import { CARDS as GANGS_WARRIOR } from './gangs/warrior.js';
import { CARDS as GILNEAS_DRUID } from './gilneas/druid.js';
import { CARDS as GILNEAS_HUNTER } from './gilneas/hunter.js';
import { CARDS as GILNEAS_MAGE } from './gilneas/mage.js';
import { CARDS as GILNEAS_NEUTRAL } from './gilneas/neutral.js';
import { CARDS as GILNEAS_PALADIN } from './gilneas/paladin.js';
import { CARDS as GILNEAS_PRIEST } from './gilneas/priest.js';
import { CARDS as GILNEAS_ROGUE } from './gilneas/rogue.js';
import { CARDS as GILNEAS_SHAMAN } from './gilneas/shaman.js';
import { CARDS as GILNEAS_WARLOCK } from './gilneas/warlock.js';
import { CARDS as GILNEAS_WARRIOR } from './gilneas/warrior.js';
import { CARDS as GVG_DRUID } from './gvg/druid.js';
import { CARDS as GVG_HUNTER } from './gvg/hunter.js';
import { CARDS as GVG_MAGE } from './gvg/mage.js';
import { CARDS as GVG_NEUTRAL } from './gvg/neutral.js';
import { CARDS as GVG_PALADIN } from './gvg/paladin.js';
import { CARDS as GVG_PRIEST } from './gvg/priest.js';
import { CARDS as GVG_ROGUE } from './gvg/rogue.js';
import { CARDS as GVG_SHAMAN } from './gvg/shaman.js';
import { CARDS as GVG_WARLOCK } from './gvg/warlock.js';
import { CARDS as GVG_WARRIOR } from './gvg/warrior.js';
import { CARDS as HOF_DRUID } from './hof/druid.js';
import { CARDS as HOF_MAGE } from './hof/mage.js';
import { CARDS as HOF_NEUTRAL } from './hof/neutral.js';
import { CARDS as HOF_PALADIN } from './hof/paladin.js';
import { CARDS as HOF_PRIEST } from './hof/priest.js';
import { CARDS as HOF_ROGUE } from './hof/rogue.js';
import { CARDS as HOF_SHAMAN } from './hof/shaman.js';
import { CARDS as HOF_WARLOCK } from './hof/warlock.js';
import { CARDS as ICECROWN_BUILD_A_BEAST } from './icecrown/build-a-beast.js';
import { CARDS as ICECROWN_DEATH_KNIGHT } from './icecrown/death-knight.js';
import { CARDS as ICECROWN_DRUID } from './icecrown/druid.js';
import { CARDS as ICECROWN_HUNTER } from './icecrown/hunter.js';
import { CARDS as ICECROWN_MAGE } from './icecrown/mage.js';
import { CARDS as ICECROWN_NEUTRAL } from './icecrown/neutral.js';
import { CARDS as ICECROWN_PALADIN } from './icecrown/paladin.js';
import { CARDS as ICECROWN_PRIEST } from './icecrown/priest.js';
import { CARDS as ICECROWN_ROGUE } from './icecrown/rogue.js';
import { CARDS as ICECROWN_SHAMAN } from './icecrown/shaman.js';
import { CARDS as ICECROWN_WARLOCK } from './icecrown/warlock.js';
import { CARDS as ICECROWN_WARRIOR } from './icecrown/warrior.js';
import { CARDS as KARA_DRUID } from './kara/druid.js';
import { CARDS as KARA_HUNTER } from './kara/hunter.js';
import { CARDS as KARA_MAGE } from './kara/mage.js';
import { CARDS as KARA_NEUTRAL } from './kara/neutral.js';
import { CARDS as KARA_PALADIN } from './kara/paladin.js';
import { CARDS as KARA_PRIEST } from './kara/priest.js';
import { CARDS as KARA_ROGUE } from './kara/rogue.js';
import { CARDS as KARA_SHAMAN } from './kara/shaman.js';
import { CARDS as KARA_WARLOCK } from './kara/warlock.js';
import { CARDS as KARA_WARRIOR } from './kara/warrior.js';
import { CARDS as LEGACY_DRUID } from './legacy/druid.js';
import { CARDS as LEGACY_PALADIN } from './legacy/paladin.js';
import { CARDS as LEGACY_PRIEST } from './legacy/priest.js';
import { CARDS as LEGACY_WARLOCK } from './legacy/warlock.js';
import { CARDS as LEGACY_WARRIOR } from './legacy/warrior.js';
import { CARDS as LOE_DRUID } from './loe/druid.js';
import { CARDS as LOE_HUNTER } from './loe/hunter.js';
import { CARDS as LOE_MAGE } from './loe/mage.js';
import { CARDS as LOE_NEUTRAL } from './loe/neutral.js';
import { CARDS as LOE_PALADIN } from './loe/paladin.js';
import { CARDS as LOE_PRIEST } from './loe/priest.js';
import { CARDS as LOE_ROGUE } from './loe/rogue.js';
import { CARDS as LOE_SHAMAN } from './loe/shaman.js';
import { CARDS as LOE_WARLOCK } from './loe/warlock.js';
import { CARDS as LOE_WARRIOR } from './loe/warrior.js';
import { CARDS as LOOTAPALOOZA_DRUID } from './lootapalooza/druid.js';
import { CARDS as LOOTAPALOOZA_HUNTER } from './lootapalooza/hunter.js';
import { CARDS as LOOTAPALOOZA_MAGE } from './lootapalooza/mage.js';
import { CARDS as LOOTAPALOOZA_NEUTRAL } from './lootapalooza/neutral.js';
import { CARDS as LOOTAPALOOZA_PALADIN } from './lootapalooza/paladin.js';
import { CARDS as LOOTAPALOOZA_PRIEST } from './lootapalooza/priest.js';
import { CARDS as LOOTAPALOOZA_ROGUE } from './lootapalooza/rogue.js';
import { CARDS as LOOTAPALOOZA_SHAMAN } from './lootapalooza/shaman.js';
import { CARDS as LOOTAPALOOZA_TREASURES } from './lootapalooza/treasures.js';
import { CARDS as LOOTAPALOOZA_WARLOCK } from './lootapalooza/warlock.js';
import { CARDS as LOOTAPALOOZA_WARRIOR } from './lootapalooza/warrior.js';
import { CARDS as NAXX_DRUID } from './naxx/druid.js';
import { CARDS as NAXX_HUNTER } from './naxx/hunter.js';
import { CARDS as NAXX_MAGE } from './naxx/mage.js';
import { CARDS as NAXX_NEUTRAL } from './naxx/neutral.js';
import { CARDS as NAXX_PALADIN } from './naxx/paladin.js';
import { CARDS as NAXX_PRIEST } from './naxx/priest.js';
import { CARDS as NAXX_ROGUE } from './naxx/rogue.js';
import { CARDS as NAXX_SHAMAN } from './naxx/shaman.js';
import { CARDS as NAXX_WARLOCK } from './naxx/warlock.js';
import { CARDS as NAXX_WARRIOR } from './naxx/warrior.js';
import { CARDS as OG_DRUID } from './og/druid.js';
import { CARDS as OG_HUNTER } from './og/hunter.js';
import { CARDS as OG_MAGE } from './og/mage.js';
import { CARDS as OG_NEUTRAL } from './og/neutral.js';
import { CARDS as OG_PALADIN } from './og/paladin.js';
import { CARDS as OG_PRIEST } from './og/priest.js';
import { CARDS as OG_ROGUE } from './og/rogue.js';
import { CARDS as OG_SHAMAN } from './og/shaman.js';
import { CARDS as OG_WARLOCK } from './og/warlock.js';
import { CARDS as OG_WARRIOR } from './og/warrior.js';
import { CARDS as OWN_RULES } from './own/rules.js';
import { CARDS as OWN_SCENARIO } from './own/scenario.js';
import { CARDS as SCHOLOMANCE_DEMONHUNTER } from './scholomance/demonhunter.js';
import { CARDS as SCHOLOMANCE_DRUID } from './scholomance/druid.js';
import { CARDS as SCHOLOMANCE_HUNTER } from './scholomance/hunter.js';
import { CARDS as SCHOLOMANCE_MAGE } from './scholomance/mage.js';
import { CARDS as SCHOLOMANCE_NEUTRAL } from './scholomance/neutral.js';
import { CARDS as SCHOLOMANCE_PALADIN } from './scholomance/paladin.js';
import { CARDS as SCHOLOMANCE_PRIEST } from './scholomance/priest.js';
import { CARDS as SCHOLOMANCE_ROGUE } from './scholomance/rogue.js';
import { CARDS as SCHOLOMANCE_SHAMAN } from './scholomance/shaman.js';
import { CARDS as SCHOLOMANCE_WARLOCK } from './scholomance/warlock.js';
import { CARDS as SCHOLOMANCE_WARRIOR } from './scholomance/warrior.js';
import { CARDS as STORMWIND_DEMONHUNTER } from './stormwind/demonhunter.js';
import { CARDS as STORMWIND_DRUID } from './stormwind/druid.js';
import { CARDS as STORMWIND_HUNTER } from './stormwind/hunter.js';
import { CARDS as STORMWIND_MAGE } from './stormwind/mage.js';
import { CARDS as STORMWIND_NEUTRAL } from './stormwind/neutral.js';
import { CARDS as STORMWIND_PALADIN } from './stormwind/paladin.js';
import { CARDS as STORMWIND_PRIEST } from './stormwind/priest.js';
import { CARDS as STORMWIND_ROGUE } from './stormwind/rogue.js';
import { CARDS as STORMWIND_SHAMAN } from './stormwind/shaman.js';
import { CARDS as STORMWIND_WARLOCK } from './stormwind/warlock.js';
import { CARDS as STORMWIND_WARRIOR } from './stormwind/warrior.js';
import { CARDS as TB_NEUTRAL } from './tb/neutral.js';
import { CARDS as TGT_DRUID } from './tgt/druid.js';
import { CARDS as TGT_HUNTER } from './tgt/hunter.js';
import { CARDS as TGT_MAGE } from './tgt/mage.js';
import { CARDS as TGT_NEUTRAL } from './tgt/neutral.js';
import { CARDS as TGT_PALADIN } from './tgt/paladin.js';
import { CARDS as TGT_PRIEST } from './tgt/priest.js';
import { CARDS as TGT_ROGUE } from './tgt/rogue.js';
import { CARDS as TGT_SHAMAN } from './tgt/shaman.js';
import { CARDS as TGT_WARLOCK } from './tgt/warlock.js';
import { CARDS as TGT_WARRIOR } from './tgt/warrior.js';
import { CARDS as THE_SUNKEN_CITY_HUNTER } from './the-sunken-city/hunter.js';
import { CARDS as THE_SUNKEN_CITY_MAGE } from './the-sunken-city/mage.js';
import { CARDS as THE_SUNKEN_CITY_NEUTRAL } from './the-sunken-city/neutral.js';
import { CARDS as THE_SUNKEN_CITY_PRIEST } from './the-sunken-city/priest.js';
import { CARDS as THE_SUNKEN_CITY_ROGUE } from './the-sunken-city/rogue.js';
import { CARDS as THE_SUNKEN_CITY_SHAMAN } from './the-sunken-city/shaman.js';
import { CARDS as TROLL_DRUID } from './troll/druid.js';
import { CARDS as TROLL_HUNTER } from './troll/hunter.js';
import { CARDS as TROLL_MAGE } from './troll/mage.js';
import { CARDS as TROLL_NEUTRAL } from './troll/neutral.js';
import { CARDS as TROLL_PALADIN } from './troll/paladin.js';
import { CARDS as TROLL_PRIEST } from './troll/priest.js';
import { CARDS as TROLL_ROGUE } from './troll/rogue.js';
import { CARDS as TROLL_SHAMAN } from './troll/shaman.js';
import { CARDS as TROLL_WARLOCK } from './troll/warlock.js';
import { CARDS as TROLL_WARRIOR } from './troll/warrior.js';
import { CARDS as ULDUM_DRUID } from './uldum/druid.js';
import { CARDS as ULDUM_HUNTER } from './uldum/hunter.js';
import { CARDS as ULDUM_MAGE } from './uldum/mage.js';
import { CARDS as ULDUM_NEUTRAL } from './uldum/neutral.js';
import { CARDS as ULDUM_PALADIN } from './uldum/paladin.js';
import { CARDS as ULDUM_PRIEST } from './uldum/priest.js';
import { CARDS as ULDUM_ROGUE } from './uldum/rogue.js';
import { CARDS as ULDUM_SHAMAN } from './uldum/shaman.js';
import { CARDS as ULDUM_WARLOCK } from './uldum/warlock.js';
import { CARDS as ULDUM_WARRIOR } from './uldum/warrior.js';
import { CARDS as UNGORO_ADAPTATIONS } from './ungoro/adaptations.js';
import { CARDS as UNGORO_DRUID } from './ungoro/druid.js';
import { CARDS as UNGORO_HUNTER } from './ungoro/hunter.js';
import { CARDS as UNGORO_MAGE } from './ungoro/mage.js';
import { CARDS as UNGORO_NEUTRAL } from './ungoro/neutral.js';
import { CARDS as UNGORO_PALADIN } from './ungoro/paladin.js';
import { CARDS as UNGORO_PRIEST } from './ungoro/priest.js';
import { CARDS as UNGORO_ROGUE } from './ungoro/rogue.js';
import { CARDS as UNGORO_SHAMAN } from './ungoro/shaman.js';
import { CARDS as UNGORO_WARLOCK } from './ungoro/warlock.js';
import { CARDS as UNGORO_WARRIOR } from './ungoro/warrior.js';
import { CARDS as YOD_DRUID } from './yod/druid.js';
import { CARDS as YOD_HUNTER } from './yod/hunter.js';
import { CARDS as YOD_MAGE } from './yod/mage.js';
import { CARDS as YOD_NEUTRAL } from './yod/neutral.js';
import { CARDS as YOD_PALADIN } from './yod/paladin.js';
import { CARDS as YOD_PRIEST } from './yod/priest.js';
import { CARDS as YOD_ROGUE } from './yod/rogue.js';
import { CARDS as YOD_SHAMAN } from './yod/shaman.js';
import { CARDS as YOD_WARLOCK } from './yod/warlock.js';
import { CARDS as YOD_WARRIOR } from './yod/warrior.js';

/** What the set files say, file by file. */
export const SETS: readonly (readonly CardEntry[])[] = [
  ALTERAC_VALLEY_DEMONHUNTER,
  ALTERAC_VALLEY_DRUID,
  ALTERAC_VALLEY_HUNTER,
  ALTERAC_VALLEY_MAGE,
  ALTERAC_VALLEY_NEUTRAL,
  ALTERAC_VALLEY_PALADIN,
  ALTERAC_VALLEY_PRIEST,
  ALTERAC_VALLEY_ROGUE,
  ALTERAC_VALLEY_SHAMAN,
  ALTERAC_VALLEY_WARLOCK,
  ALTERAC_VALLEY_WARRIOR,
  BARRENS_DEMONHUNTER,
  BARRENS_DRUID,
  BARRENS_HUNTER,
  BARRENS_MAGE,
  BARRENS_NEUTRAL,
  BARRENS_PALADIN,
  BARRENS_PRIEST,
  BARRENS_ROGUE,
  BARRENS_SHAMAN,
  BARRENS_WARLOCK,
  BARRENS_WARRIOR,
  BASIC_DEMONHUNTER,
  BASIC_DRUID,
  BASIC_HUNTER,
  BASIC_MAGE,
  BASIC_NEUTRAL,
  BASIC_PALADIN,
  BASIC_PRIEST,
  BASIC_ROGUE,
  BASIC_SHAMAN,
  BASIC_WARLOCK,
  BASIC_WARRIOR,
  BLACK_TEMPLE_DEMONHUNTER,
  BLACK_TEMPLE_DRUID,
  BLACK_TEMPLE_HUNTER,
  BLACK_TEMPLE_MAGE,
  BLACK_TEMPLE_NEUTRAL,
  BLACK_TEMPLE_PALADIN,
  BLACK_TEMPLE_PRIEST,
  BLACK_TEMPLE_ROGUE,
  BLACK_TEMPLE_SHAMAN,
  BLACK_TEMPLE_WARLOCK,
  BLACK_TEMPLE_WARRIOR,
  BOOMSDAY_DRUID,
  BOOMSDAY_HUNTER,
  BOOMSDAY_MAGE,
  BOOMSDAY_NEUTRAL,
  BOOMSDAY_PALADIN,
  BOOMSDAY_PRIEST,
  BOOMSDAY_ROGUE,
  BOOMSDAY_SHAMAN,
  BOOMSDAY_WARLOCK,
  BOOMSDAY_WARRIOR,
  BRM_DRUID,
  BRM_HUNTER,
  BRM_MAGE,
  BRM_NEUTRAL,
  BRM_PALADIN,
  BRM_PRIEST,
  BRM_ROGUE,
  BRM_SHAMAN,
  BRM_WARLOCK,
  BRM_WARRIOR,
  CORE_DEMONHUNTER,
  DALARAN_DRUID,
  DALARAN_HUNTER,
  DALARAN_MAGE,
  DALARAN_NEUTRAL,
  DALARAN_PALADIN,
  DALARAN_PRIEST,
  DALARAN_ROGUE,
  DALARAN_SHAMAN,
  DALARAN_WARLOCK,
  DALARAN_WARRIOR,
  DARKMOON_FAIRE_DEMONHUNTER,
  DARKMOON_FAIRE_DRUID,
  DARKMOON_FAIRE_HUNTER,
  DARKMOON_FAIRE_MAGE,
  DARKMOON_FAIRE_NEUTRAL,
  DARKMOON_FAIRE_PALADIN,
  DARKMOON_FAIRE_PRIEST,
  DARKMOON_FAIRE_ROGUE,
  DARKMOON_FAIRE_SHAMAN,
  DARKMOON_FAIRE_WARLOCK,
  DARKMOON_FAIRE_WARRIOR,
  DEMON_HUNTER_INITIATE_DEMONHUNTER,
  DRAGONS_DRUID,
  DRAGONS_HUNTER,
  DRAGONS_MAGE,
  DRAGONS_NEUTRAL,
  DRAGONS_PALADIN,
  DRAGONS_PRIEST,
  DRAGONS_ROGUE,
  DRAGONS_SHAMAN,
  DRAGONS_WARLOCK,
  DRAGONS_WARRIOR,
  EXPERT1_DREAM,
  EXPERT1_DRUID,
  EXPERT1_HUNTER,
  EXPERT1_MAGE,
  EXPERT1_NEUTRAL,
  EXPERT1_PALADIN,
  EXPERT1_PRIEST,
  EXPERT1_ROGUE,
  EXPERT1_SHAMAN,
  EXPERT1_WARLOCK,
  EXPERT1_WARRIOR,
  GANGS_DRUID,
  GANGS_HUNTER,
  GANGS_KAZAKUS,
  GANGS_MAGE,
  GANGS_NEUTRAL,
  GANGS_PALADIN,
  GANGS_PRIEST,
  GANGS_ROGUE,
  GANGS_SHAMAN,
  GANGS_WARLOCK,
  GANGS_WARRIOR,
  GILNEAS_DRUID,
  GILNEAS_HUNTER,
  GILNEAS_MAGE,
  GILNEAS_NEUTRAL,
  GILNEAS_PALADIN,
  GILNEAS_PRIEST,
  GILNEAS_ROGUE,
  GILNEAS_SHAMAN,
  GILNEAS_WARLOCK,
  GILNEAS_WARRIOR,
  GVG_DRUID,
  GVG_HUNTER,
  GVG_MAGE,
  GVG_NEUTRAL,
  GVG_PALADIN,
  GVG_PRIEST,
  GVG_ROGUE,
  GVG_SHAMAN,
  GVG_WARLOCK,
  GVG_WARRIOR,
  HOF_DRUID,
  HOF_MAGE,
  HOF_NEUTRAL,
  HOF_PALADIN,
  HOF_PRIEST,
  HOF_ROGUE,
  HOF_SHAMAN,
  HOF_WARLOCK,
  ICECROWN_BUILD_A_BEAST,
  ICECROWN_DEATH_KNIGHT,
  ICECROWN_DRUID,
  ICECROWN_HUNTER,
  ICECROWN_MAGE,
  ICECROWN_NEUTRAL,
  ICECROWN_PALADIN,
  ICECROWN_PRIEST,
  ICECROWN_ROGUE,
  ICECROWN_SHAMAN,
  ICECROWN_WARLOCK,
  ICECROWN_WARRIOR,
  KARA_DRUID,
  KARA_HUNTER,
  KARA_MAGE,
  KARA_NEUTRAL,
  KARA_PALADIN,
  KARA_PRIEST,
  KARA_ROGUE,
  KARA_SHAMAN,
  KARA_WARLOCK,
  KARA_WARRIOR,
  LEGACY_DRUID,
  LEGACY_PALADIN,
  LEGACY_PRIEST,
  LEGACY_WARLOCK,
  LEGACY_WARRIOR,
  LOE_DRUID,
  LOE_HUNTER,
  LOE_MAGE,
  LOE_NEUTRAL,
  LOE_PALADIN,
  LOE_PRIEST,
  LOE_ROGUE,
  LOE_SHAMAN,
  LOE_WARLOCK,
  LOE_WARRIOR,
  LOOTAPALOOZA_DRUID,
  LOOTAPALOOZA_HUNTER,
  LOOTAPALOOZA_MAGE,
  LOOTAPALOOZA_NEUTRAL,
  LOOTAPALOOZA_PALADIN,
  LOOTAPALOOZA_PRIEST,
  LOOTAPALOOZA_ROGUE,
  LOOTAPALOOZA_SHAMAN,
  LOOTAPALOOZA_TREASURES,
  LOOTAPALOOZA_WARLOCK,
  LOOTAPALOOZA_WARRIOR,
  NAXX_DRUID,
  NAXX_HUNTER,
  NAXX_MAGE,
  NAXX_NEUTRAL,
  NAXX_PALADIN,
  NAXX_PRIEST,
  NAXX_ROGUE,
  NAXX_SHAMAN,
  NAXX_WARLOCK,
  NAXX_WARRIOR,
  OG_DRUID,
  OG_HUNTER,
  OG_MAGE,
  OG_NEUTRAL,
  OG_PALADIN,
  OG_PRIEST,
  OG_ROGUE,
  OG_SHAMAN,
  OG_WARLOCK,
  OG_WARRIOR,
  OWN_RULES,
  OWN_SCENARIO,
  SCHOLOMANCE_DEMONHUNTER,
  SCHOLOMANCE_DRUID,
  SCHOLOMANCE_HUNTER,
  SCHOLOMANCE_MAGE,
  SCHOLOMANCE_NEUTRAL,
  SCHOLOMANCE_PALADIN,
  SCHOLOMANCE_PRIEST,
  SCHOLOMANCE_ROGUE,
  SCHOLOMANCE_SHAMAN,
  SCHOLOMANCE_WARLOCK,
  SCHOLOMANCE_WARRIOR,
  STORMWIND_DEMONHUNTER,
  STORMWIND_DRUID,
  STORMWIND_HUNTER,
  STORMWIND_MAGE,
  STORMWIND_NEUTRAL,
  STORMWIND_PALADIN,
  STORMWIND_PRIEST,
  STORMWIND_ROGUE,
  STORMWIND_SHAMAN,
  STORMWIND_WARLOCK,
  STORMWIND_WARRIOR,
  TB_NEUTRAL,
  TGT_DRUID,
  TGT_HUNTER,
  TGT_MAGE,
  TGT_NEUTRAL,
  TGT_PALADIN,
  TGT_PRIEST,
  TGT_ROGUE,
  TGT_SHAMAN,
  TGT_WARLOCK,
  TGT_WARRIOR,
  THE_SUNKEN_CITY_HUNTER,
  THE_SUNKEN_CITY_MAGE,
  THE_SUNKEN_CITY_NEUTRAL,
  THE_SUNKEN_CITY_PRIEST,
  THE_SUNKEN_CITY_ROGUE,
  THE_SUNKEN_CITY_SHAMAN,
  TROLL_DRUID,
  TROLL_HUNTER,
  TROLL_MAGE,
  TROLL_NEUTRAL,
  TROLL_PALADIN,
  TROLL_PRIEST,
  TROLL_ROGUE,
  TROLL_SHAMAN,
  TROLL_WARLOCK,
  TROLL_WARRIOR,
  ULDUM_DRUID,
  ULDUM_HUNTER,
  ULDUM_MAGE,
  ULDUM_NEUTRAL,
  ULDUM_PALADIN,
  ULDUM_PRIEST,
  ULDUM_ROGUE,
  ULDUM_SHAMAN,
  ULDUM_WARLOCK,
  ULDUM_WARRIOR,
  UNGORO_ADAPTATIONS,
  UNGORO_DRUID,
  UNGORO_HUNTER,
  UNGORO_MAGE,
  UNGORO_NEUTRAL,
  UNGORO_PALADIN,
  UNGORO_PRIEST,
  UNGORO_ROGUE,
  UNGORO_SHAMAN,
  UNGORO_WARLOCK,
  UNGORO_WARRIOR,
  YOD_DRUID,
  YOD_HUNTER,
  YOD_MAGE,
  YOD_NEUTRAL,
  YOD_PALADIN,
  YOD_PRIEST,
  YOD_ROGUE,
  YOD_SHAMAN,
  YOD_WARLOCK,
  YOD_WARRIOR,
];
