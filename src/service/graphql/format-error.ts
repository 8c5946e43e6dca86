import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ERRORS, type ErrorCode, ServiceError } from '../errors.js';

/** An error as it is answered over GraphQL: the codes of REST, never a stack. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof ServiceError) return fromProblem(formatted, cause);
  const code = codeOf(formatted);
  if (code === 'INTERNAL_ERROR') {
    const { locations, path } = formatted;
    return {
      message: ERRORS.INTERNAL_ERROR.title,
      ...(locations === undefined ? {} : { locations }),
      ...(path === undefined ? {} : { path }),
      extensions: { code, status: ERRORS[code].status },
    };
  }
  return { ...formatted, extensions: { ...formatted.extensions, code } };
}

/** Whether an error is a mistake of ours, that the log has to know. */
export function isFault(error: unknown): boolean {
  const cause = unwrapResolverError(error);
  return !(cause instanceof ServiceError) && !(cause instanceof GraphQLError);
}

function fromProblem(
  { locations, path }: GraphQLFormattedError,
  { problem }: ServiceError,
): GraphQLFormattedError {
  const { code, status, title, detail, ...rest } = problem;
  return {
    message: detail,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: { code, status, title, ...rest },
  };
}

function codeOf({ message, extensions }: GraphQLFormattedError): ErrorCode {
  if (message.includes('tokens. Parsing aborted')) return 'TOO_MANY_TOKENS';
  if (message.startsWith('GET requests only support query')) return 'METHOD_NOT_ALLOWED';
  const code = String(extensions?.code);
  return Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'INTERNAL_ERROR';
}
