import { type CardEntry, card, ownCard } from '../../entry.js';

/** LOE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_051', 'Jungle Moonkin', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        rules: ['HS-SPELLDMG2'],
        to: 'ENEMY_PLAYER',
        enchantment: 'LOE_051e',
      },
    ],
  }),
  /** Its id is ours: what the one above does to the opponent. */
  ownCard({
    id: 'LOE_051e',
    name: 'Jungle Moonkin',
    type: 'ENCHANTMENT',
    class: 'DRUID',
    set: 'LOE',
    enchantment: { spellDamage: 2 },
  }),
  card('LOE_050', 'Mounted Raptor', {
    deathrattle: [{ summon: { pool: { type: 'MINION', cost: 1 } } }],
  }),
  card('LOE_115', 'Raven Idol', { chooseOne: ['LOE_115a', 'LOE_115b'] }),
  card('LOE_115a', 'Break Free', { text: [{ discover: { pool: { type: 'MINION' } }, then: [] }] }),
  card('LOE_115b', 'Awakened', { text: [{ discover: { pool: { type: 'SPELL' } }, then: [] }] }),
];
