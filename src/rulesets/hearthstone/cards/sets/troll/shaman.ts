import { type CardEntry, card } from '../../entry.js';

/** TROLL set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_082', 'Big Bad Voodoo', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [{ enchant: 'TRL_082e', on: 'TARGET' }],
  }),
  card('TRL_082e', 'Voodoo', {
    deathrattle: [{ summon: { pool: { type: 'MINION', costOf: 'EVENT_SUBJECT', plus: 1 } } }],
  }),
  card('TRL_085', 'Zentimo', {
    auras: [
      {
        update: 'OTHER',
        tag: 'SPELLS_HIT_NEIGHBOURS',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-2.3-zentimo'],
      },
    ],
  }),
];
