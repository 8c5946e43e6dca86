/** The closed vocabulary of cards: plain JSON, so custom cards are written like built-in ones. */
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
