import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_BEASTS, SPARE_PART } from '../../selectors.js';

/** GVG set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_035', 'Malorne', {
    deathrattle: [{ shuffleIntoDeck: 'SELF', asCopy: true, rules: ['ZH-A.3-pseudo-moves'] }],
  }),
  card('GVG_080', 'Druid of the Fang', {
    battlecry: [
      { if: { exists: FRIENDLY_BEASTS }, then: [{ transform: 'SELF', into: 'GVG_080t' }] },
    ],
  }),
  card('GVG_080t', 'Druid of the Fang'),
  card('GVG_030', 'Anodized Robo Cub', { chooseOne: ['GVG_030a', 'GVG_030b'] }),
  card('GVG_030a', 'Attack Mode', { text: [{ enchant: 'GVG_030ae', on: 'SELF' }] }),
  card('GVG_030ae', 'Attack Mode', { enchantment: { attack: 1 } }),
  card('GVG_030b', 'Tank Mode', { text: [{ enchant: 'GVG_030be', on: 'SELF' }] }),
  card('GVG_030be', 'Tank Mode', { enchantment: { health: 1 } }),
  card('GVG_031', 'Recycle', {
    text: [{ shuffleIntoDeck: 'TARGET', who: 'OPPONENT', asCopy: true }],
  }),
  card('GVG_032', 'Grove Tender', { chooseOne: ['GVG_032a', 'GVG_032b'] }),
  card('GVG_032a', 'Gift of Mana', { text: [{ gainMana: 1, kind: 'CRYSTAL', who: 'BOTH' }] }),
  card('GVG_032b', 'Gift of Cards', { text: [{ draw: 1, who: 'BOTH' }] }),
  card('GVG_033', 'Tree of Life', {
    // one after the other
    text: [
      {
        forEach: 'ALL_CHARACTERS',
        do: [{ heal: { tag: 'DAMAGE', of: 'IT' }, to: 'IT' }],
        rules: ['ZH-1.5-aoe-variable'],
      },
    ],
  }),
  card('GVG_034', 'Mech-Bear-Cat', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ giveCard: SPARE_PART }] }],
  }),
  card('GVG_041', 'Dark Wispers', { chooseOne: ['GVG_041b', 'GVG_041a'] }),
  card('GVG_041a', 'Call the Guardians', {
    text: [{ enchant: 'GVG_041c', on: 'TARGET' }],
  }),
  card('GVG_041b', "Nature's Defense", { text: [{ summon: 'CS2_231', count: 5 }] }),
  card('GVG_041c', 'Dark Wispers', { enchantment: { attack: 5, health: 5, grants: ['TAUNT'] } }),
];
