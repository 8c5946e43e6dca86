import { type CardEntry, card } from '../../entry.js';
import { ONE_COST_MINION, THIRD_CARD } from '../../selectors.js';

/** GILNEAS set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_577', 'Rat Trap', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        evenIfGone: true,
        evenIfStolen: true,
        rules: ['ZH-2.2-left-before-completion', 'ZH-2.2-stolen-before-completion'],
        queueIf: { all: [THIRD_CARD, 'BOARD_NOT_FULL'] },
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'GIL_577t' }],
      },
      {
        on: 'AFTER_SPELL',
        whose: 'OPPONENTS',
        queueIf: { all: [THIRD_CARD, 'BOARD_NOT_FULL'] },
        when: 'BOARD_NOT_FULL',
        do: [{ summon: 'GIL_577t' }],
      },
    ],
  }),
  card('GIL_607', 'Toxmonger', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: ONE_COST_MINION,
        do: [{ enchant: 'GIL_607e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('GIL_607e', 'Viletoxin', { enchantment: { grants: ['POISONOUS'] } }),
];
