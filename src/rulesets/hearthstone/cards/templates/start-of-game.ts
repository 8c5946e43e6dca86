import type { Condition, Effect, Trigger } from '../../language/words.js';

/** From hand and deck; the condition is asked once, as all are queued (ZH-5.5-start-of-game). */
export function startOfGame(effects: readonly Effect[], condition?: Condition): readonly Trigger[] {
  return (['HAND', 'DECK'] as const).map((zone) => ({
    on: 'START_OF_GAME',
    zone,
    rules: ['ZH-5.5-start-of-game'],
    ...(condition === undefined ? {} : { queueIf: condition }),
    do: effects,
  }));
}
