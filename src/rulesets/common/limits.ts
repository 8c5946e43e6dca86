/**
 * Entities that a state may have, whoever has written it. What is answered keeps to it too, so that the next call
 * takes every state that a call has answered. A long game of two full decks has about 300.
 */
export const MAX_ENTITIES = 1000;
