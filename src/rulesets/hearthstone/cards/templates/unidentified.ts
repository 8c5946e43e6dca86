import type { CardDefinition } from '../../language/card.js';

/** An unidentified item becomes one of these as it enters the hand, drawn or not (seen in a game of 10.0). */
export function becomesOneOf(
  ...items: readonly string[]
): Pick<CardDefinition, 'whenDrawn' | 'triggers'> {
  const identify = [{ transform: 'SELF', into: { oneOf: items } }] as const;
  return {
    whenDrawn: identify,
    triggers: [{ on: 'CARD_GAINED', subject: 'IS_SELF', zone: 'HAND', do: identify }],
  };
}
