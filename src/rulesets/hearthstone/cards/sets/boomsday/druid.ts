import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_054', 'Biology Project', { text: [{ gainMana: 2, kind: 'CRYSTAL', who: 'BOTH' }] }),
  card('BOT_434', 'Flobbidinous Floop', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['ZH-5.3-shifters'],
        whose: 'YOURS',
        subject: 'MINION',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'BOT_434e' } } },
        do: [
          { transform: 'SELF', into: { cardOf: 'EVENT_SUBJECT' } },
          { enchant: 'BOT_434e', on: 'SELF' },
        ],
      },
    ],
  }),
  card('BOT_434e', 'Floopy', {
    enchantment: { attack: { set: 3 }, health: { set: 4 } },
    triggers: [
      {
        on: 'AFTER_PLAY',
        rules: ['ZH-5.3-shifters', 'ZH-3.2-trigger-attributes'],
        whose: 'YOURS',
        subject: 'MINION',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [
          { transform: 'HOST', into: { cardOf: 'EVENT_SUBJECT' } },
          { enchant: 'BOT_434e', on: 'HOST' },
          { detach: 'SELF' },
        ],
      },
    ],
  }),
];
