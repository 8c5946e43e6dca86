import type { EnchantmentFacts } from '../language/enchantment.js';
import type {
  CardChoice,
  CardRange,
  Condition,
  Effect,
  Selector,
  Trigger,
  Value,
} from '../language/words.js';

/** The enemies that random harm may take. */
export const SURVIVING_ENEMIES: Selector = {
  of: 'ENEMY_CHARACTERS',
  where: 'CAN_BE_HARMED_AT_RANDOM',
};

/** The enemy minions that random harm may take. */
export const SURVIVING_ENEMY_MINIONS: Selector = {
  of: 'ENEMY_MINIONS',
  where: 'CAN_BE_HARMED_AT_RANDOM',
};

/** The damaged characters of your side. */
export const DAMAGED_FRIENDLY_CHARACTERS: Selector = {
  of: 'FRIENDLY_CHARACTERS',
  where: 'DAMAGED',
};

/** Your minions but SELF. */
export const OTHER_FRIENDLY_MINIONS: Selector = { of: 'FRIENDLY_MINIONS', except: 'SELF' };

/** It is the turn of whoever controls what the enchantment is attached to. */
export const TURN_OF_HOST: Condition = {
  any: [
    { all: ['YOUR_TURN', { entity: 'HOST', is: 'FRIENDLY' }] },
    { all: ['OPPONENTS_TURN', { entity: 'HOST', is: 'ENEMY' }] },
  ],
};

/** A card of a class, but no Rogue's; Dream Cards are of none (ZH-4.15-classes). */
export const OF_ANOTHER_CLASS: Condition = {
  not: { any: [{ class: 'ROGUE' }, { class: 'NEUTRAL' }, { class: 'DREAM' }] },
};

/** The spells that you have played this turn, but for those that were countered. */
export const SPELLS_PLAYED_THIS_TURN: Selector = {
  of: { played: 'THIS_TURN', side: 'FRIENDLY' },
  where: 'SPELL',
};

/** The spells that you have played this game, but for those that were countered. */
export const SPELLS_PLAYED_THIS_GAME: Selector = {
  of: { played: 'THIS_GAME', side: 'FRIENDLY' },
  where: 'SPELL',
};

/** All minions but SELF. */
export const OTHER_MINIONS: Selector = { of: 'ALL_MINIONS', except: 'SELF' };

/** Your Mechs but SELF. */
export const OTHER_FRIENDLY_MECHS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'MECHANICAL' },
  except: 'SELF',
};

/** Your Mechs. */
export const FRIENDLY_MECHS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'MECHANICAL' } };

/** Your Beasts. */
export const FRIENDLY_BEASTS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'BEAST' } };

/** The Murlocs of both sides but SELF. */
export const OTHER_MURLOCS: Selector = {
  of: 'ALL_MINIONS',
  where: { race: 'MURLOC' },
  except: 'SELF',
};

/** Your Murlocs but SELF. */
export const OTHER_FRIENDLY_MURLOCS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'MURLOC' },
  except: 'SELF',
};

/** Your Pirates but SELF. */
export const OTHER_FRIENDLY_PIRATES: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'PIRATE' },
  except: 'SELF',
};

/** Your Demons but SELF. */
export const OTHER_FRIENDLY_DEMONS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { race: 'DEMON' },
  except: 'SELF',
};

/** Your Totems. */
export const FRIENDLY_TOTEMS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'TOTEM' } };

/** What Totemic Call can summon. */
export const BASIC_TOTEMS = ['CS2_050', 'NEW1_009', 'CS2_051', 'CS2_052'] as const;

/** The minions in your hand. */
export const MINIONS_IN_HAND: Selector = { of: 'FRIENDLY_HAND', where: 'MINION' };

/** The minions in your deck. */
export const MINIONS_IN_DECK: Selector = { of: 'FRIENDLY_DECK', where: 'MINION' };

/** You have as many Mana Crystals, for good and for this turn, as one can have (ZH-4.12-at-cap). */
export const MANA_IS_FULL: Condition = {
  value: {
    plus: [
      { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
      { tag: 'TEMP_RESOURCES', of: 'FRIENDLY_PLAYER' },
    ],
  },
  atLeast: 10,
};

/** Your deck has no card with an even Cost; an empty one has none. */
export const ONLY_ODD_COSTS_IN_DECK: Condition = {
  not: { exists: { of: 'FRIENDLY_DECK', where: { not: 'ODD_COST' } } },
};

/** You hold a Dragon. */
export const HOLDS_A_DRAGON: Condition = {
  exists: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } },
};

