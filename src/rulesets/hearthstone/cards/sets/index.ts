import type { CardDefinition } from '../definition.js';
import { BASIC_DRUID } from './basic/druid.js';
import { BASIC_HUNTER } from './basic/hunter.js';
import { BASIC_MAGE } from './basic/mage.js';
import { BASIC_NEUTRAL } from './basic/neutral.js';
import { BASIC_PALADIN } from './basic/paladin.js';
import { BASIC_PRIEST } from './basic/priest.js';
import { BASIC_ROGUE } from './basic/rogue.js';
import { BASIC_SHAMAN } from './basic/shaman.js';
import { BASIC_WARLOCK } from './basic/warlock.js';
import { BASIC_WARRIOR } from './basic/warrior.js';
import { BRM_MAGE } from './brm/mage.js';
import { BRM_NEUTRAL } from './brm/neutral.js';
import { BRM_PRIEST } from './brm/priest.js';
import { BRM_ROGUE } from './brm/rogue.js';
import { BRM_SHAMAN } from './brm/shaman.js';
import { BRM_WARLOCK } from './brm/warlock.js';
import { EXPERT1_DREAM } from './expert1/dream.js';
import { EXPERT1_DRUID } from './expert1/druid.js';
import { EXPERT1_HUNTER } from './expert1/hunter.js';
import { EXPERT1_MAGE } from './expert1/mage.js';
import { EXPERT1_NEUTRAL } from './expert1/neutral.js';
import { EXPERT1_PALADIN } from './expert1/paladin.js';
import { EXPERT1_PRIEST } from './expert1/priest.js';
import { EXPERT1_ROGUE } from './expert1/rogue.js';
import { EXPERT1_SHAMAN } from './expert1/shaman.js';
import { EXPERT1_WARLOCK } from './expert1/warlock.js';
import { EXPERT1_WARRIOR } from './expert1/warrior.js';
import { GANGS_DRUID } from './gangs/druid.js';
import { GANGS_HUNTER } from './gangs/hunter.js';
import { GANGS_MAGE } from './gangs/mage.js';
import { GANGS_NEUTRAL } from './gangs/neutral.js';
import { GANGS_PALADIN } from './gangs/paladin.js';
import { GANGS_ROGUE } from './gangs/rogue.js';
import { GANGS_SHAMAN } from './gangs/shaman.js';
import { GANGS_WARLOCK } from './gangs/warlock.js';
import { GILNEAS_NEUTRAL } from './gilneas/neutral.js';
import { GVG_DRUID } from './gvg/druid.js';
import { GVG_HUNTER } from './gvg/hunter.js';
import { GVG_MAGE } from './gvg/mage.js';
import { GVG_NEUTRAL } from './gvg/neutral.js';
import { GVG_PRIEST } from './gvg/priest.js';
import { GVG_ROGUE } from './gvg/rogue.js';
import { GVG_SHAMAN } from './gvg/shaman.js';
import { GVG_WARLOCK } from './gvg/warlock.js';
import { GVG_WARRIOR } from './gvg/warrior.js';
import { HOF_MAGE } from './hof/mage.js';
import { HOF_NEUTRAL } from './hof/neutral.js';
import { HOF_PRIEST } from './hof/priest.js';
import { HOF_ROGUE } from './hof/rogue.js';
import { HOF_WARLOCK } from './hof/warlock.js';
import { ICECROWN_DRUID } from './icecrown/druid.js';
import { ICECROWN_MAGE } from './icecrown/mage.js';
import { ICECROWN_NEUTRAL } from './icecrown/neutral.js';
import { ICECROWN_PALADIN } from './icecrown/paladin.js';
import { ICECROWN_PRIEST } from './icecrown/priest.js';
import { ICECROWN_ROGUE } from './icecrown/rogue.js';
import { ICECROWN_SHAMAN } from './icecrown/shaman.js';
import { ICECROWN_WARLOCK } from './icecrown/warlock.js';
import { ICECROWN_WARRIOR } from './icecrown/warrior.js';
import { KARA_NEUTRAL } from './kara/neutral.js';
import { KARA_WARLOCK } from './kara/warlock.js';
import { LOE_DRUID } from './loe/druid.js';
import { LOE_HUNTER } from './loe/hunter.js';
import { LOE_MAGE } from './loe/mage.js';
import { LOE_NEUTRAL } from './loe/neutral.js';
import { LOE_PRIEST } from './loe/priest.js';
import { LOE_SHAMAN } from './loe/shaman.js';
import { LOE_WARLOCK } from './loe/warlock.js';
import { LOE_WARRIOR } from './loe/warrior.js';
import { LOOTAPALOOZA_DRUID } from './lootapalooza/druid.js';
import { LOOTAPALOOZA_HUNTER } from './lootapalooza/hunter.js';
import { LOOTAPALOOZA_MAGE } from './lootapalooza/mage.js';
import { LOOTAPALOOZA_PALADIN } from './lootapalooza/paladin.js';
import { LOOTAPALOOZA_PRIEST } from './lootapalooza/priest.js';
import { LOOTAPALOOZA_ROGUE } from './lootapalooza/rogue.js';
import { LOOTAPALOOZA_SHAMAN } from './lootapalooza/shaman.js';
import { LOOTAPALOOZA_WARRIOR } from './lootapalooza/warrior.js';
import { NAXX_DRUID } from './naxx/druid.js';
import { NAXX_HUNTER } from './naxx/hunter.js';
import { NAXX_MAGE } from './naxx/mage.js';
import { NAXX_NEUTRAL } from './naxx/neutral.js';
import { NAXX_PALADIN } from './naxx/paladin.js';
import { NAXX_PRIEST } from './naxx/priest.js';
import { NAXX_ROGUE } from './naxx/rogue.js';
import { NAXX_SHAMAN } from './naxx/shaman.js';
import { NAXX_WARLOCK } from './naxx/warlock.js';
import { NAXX_WARRIOR } from './naxx/warrior.js';
import { OG_NEUTRAL } from './og/neutral.js';
import { OG_PALADIN } from './og/paladin.js';
import { OG_WARLOCK } from './og/warlock.js';
import { RULE_CARDS } from './own/rules.js';
import { OWN_CARDS } from './own/scenario.js';
import { TB_NEUTRAL } from './tb/neutral.js';
import { TGT_DRUID } from './tgt/druid.js';
import { TGT_HUNTER } from './tgt/hunter.js';
import { TGT_MAGE } from './tgt/mage.js';
import { TGT_NEUTRAL } from './tgt/neutral.js';
import { TGT_PALADIN } from './tgt/paladin.js';
import { TGT_PRIEST } from './tgt/priest.js';
import { TGT_ROGUE } from './tgt/rogue.js';
import { TGT_SHAMAN } from './tgt/shaman.js';
import { TGT_WARLOCK } from './tgt/warlock.js';
import { TGT_WARRIOR } from './tgt/warrior.js';
import { UNGORO_ADAPTATIONS } from './ungoro/adaptations.js';
import { UNGORO_DRUID } from './ungoro/druid.js';
import { UNGORO_HUNTER } from './ungoro/hunter.js';
import { UNGORO_MAGE } from './ungoro/mage.js';
import { UNGORO_NEUTRAL } from './ungoro/neutral.js';
import { UNGORO_ROGUE } from './ungoro/rogue.js';
import { UNGORO_WARLOCK } from './ungoro/warlock.js';
import { YOD_MAGE } from './yod/mage.js';

