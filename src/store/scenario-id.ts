import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical.js';
import type { ScenarioContent } from './records.js';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS_PER_LETTER = 5;
const ID_LENGTH = 26;

/** What every id of a scenario looks like: 26 letters and digits that survive any letter case. */
export const SCENARIO_ID_PATTERN = /^[a-z2-7]{26}$/;

/**
 * The id of a scenario: the first 130 bits of the SHA-256 of its content's canonical JSON, in
 * lower-case base32. Only the seven fields of the content count, so a draft or a record can be
 * passed as it is. Changing this function breaks every permalink; a golden file pins it.
 */
export function scenarioId(content: ScenarioContent): string {
  const { ruleset, edition, state, actions, decisions, random, expectations } = content;
  const text = canonicalJson({
    ruleset,
    edition,
    state,
    actions,
    decisions,
    random,
    expectations,
  });
  return base32(createHash('sha256').update(text, 'utf8').digest());
}

/** The first 26 base32 letters (RFC 4648, lower case) of the bytes. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= BITS_PER_LETTER && text.length < ID_LENGTH) {
      bits -= BITS_PER_LETTER;
      text += ALPHABET.charAt((buffer >> bits) & 31);
    }
    if (text.length === ID_LENGTH) break;
  }
  return text;
}
