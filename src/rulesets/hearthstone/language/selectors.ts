import type { Side } from './players.js';

/** Selectors that are one word, by this word; each is declared in the file of its family (`effects/selectors`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface Roles {}

/** What the groups are groups of: `FRIENDLY_MINIONS` are MINIONS. */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface GroupMembers {}

/** Selectors that are written as an object, by the field that names them; declared as the words are. */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface SelectorForms {}

/** Groups of entities, always listed in order of play, but for hands and decks. */
export type Group = `${Side}_${keyof GroupMembers}`;

export type Selector = keyof Roles | Group | SelectorForms[keyof SelectorForms];
