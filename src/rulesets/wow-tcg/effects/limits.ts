/** Numbers of a card stay far from the bounds of 32 bits. */
export const CARD_NUMBER = 9999;
/** Letters of a name or note. */
export const TEXT = 80;
export const LIST = 20;
