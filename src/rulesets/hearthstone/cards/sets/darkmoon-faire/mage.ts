import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';

const DISCOVER_AND_CAST_A_SECRET: Effect = {
  discover: { pool: { type: 'SPELL', secret: true, notOnBoard: true } },
  in: 'SETASIDE',
  save: 'secret',
  then: [{ cast: { cardOf: { saved: 'secret' } } }],
};

/** DARKMOON_FAIRE set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_105', 'Ring Toss', {
    text: [DISCOVER_AND_CAST_A_SECRET],
    corrupt: 'DMF_105t',
  }),
  card('DMF_105t', 'Ring Toss', {
    text: [DISCOVER_AND_CAST_A_SECRET, DISCOVER_AND_CAST_A_SECRET],
  }),
  card('YOP_018', 'Keywarden Ivory', {
    battlecry: [
      {
        discover: { pool: { type: 'SPELL', severalClasses: true, anyClass: true } },
        save: 'taken',
        then: [{ remember: { saved: 'taken' } }],
      },
    ],
    spellburst: [{ giveCard: { cardOf: 'REMEMBERED' } }],
  }),
];
