/**
 * The columns of an entity's row. Names are the game data's GameTags where the game has one; the tags
 * under "ours" keep what the game server holds outside of tags. All are 32-bit signed integers
 * (rule HS-TAGLIMITS); a negative result is stored as 0 by `assign` (state/access.ts).
 */
export const Tag = {
  // ours: identity and bookkeeping
  /** Index of the card in the card pool; written out as cardId. */
  CARD: 0,
  /** Order of play timestamp (HS-OOP1); on the game entity: the last timestamp given out. */
  PLAY_ORDER: 1,
  ZONE: 2,
  ZONE_POSITION: 3,
  CONTROLLER: 4,
  /** The player who put the entity there; never changes (HS-R10-exc-memory, HS-CEM2a). */
  CASTER: 5,
  CREATOR: 6,
  ATTACHED: 7,
  COST: 8,
  ATK: 9,
  HEALTH: 10,
  DAMAGE: 11,
  ARMOR: 12,
  DURABILITY: 13,
  EXHAUSTED: 14,
  NUM_ATTACKS_THIS_TURN: 15,
  NUM_TURNS_IN_PLAY: 16,
  TO_BE_DESTROYED: 17,
  SILENCED: 18,
  TAUNT: 19,
  DIVINE_SHIELD: 20,
  CHARGE: 21,
  RUSH: 22,
  WINDFURY: 23,
  STEALTH: 24,
  FROZEN: 25,
  IMMUNE: 26,
  POISONOUS: 27,
  LIFESTEAL: 28,
  SPELLPOWER: 29,
  CANT_ATTACK: 30,
  CANNOT_ATTACK_HEROES: 31,
  CANT_BE_TARGETED_BY_SPELLS: 32,
  CANT_BE_TARGETED_BY_HERO_POWERS: 33,
  FORGETFUL: 34,
  /** On a player, in the other one's turn: a card was played in the last own turn (HS-COND9). */
  COMBO_ACTIVE: 35,
  TAG_SCRIPT_DATA_NUM_1: 36,
  TAG_SCRIPT_DATA_NUM_2: 37,
  QUEST_PROGRESS: 38,
  /** Ours: the summon event of this minion waits for the Summon Resolution Step (HS-SRS2); 2: as the form of a transformation (HS-SRS4). */
  SUMMON_EVENT: 39,
  /** Ours: a Secret or one-time trigger that has been used up and is about to leave play; a Deathrattle that has run or is lost. */
  USED_UP: 40,
  /** Ours: on an enchantment that an aura made: number of the aura on its creator, counted from 1; negative: Enrage. */
  AURA: 41,
  /** Ours: on a death record: the entity that died and its card at that moment. */
  DEAD_ENTITY: 42,
  DEAD_CARD: 43,
  /** Ours: on a death record: 1 until its Death Event has been resolved. */
  DEATH_EVENT: 44,
  // player
  RESOURCES: 45,
  RESOURCES_USED: 46,
  TEMP_RESOURCES: 47,
  OVERLOAD_OWED: 48,
  OVERLOAD_LOCKED: 49,
  FATIGUE: 50,
  PLAYSTATE: 51,
  NUM_CARDS_PLAYED_THIS_TURN: 52,
  NUM_MINIONS_PLAYED_THIS_TURN: 53,
  HEROPOWER_ACTIVATIONS_THIS_TURN: 54,
  NUM_TIMES_HERO_POWER_USED_THIS_GAME: 55,
  NUM_RESOURCES_SPENT_THIS_GAME: 56,
  HEALING_DOES_DAMAGE: 57,
  SPELLPOWER_DOUBLE: 58,
  SPELL_HEALING_DOUBLE: 59,
  HERO_POWER_DOUBLE: 60,
  EXTRA_MINION_DEATHRATTLES_BASE: 61,
  EXTRA_BATTLECRIES_BASE: 62,
  EXTRA_END_TURN_EFFECT: 63,
  SPELLS_COST_HEALTH: 64,
  NUM_SPELLS_PLAYED_THIS_GAME: 65,
  /** The Hero Powers of its controller deal so much more damage (HS-DH2a). */
  HEROPOWER_DAMAGE: 66,
  // game
  TURN: 67,
  CURRENT_PLAYER: 68,
  STATE: 69,
  PROPOSED_ATTACKER: 70,
  PROPOSED_DEFENDER: 71,
  /** A hero's class, by its number in the game data (HS-SEQ-hero-class, HS-REPL-class). */
  CLASS: 72,
  REBORN: 73,
  NUM_CARDS_DRAWN_THIS_TURN: 74,
  /** On a player: the hero entity that stands for the player now. */
  HERO_ENTITY: 75,
  /** A hero who wields it, or the minion itself, is Immune while attacking (HS-SEQ-combat-immune). */
  IMMUNE_WHILE_ATTACKING: 76,
  /** Ours: the last timestamp given out when a Divine Shield or Stealth was used up; what is older gives none. */
  DIVINE_SHIELD_USED: 77,
  STEALTH_USED: 78,
  /** Ours: on a hero whose maximum Health enchantments change, what it is without them; 0: nothing changes it. */
  HEALTH_BASE: 79,
  /** Damage does not bring current Health below it (HS-DH2a); 0: no bound. */
  HEALTH_MINIMUM: 80,
  CANT_BE_TARGETED_BY_OPPONENTS: 81,
  /** On a player: the Hero Power cannot be used (ZH-2.7-usable). */
  HERO_POWER_DISABLED: 82,
  /** On a player: crystals overloaded this game; Health that the hero got back this turn; cards discarded this game. */
  OVERLOAD_THIS_GAME: 83,
  AMOUNT_HERO_HEALED_THIS_TURN: 84,
  NUM_CARDS_DISCARDED_THIS_GAME: 85,
  /** The option that was taken of a choice which the other player does not see. */
  HIDDEN_CHOICE: 86,
  /** Ours: on the record of a play: in which turn, the Cost then, and whether on a minion of the player. */
  PLAYED_IN_TURN: 87,
  /** Ours: on a spell that was played and not countered, too. */
  PLAYED_COST: 88,
  PLAYED_ON_OWN_MINION: 89,
  /** On a player: whatever the player heals is doubled so often (ZH-4.9-damage). */
  ALL_HEALING_DOUBLE: 90,
  /** Ours: how far Attack as it is computed is below 0, which counts as 0 (ZH-4.1-negative-attack). */
  ATK_BELOW_ZERO: 91,
  /** Ours: on a copy of what was below 0 Attack, by how much its own Attack is raised (ZH-4.1-copy-negative). */
  ATK_RAISED: 92,
  /** On a player: how many Jade Golems have been called. */
  JADE_GOLEM: 93,
  NUM_SECRETS_PLAYED_THIS_GAME: 94,
  NUM_ELEMENTALS_PLAYED_THIS_TURN: 95,
  /** Ours: in the last own turn. */
  NUM_ELEMENTALS_PLAYED_LAST_TURN: 96,
  /** Ours: of a class, but not of the one that the player's hero had then. */
  NUM_CARDS_OF_OTHER_CLASSES_PLAYED_THIS_GAME: 97,
  /** Ours: it is paid with Health instead of mana. */
  COSTS_HEALTH: 98,
  /** Ours: it has been discarded. */
  DISCARDED: 99,
  /** Ours: it has been transformed since it came into play (ZH-2.2-marsh-queen). */
  TRANSFORMED_IN_PLAY: 100,
  /** It takes a place on the board, and nothing is done with it: no minion of any group, no target (ZH-4.6-dormant). */
  UNTOUCHABLE: 101,
  /** What is attached to it stays on it, and on its copies, when it leaves play. */
  KEEP_ENCHANTMENTS: 102,
  /** It comes back to the hand for this turn as it is played, and costs no less than 1 (ZH-5.1-echo). */
  ECHO: 103,
  /** A card that leaves the hand as the turn ends (ZH-5.1-echo). */
  GHOSTLY: 104,
  /** Magnetic: played to the left of a Mech it becomes a part of that (ZH-5.1-magnetic). */
  MODULAR: 105,
  /** Something to do once, after a spell, or as it survives damage; gone when done (ZH-5.1-spellburst, ZH-5.1-frenzy). */
  SPELLBURST: 106,
  FRENZY: 107,
  /** Ours: it was played from the left end of the hand (1) or from the right one (2) (ZH-5.1-outcast). */
  OUTCAST: 108,
  /** On a character or its weapon: it may attack as often as it likes (ZH-2.6-attack-count). */
  UNLIMITED_ATTACKS: 109,
  /** On a player: Totems that came onto the board on the player's side. */
  NUM_TOTEMS_SUMMONED_THIS_GAME: 110,
  /** On a player: a Hero Power that hits the enemy hero can be aimed at minions. */
  STEADY_SHOT_CAN_TARGET: 111,
  /** On a player: each spell that the player plays or casts resolves once more (ZH-2.3-resolve-again). */
  SPELLS_RESOLVE_TWICE: 112,
  /** On a player: a spell, or the Hero Power, is repeated for the neighbours of its target (ZH-2.3-zentimo, ZH-2.7-dragonhawk). */
  SPELLS_HIT_NEIGHBOURS: 113,
  HERO_POWER_HITS_NEIGHBOURS: 114,
  /** It takes a place on the board, and neither does anything nor is anything done with it (ZH-4.6-dormant). */
  DORMANT: 115,
  /** Ours: on a player: drawing from the empty deck does nothing, as a scenario says that leaves decks out. */
  NO_FATIGUE: 116,
  /** Ours: on a player: damage that the hero has taken this turn. */
  HERO_DAMAGE_TAKEN_THIS_TURN: 117,
  /** On a player: Deathrattles of minions and weapons resolve once more. */
  EXTRA_DEATHRATTLES_BASE: 118,
  /** On a player: how many cards the hand holds; 0: ten, as ever (ZH-4.7-full-zone). */
  MAX_HAND_SIZE: 119,
  /** Ours: on a card that went back to the deck in the mulligan (ZH-5.5-start-of-game). */
  MULLIGANED: 120,
  /** On a player: Choose One cards and powers do all that they offer. */
  CHOOSE_BOTH: 121,
  /** Ours: on a player: damage that the hero took in the turn before. */
  HERO_DAMAGE_TAKEN_LAST_TURN: 122,
  /** Ours: on a player: the number of the last own turn that has ended. */
  LAST_TURN: 123,
  /** With Windfury it may attack four times a turn. */
  MEGA_WINDFURY: 124,
  /** On a player: Secrets resolve once more. */
  SECRETS_TRIGGER_TWICE: 125,
  /** A Lackey. */
  MARK_OF_EVIL: 126,
  /** Ours: the Health with which it was played, by which it is judged as summoned (SUP-QUEST-GIANTS3). */
  JUDGED_HEALTH: 127,
  /** Ours: an enchantment that waits for an Aura Update that it is no reason for (SUP-AU-GRUUL). */
  WAITS: 128,
  /** Ours: on a player, in this game: mana spent on spells, Health restored, damage that Hero Powers have dealt. */
  MANA_SPENT_ON_SPELLS_THIS_GAME: 129,
  HEALTH_RESTORED_THIS_GAME: 130,
  HERO_POWER_DAMAGE_THIS_GAME: 131,
  /** Ours: on a card that was in its player's hand as the game began. */
  OPENING_HAND: 132,
  /** On a character: attacks that it may make in this turn beside its own (ZH-2.6-attacks-allowed). */
  EXTRA_ATTACKS_THIS_TURN: 133,
  /** On a player: how often Galakrond has been invoked. */
  INVOKE_COUNTER: 134,
  GALAKROND_HERO_CARD: 135,
  /** Ours: on a player: how often the Health of the hero has changed this turn, and in own turns of this game. */
  HERO_HEALTH_CHANGES_THIS_TURN: 136,
  HERO_HEALTH_CHANGES_IN_OWN_TURNS: 137,
  /** Ours: on the record of a play: whether it was aimed at a character of the player. */
  PLAYED_ON_OWN_CHARACTER: 138,
  /** Ours: a Soul Fragment. */
  SOUL_FRAGMENT: 139,
  /** Ours: on the record of a play: whether the card was not in its player's deck from the start. */
  PLAYED_NOT_FROM_START: 140,
  /** On a player: attacks need not go at Taunt. */
  ATTACKS_IGNORE_TAUNT: 141,
  CANT_BE_FROZEN: 142,
  /** Ours: on a player: Health that it has restored this turn, to whomever. */
  HEALTH_RESTORED_THIS_TURN: 143,
  /** Ours: what dealt the damage that wounded it mortally, where a trigger answers that it is dying (ZH-1.11-death-scan). */
  KILLED_BY: 144,
  /** Ours: by how much the Health of the form before differed from what was printed on it (SUP-XFORM-RUNES). */
  FORMER_HEALTH_CHANGE: 145,
  /** On a player: what the player's spells damage dies as of poison. */
  SPELLS_ARE_POISONOUS: 146,
  /** Ours: on a player, in this game: mana spent on Holy spells; Pirates that came onto the board on the player's side. */
  MANA_SPENT_ON_HOLY_SPELLS_THIS_GAME: 147,
  NUM_PIRATES_SUMMONED_THIS_GAME: 148,
  /** On a player: Spell Damage of one school. */
  SPELLPOWER_FIRE: 149,
  SPELLPOWER_NATURE: 150,
  /** On a Location: ends of own turns until it can be used again (HS-INF-location). */
  LOCATION_ACTION_COOLDOWN: 151,
  /** Ours: on a player: cards with Infuse count in the deck, too. */
  INFUSES_IN_DECK: 152,
  /** Ours: on a player: the Secrets of the player cannot be revealed. */
  SECRETS_STAY_HIDDEN: 153,
  /** On a card in hand: it cannot be played. */
  LITERALLY_UNPLAYABLE: 154,
  /** Ours: what it would be transformed into is summoned instead (HS-INF-summons-forms). */
  SUMMONS_FORMS: 155,
  /** Ours: on a player: damage that the player's side has dealt to the other hero this turn. */
  DAMAGE_DEALT_TO_HERO_THIS_TURN: 156,
  /** Ours: on a player, in this game: Armor gained, attacks of the hero, Beasts that came onto the board on the player's side. */
  ARMOR_GAINED_THIS_GAME: 157,
  HERO_ATTACKS_THIS_GAME: 158,
  NUM_BEASTS_SUMMONED_THIS_GAME: 159,
  /** Ours: on a player: cards of a class, but not of that of the hero, that were added to the hand this game. */
  NUM_CARDS_OF_OTHER_CLASSES_GAINED_THIS_GAME: 160,
  /** On a player: how many Mana Crystals there can be; 0: ten, as ever. */
  MAX_RESOURCES: 161,
  /** Ours: whatever it gains of Attack or Health it gains twice. */
  DOUBLES_GAINS: 162,
  /** Ours: on a Choose One card: it does all that it offers. */
  HAS_BOTH_OPTIONS: 163,
  /** Ours: on the record of a play: the option that was chosen, from 1. */
  PLAYED_OPTION: 164,
  /** Ours: on a card: that of the opponent of which it is a copy. */
  COPY_OF: 165,
  /** Ours: on what has a Deathrattle that resolved: the how manieth of the game that was; on the game: how many. */
  DEATHRATTLE_TRIGGERED: 166,
  /** Ours: on a player: trading draws nothing, for something else comes in its place. */
  TRADES_DRAW_NOTHING: 167,
  /** Ours: on a player, in this game: Secrets that have triggered; Watch Posts that came onto the board on the player's side. */
  NUM_SECRETS_TRIGGERED_THIS_GAME: 168,
  NUM_WATCH_POSTS_SUMMONED_THIS_GAME: 169,
  /** Ours: a Watch Post. */
  WATCH_POST: 170,
  /** Ours: on a player. */
  NUM_TAUNT_MINIONS_PLAYED_THIS_TURN: 171,
  /** On a player: what Lifesteal would heal, it deals to the enemy hero. */
  LIFESTEAL_DAMAGES_OPPOSING_HERO: 172,
  /** On a player: Deathrattles do not trigger. */
  DEATHRATTLES_DISABLED: 173,
  /** Ours: on a character: attacks at a minion that it may make in this turn beside all others (HS-INF-other-attack). */
  EXTRA_ATTACKS_ON_MINIONS_THIS_TURN: 174,
  /** Ours: on a player: Battlecries and Combos of minions resolve once more. */
  EXTRA_MINION_BATTLECRIES_AND_COMBOS: 175,
  /** Ours: on the game: the format, by its place among all; 0: Wild. */
  FORMAT: 176,
} as const;

