import { type CardEntry, card } from '../../entry.js';
import { playAgain } from '../../replay.js';

/** DRAGONS set, priest. */
export const CARDS: readonly CardEntry[] = [
  // in random order and while it is there: inferred from Yogg-Saron
  card('DRG_090', 'Murozond the Infinite', {
    rules: { battlecry: ['ZH-5.7-spells-only', 'ZH-5.1-outcast'] },
    battlecry: playAgain({ played: 'LAST_TURN', side: 'ENEMY' }),
  }),
];
