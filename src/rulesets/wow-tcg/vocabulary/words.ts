/**
 * What a row is. `FORMER`: an object that is no more, as it last was (WOW-709.2d); `FORMER_MODIFIER`: a modifier that
 * applied to it then, BECAME says to which.
 */
export const KINDS = [
  'NONE',
  'GAME',
  'PLAYER',
  'CARD',
  'EFFECT',
  'MODIFIER',
  'FORMER',
  'EXTRA_TURN',
  'FORMER_MODIFIER',
] as const;

/** Where a row is (WOW-411.1). `WAITING`: a triggered effect that is not yet on the chain; `LASTING`: a modifier. */
export const ZONES = [
  'NONE',
  'DECK',
  'HAND',
  'PLAY',
  'GRAVEYARD',
  'REMOVED',
  'CHAIN',
  'WAITING',
  'LASTING',
  'FORMER',
  'CEASED',
] as const;

/** What a character does in the combat (WOW-601.2, WOW-602.1, WOW-602.3). */
export const ROLES = [
  'NONE',
  'PROPOSED_ATTACKER',
  'PROPOSED_DEFENDER',
  'ATTACKER',
  'DEFENDER',
] as const;

/** The ways in which a link is added (WOW-705.1). */
export const LINKS = [
  'NONE',
  'PLAY',
  'PLACE',
  'POWER',
  'COMPLETION',
  'TRIGGERED',
  'PROPOSAL',
  'STRIKE',
] as const;

/** Where a turn stands (WOW-500.1). `SETUP` comes before the first turn. */
export const STEPS = ['SETUP', 'READY', 'DRAW', 'ACTION', 'ATTACKER', 'DEFENDER', 'END'] as const;

export const DURATIONS = [
  'GAME',
  'THIS_TURN',
  'THIS_COMBAT',
  'WHILE_SOURCE_EXHAUSTED',
  'NEXT_READY_STEP',
  'ONCE',
] as const;

export type LinkName = (typeof LINKS)[number];
export type StepName = (typeof STEPS)[number];
export type Duration = (typeof DURATIONS)[number];

const numbered = <W extends string>(words: readonly W[]): Readonly<Record<W, number>> =>
  Object.fromEntries(words.map((word, i) => [word, i])) as Readonly<Record<W, number>>;

export const Kind = numbered(KINDS);
export const Zone = numbered(ZONES);
export const Role = numbered(ROLES);
export const Link = numbered(LINKS);
export const Step = numbered(STEPS);
export const Until = numbered(DURATIONS);

/** The types of damage (WOW-205.1). A modifier that names none deals typeless damage (WOW-403.4d). */
export const DAMAGE_TYPES = [
  'TYPELESS',
  'ARCANE',
  'FIRE',
  'FROST',
  'HOLY',
  'MELEE',
  'NATURE',
  'RANGED',
  'SHADOW',
] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/** The types of card (WOW-300.1). */
export const CARD_TYPES = ['ABILITY', 'ALLY', 'ARMOR', 'HERO', 'ITEM', 'QUEST', 'WEAPON'] as const;
/** `LOCATION` is of later editions: such a card can be held and placed, and no rule of this edition plays it. */
export type CardType = (typeof CARD_TYPES)[number] | 'LOCATION';

export const MAX_PLAYERS = 4;
export const MAX_TARGETS = 8;
export const OPENING_HAND = 7;
export const MAX_HAND = 7;
