import { titled } from '../../effects/reader.js';
import type { Requirements } from '../../language/card.js';
import { RACE_NUMBERS } from '../../rules/legality/requirements.js';

type Phrases = Readonly<Record<string, (parameter: number) => string>>;

/** What the game's own requirements say of the target: what it is, which one, and with what. */
const HEADS: Phrases = {
  REQ_MINION_TARGET: () => 'minion',
  REQ_HERO_TARGET: () => 'hero',
  REQ_MINION_OR_ENEMY_HERO: () => 'minion or enemy hero',
};
const ADJECTIVES: Phrases = {
  REQ_NONSELF_TARGET: () => 'other',
  REQ_FRIENDLY_TARGET: () => 'friendly',
  REQ_ENEMY_TARGET: () => 'enemy',
  REQ_DAMAGED_TARGET: () => 'damaged',
  REQ_DAMAGED_TARGET_UNLESS_COMBO: () => 'damaged (any if Combo is active)',
  REQ_UNDAMAGED_TARGET: () => 'undamaged',
  REQ_FROZEN_TARGET: () => 'Frozen',
  REQ_LEGENDARY_TARGET: () => 'Legendary',
  REQ_FRIENDLY_LACKEY: () => 'Lackey',
  REQ_TARGET_WITH_RACE: (n) => titled(RACE_NUMBERS[n] ?? `of type ${n}`),
};
const ATTRIBUTES: Phrases = {
  REQ_TARGET_MAX_ATTACK: (n) => `with ${n} or less Attack`,
  REQ_TARGET_MIN_ATTACK: (n) => `with ${n} or more Attack`,
  REQ_TARGET_WITH_DEATHRATTLE: () => 'with Deathrattle',
  REQ_MUST_TARGET_TAUNTER: () => 'with Taunt',
  REQ_STEALTHED_TARGET: () => 'with Stealth',
  REQ_MINION_ATTACK_LESS_OR_EQUAL_MANA: () => 'with no more Attack than you have mana',
  REQ_TARGET_EXACT_COST: (n) => `that costs ${n}`,
};

const AIMED: Phrases = {
  REQ_TARGET_TO_PLAY: () => '',
  REQ_TARGET_IF_AVAILABLE: () => ' if there is one',
  REQ_TARGET_FOR_COMBO: () => ' if Combo is active',
  REQ_STEADY_SHOT: () => ' if your Hero Power can target minions',
  REQ_TARGET_IF_AVAILABE_AND_ELEMENTAL_PLAYED_LAST_TURN: () =>
    ' if you played an Elemental in your last turn',
  REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: () => ' if you hold a Dragon',
  REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS: (n) => ` if you have at least ${n} minions`,
  REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS: (n) => ` if you have at least ${n} Secrets`,
  REQ_TARGET_IF_AVAILABLE_AND_HERO_ATTACKED_THIS_TURN: () => ' if your hero attacked this turn',
  REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK: () => ' if your hero has Attack',
  REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_SPELLS_PLAYED_THIS_TURN: (n) =>
    ` if you have played ${n} spells this turn`,
  REQ_TARGET_IF_AVAILABLE_AND_FRIENDLY_LACKEY: () => ' if you control a Lackey',
  REQ_TARGET_IF_AVAILABLE_AND_SOUL_FRAGMENT_IN_DECK: () => ' if your deck has a Soul Fragment',
  REQ_TARGET_IF_AVAILABLE_AND_HERO_HEALTH_CHANGED_THIS_TURN: () =>
    " if your hero's Health has changed this turn",
  REQ_TARGET_IF_AVAILABLE_AND_HERO_TOOK_DAMAGE_THIS_TURN: () =>
    ' if your hero has taken damage this turn',
  REQ_TARGET_IF_AVAILABLE_AND_SHADOW_SPELL_IN_HAND: () => ' if you hold a Shadow spell',
  REQ_TARGET_IF_AVAILABLE_AND_COST_5_OR_MORE_SPELL_IN_HAND: () =>
    ' if you hold a spell that costs 5 or more',
  REQ_TARGET_IF_AVAILABLE_AND_HAS_OVERLOADED_MANA: () => ' if you are Overloaded',
  REQ_TARGET_IF_AVAILABLE_AND_MIN_MANA_CRYSTAL: (n) => ` if you have ${n} Mana Crystals`,
  REQ_TARGET_IF_AVAILABLE_AND_MAXIMUM_CARDS_IN_DECK: (n) => ` if your deck has at most ${n} cards`,
  REQ_TARGET_IF_AVAILABLE_AND_ONLY_EVEN_COST_CARD_IN_DECK: () =>
    ' if your deck has only even-Cost cards',
};

