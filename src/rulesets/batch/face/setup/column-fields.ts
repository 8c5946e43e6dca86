import type { Column } from '../../vocabulary/index.js';

export const CREATURE_NUMBERS: Readonly<Record<string, Column>> = {
  attack: 'ATTACK',
  health: 'HEALTH',
  maxHealth: 'MAX_HEALTH',
  armor: 'ARMOR',
  armorUsed: 'ARMOR_USED',
  poison: 'POISON',
  regenerate: 'REGENERATE',
  mobility: 'MOBILITY',
  extraBattles: 'EXTRA_BATTLES',
};

export const CREATURE_FLAGS: Readonly<Record<string, Column>> = {
  asleep: 'ASLEEP',
  aggressive: 'AGGRESSIVE',
  defender: 'DEFENDER',
  breakthrough: 'BREAKTHROUGH',
  forged: 'FORGED',
  moved: 'MOVED',
  activated: 'ACTIVATED',
  initiated: 'INITIATED',
};

export const SIDE_NUMBERS: Readonly<Record<string, Column>> = {
  health: 'HEALTH',
  plays: 'PLAYS',
  armor: 'ARMOR',
  armorUsed: 'ARMOR_USED',
  poison: 'POISON',
  regenerate: 'REGENERATE',
  cardsPlayed: 'CARDS_PLAYED',
  turnsTaken: 'TURNS_TAKEN',
  rank: 'RANK',
};

export const SIDE_FLAGS: Readonly<Record<string, Column>> = {
  battled: 'BATTLED',
  shuffled: 'SHUFFLED',
};
