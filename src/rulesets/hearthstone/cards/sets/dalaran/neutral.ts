import { type CardEntry, card } from '../../entry.js';
import { SPELLS_PLAYED_THIS_TURN } from '../../selectors.js';

/** DALARAN set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_558', 'Archmage Vargoth', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-2.3-cast'],
        do: [
          {
            cast: { cardsOf: SPELLS_PLAYED_THIS_TURN },
          },
        ],
      },
    ],
  }),
  card('DAL_538', 'Unseen Saboteur', {
    rules: { battlecry: ['ZH-5.1-outcast'] },
    battlecry: [
      { save: 'spell', entities: { random: { of: 'ENEMY_HAND', where: 'SPELL' } } },
      {
        if: { exists: { saved: 'spell' } },
        then: [
          { cast: { cardOf: { saved: 'spell' } }, taking: { saved: 'spell' }, who: 'OPPONENT' },
        ],
      },
    ],
  }),
];
