import { type CardEntry, card } from '../../entry.js';

/** LOE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_012', 'Tomb Pillager', { deathrattle: [{ giveCard: 'GAME_005' }] }),
  card('LOE_019', 'Unearthed Raptor', {
    battlecry: [{ gainDeathrattlesOf: 'TARGET', with: 'LOE_019e' }],
  }),
  card('LOE_019e', 'Unearthed Raptor', { deathrattle: [{ resolveDeathrattleOf: 'REMEMBERED' }] }),
];
