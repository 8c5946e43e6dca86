import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK, OTHER_FRIENDLY_MINIONS, RANDOM_MINION_IN_HAND } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

const drawMinionOfCost = (cost: number): Effect => ({
  drawThese: { random: { of: MINIONS_IN_DECK, where: { tag: 'COST', exactly: cost } } },
});

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
    enchantment: { attack: { set: 3 }, health: { set: 4 }, cost: { set: 4 } },
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
  card('BOT_404', 'Juicy Psychmelon', { text: [7, 8, 9, 10].map(drawMinionOfCost) }),
  card('BOT_419', 'Dendrologist', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { named: 'Treant' } } },
        then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
      },
    ],
  }),
  card('BOT_420', 'Landscaping', { text: [{ summon: 'EX1_158t', count: 2 }] }),
  card('BOT_422', 'Tending Tauren', { chooseOne: ['BOT_422a', 'BOT_422b'] }),
  card('BOT_422a', 'Old Growth', {
    text: [{ enchant: 'BOT_422ae', on: OTHER_FRIENDLY_MINIONS }],
  }),
  card('BOT_422ae', 'Old Growth', { enchantment: { attack: 1, health: 1 } }),
  card('BOT_422b', 'New Growth', { text: [{ summon: 'EX1_158t', count: 2, at: 'ALTERNATING' }] }),
  card('BOT_423', 'Dreampetal Florist', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'BOT_423e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  card('BOT_423e', 'Floral Arrangement', { enchantment: { cost: -7 } }),
  card('BOT_444', "Floop's Glorious Gloop", {
    text: [{ enchant: 'BOT_444e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BOT_444e', 'Gloopy', {
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [{ on: 'DEATH', subject: 'MINION', do: [{ gainMana: 1, kind: 'TEMPORARY' }] }],
  }),
  // the data has conditions on a target that it never takes
  card('BOT_507', 'Gloop Sprayer', {
    requires: {},
    battlecry: [{ forEach: { adjacentTo: 'SELF' }, do: [{ summonCopyOf: 'IT' }] }],
  }),
  card('BOT_523', 'Mulchmuncher', {
    auras: [
      costsLess({ deaths: { died: 'THIS_GAME', side: 'FRIENDLY', like: { named: 'Treant' } } }),
    ],
  }),
];
