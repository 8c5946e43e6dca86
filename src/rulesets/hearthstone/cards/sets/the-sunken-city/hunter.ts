import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { RANDOM_SPELL_IN_DECK, YOUR_HERO } from '../../selectors.js';
import { COUNTS_NAGA, counted } from '../../while-holding.js';

/** THE_SUNKEN_CITY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_023', 'Barbed Nets', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_ENEMY_TARGET: 0 },
    rules: { text: ['ZH-A.1-forced-death-list'] },
    text: [
      { damage: 2, to: 'TARGET' },
      {
        if: counted(),
        then: [
          { forceDeathPhase: true },
          { choose: 'ENEMY_CHARACTERS', save: 'second' },
          { damage: 2, to: { saved: 'second' } },
        ],
      },
    ],
    triggers: COUNTS_NAGA,
  }),
  card('TSC_070', 'Harpoon Gun', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: dredgeThen({ race: 'BEAST' }, { enchant: 'TSC_070e', on: DREDGED }),
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_070e', 'Harpoon Gun', { cost: -2 }),
  card('TSC_072', "Conch's Call", {
    text: [
      { drawThese: { random: { of: 'FRIENDLY_DECK', where: { race: 'NAGA' } } } },
      { drawThese: RANDOM_SPELL_IN_DECK },
    ],
  }),
  card('TSC_073', "Raj Naz'jan", {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        do: [{ damage: { tag: 'COST', of: 'EVENT_SUBJECT' }, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('TID_099', 'K9-0tron', {
    battlecry: dredgeThen(
      { all: ['MINION', { tag: 'COST', atLeast: 1 }, { tag: 'COST', atMost: 1 }] },
      { putIntoPlay: DREDGED, at: 'RIGHT_OF_SELF' },
    ),
  }),
];
