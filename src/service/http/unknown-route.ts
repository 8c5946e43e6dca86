import type { RequestHandler } from 'express';
import { failure } from '../errors.js';
import { notesOf } from './request-log.js';
import { respond } from './respond.js';

/** An address that there is, and the methods that it takes, in lower case. */
export interface Address {
  /** With parameters as `:name`. */
  readonly path: string;
  readonly methods: ReadonlySet<string>;
}

/**
 * Answers what no route takes. An address has one spelling: reading another one leads to it, and everything else gets a
 * 404 that names it.
 */
export function unknownRoute(addresses: readonly Address[]): RequestHandler {
  const spellings = addresses.map(spellingOf).sort((a, b) => b.path.length - a.path.length);
  return (request, response) => {
    const { method, path } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const takes = isRead ? 'get' : method.toLowerCase();
    for (const { methods, spell } of spellings) {
      const right = methods.has(takes) ? spell(path) : null;
      if (right === null || right === path) continue;
      if (!isRead) throw failure('UNKNOWN_ROUTE', `The address is ${right}, spelled exactly so.`);
      notesOf(response).route = 'other spelling';
      const Location = right + request.originalUrl.slice(path.length);
      respond(request, response, {
        status: 308,
        body: new Uint8Array(),
        headers: { Location },
      });
      return;
    }
    throw failure('UNKNOWN_ROUTE', `There is nothing at this address for ${method}.`);
  };
}

interface Spelling extends Address {
  /** The right spelling of a path, if it is one of this address. */
  readonly spell: (path: string) => string | null;
}

/** Capitals, slashes at the end and slashes twice are what people and programs get wrong. */
function spellingOf({ path, methods }: Address): Spelling {
  const fixed = path.split(/(?<=\/):\w+/);
  const pattern = new RegExp(`^${fixed.map(escaped).join('([^/]+)')}$`, 'i');
  const spell = (asked: string): string | null => {
    const plain = `/${asked.split('/').filter(Boolean).join('/')}`;
    const found = pattern.exec(plain);
    if (found === null) return null;
    return fixed.map((text, i) => text + (found[i + 1] ?? '')).join('');
  };
  return { path, methods, spell };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
