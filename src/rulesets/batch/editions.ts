import type { Editions, SwitchRow } from '../ruleset.js';

/**
 * The editions of the timing rules. There is one, the published text: where the program that was published with
 * it departs from it, the text is followed (BATCH-c-post-battle-quirk).
 */
export const EDITION = '1';

const ROWS: readonly SwitchRow[] = [
  {
    name: 'equalHealthAtZero',
    governs: 'who wins when both players stand at the same health of 0 or less at a death check',
    variants: [{ from: '0', value: 'BOTH', rules: ['BATCH-c-win'] }],
  },
  {
    name: 'batchStateAfterBattle',
    governs: 'whether the action after a battle that raised nothing more is split like a battle',
    variants: [{ from: '0', value: false, rules: ['BATCH-c-post-battle-quirk'] }],
  },
];

/** The editions as scenarios see them. */
export const EDITIONS: Editions = {
  default: EDITION,
  form: 'the one edition of these rules, 1',
  find: (text) => (text === EDITION ? EDITION : null),
  dated: [EDITION],
  switches: ROWS,
  isIn: () => true,
  values: () => Object.fromEntries(ROWS.map(({ name, variants }) => [name, variants[0]!.value])),
};
