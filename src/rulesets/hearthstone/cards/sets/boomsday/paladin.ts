import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_236', 'Crystalsmith Kangor', {
    auras: [
      {
        update: 'OTHER',
        tag: 'ALL_HEALING_DOUBLE',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-4.9-damage'],
      },
    ],
  }),
  card('BOT_908', 'Autodefense Matrix', {
    triggers: [
      {
        on: 'PROPOSED_ATTACK',
        subject: { all: ['MINION', 'FRIENDLY'] },
        rules: ['ZH-3.4-preattack-conditions', 'ZH-2.6-original-defender'],
        queueIf: { entity: 'EVENT_SUBJECT', is: { not: { has: 'DIVINE_SHIELD' } } },
        when: { entity: 'EVENT_SUBJECT', is: { not: { has: 'DIVINE_SHIELD' } } },
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
];
