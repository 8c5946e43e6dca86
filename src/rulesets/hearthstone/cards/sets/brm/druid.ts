import { type CardEntry, card } from '../../entry.js';
import { MINIONS_THAT_DIED_THIS_TURN } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

/** BRM set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BRM_009', 'Volcanic Lumberer', { auras: [costsLess(MINIONS_THAT_DIED_THIS_TURN)] }),
  card('BRM_010', 'Druid of the Flame', {
    chooseOne: ['BRM_010a', 'BRM_010b'],
    bothOptions: [{ transform: 'SELF', into: 'OG_044b' }],
  }),
  card('BRM_010a', 'Firecat Form', { battlecry: [{ transform: 'SELF', into: 'BRM_010t' }] }),
  card('BRM_010b', 'Fire Hawk Form', { battlecry: [{ transform: 'SELF', into: 'BRM_010t2' }] }),
  card('BRM_010t', 'Druid of the Flame'),
  card('BRM_010t2', 'Druid of the Flame'),
];
