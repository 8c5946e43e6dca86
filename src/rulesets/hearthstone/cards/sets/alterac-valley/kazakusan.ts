import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';

/**
 * The Treasures of which a deck can be crafted. What Flex-plosion (ONY_005tc4) blows up no source tells: it is left out.
 */
const TREASURES = [
  'ONY_005ta1',
  'ONY_005ta2',
  'ONY_005ta3',
  'ONY_005ta4',
  'ONY_005ta5',
  'ONY_005ta6',
  'ONY_005ta7',
  'ONY_005ta8',
  'ONY_005ta9',
  'ONY_005ta10',
  'ONY_005ta11',
  'ONY_005ta12',
  'ONY_005ta13',
  'ONY_005tb1',
  'ONY_005tb2',
  'ONY_005tb3',
  'ONY_005tb4',
  'ONY_005tb5',
  'ONY_005tb6',
  'ONY_005tb7',
  'ONY_005tb8',
  'ONY_005tb9',
  'ONY_005tb12',
  'ONY_005tb13',
  'ONY_005tb14',
  'ONY_005tb610',
  'ONY_005tc1',
  'ONY_005tc2',
  'ONY_005tc3',
  'ONY_005tc5',
  'ONY_005tc6',
];

/** The five choices, none of them twice, and what keeps them. */
const CHOICES = ['first', 'second', 'third', 'fourth', 'fifth'];

const CRAFT_DECK: readonly Effect[] = [
  ...CHOICES.map((name, i) => ({
    discover: {
      oneOf: TREASURES,
      except: { union: CHOICES.slice(0, i).map((saved) => ({ saved })) },
    },
    in: 'SETASIDE' as const,
    save: name,
    then: [],
    rules: ['HS-INF-treasures'],
  })),
  { setAside: 'FRIENDLY_DECK' },
  ...CHOICES.flatMap((saved) =>
    [1, 2].map(() => ({ putIntoDeck: { newCard: { cardOf: { saved } } }, at: 'TOP' as const })),
  ),
  { shuffleDeck: true },
];

/** ALTERAC_VALLEY set, Kazakusan. */
export const CARDS: readonly CardEntry[] = [
  card('ONY_005', 'Kazakusan', {
    battlecry: [
      {
        if: {
          value: {
            count: {
              of: { played: 'THIS_GAME', side: 'FRIENDLY' },
              where: { race: 'DRAGON' },
              except: { lastPlayOf: 'SELF' },
            },
          },
          atLeast: 4,
        },
        then: CRAFT_DECK,
      },
    ],
    was: [
      {
        before: '23.0.3',
        battlecry: [
          {
            if: {
              not: {
                exists: {
                  of: 'FRIENDLY_DECK',
                  where: { all: ['MINION', { not: { race: 'DRAGON' } }] },
                },
              },
            },
            then: CRAFT_DECK,
          },
        ],
      },
    ],
  }),
];
