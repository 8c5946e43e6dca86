import { type CardEntry, ownCard } from '../../entry.js';
import { YOUR_HERO } from '../../selectors.js';

/** CORE set, demonhunter. */
export const CARDS: readonly CardEntry[] = [
  ownCard({
    id: 'CS3_020',
    name: 'Illidari Inquisitor',
    type: 'MINION',
    class: 'DEMONHUNTER',
    race: 'DEMON',
    cost: 8,
    attack: 8,
    health: 8,
    set: 'CORE',
    keywords: ['RUSH'],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        rules: ['ZH-2.6-forced-table'],
        do: [{ forceAttack: 'SELF', on: 'EVENT_SUBJECT', uncounted: true }],
      },
    ],
  }),
];
