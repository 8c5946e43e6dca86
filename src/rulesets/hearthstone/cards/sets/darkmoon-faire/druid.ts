import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';
import { SPELLS_PLAYED_THIS_GAME } from '../../selectors.js';

/** DARKMOON_FAIRE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_058', 'Solar Eclipse', { text: [{ enchant: 'DMF_058e', on: 'FRIENDLY_PLAYER' }] }),
  card('DMF_058e', 'Solar Empowerment', {
    enchantment: { spellsResolveTwice: true, lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        queueIf: { not: { entity: 'EVENT_SUBJECT', is: { among: 'CREATOR' } } },
        do: [{ detach: 'SELF' }],
      },
      { on: 'AFTER_CAST', whose: 'YOURS', do: [{ detach: 'SELF' }] },
    ],
  }),
  card('DMF_060', 'Umbral Owl', { auras: [costsLess({ count: SPELLS_PLAYED_THIS_GAME })] }),
];
