import { type CardEntry, card, ownCard } from '../../entry.js';

/** LOE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_051', 'Jungle Moonkin', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'ENEMY_PLAYER', enchantment: 'LOE_051e' }],
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
];
