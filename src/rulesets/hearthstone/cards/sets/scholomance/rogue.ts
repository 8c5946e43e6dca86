import { type CardEntry, card } from '../../entry.js';
import { givesBack, lend, setHandAside } from '../../lent-hand.js';

const PASSAGE = { giver: 'SCH_305e3', held: 'SCH_305e2', lent: 'SCH_305e' };

/** SCHOLOMANCE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_305', 'Secret Passage', {
    text: passageTo(4),
    was: [{ before: '18.2', text: passageTo(5) }],
  }),
  card('SCH_305e3', 'Secret Passage Player Enchantment', {
    triggers: [givesBack(PASSAGE, { shuffleIntoDeck: 'IT' })],
  }),
  card('SCH_305e2', 'Secret Entrance', { enchantment: {} }),
  card('SCH_305e', 'Secret Exit', { enchantment: {} }),
];

/** So many cards of the deck come into the place of the hand. */
function passageTo(count: number) {
  return [
    ...setHandAside(PASSAGE),
    { save: 'taken', entities: { first: 'FRIENDLY_DECK', count } },
    { takeIntoHand: { saved: 'taken' } },
    lend(PASSAGE, { saved: 'taken' }),
  ] as const;
}
