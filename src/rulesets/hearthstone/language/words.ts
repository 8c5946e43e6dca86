/**
 * The effect language: the closed vocabulary that cards are written in. Everything here is plain JSON, so that a custom card
 * in a request is written exactly like a built-in one.
 */
export type * from './aura.js';
export type * from './cards.js';
export type * from './conditions.js';
export type * from './effects.js';
export * from './enchantment.js';
export type * from './place.js';
export * from './players.js';
export type * from './selectors.js';
export type * from './trigger.js';
export type * from './values.js';
