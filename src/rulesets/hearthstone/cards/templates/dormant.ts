import type { Effect, Trigger } from '../../language/words.js';

/** What a minion does as it awakens; awakening is no summon (ZH-4.6-dormant). */
export function whenThisAwakens(...effects: readonly Effect[]): readonly Trigger[] {
  return [{ on: 'AWAKENED', subject: 'IS_SELF', rules: ['ZH-4.6-dormant'], do: effects }];
}
