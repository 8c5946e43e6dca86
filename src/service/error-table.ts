import { PROBLEMS } from '../scenario/operation/refused.js';
import { ERRORS } from './errors.js';

/** An error that a caller may meet, whoever found it. */
export interface ErrorTableRow {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  /** What the caller can do about it. */
  readonly remedy: string;
}

const ENGINE_REMEDY = 'Correct what `detail` and `errors` name.';

/** Every error of the rules engine and of the service, by code. */
export const ERROR_TABLE: ReadonlyMap<string, ErrorTableRow> = new Map(
  [
    ...Object.entries(PROBLEMS).map(([code, row]) => ({ code, remedy: ENGINE_REMEDY, ...row })),
    ...Object.entries(ERRORS).map(([code, row]) => ({ code, ...row })),
  ].map((row): [string, ErrorTableRow] => [row.code, row]),
);