/** IT is your hero. */
export const YOUR_HERO: Condition = { all: ['HERO', 'FRIENDLY'] };

/** IT has Health left and is not Immune: an attack or a ricochet may be led to it. */
export const CAN_BE_HIT: Condition = {
  all: [{ tag: 'HEALTH_LEFT', atLeast: 1 }, { not: { has: 'IMMUNE' } }],
};

/** An effect leads an attack to nothing that is dying or Immune (ZH-3.5-random-defender). */
export const DEFENDS: Condition = { all: ['SURVIVES', { not: { has: 'IMMUNE' } }] };

/** A random one of these to attack. */
export function randomDefender(of: Selector, except?: Selector): Selector {
  return { random: { of, where: DEFENDS, ...(except === undefined ? {} : { except }) } };
}

/** How many minions have died this game. */
export const MINIONS_THAT_DIED: Value = { deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } };

/** Of an enchantment on a card in hand: it ends as the card is played (HS-Z5b). */
export const ENDS_AS_HOST_IS_PLAYED: Trigger = {
  on: 'ON_PLAY',
  subject: 'IS_HOST',
  do: [{ detach: 'SELF' }],
};

/** What SELF damages freezes. */
export const FREEZES_WHAT_IT_DAMAGES: Trigger = {
  on: 'DAMAGE',
  subject: 'CHARACTER',
  source: 'IS_SELF',
  do: [{ freeze: 'EVENT_SUBJECT' }],
};

/** A random enemy for damage: neither mortally wounded nor, since 5.0, pending destroy (HS-R5b, SUP-MW-GEN1). */
export const RANDOM_ENEMY: Selector = { random: SURVIVING_ENEMIES };

/** A random enemy minion for damage or destruction. */
export const RANDOM_ENEMY_MINION: Selector = { random: SURVIVING_ENEMY_MINIONS };

/** A random damaged character of your side. */
export const RANDOM_DAMAGED_FRIENDLY_CHARACTER: Selector = { random: DAMAGED_FRIENDLY_CHARACTERS };

/** You hold a minion. */
export const HOLDS_A_MINION: Condition = { exists: MINIONS_IN_HAND };

/** A random minion in your hand. */
export const RANDOM_MINION_IN_HAND: Selector = { random: MINIONS_IN_HAND };

/** A random minion in your deck. */
export const RANDOM_MINION_IN_DECK: Selector = { random: MINIONS_IN_DECK };

/** A random spell in your deck. */
export const RANDOM_SPELL_IN_DECK: Selector = { random: { of: 'FRIENDLY_DECK', where: 'SPELL' } };

/** Huffer, Leokk and Misha. */
export const ANIMAL_COMPANIONS: readonly string[] = ['NEW1_032', 'NEW1_033', 'NEW1_034'];

/** A random minion of yours. */
export const RANDOM_FRIENDLY_MINION: Selector = { random: 'FRIENDLY_MINIONS' };

/** You hold no card. */
export const EMPTY_HANDED: Condition = { not: { exists: 'FRIENDLY_HAND' } };

/** How many minions have died this turn. */
export const MINIONS_THAT_DIED_THIS_TURN: Value = {
  deaths: { died: 'THIS_TURN', like: { type: 'MINION' } },
};

/** A random Spare Part. */
export const SPARE_PART: CardChoice = {
  oneOf: ['PART_001', 'PART_002', 'PART_003', 'PART_004', 'PART_005', 'PART_006', 'PART_007'],
};

/** Your Beasts but SELF. */
export const OTHER_FRIENDLY_BEASTS: Selector = { of: FRIENDLY_BEASTS, except: 'SELF' };

/** Your Silver Hand Recruits. */
export const SILVER_HAND_RECRUITS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { card: 'CS2_101t' },
};

/** A random character but SELF for damage. */
export const RANDOM_OTHER_CHARACTER: Selector = {
  random: { of: 'ALL_CHARACTERS', where: 'CAN_BE_HARMED_AT_RANDOM', except: 'SELF' },
};

/** You control a Secret. */
export const CONTROLS_A_SECRET: Condition = { exists: { of: 'FRIENDLY_SECRETS', where: 'SECRET' } };

/** You control a damaged minion. */
export const CONTROLS_A_DAMAGED_MINION: Condition = {
  exists: { of: 'FRIENDLY_MINIONS', where: 'DAMAGED' },
};

