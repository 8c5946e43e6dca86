import { type CardEntry, card } from '../../entry.js';

/** What Totemic Call can summon. */
const BASIC_TOTEMS = ['CS2_050', 'NEW1_009', 'CS2_051', 'CS2_052'] as const;

/** BASIC set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_565', 'Flametongue Totem', {
    auras: [{ update: 'HEALTH_ATTACK', to: { adjacentTo: 'SELF' }, enchantment: 'EX1_565o' }],
  }),
  card('EX1_565o', 'Flametongue', { enchantment: { attack: 2 } }),
  card('NEW1_009', 'Healing Totem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 1, to: 'FRIENDLY_MINIONS' }] }],
  }),
  card('HERO_02', 'Thrall', { heroPower: 'HERO_02bp' }),
  card('HERO_02bp', 'Totemic Call', {
    requires: { REQ_ENTIRE_ENTOURAGE_NOT_IN_PLAY: 0, REQ_NUM_MINION_SLOTS: 1 },
    entourage: BASIC_TOTEMS,
    text: [{ summon: { oneOf: BASIC_TOTEMS, notOnBoard: true } }],
  }),
  card('EX1_246', 'Hex', { text: [{ transform: 'TARGET', into: 'hexfrog' }] }),
];
