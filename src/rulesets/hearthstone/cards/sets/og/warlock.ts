import { type CardEntry, card } from '../../entry.js';

/** OG set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('OG_121', "Cho'gall", { battlecry: [{ enchant: 'OG_121e', on: 'FRIENDLY_PLAYER' }] }),
  card('OG_121e', 'Dark Power', {
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'OTHER', tag: 'SPELLS_COST_HEALTH', on: 'FRIENDLY_PLAYER' }],
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
];
