import { type CardEntry, card } from '../../entry.js';

/** SCHOLOMANCE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_614', 'Forest Warden Omu', {
    spellburst: [{ gainMana: { tag: 'RESOURCES_USED', of: 'FRIENDLY_PLAYER' }, kind: 'REFRESH' }],
  }),
  card('SCH_427', 'Lightning Bloom', {
    text: [{ gainMana: 2, kind: 'REFRESH' }],
    was: [{ before: '23.4.3', text: [{ gainMana: 2, kind: 'TEMPORARY' }] }],
  }),
];
