import type { Trigger } from '../../../language/trigger.js';
import type { Effect } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment } from '../../entry.js';
import { questline, rewardMinion } from '../../questline.js';
import { YOUR_HERO } from '../../selectors.js';

/** Damage that your hero takes in your turns. */
const COUNTS_DAMAGE: readonly Trigger[] = [
  {
    on: 'DAMAGE',
    subject: YOUR_HERO,
    when: 'YOUR_TURN',
    rules: ['ZH-5.3-questlines'],
    do: [{ questProgress: 'EVENT_AMOUNT' }],
  },
];

const DRAIN: readonly Effect[] = [{ damage: 3, to: 'ENEMY_HERO' }];

/** STORMWIND set, warlock. */
export const CARDS: readonly CardEntry[] = [
  ...questline('WARLOCK', [
    {
      id: 'SW_091',
      name: 'The Demon Seed',
      progress: 8,
      was: { before: '21.3', progress: 6 },
      reward: DRAIN,
      triggers: COUNTS_DAMAGE,
    },
    {
      id: 'SW_091t',
      name: 'Establish the Link',
      progress: 8,
      was: { before: '21.3', progress: 7 },
      keywords: ['LIFESTEAL'],
      reward: DRAIN,
      triggers: COUNTS_DAMAGE,
    },
    {
      id: 'SW_091t3',
      name: 'Complete the Ritual',
      progress: 8,
      reward: 'SW_091t4',
      triggers: COUNTS_DAMAGE,
    },
  ]),
  rewardMinion({
    id: 'SW_091t4',
    name: 'Blightborn Tamsin',
    class: 'WARLOCK',
    battlecry: [{ enchant: 'SW_091t4e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'SW_091t4e',
    name: 'Blight',
    type: 'ENCHANTMENT',
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: YOUR_HERO,
        when: { all: ['YOUR_TURN', { value: 'EVENT_AMOUNT', atLeast: 1 }] },
        nested: 'LOST',
        rules: ['ZH-5.4-self-trigger-guard'],
        do: [
          { save: 'amount', value: 'EVENT_AMOUNT' },
          { preventDamage: true },
          { damage: { saved: 'amount' }, to: 'ENEMY_HERO' },
        ],
      },
    ],
  }),
  card('SW_086', 'Shady Bartender', {
    battlecry: [{ enchant: 'SW_086e', on: { of: 'FRIENDLY_MINIONS', where: { race: 'DEMON' } } }],
  }),
  ownEnchantment('SW_086e', 'Well Served', { attack: 2, health: 2 }),
];
