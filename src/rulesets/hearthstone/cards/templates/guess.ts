import type { Effect, Selector } from '../../language/words.js';

export const CARDS_OF_ENEMY_DECK: Selector = {
  of: {
    union: [
      'ALL_HAND',
      'ALL_DECK',
      'ALL_MINIONS',
      'ALL_WEAPONS',
      'ALL_SECRETS',
      'ALL_QUESTS',
      'ALL_GRAVEYARD',
    ],
  },
  where: 'STARTED_IN_ENEMY_DECK',
};

/** One of these is shown beside two cards that are not among them: whoever takes it gets a copy of it (HS-INF-guess). */
export function guessOne(of: Selector): readonly Effect[] {
  const other = { pool: { classOf: 'ENEMY_HERO', orNeutral: true, except: of } } as const;
  const right = { saved: 'right' } as const;
  return [
    { save: 'right', entities: { random: of } },
    {
      if: { exists: right },
      then: [
        {
          discover: { oneOfEach: [{ cardsOf: right }, other, other] },
          in: 'SETASIDE',
          save: 'taken',
          then: [],
        },
        {
          if: { entity: { saved: 'taken' }, is: { sameCardAs: right } },
          then: [{ giveCard: { cardOf: right } }],
        },
      ],
    },
  ];
}