/** Every built-in card, by set and class. A new set file is listed here. */
export const BUILT_IN: readonly CardDefinition[] = [
  ...BASIC_DRUID,
  ...BASIC_HUNTER,
  ...BASIC_MAGE,
  ...BASIC_NEUTRAL,
  ...BASIC_PALADIN,
  ...BASIC_PRIEST,
  ...BASIC_ROGUE,
  ...BASIC_SHAMAN,
  ...BASIC_WARLOCK,
  ...BASIC_WARRIOR,
  ...BRM_MAGE,
  ...BRM_NEUTRAL,
  ...BRM_PRIEST,
  ...BRM_WARLOCK,
  ...EXPERT1_DREAM,
  ...EXPERT1_DRUID,
  ...EXPERT1_HUNTER,
  ...EXPERT1_MAGE,
  ...EXPERT1_NEUTRAL,
  ...EXPERT1_PALADIN,
  ...EXPERT1_PRIEST,
  ...EXPERT1_SHAMAN,
  ...EXPERT1_WARLOCK,
  ...EXPERT1_WARRIOR,
  ...GANGS_DRUID,
  ...GANGS_MAGE,
  ...GANGS_NEUTRAL,
  ...GANGS_WARLOCK,
  ...GVG_DRUID,
  ...GVG_MAGE,
  ...GVG_NEUTRAL,
  ...GVG_PRIEST,
  ...GVG_ROGUE,
  ...GVG_WARLOCK,
  ...HOF_NEUTRAL,
  ...HOF_PRIEST,
  ...HOF_ROGUE,
  ...HOF_WARLOCK,
  ...ICECROWN_NEUTRAL,
  ...ICECROWN_PALADIN,
  ...KARA_NEUTRAL,
  ...LOE_MAGE,
  ...LOE_NEUTRAL,
  ...LOE_SHAMAN,
  ...LOE_WARRIOR,
  ...NAXX_MAGE,
  ...NAXX_NEUTRAL,
  ...NAXX_PALADIN,
  ...NAXX_PRIEST,
  ...NAXX_WARLOCK,
  ...OG_NEUTRAL,
  ...OG_WARLOCK,
  ...HOF_MAGE,
  ...EXPERT1_ROGUE,
  ...NAXX_ROGUE,
  ...NAXX_WARRIOR,
  ...TGT_ROGUE,
  ...TGT_MAGE,
  ...TGT_PRIEST,
  ...GANGS_HUNTER,
  ...GANGS_ROGUE,
  ...GILNEAS_NEUTRAL,
  ...ICECROWN_MAGE,
  ...ICECROWN_SHAMAN,
  ...ICECROWN_ROGUE,
  ...ICECROWN_DRUID,
  ...ICECROWN_PRIEST,
  ...LOOTAPALOOZA_HUNTER,
  ...LOOTAPALOOZA_PRIEST,
  ...LOOTAPALOOZA_ROGUE,
  ...UNGORO_HUNTER,
  ...OWN_CARDS,
  ...RULE_CARDS,
  ...TGT_HUNTER,
  ...TGT_NEUTRAL,
  ...UNGORO_ADAPTATIONS,
  ...UNGORO_DRUID,
  ...UNGORO_MAGE,
  ...UNGORO_NEUTRAL,
  ...UNGORO_ROGUE,
  ...UNGORO_WARLOCK,
  ...YOD_MAGE,
  ...GVG_HUNTER,
  ...NAXX_SHAMAN,
  ...NAXX_DRUID,
  ...NAXX_HUNTER,
  ...GANGS_SHAMAN,
  ...TB_NEUTRAL,
  ...OG_PALADIN,
  ...LOE_WARLOCK,
  ...LOE_HUNTER,
  ...TGT_PALADIN,
  ...ICECROWN_WARRIOR,
  ...GANGS_PALADIN,
  ...TGT_WARLOCK,
  ...GVG_SHAMAN,
  ...TGT_DRUID,
  ...TGT_WARRIOR,
  ...TGT_SHAMAN,
  ...BRM_SHAMAN,
  ...BRM_ROGUE,
  ...LOE_PRIEST,
  ...LOE_DRUID,
  ...GVG_WARRIOR,
  ...LOOTAPALOOZA_SHAMAN,
  ...ICECROWN_WARLOCK,
  ...LOOTAPALOOZA_PALADIN,
  ...LOOTAPALOOZA_WARRIOR,
  ...LOOTAPALOOZA_DRUID,
  ...KARA_WARLOCK,
  ...LOOTAPALOOZA_MAGE,
];
