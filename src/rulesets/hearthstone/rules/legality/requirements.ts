import {
  activeWeapon,
  attackOf,
  cardOf,
  controllerOf,
  get,
  isUntouchable,
  manaOf,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import { cardThatDied, deathRecords, diedAsMinion } from '../../state/deaths.js';
import type { PlayRequirement, TargetRequirement } from '../../state/model.js';
import { playsOn } from '../../state/plays.js';
import type { State } from '../../state/state.js';
import { hasDeathrattle, isOfRace } from '../../state/traits.js';
import { handLimit } from '../../state/zones.js';
import {
  CardType,
  MAX_BOARD,
  MAX_RESOURCES,
  MAX_SECRETS,
  opponentOf,
  type RACES,
  Tag,
} from '../../vocabulary/index.js';

const is = (s: State, e: number, type: number): boolean => cardOf(s, e).type === type;
const isLackey = (s: State, e: number): boolean => get(s, e, Tag.MARK_OF_EVIL) !== 0;
const isDamaged = (s: State, e: number): boolean => get(s, e, Tag.DAMAGE) > 0;

export const RACE_NUMBERS: Readonly<Record<number, (typeof RACES)[number]>> = {
  11: 'UNDEAD',
  14: 'MURLOC',
  15: 'DEMON',
  17: 'MECHANICAL',
  18: 'ELEMENTAL',
  20: 'BEAST',
  21: 'TOTEM',
  23: 'PIRATE',
  24: 'DRAGON',
  26: 'ALL',
  43: 'QUILBOAR',
  92: 'NAGA',
};

function hasRace(s: State, e: number, parameter: number): boolean {
  const race = RACE_NUMBERS[parameter];
  return race !== undefined && isOfRace(cardOf(s, e), race);
}

export const TARGET_REQUIREMENTS: Readonly<
  Record<string, readonly [test: TargetRequirement, sentence: string]>
> = {
  REQ_MINION_TARGET: [(s, e) => is(s, e, CardType.MINION), 'The target must be a minion.'],
  REQ_LOCATION_TARGET: [(s, e) => is(s, e, CardType.LOCATION), 'The target must be a Location.'],
  REQ_HERO_TARGET: [(s, e) => is(s, e, CardType.HERO), 'The target must be a hero.'],
  REQ_FRIENDLY_TARGET: [
    (s, e, _n, { player }) => controllerOf(s, e) === player,
    'The target must be friendly.',
  ],
  REQ_ENEMY_TARGET: [
    (s, e, _n, { player }) => controllerOf(s, e) !== player,
    'The target must be an enemy.',
  ],
  REQ_DAMAGED_TARGET: [(s, e) => isDamaged(s, e), 'The target must be damaged.'],
  REQ_DAMAGED_TARGET_UNLESS_COMBO: [
    (s, e, _n, { player }) =>
      isDamaged(s, e) || get(s, playerEntity(player), Tag.NUM_CARDS_PLAYED_THIS_TURN) > 0,
    'The target must be damaged.',
  ],
  REQ_UNDAMAGED_TARGET: [(s, e) => !isDamaged(s, e), 'The target must be undamaged.'],
  REQ_FROZEN_TARGET: [(s, e) => get(s, e, Tag.FROZEN) !== 0, 'The target must be Frozen.'],
  REQ_NONSELF_TARGET: [
    (_s, e, _n, { source }) => e !== source,
    'The target must be another character.',
  ],
  REQ_TARGET_MAX_ATTACK: [(s, e, n) => attackOf(s, e) <= n, 'The target has too much Attack.'],
  REQ_TARGET_MIN_ATTACK: [(s, e, n) => attackOf(s, e) >= n, 'The target has too little Attack.'],
  REQ_TARGET_WITH_RACE: [
    (s, e, n) => hasRace(s, e, n),
    'The target must be of another minion type.',
  ],
  REQ_TARGET_WITH_DEATHRATTLE: [
    (s, e) => hasDeathrattle(s, e),
    'The target must have a Deathrattle.',
  ],
  REQ_MINION_OR_ENEMY_HERO: [
    (s, e, _n, { player }) => is(s, e, CardType.MINION) || controllerOf(s, e) !== player,
    'The target must be a minion or the enemy hero.',
  ],
  REQ_MUST_TARGET_TAUNTER: [(s, e) => get(s, e, Tag.TAUNT) !== 0, 'The target must have Taunt.'],
  REQ_FRIENDLY_LACKEY: [(s, e) => isLackey(s, e), 'The target must be a Lackey.'],
  REQ_STEALTHED_TARGET: [(s, e) => get(s, e, Tag.STEALTH) !== 0, 'The target must have Stealth.'],
  REQ_LEGENDARY_TARGET: [
    (s, e) => cardOf(s, e).definition.rarity === 'LEGENDARY',
    'The target must be Legendary.',
  ],
  REQ_MINION_ATTACK_LESS_OR_EQUAL_MANA: [
    (s, e, _n, { player }) => attackOf(s, e) <= manaOf(s, player),
    'The target has more Attack than you have mana.',
  ],
  REQ_TARGET_EXACT_COST: [(s, e, n) => get(s, e, Tag.COST) === n, 'The target has another cost.'],
};

export const PLAY_REQUIREMENTS: Readonly<
  Record<string, readonly [test: PlayRequirement, sentence: string]>
> = {
  REQ_NUM_MINION_SLOTS: [
    (s, p, n) => s.board[p].length + Math.max(1, n) <= MAX_BOARD,
    'There is no room on your board.',
  ],
  REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT: [
    (s, p) =>
      s.board[p].length < MAX_BOARD || get(s, playerEntity(p), Tag.RESOURCES) < MAX_RESOURCES,
    'There is no room on your board, and you have all Mana Crystals.',
  ],
  REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: [
    (s, p, _n, source) =>
      (cardOf(s, source).definition.entourage ?? []).some(
        (id) => !s.board[p].some((e) => cardOf(s, e).id === id),
      ),
    'You control all of them already.',
  ],
  REQ_BOARD_NOT_COMPLETELY_FULL: [
    (s) => s.board[1].length + s.board[2].length < 2 * MAX_BOARD,
    'Both boards are full.',
  ],
  REQ_MINIMUM_ENEMY_MINIONS: [
    (s, p, n) => minionsOf(s, opponentOf(p) as 1 | 2) >= n,
    'There are too few enemy minions.',
  ],
  REQ_MINIMUM_TOTAL_MINIONS: [
    (s, _p, n) => minionsOf(s, 1) + minionsOf(s, 2) >= n,
    'There are too few minions.',
  ],
  REQ_WEAPON_EQUIPPED: [(s, p) => activeWeapon(s, p) !== 0, 'You need a weapon.'],
  REQ_ENEMY_WEAPON_EQUIPPED: [
    (s, p) => activeWeapon(s, opponentOf(p) as 1 | 2) !== 0,
    'Your opponent needs a weapon.',
  ],
  REQ_HAND_NOT_FULL: [(s, p) => s.hand[p].length < handLimit(s, p), 'Your hand is full.'],
  REQ_SECRET_ZONE_CAP_FOR_NON_SECRET: [
    (s, p) => s.secrets[p].length < MAX_SECRETS,
    'You cannot have more Secrets.',
  ],
  REQ_CANNOT_PLAY_THIS: [() => false, 'This cannot be played.'],
  REQ_MUST_PLAY_OTHER_CARD_FIRST: [
    (s, p) => get(s, playerEntity(p), Tag.NUM_CARDS_PLAYED_THIS_TURN) > 0,
    'Another card must be played first.',
  ],
  REQ_FRIENDLY_MINION_DIED_THIS_GAME: [
    (s, p) => someMinionDied(s, p),
    'No friendly minion has died this game.',
  ],
  REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME: [
    (s, p, race) => someMinionDied(s, p, race),
    'No friendly minion of this minion type has died this game.',
  ],
  REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME: [
    (s, p) =>
      deathRecords(s, { player: p, thisTurn: false }).some(
        (record) => cardThatDied(s, record).hasDeathrattle,
      ),
    'No friendly Deathrattle minion has died this game.',
  ],
  REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_TURN: [
    (s, p, race) => someMinionDied(s, p, race, true),
    'No friendly minion of this minion type has died this turn.',
  ],
  REQ_FRIENDLY_MINION_OF_RACE_IN_HAND: [
    (s, p, race) => s.hand[p].some((e) => hasRace(s, e, race)),
    'You hold no minion of this minion type.',
  ],
  REQ_MINION_DIED_THIS_GAME: [(s) => someMinionDied(s, 0), 'No minion has died this game.'],
};

/** How many minions a player controls; what only takes a place on the board is none. */
function minionsOf(s: State, player: 1 | 2): number {
  return s.board[player].filter((e) => !isUntouchable(s, e)).length;
}

/** Whether a minion died this game or turn, of a player (0: of either) and of a minion type (absent: of any). */
function someMinionDied(
  s: State,
  player: number,
  parameter?: number,
  thisTurn: boolean = false,
): boolean {
  const race = parameter === undefined ? undefined : RACE_NUMBERS[parameter];
  return deathRecords(s, { player, thisTurn }).some((record) => {
    if (!diedAsMinion(s, record)) return false;
    return race === undefined || isOfRace(cardThatDied(s, record), race);
  });
}

/** How many spells a player has played this turn, those that were countered not among them, wherever they are by now. */
function spellsPlayedThisTurn(s: State, player: 1 | 2): number {
  const plays = playsOn(s, { player, when: 'THIS_TURN' });
  return plays.filter((play) => typeOf(s, play) === CardType.SPELL).length;
}

/** When a card takes a target although it does not always need one, by the game's names. */
export const TARGET_WHEN: Readonly<Record<string, PlayRequirement>> = {
  REQ_TARGET_IF_AVAILABLE: () => true,
  REQ_STEADY_SHOT: (s, p) => get(s, playerEntity(p), Tag.STEADY_SHOT_CAN_TARGET) > 0,
  REQ_TARGET_IF_AVAILABE_AND_ELEMENTAL_PLAYED_LAST_TURN: (s, p) =>
    get(s, playerEntity(p), Tag.NUM_ELEMENTALS_PLAYED_LAST_TURN) > 0,
  REQ_TARGET_FOR_COMBO: (s, p) => get(s, playerEntity(p), Tag.NUM_CARDS_PLAYED_THIS_TURN) > 0,
  /** The game's data has no name for it: what the card has counted so far, in hand. */
  REQ_TARGET_IF_AVAILABLE_AND_COUNTED: (s, _p, n, source) =>
    get(s, source, Tag.QUEST_PROGRESS) >= n,
  REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: (s, p, _n, source) =>
    s.hand[p].some((e) => e !== source && hasRace(s, e, 24)),
  REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS: (s, p, n) => minionsOf(s, p) >= n,
  REQ_TARGET_IF_AVAILABLE_AND_NO_3_COST_CARD_IN_DECK: (s, p) =>
    !s.deck[p].some((e) => get(s, e, Tag.COST) === 3),
  REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS: (s, p, n) => s.secrets[p].length >= n,
  REQ_TARGET_IF_AVAILABLE_AND_HERO_ATTACKED_THIS_TURN: (s, p) =>
    get(s, s.hero[p], Tag.NUM_ATTACKS_THIS_TURN) > 0,
  REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK: (s, p) => attackOf(s, s.hero[p]) > 0,
  REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_SPELLS_PLAYED_THIS_TURN: (s, p, n) =>
    spellsPlayedThisTurn(s, p) >= n,
  REQ_TARGET_IF_AVAILABLE_AND_FRIENDLY_LACKEY: (s, p) => s.board[p].some((e) => isLackey(s, e)),
  REQ_TARGET_IF_AVAILABLE_AND_SOUL_FRAGMENT_IN_DECK: (s, p) =>
    s.deck[p].some((e) => get(s, e, Tag.SOUL_FRAGMENT) !== 0),
  REQ_TARGET_IF_AVAILABLE_AND_HERO_HEALTH_CHANGED_THIS_TURN: (s, p) =>
    get(s, playerEntity(p), Tag.HERO_HEALTH_CHANGES_THIS_TURN) > 0,
  REQ_TARGET_IF_AVAILABLE_AND_HERO_TOOK_DAMAGE_THIS_TURN: (s, p) =>
    get(s, playerEntity(p), Tag.HERO_DAMAGE_TAKEN_THIS_TURN) > 0,
  REQ_TARGET_IF_AVAILABLE_AND_SHADOW_SPELL_IN_HAND: (s, p) =>
    s.hand[p].some((e) => cardOf(s, e).definition.school === 'SHADOW'),
  REQ_TARGET_IF_AVAILABLE_AND_COST_5_OR_MORE_SPELL_IN_HAND: (s, p) =>
    s.hand[p].some((e) => is(s, e, CardType.SPELL) && get(s, e, Tag.COST) >= 5),
  REQ_TARGET_IF_AVAILABLE_AND_HAS_OVERLOADED_MANA: (s, p) =>
    get(s, playerEntity(p), Tag.OVERLOAD_LOCKED) > 0 ||
    get(s, playerEntity(p), Tag.OVERLOAD_OWED) > 0,
  REQ_TARGET_IF_AVAILABLE_AND_MIN_MANA_CRYSTAL: (s, p, n) =>
    get(s, playerEntity(p), Tag.RESOURCES) >= n,
  REQ_TARGET_IF_AVAILABLE_AND_MAXIMUM_CARDS_IN_DECK: (s, p, n) => s.deck[p].length <= n,
  REQ_TARGET_IF_AVAILABLE_AND_ONLY_EVEN_COST_CARD_IN_DECK: (s, p) =>
    s.deck[p].every((e) => get(s, e, Tag.COST) % 2 === 0),
};
