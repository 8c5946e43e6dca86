import type { RequestHandler } from 'express';
import { type Deprecated, type DeprecatedParts, firstToGo } from '../deprecated.js';

const ABOUT = '</docs#versions>';

/** Tells who uses what will be gone, in the headers of RFC 9745 and RFC 8594. */
export function tellDeprecated(parts: DeprecatedParts): RequestHandler {
  return (request, response, next) => {
    const going = firstToGo(parts, Object.keys(request.query));
    if (going !== null) for (const [name, value] of headersOf(going)) response.append(name, value);
    next();
  };
}

function headersOf({ since, sunset }: Deprecated): [name: string, value: string][] {
  return [
    ['Deprecation', `@${secondsOf(since)}`],
    ['Sunset', new Date(`${sunset}T00:00:00Z`).toUTCString()],
    ['Link', `${ABOUT}; rel="deprecation"`],
  ];
}

/** The beginning of a day, in seconds since the epoch. */
function secondsOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1_000;
}