export type Tag = (typeof Tag)[keyof typeof Tag];
export type TagName = keyof typeof Tag;

export const WIDTH = Object.keys(Tag).length;

export const TAG_NAMES = Object.keys(Tag) as readonly TagName[];

/** The tag's name for its column. @throws RangeError for a column that no tag has. */
export function tagName(tag: number): TagName {
  const name = TAG_NAMES[tag];
  if (name === undefined) throw new RangeError(`no tag has column ${tag}`);
  return name;
}

/** Keywords that a card prints, an enchantment grants and silence takes away. */
export const KEYWORDS = [
  'TAUNT',
  'DIVINE_SHIELD',
  'CHARGE',
  'RUSH',
  'WINDFURY',
  'MEGA_WINDFURY',
  'STEALTH',
  'IMMUNE',
  'POISONOUS',
  'LIFESTEAL',
  'SPELLPOWER',
  'HEROPOWER_DAMAGE',
  'CANT_ATTACK',
  'CANNOT_ATTACK_HEROES',
  'CANT_BE_TARGETED_BY_SPELLS',
  'CANT_BE_TARGETED_BY_HERO_POWERS',
  'CANT_BE_TARGETED_BY_OPPONENTS',
  'FORGETFUL',
  'REBORN',
  'IMMUNE_WHILE_ATTACKING',
  'HEALTH_MINIMUM',
  'COSTS_HEALTH',
  'ECHO',
  'MODULAR',
  'SPELLBURST',
  'FRENZY',
  'CANT_BE_FROZEN',
  'LITERALLY_UNPLAYABLE',
  'SUMMONS_FORMS',
  'DOUBLES_GAINS',
] as const satisfies readonly TagName[];
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords that are numbers: what several things give adds up. */
export const ADDED_UP: readonly Tag[] = [Tag.SPELLPOWER, Tag.HEROPOWER_DAMAGE];

