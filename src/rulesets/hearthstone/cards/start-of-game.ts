import type { Condition, Effect, Trigger } from '../language/words.js';

/**
 * The two triggers of a card that acts as the game starts: from the hand and from the deck. Its condition is looked at as all of
 * them are queued, and not again (ZH-5.5-start-of-game).
 */
export function startOfGame(effects: readonly Effect[], condition?: Condition): readonly Trigger[] {
  return (['HAND', 'DECK'] as const).map((zone) => ({
    on: 'START_OF_GAME',
    zone,
    rules: ['ZH-5.5-start-of-game'],
    ...(condition === undefined ? {} : { queueIf: condition }),
    do: effects,
  }));
}
