import { type CardEntry, card } from '../../entry.js';
import { ENEMY_HAS_FOUR_MINIONS } from '../../selectors.js';

/** LOE set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_017', 'Keeper of Uldaman', { battlecry: [{ enchant: 'LOE_017e', on: 'TARGET' }] }),
  card('LOE_017e', 'Watched', { enchantment: { attack: { set: 3 }, health: { set: 3 } } }),
  card('LOE_026', 'Anyfin Can Happen', {
    text: [
      { resurrect: { died: 'THIS_GAME', like: { type: 'MINION', race: 'MURLOC' } }, count: 7 },
    ],
  }),
  card('LOE_027', 'Sacred Trial', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        queueIf: { all: ['SURVIVES', ENEMY_HAS_FOUR_MINIONS] },
        when: { all: ['SURVIVES', ENEMY_HAS_FOUR_MINIONS] },
        rules: ['HS-SEQ-minion-secrets', 'SUP-MW-AFTERPLAY'],
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
    // in 7.1 itself it still answered a minion that was dying; in which later patch that ended is not recorded
    was: [
      {
        before: '7.2',
        triggers: [
          {
            on: 'AFTER_PLAY',
            whose: 'OPPONENTS',
            subject: 'MINION',
            queueIf: ENEMY_HAS_FOUR_MINIONS,
            when: ENEMY_HAS_FOUR_MINIONS,
            rules: ['SUP-MW-AFTERPLAY'],
            do: [{ destroy: 'EVENT_SUBJECT' }],
          },
        ],
      },
    ],
  }),
];
