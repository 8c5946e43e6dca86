import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Priority class: people are served before bots, which are programs that name a contact. */
export type Priority = 'people' | 'bots';

/** The part of an IPv6 address that one customer of a provider has. */
const IPV6_NETWORK_BITS = 56;

/** The address of a page or a mailbox, as programs name it for complaints. */
const CONTACT = /https?:\/\/[^\s)]+|[^\s@(<]+@[^\s@)>]+\.[^\s@)>]+/;

/** The priority class of a request: a program with a contact in `From` or `User-Agent` is a bot. */
export function priorityOf({
  from = '',
  'user-agent': agent = '',
}: Pick<IncomingHttpHeaders, 'from' | 'user-agent'>): Priority {
  return CONTACT.test(from) || CONTACT.test(agent) ? 'bots' : 'people';
}

/** The key under which limits are counted: an IPv4 address, or the network of an IPv6 address. */
export function callerKey(address: string): string {
  return networkOf(address, IPV6_NETWORK_BITS);
}

/** An IPv4 address as it is, or the network of an IPv6 address; `ipv6Bits` is a multiple of 8. */
export function networkOf(address: string, ipv6Bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, i) => (i * 8 < ipv6Bits ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/${ipv6Bits}`;
}
