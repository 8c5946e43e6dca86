// What several cards say alike, by subject; set files take it from here.
export * from './selectors/families.js';
export * from './selectors/hands-and-decks.js';
export * from './selectors/lists-of-cards.js';
export * from './selectors/minions.js';
export * from './selectors/players.js';
export * from './selectors/shared-triggers.js';
export * from './selectors/targets.js';
export * from './selectors/what-happened.js';