/** Your Murlocs. */
export const FRIENDLY_MURLOCS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'MURLOC' } };

/** IT is a minion that costs 1. */
export const ONE_COST_MINION: Condition = { all: ['MINION', { tag: 'COST', exactly: 1 }] };

/** Your opponent has four minions or more. */
export const ENEMY_HAS_FOUR_MINIONS: Condition = { value: { count: 'ENEMY_MINIONS' }, atLeast: 4 };

/** The Hero Powers with which the nine heroes begin. */
export const BASIC_HERO_POWERS = [
  'HERO_01bp',
  'HERO_02bp',
  'HERO_03bp',
  'CS2_101',
  'HERO_05bp',
  'HERO_06bp',
  'HERO_07bp',
  'HERO_08bp',
  'HERO_09bp',
] as const;

/** IT has Health left, whether it is pending destroy or not. */
export const HAS_HEALTH_LEFT: Condition = { tag: 'HEALTH_LEFT', atLeast: 1 };

/** A Joust: a minion of each deck is revealed, as "yours" and "theirs". */
export const JOUST: readonly Effect[] = [
  { save: 'yours', entities: RANDOM_MINION_IN_DECK },
  { save: 'theirs', entities: { random: { of: 'ENEMY_DECK', where: 'MINION' } } },
];

/** Dredge: one of the last three cards of your deck comes to its top (ZH-5.1-dredge). */
export const DREDGE: readonly Effect[] = [
  { choose: { last: 'FRIENDLY_DECK', count: 3 }, save: 'dredged' },
  { putIntoDeck: { saved: 'dredged' }, at: 'TOP', rules: ['ZH-5.1-dredge'] },
];

/** After a Joust: yours costs more. Nothing of yours never does, and anything does than nothing of theirs. */
export const JOUST_WON: Condition = {
  all: [
    { exists: { saved: 'yours' } },
    {
      any: [
        { not: { exists: { saved: 'theirs' } } },
        {
          value: { tag: 'COST', of: { saved: 'yours' } },
          atLeast: { plus: [{ tag: 'COST', of: { saved: 'theirs' } }, 1] },
        },
      ],
    },
  ],
};

/** Your Dragons. */
export const FRIENDLY_DRAGONS: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'DRAGON' } };

/** A random Toxin. */
export const TOXIN: CardChoice = {
  oneOf: ['OG_080b', 'OG_080c', 'OG_080d', 'OG_080e', 'OG_080f'],
};

/** A random Beast in your hand. */
export const RANDOM_BEAST_IN_HAND: Selector = {
  random: { of: MINIONS_IN_HAND, where: { race: 'BEAST' } },
};

/** The Potions of Mean Streets of Gadgetzan. */
export const POTIONS = [
  'CFM_021',
  'CFM_065',
  'CFM_094',
  'CFM_603',
  'CFM_604',
  'CFM_608',
  'CFM_611',
  'CFM_620',
  'CFM_661',
  'CFM_662',
] as const;

/** Your hero may attack once more in this turn. */
export const HERO_MAY_ATTACK_AGAIN: Effect = {
  set: {
    EXTRA_ATTACKS_THIS_TURN: { plus: [{ tag: 'EXTRA_ATTACKS_THIS_TURN', of: 'FRIENDLY_HERO' }, 1] },
  },
  on: 'FRIENDLY_HERO',
};

/** Your cards wherever they are, but for those that have been set aside. */
export const YOUR_CARDS_ANYWHERE: Selector = {
  union: [
    'FRIENDLY_HAND',
    'FRIENDLY_DECK',
    'FRIENDLY_HEROES',
    'FRIENDLY_MINIONS',
    'FRIENDLY_WEAPONS',
    'FRIENDLY_SECRETS',
    'FRIENDLY_GRAVEYARD',
  ],
};

/** Gives your C'Thun, wherever it is, Attack and Health with one of the enchantments that do. */
export const giveCthun = (enchantment: string, attack: Value, health: Value = attack): Effect => ({
  enchant: enchantment,
  on: 'FRIENDLY_PLAYER',
  num1: attack,
  num2: health,
});

/** What such an enchantment does. */
export const CTHUN_GIFT: EnchantmentFacts = {
  attack: 'NUM_1',
  health: 'NUM_2',
  everyCard: 'OG_280',
};

