import type { IncomingHttpHeaders } from 'node:http';
import type { Lane } from '../pool/lanes.js';

/** An address of a page or of a mailbox, as a name of a program carries it for whoever wants to complain. */
const CONTACT = /https?:\/\/[^\s)]+|[^\s@(<]+@[^\s@)>]+\.[^\s@)>]+/;

/** In which lane a request goes: a program that tells whom to write to (`From`, or in its `User-Agent`) is a bot. */
export function laneOf(headers: Pick<IncomingHttpHeaders, 'from' | 'user-agent'>): Lane {
  const { from = '', 'user-agent': agent = '' } = headers;
  return CONTACT.test(from) || CONTACT.test(agent) ? 'bots' : 'people';
}
