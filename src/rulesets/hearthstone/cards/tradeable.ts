/** The data names Tradeable on some cards only as a keyword that they mention. */
export const TRADEABLE = {
  facts: { tradeable: true },
  because: 'the list of the data lacks Tradeable, which is printed on the card',
} as const;
