/** Most entities of a state, in requests and answers. A game of two full decks has about 300. */
export const MAX_ENTITIES = 1000;
