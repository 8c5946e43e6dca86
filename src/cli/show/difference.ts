import pc from 'picocolors';
import type { Difference } from '../../scenario/oracle.js';

/** What became of a board, a sentence a line; deaths stand out. */
export function differenceLines({ died, sentences }: Difference): string[] {
  const deaths = new Set(died.map(({ name }) => `${name} died.`));
  return sentences.map((text) => `  ${deaths.has(text) ? pc.red(text) : text}`);
}
