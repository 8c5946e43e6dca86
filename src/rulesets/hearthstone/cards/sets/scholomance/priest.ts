import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { givesBack, lend, setHandAside } from '../../lent-hand.js';

/** The ids of the latter two are ours. */
const MIND = { giver: 'SCH_159e', held: 'SCH_159_HELD', lent: 'SCH_159_LENT' };

/** Both hands and both decks change sides; no card of a hand is discarded for want of room (ZH-4.7-full-zone). */
const SWAP_HANDS_AND_DECKS: readonly Effect[] = [
  { save: 'yours', entities: 'FRIENDLY_HAND' },
  { save: 'theirs', entities: 'ENEMY_HAND' },
  { setAside: { union: [{ saved: 'yours' }, { saved: 'theirs' }] } },
  { takeIntoHand: { saved: 'theirs' } },
  { takeIntoHand: { saved: 'yours' }, who: 'OPPONENT' },
  { swapDecks: true },
];

/** SCHOLOMANCE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_159', 'Mindrender Illucia', {
    battlecry: [
      ...setHandAside(MIND),
      {
        forEach: 'ENEMY_HAND',
        do: [{ giveCard: { cardOf: 'IT' }, save: 'copy' }, lend(MIND, { saved: 'copy' })],
      },
    ],
    was: [
      {
        before: '21.3',
        battlecry: [...SWAP_HANDS_AND_DECKS, { enchant: 'SCH_159e', on: 'FRIENDLY_PLAYER' }],
      },
    ],
  }),
  card('SCH_159e', 'Mind Swap', {
    triggers: [givesBack(MIND, { setAside: 'IT' })],
    was: [
      {
        before: '21.3',
        triggers: [
          {
            on: 'START_OF_TURN',
            whose: 'YOURS',
            do: [...SWAP_HANDS_AND_DECKS, { detach: 'SELF' }],
          },
        ],
      },
    ],
  }),
  ownCard({ id: MIND.held, name: 'Mind Swap', type: 'ENCHANTMENT', enchantment: {} }),
  ownCard({ id: MIND.lent, name: 'Mind Swap', type: 'ENCHANTMENT', enchantment: {} }),
];
