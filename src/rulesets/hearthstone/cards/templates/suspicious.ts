import type { CardRange, Effect, Trigger } from '../../language/words.js';

/** The enchantment on the opponent whose turn begins with a guess, and those that remember what was offered and taken. */
export const A_MYSTERY = 'REV_000e';
const OFFERED = 'REVENDRETH_OFFERED';
const CHOSEN = 'REVENDRETH_CHOSEN';
export const MYSTERY_PARTS = [OFFERED, CHOSEN] as const;

/** You Discover a card; the opponent guesses which it was as their turn begins, and gets a copy if that is right. */
export function suspicious(range: CardRange): readonly Effect[] {
  return [
    { discover: range, save: 'taken', offered: 'offered', then: [] },
    {
      if: { exists: { saved: 'taken' } },
      then: [
        { enchant: A_MYSTERY, on: 'ENEMY_PLAYER' },
        {
          forEach: { saved: 'offered' },
          do: [
            { save: 'one', entities: 'IT' },
            { enchant: OFFERED, on: 'ENEMY_PLAYER', remembers: { saved: 'one' } },
            {
              if: { sameCardAs: { saved: 'taken' } },
              then: [{ enchant: CHOSEN, on: 'ENEMY_PLAYER', remembers: { saved: 'one' } }],
            },
          ],
        },
      ],
    },
  ];
}

const of = (card: string) =>
  ({
    rememberedBy: { of: { enchantmentsOn: 'ENEMY_PLAYER' }, where: { card } },
  }) as const;

/** The guess: all that was offered is shown to the one who guesses. The enchantment is seen from the one who Discovered. */
export const GUESSES: Trigger = {
  on: 'START_OF_TURN',
  whose: 'OPPONENTS',
  rules: ['HS-INF-suspicious'],
  do: [
    { choose: of(OFFERED), save: 'guess', who: 'OPPONENT' },
    {
      if: { entity: { saved: 'guess' }, is: { sameCardAs: of(CHOSEN) } },
      then: [{ giveCard: { cardOf: { saved: 'guess' } }, who: 'OPPONENT' }],
    },
    {
      detach: {
        of: { enchantmentsOn: 'ENEMY_PLAYER' },
        where: { any: [{ card: OFFERED }, { card: CHOSEN }] },
      },
    },
    { detach: 'SELF' },
  ],
};