/** Tags of players that Aura Update (Other) alone governs; it also makes heroes Immune. */
export const PLAYER_TAGS: readonly Tag[] = [
  Tag.HEALING_DOES_DAMAGE,
  Tag.SPELLPOWER_DOUBLE,
  Tag.SPELL_HEALING_DOUBLE,
  Tag.ALL_HEALING_DOUBLE,
  Tag.HERO_POWER_DOUBLE,
  Tag.EXTRA_MINION_DEATHRATTLES_BASE,
  Tag.EXTRA_DEATHRATTLES_BASE,
  Tag.CHOOSE_BOTH,
  Tag.EXTRA_BATTLECRIES_BASE,
  Tag.EXTRA_END_TURN_EFFECT,
  Tag.SECRETS_TRIGGER_TWICE,
  Tag.SPELLS_COST_HEALTH,
  Tag.ATTACKS_IGNORE_TAUNT,
  Tag.HERO_POWER_DISABLED,
  Tag.STEADY_SHOT_CAN_TARGET,
  Tag.SPELLS_HIT_NEIGHBOURS,
  Tag.HERO_POWER_HITS_NEIGHBOURS,
  Tag.SPELLS_ARE_POISONOUS,
  Tag.SPELLPOWER_FIRE,
  Tag.SPELLPOWER_NATURE,
  Tag.INFUSES_IN_DECK,
  Tag.SECRETS_STAY_HIDDEN,
  Tag.TRADES_DRAW_NOTHING,
  Tag.LIFESTEAL_DAMAGES_OPPOSING_HERO,
  Tag.DEATHRATTLES_DISABLED,
  Tag.EXTRA_MINION_BATTLECRIES_AND_COMBOS,
];

/** SUMMON_EVENT of a minion that has been played or summoned, and of the form that a transformation has made. */
export const SUMMONED = 1;
export const TRANSFORMED = 2;
