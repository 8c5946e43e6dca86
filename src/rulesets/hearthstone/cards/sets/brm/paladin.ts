import { type CardEntry, card, ownCard } from '../../entry.js';
import { MINIONS_THAT_DIED_THIS_TURN } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** BRM set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_001', 'Solemn Vigil', {
    auras: [costsLess(MINIONS_THAT_DIED_THIS_TURN)],
    text: [{ draw: 2 }],
  }),
  card('BRM_018', 'Dragon Consort', {
    battlecry: [{ enchant: 'BRM_018e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('BRM_018e', 'Unchained!', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: { race: 'DRAGON' } },
        enchantment: 'BRM_018ea',
      },
    ],
    triggers: [
      { on: 'ON_PLAY', whose: 'YOURS', subject: { race: 'DRAGON' }, do: [{ detach: 'SELF' }] },
    ],
  }),
  /** Its id is ours: what the one above does to each Dragon in hand. */
  ownCard({
    id: 'BRM_018ea',
    name: 'Unchained!',
    type: 'ENCHANTMENT',
    class: 'PALADIN',
    set: 'BRM',
    enchantment: { cost: -2 },
  }),
];
