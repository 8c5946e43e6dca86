import { type CardEntry, card } from '../../entry.js';

/** SCHOLOMANCE set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_614', 'Forest Warden Omu', {
    spellburst: [{ gainMana: { tag: 'RESOURCES_USED', of: 'FRIENDLY_PLAYER' }, kind: 'REFRESH' }],
  }),
];
