import { type CardEntry, card } from '../../entry.js';

/** ICECROWN set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_829', 'Uther of the Ebon Blade', {
    heroPower: 'ICC_829p',
    battlecry: [{ equip: 'ICC_829t' }],
  }),
];
