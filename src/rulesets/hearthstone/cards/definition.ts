export type * from '../language/card.js';