const PLAY: Phrases = {
  REQ_NUM_MINION_SLOTS: (n) => `room for ${n} on your board`,
  REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT: () => 'room on your board or for a Mana Crystal',
  REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: () => 'one of its minions is not yet on your board',
  REQ_BOARD_NOT_COMPLETELY_FULL: () => 'room on one of the boards',
  REQ_MINIMUM_ENEMY_MINIONS: (n) => `at least ${n} enemy minions`,
  REQ_MINIMUM_TOTAL_MINIONS: (n) => `at least ${n} minions`,
  REQ_WEAPON_EQUIPPED: () => 'a weapon',
  REQ_ENEMY_WEAPON_EQUIPPED: () => 'an enemy weapon',
  REQ_HAND_NOT_FULL: () => 'room in your hand',
  REQ_FRIENDLY_MINION_DIED_THIS_GAME: () => 'a friendly minion that died this game',
  REQ_FRIENDLY_MINIONS_OF_RACE_DIED_THIS_GAME: (n) =>
    `a friendly ${titled(RACE_NUMBERS[n] ?? `minion of type ${n}`)} that died this game`,
  REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_TURN: (n) =>
    `a friendly ${titled(RACE_NUMBERS[n] ?? `minion of type ${n}`)} that died this turn`,
  REQ_FRIENDLY_MINION_OF_RACE_IN_HAND: (n) =>
    `a ${titled(RACE_NUMBERS[n] ?? `minion of type ${n}`)} in your hand`,
  REQ_MINION_DIED_THIS_GAME: () => 'a minion that died this game',
};

/** Requirements as sentences: `Target: friendly minion with Taunt.` */
export function readRequirements(requires: Requirements): readonly string[] {
  const aimed = said(AIMED, requires);
  const [heads, adjectives, attributes] = [HEADS, ADJECTIVES, ATTRIBUTES].map((table) =>
    said(table, requires),
  ) as [string[], string[], string[]];
  const narrowed = [...adjectives, ...heads, ...attributes];
  const target = heads.length > 0 ? narrowed : [...adjectives, 'character', ...attributes];
  const play = said(PLAY, requires);
  return [
    ...targetSentence(aimed, target.join(' '), narrowed.length > 0),
    ...(play.length === 0 ? [] : [`Needs ${play.join(' and ')}.`]),
    ...Object.entries(requires)
      .filter(([name]) => !TABLES.some((table) => name in table))
      .map(([name, parameter]) => `${name} ${parameter}.`),
  ];
}

const TABLES = [HEADS, ADJECTIVES, ATTRIBUTES, AIMED, PLAY];

/** A parameter that a phrase has no use for is said behind it. */
function said(table: Phrases, requires: Requirements): string[] {
  return Object.entries(requires).flatMap(([name, parameter]) => {
    const phrase = table[name];
    if (phrase === undefined) return [];
    const isUsed = phrase.length > 0 || parameter === 0;
    return [isUsed ? phrase(parameter) : `${phrase(parameter)} (${parameter})`];
  });
}

/** Some cards narrow a target that nothing asks for, as the data has it. */
function targetSentence(aimed: readonly string[], target: string, isNarrowed: boolean): string[] {
  if (aimed.length > 0) return [`Target${aimed.join(' and')}: ${target}.`];
  return isNarrowed ? [`Takes no target (it would be: ${target}).`] : [];
}
