import type { Condition, Effect, Trigger } from '../language/words.js';

/** After its player has played a card, of whatever type: spells end with an event of their own (ZH-2.3-play). */
export function afterYouPlay(
  subject: Condition,
  ...effects: readonly Effect[]
): readonly Trigger[] {
  return (['AFTER_PLAY', 'AFTER_SPELL'] as const).map((on) => ({
    on,
    whose: 'YOURS',
    subject,
    do: effects,
  }));
}