/** Your C'Thun has 10 Attack, wherever it is. */
export const CTHUN_HAS_10_ATTACK: Condition = { value: { attackOfYour: 'OG_280' }, atLeast: 10 };
/** The Jade Golems, smallest first. */
export const JADE_GOLEMS: readonly string[] = Array.from(
  { length: 30 },
  (_, i) => `CFM_712_t${String(i + 1).padStart(2, '0')}`,
);

/**
 * You summon a Jade Golem, each one larger than the last one that was called; it is kept as "golem". That one for which
 * there is no room is counted, too, is inferred: the number goes up first.
 */
export const SUMMON_JADE_GOLEM: readonly Effect[] = [
  {
    set: { JADE_GOLEM: { plus: [{ tag: 'JADE_GOLEM', of: 'FRIENDLY_PLAYER' }, 1] } },
    on: 'FRIENDLY_PLAYER',
  },
  {
    summon: { oneOf: JADE_GOLEMS, at: { tag: 'JADE_GOLEM', of: 'FRIENDLY_PLAYER' } },
    save: 'golem',
  },
];

/** You played an Elemental in your last turn. */
export const PLAYED_ELEMENTAL_LAST_TURN: Condition = {
  value: { tag: 'NUM_ELEMENTALS_PLAYED_LAST_TURN', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};

/** You control at least two minions but SELF. */
export const CONTROLS_TWO_OTHERS: Condition = {
  value: { count: OTHER_FRIENDLY_MINIONS },
  atLeast: 2,
};

/** A card of each of these classes, to be offered together. */
export function classCards(...classes: readonly string[]): readonly CardRange[] {
  return classes.map((name) => ({ pool: { class: name } }));
}

/** One of the cards that the Lich King gives. */
export const DEATH_KNIGHT_CARD: CardChoice = {
  oneOf: [
    'ICC_314t1',
    'ICC_314t2',
    'ICC_314t3',
    'ICC_314t4',
    'ICC_314t5',
    'ICC_314t6',
    'ICC_314t7',
    'ICC_314t8',
  ],
};
/** Two copies of SELF are summoned, and take over its state after that. */
export const COPIES_OF_ITSELF: readonly Effect[] = [
  { summonCopyOf: 'SELF', afterwards: true },
  { summonCopyOf: 'SELF', afterwards: true },
];

/** What is played is the third card that the opponent plays in the turn. */
export const THIRD_CARD: Condition = {
  value: { tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'ENEMY_PLAYER' },
  exactly: 3,
};

export const BATTLECRIES_REPEAT: Condition = {
  value: { tag: 'EXTRA_BATTLECRIES_BASE', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};

/** Your hero has less Armor than this. */
export const lessArmorThan = (armor: number): Condition => ({
  value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
  atMost: armor - 1,
});

/** A minion has died this turn. */
export const A_MINION_DIED_THIS_TURN: Condition = {
  value: MINIONS_THAT_DIED_THIS_TURN,
  atLeast: 1,
};

/** Your hero has taken damage this turn. */
export const HERO_TOOK_DAMAGE_THIS_TURN: Condition = {
  value: { tag: 'HERO_DAMAGE_TAKEN_THIS_TURN', of: 'FRIENDLY_PLAYER' },
  atLeast: 1,
};

/** A random Secret of your deck that you do not control yet. */
export const NEW_SECRET_IN_DECK: Selector = {
  random: {
    of: 'FRIENDLY_DECK',
    where: { all: ['SECRET', { not: { sameCardAs: 'FRIENDLY_SECRETS' } }] },
  },
};

/** In hand a Worgen takes its other form as each turn of its player ends; what is attached to it stays. */
export const becomesInHand = (card: string): Trigger => ({
  on: 'END_OF_TURN',
  rules: ['ZH-5.3-end-of-turn-shifters'],
  whose: 'YOURS',
  zone: 'HAND',
  do: [{ transform: 'SELF', into: card }],
});

/** You have 10 Mana Crystals. */
export const HAS_10_CRYSTALS: Condition = {
  value: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
  atLeast: 10,
};

/** You have cast a spell this turn, one that was not countered; a Secret is one. */
export const CAST_A_SPELL_THIS_TURN: Condition = { exists: SPELLS_PLAYED_THIS_TURN };

/** The Mechs in your hand. */
export const MECHS_IN_HAND: Selector = { of: MINIONS_IN_HAND, where: { race: 'MECHANICAL' } };

/** What a Magnetic minion gives its Mech beside what it does: its Attack, Health and keywords (ZH-5.1-magnetic). */
export const MAGNETIC_PART: EnchantmentFacts = {
  attack: 'NUM_1',
  health: 'NUM_2',
  givesItsOwn: true,
};

/** As much as you have Armor, 10 at most. */
export const ARMOR_UP_TO_10: Value = {
  if: { entity: 'FRIENDLY_HERO', is: { tag: 'ARMOR', atLeast: 10 } },
  then: 10,
  else: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
};

/** Stealth for a turn: it is gone as the next own one begins. */
export const STEALTH_FOR_A_TURN: Trigger = {
  on: 'START_OF_TURN',
  whose: 'YOURS',
  do: [{ set: { STEALTH: 0 }, on: 'SELF' }],
};

/** Your card that costs least. */
export const CHEAPEST_CARD_IN_HAND: Selector = {
  random: { lowest: 'COST', among: 'FRIENDLY_HAND' },
};

/** Your Pirates. */
export const FRIENDLY_PIRATES: Selector = { of: 'FRIENDLY_MINIONS', where: { race: 'PIRATE' } };

/** How many cards find room in your hand. */
export const ROOM_IN_HAND: Value = { minus: [10, { count: 'FRIENDLY_HAND' }] };

/** The Lackeys. */
const LACKEYS = [
  'DAL_613',
  'DAL_614',
  'DAL_615',
  'DAL_739',
  'DAL_741',
  'ULD_616',
  'DRG_052',
] as const;

/** A random Lackey. */
export const LACKEY: CardRange = { oneOf: LACKEYS };

/** IT is a Lackey. */
export const IS_A_LACKEY: Condition = { tag: 'MARK_OF_EVIL', atLeast: 1 };

/** The tag by which the game knows a Lackey. */
export const LACKEY_TAG = { MARK_OF_EVIL: 1 } as const;

/** The Dragons in your hand. */
export const DRAGONS_IN_HAND: Selector = { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } };

/** You hold a card of another class. */
export const HOLDS_ANOTHER_CLASS: Condition = {
  exists: { of: 'FRIENDLY_HAND', where: OF_ANOTHER_CLASS },
};

/** You have Spell Damage. */
export const HAS_SPELL_DAMAGE: Condition = { value: 'SPELL_DAMAGE', atLeast: 1 };

/** You control a Lackey. */
export const CONTROLS_A_LACKEY: Condition = {
  exists: { of: 'FRIENDLY_MINIONS', where: IS_A_LACKEY },
};

/** You control a Quest; a Sidequest is none. */
export const CONTROLS_A_QUEST: Condition = { exists: { of: 'FRIENDLY_QUESTS', where: 'QUEST' } };

/** The mana that you could still spend. */
export const UNSPENT_MANA: Value = {
  minus: [
    {
      plus: [
        { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
        { tag: 'TEMP_RESOURCES', of: 'FRIENDLY_PLAYER' },
      ],
    },
    { tag: 'RESOURCES_USED', of: 'FRIENDLY_PLAYER' },
  ],
};

/** You have mana that you have not spent. */
export const HAS_UNSPENT_MANA: Condition = { value: UNSPENT_MANA, atLeast: 1 };

/** You hold a spell that costs 5 or more. */
export const HOLDS_SPELL_OF_5: Condition = {
  exists: { of: 'FRIENDLY_HAND', where: { all: ['SPELL', { tag: 'COST', atLeast: 5 }] } },
};

/** The minion in your hand that costs least. */
export const LOWEST_MINION_IN_HAND: Selector = {
  random: { lowest: 'COST', among: MINIONS_IN_HAND },
};

/** The minion in the opponent's hand that costs least. */
export const LOWEST_MINION_IN_ENEMY_HAND: Selector = {
  random: { lowest: 'COST', among: { of: 'ENEMY_HAND', where: 'MINION' } },
};

/** The better Hero Powers of the nine heroes with which the game began. */
export const BETTER_HERO_POWERS = [
  'HERO_01bp2',
  'HERO_02bp2',
  'HERO_03bp2',
  'HERO_04bp2',
  'HERO_05bp2',
  'HERO_06bp2',
  'HERO_07bp2',
  'HERO_08bp2',
  'HERO_09bp2',
] as const;

/** You have played a Quest this game; a Sidequest is none. */
export const PLAYED_A_QUEST: Condition = {
  exists: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: 'QUEST' },
};

/** You discover a spell of your deck and draw it (ZH-5.1-discover). */
export const DISCOVER_SPELL_IN_DECK: readonly Effect[] = [
  {
    discover: { cardsOf: { of: 'FRIENDLY_DECK', where: 'SPELL' } },
    in: 'SETASIDE',
    save: 'taken',
    then: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { sameCardAs: { saved: 'taken' } } },
        },
      },
    ],
  },
];

