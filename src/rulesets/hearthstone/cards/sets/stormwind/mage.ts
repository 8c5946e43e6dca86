import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { SPELLS_PLAYED_THIS_GAME } from '../../selectors.js';

/** The spells that you have played this game, by what is printed on them. */
const spellsThatCost = (atLeast: number): Selector => ({
  of: SPELLS_PLAYED_THIS_GAME,
  where: { tag: 'PRINTED_COST', atLeast },
});

const DEAR_SPELLS_CAST = spellsThatCost(6);
const DEARER_SPELLS_CAST = spellsThatCost(5);

/** STORMWIND set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('DED_515', 'Grey Sage Parrot', {
    rules: { battlecry: ['ZH-4.11-effective-cost', 'ZH-2.3-cast'] },
    battlecry: [{ cast: { cardOf: { last: DEAR_SPELLS_CAST } } }],
    was: [{ before: '22.0.2', battlecry: [{ cast: { cardOf: { last: DEARER_SPELLS_CAST } } }] }],
  }),
];
