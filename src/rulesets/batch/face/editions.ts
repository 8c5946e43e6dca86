import type { DatedRules, JsonObject, SwitchRow } from '../../ruleset.js';
import { EDITION, PUBLISHED, SWITCHES } from '../vocabulary/editions.js';

const ROWS: readonly SwitchRow[] = Object.entries(SWITCHES).map(
  ([name, { governs, here, otherwise }]) => ({
    name,
    governs,
    variants: [{ from: '0', ...here }],
    alternatives: otherwise,
  }),
);

/** The editions as scenarios see them. */
export const EDITIONS: DatedRules = {
  default: EDITION,
  form: 'the one edition of these rules, 1',
  find: (text) => (text === EDITION ? EDITION : null),
  dated: [EDITION],
  switches: ROWS,
  isIn: () => true,
  values: () => PUBLISHED as unknown as JsonObject,
};