/** You discover a Dragon. */
export const DISCOVER_A_DRAGON: Effect = {
  discover: { pool: { type: 'MINION', race: 'DRAGON' } },
  then: [],
};

/** Your deck has no Neutral card; an empty one has none. */
export const NO_NEUTRAL_CARDS_IN_DECK: Condition = {
  not: { exists: { of: 'FRIENDLY_DECK', where: { class: 'NEUTRAL' } } },
};

/** You have Mana Crystals that are Overloaded, in this turn or for the next one. */
export const OVERLOADED: Condition = {
  any: [
    { value: { tag: 'OVERLOAD_LOCKED', of: 'FRIENDLY_PLAYER' }, atLeast: 1 },
    { value: { tag: 'OVERLOAD_OWED', of: 'FRIENDLY_PLAYER' }, atLeast: 1 },
  ],
};

/**
 * After an attack in which it has killed a minion it may attack again. The attack has been counted by then: one less leaves
 * one more.
 */
export const GOES_ON_WHILE_IT_KILLS: Trigger = {
  on: 'AFTER_ATTACK',
  source: 'IS_SELF',
  subject: 'MINION',
  when: { entity: 'EVENT_SUBJECT', is: 'KILLED' },
  do: [
    {
      set: {
        NUM_ATTACKS_THIS_TURN: { minus: [{ tag: 'NUM_ATTACKS_THIS_TURN', of: 'SELF' }, 1] },
      },
      on: 'SELF',
    },
  ],
};

