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
  card('SCH_333', 'Nature Studies', {
    text: [
      { discover: { pool: { type: 'SPELL' } }, then: [] },
      { enchant: 'SCH_333e', on: 'FRIENDLY_PLAYER' },
    ],
  }),
  card('SCH_333e', 'Nature Studies', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'SCH_333e2',
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
    triggers: [{ on: 'ON_PLAY', whose: 'YOURS', subject: 'SPELL', do: [{ detach: 'SELF' }] }],
  }),
  card('SCH_333e2', 'Studying Nature', { enchantment: { cost: -1 } }),
];
