import type {
  StoreFailure,
  StoreFailureCode,
  StoreResult,
  UnavailableCause,
} from '../../store/results.js';
import { isShareKey } from '../../store/scenarios/slug.js';
import { ID_PATTERN } from '../../store/values/base32.js';
import { failure, type ServiceError } from '../errors.js';
import { fieldError, pathOf } from '../field-errors.js';

/** What an operation of the store was about; it chooses the code of NOT_FOUND. */
export type Subject = 'scenario' | 'death event cache';

const NOT_FOUND = {
  scenario: 'SCENARIO_NOT_FOUND',
  'death event cache': 'DEATH_EVENT_CACHE_NOT_FOUND',
} as const satisfies Record<Subject, string>;

const ID_FORMS = {
  scenario: {
    isOne: isShareKey,
    says: 'An id has 26 letters a to z and digits 2 to 7, a slug 12 of them.',
  },
  'death event cache': {
    isOne: (id: string) => ID_PATTERN.test(id),
    says: 'An id has 26 letters a to z and digits 2 to 7.',
  },
} as const satisfies Record<Subject, { isOne: (id: string) => boolean; says: string }>;

/** Where a draft holds the body as it was sent. */
const SOURCE = /^\/source(?=\/)/;

/** Why the store cannot be used now. */
const UNAVAILABLE = {
  OPENING: 'The store is being opened. Try again in a moment.',
  AWAY: 'The store does not answer.',
  BUSY: 'The store is busy. Try again in a moment.',
  READ_ONLY: 'The store takes no writes at the moment; reading works.',
  REFUSED: 'The store cannot do this at the moment.',
} as const satisfies Record<UnavailableCause, string>;

/**
 * The value of a result of the store.
 * @throws ServiceError with the code that callers of the service know for the store's failure.
 */
export function unwrap<Value, Code extends StoreFailureCode>(
  result: StoreResult<Value, Code>,
  subject: Subject,
): Value {
  if (result.ok) return result.value;
  throw storeFailure(result as StoreFailure, subject);
}

/**
 * The id in lower case, as the store has it.
 * @throws ServiceError when nothing can have such an id.
 */
export function checkedId(text: string, subject: Subject): string {
  const id = text.toLowerCase();
  if (ID_FORMS[subject].isOne(id)) return id;
  throw failure(NOT_FOUND[subject], ID_FORMS[subject].says);
}

function storeFailure(result: StoreFailure, subject: Subject): ServiceError {
  switch (result.code) {
    case 'NOT_FOUND':
      return failure(NOT_FOUND[subject], `There is no ${subject} "${result.id}".`);
    case 'WITHDRAWN':
      return failure('SCENARIO_WITHDRAWN', `It was withdrawn at ${result.withdrawnAt}.`);
    case 'VERSION_CONFLICT': {
      const { expectedVersion, currentVersion } = result;
      const detail = `Version ${expectedVersion} was expected, but it is at ${currentVersion}.`;
      return failure('VERSION_CONFLICT', detail);
    }
    case 'BAD_TOKEN':
      return failure('BAD_TOKEN', `The edit token does not belong to this ${subject}.`);
    case 'BAD_CURSOR':
      return failure('BAD_CURSOR', 'No page of this list gave out that cursor.');
    case 'KEY_REUSED':
      return failure('KEY_REUSED', 'The key came with other content in the last 24 hours.');
    case 'UNSTORABLE': {
      const sent = result.path.replace(SOURCE, '');
      const message = result.message.replace(`"${result.path}"`, `"${sent}"`);
      const error = fieldError('WRONG_VALUE', pathOf(sent), message);
      return failure('UNSTORABLE', message, { errors: [error] });
    }
    case 'UNAVAILABLE': {
      const seconds = Math.max(1, Math.ceil(result.retryAfterMs / 1_000));
      const doubt = result.uncertain ? ' The change may have been made; it can be repeated.' : '';
      return failure('STORE_UNAVAILABLE', `${UNAVAILABLE[result.cause]}${doubt}`, {
        headers: { 'Retry-After': String(seconds) },
      });
    }
  }
}