/** The Librams in your hand. */
export const LIBRAMS: Selector = {
  of: 'FRIENDLY_HAND',
  where: { any: [{ card: 'BT_011' }, { card: 'BT_024' }, { card: 'BT_025' }] },
};

/** The deaths of your minions with a Deathrattle. */
export const DEATHS_WITH_DEATHRATTLE = {
  died: 'THIS_GAME',
  side: 'FRIENDLY',
  like: { type: 'MINION', deathrattle: true },
} as const;

/** Your minions with a Deathrattle that have died this game. */
export const DEAD_WITH_DEATHRATTLE: Selector = { dead: DEATHS_WITH_DEATHRATTLE };

/** The opponent has played a card this turn. */
export const OPPONENT_PLAYED_A_CARD: Condition = {
  exists: { played: 'THIS_TURN', side: 'ENEMY' },
};

/** After its attack it damages those beside whom it attacked, too. */
export const HITS_NEIGHBOURS_TOO: Trigger = {
  on: 'AFTER_ATTACK',
  rules: ['HS-AAE-foe-reaper-magnataur'],
  source: 'IS_SELF',
  do: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: { adjacentTo: 'EVENT_SUBJECT' } }],
};

/** After your hero's attack it damages those beside whom it attacked, too. */
export const YOUR_HERO_HITS_NEIGHBOURS_TOO: Trigger = {
  on: 'AFTER_ATTACK',
  rules: ['HS-AAE-foe-reaper-magnataur'],
  source: YOUR_HERO,
  do: [
    {
      damage: { tag: 'ATTACK', of: 'FRIENDLY_HERO' },
      to: { adjacentTo: 'EVENT_SUBJECT' },
      from: 'FRIENDLY_HERO',
    },
  ],
};

/** A Secret that is discovered is cast. */
export const DISCOVER_AND_CAST_A_SECRET: Effect = {
  discover: { pool: { type: 'SPELL', secret: true, notOnBoard: true } },
  in: 'SETASIDE',
  save: 'secret',
  then: [{ cast: { cardOf: { saved: 'secret' } } }],
};

/** Your hero has Armor. */
export const HAS_ARMOR: Condition = {
  value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' },
  atLeast: 1,
};

/** Your hero has attacked this turn. */
export const HERO_ATTACKED_THIS_TURN: Condition = {
  entity: 'FRIENDLY_HERO',
  is: { tag: 'NUM_ATTACKS_THIS_TURN', atLeast: 1 },
};
