import { failure } from '../errors.js';
import { fieldError } from '../field-errors.js';

/** The kinds of things that have a global id. */
export const KINDS = [
  'Scenario',
  'DeathEventCache',
  'Card',
  'Rule',
  'WorkedCase',
  'Patch',
  'Ruleset',
] as const;

/** A kind of things that have a global id. */
export type Kind = (typeof KINDS)[number];

/** What a global id stands for. */
export interface Named {
  readonly kind: Kind;
  readonly id: string;
  /** What else was asked for: a card of one edition is not that of another. */
  readonly ruleset?: string | undefined;
  readonly patch?: string | undefined;
}

/** The id that nothing else has. What it says is nobody's business. */
export function globalId({ kind, id, ruleset = '', patch = '' }: Named): string {
  return Buffer.from([kind, ruleset, patch, id].join('/'), 'utf8').toString('base64url');
}

/**
 * What a global id stands for.
 * @throws ServiceError BAD_QUERY for a text that is none.
 */
export function namedBy(text: string): Named {
  const [kind, ruleset = '', patch = '', ...id] = Buffer.from(text, 'base64url')
    .toString('utf8')
    .split('/');
  const known = KINDS.find((one) => one === kind);
  if (known === undefined || id.length === 0) {
    const expected = 'the `globalId` of something';
    const error = fieldError('WRONG_FORMAT', ['id'], 'This is no global id.', { expected });
    throw failure('BAD_QUERY', error.message, { errors: [error] });
  }
  return {
    kind: known,
    id: id.join('/'),
    ...(ruleset === '' ? {} : { ruleset }),
    ...(patch === '' ? {} : { patch }),
  };
}
