import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS_PER_LETTER = 5;
const ID_LETTERS = 26;
const ID_BYTES = Math.ceil((ID_LETTERS * BITS_PER_LETTER) / 8);

/** What every id looks like: 26 letters and digits, 130 bits, safe in addresses and read aloud. */
export const ID_PATTERN = /^[a-z2-7]{26}$/;

/** An id made of the first 130 bits of the bytes: base32 (RFC 4648) in lower case. */
export function idOf(bytes: Uint8Array): string {
  if (bytes.length < ID_BYTES) throw new RangeError(`An id needs ${ID_BYTES} bytes.`);
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes.subarray(0, ID_BYTES)) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= BITS_PER_LETTER && text.length < ID_LETTERS) {
      bits -= BITS_PER_LETTER;
      text += ALPHABET.charAt((buffer >> bits) & 31);
    }
  }
  return text;
}

/** An id that nobody can guess. */
export function randomId(): string {
  return idOf(randomBytes(ID_BYTES));
}
