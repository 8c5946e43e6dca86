import type { Condition, Effect, Trigger } from '../../language/words.js';
import type { SpellSchool } from '../../vocabulary/index.js';
import { THIRD_CARD } from '../selectors.js';

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

export function afterYouCast(
  school: SpellSchool,
  ...effects: readonly Effect[]
): readonly Trigger[] {
  return [{ on: 'AFTER_SPELL', whose: 'YOURS', subject: { school }, do: effects }];
}

/** A Secret: after the opponent has played the third card of his turn, whatever has become of it, a minion is summoned. */
export function summonsAfterThirdCard(minion: string): readonly Trigger[] {
  const answer = {
    whose: 'OPPONENTS',
    queueIf: { all: [THIRD_CARD, 'BOARD_NOT_FULL'] },
    when: 'BOARD_NOT_FULL',
    do: [{ summon: minion }],
  } as const;
  return [
    {
      ...answer,
      on: 'AFTER_PLAY',
      evenIfGone: true,
      evenIfStolen: true,
      rules: ['ZH-2.2-left-before-completion', 'ZH-2.2-stolen-before-completion'],
    },
    { ...answer, on: 'AFTER_SPELL' },
  ];
}
