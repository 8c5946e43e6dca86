import { type CardEntry, card, ownCard } from '../../entry.js';
import { HITS_NEIGHBOURS_TOO } from '../../selectors.js';

/** LEGACY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('CS3_002', 'Ritual of Doom', {
    rules: { text: ['ZH-3.1-reversed'] },
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [
      {
        if: { value: { count: 'FRIENDLY_MINIONS' }, atLeast: 5 },
        then: [{ summon: 'CS3_002t' }],
      },
      { destroy: 'TARGET' },
    ],
  }),
  ownCard({
    id: 'CS3_002t',
    name: 'Demonic Tyrant',
    type: 'MINION',
    race: 'DEMON',
    cost: 5,
    attack: 5,
    health: 5,
  }),
  card('CS3_021', 'Enslaved Fel Lord', { triggers: [HITS_NEIGHBOURS_TOO] }),
];
