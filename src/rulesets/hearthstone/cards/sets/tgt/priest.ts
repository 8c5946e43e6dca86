import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED } from '../../selectors.js';

/** TGT set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('AT_013', 'Power Word: Glory', { text: [{ enchant: 'AT_013e', on: 'TARGET' }] }),
  card('AT_013e', 'Power Word: Glory', {
    enchantment: {},
    triggers: [{ on: 'ATTACK', source: 'IS_HOST', do: [{ heal: 4, to: 'CASTER_HERO' }] }],
  }),
  card('AT_012', 'Spawn of Shadows', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ damage: 4, to: 'ALL_HEROES' }] }],
  }),
  card('AT_014', 'Shadowfiend', {
    triggers: [{ on: 'DRAW', whose: 'YOURS', do: [{ enchant: 'AT_014e', on: 'EVENT_SUBJECT' }] }],
  }),
  card('AT_014e', 'Shadowfiended', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
];
