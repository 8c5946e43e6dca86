import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';

/** TGT set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('AT_045', 'Aviana', {
    auras: [{ update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'AT_045eee' }],
  }),
  card('AT_045eee', "Aviana's Blessing", { enchantment: { cost: { set: 1 } } }),
  card('AT_038', 'Darnassus Aspirant', {
    battlecry: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }],
    deathrattle: [{ gainMana: -1, kind: 'EMPTY_CRYSTAL' }],
  }),
];
