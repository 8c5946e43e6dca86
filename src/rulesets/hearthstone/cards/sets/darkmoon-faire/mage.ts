import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { CONTROLS_A_SECRET } from '../../selectors.js';

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
  card('DMF_100', 'Confection Cyclone', { battlecry: [{ giveCard: 'DMF_100t', count: 2 }] }),
  card('DMF_101', 'Firework Elemental', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: 3, to: 'TARGET' }],
    corrupt: 'DMF_101t',
  }),
  card('DMF_101t', 'Firework Elemental', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: 12, to: 'TARGET' }],
  }),
  card('DMF_106', 'Occult Conjurer', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ summonCopyOf: 'SELF' }] }],
  }),
];
