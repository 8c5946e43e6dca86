import type { Drawn } from './board.js';
import { element, escaped } from './markup.js';
import { type Scheme, styleOf } from './palette.js';

/** A drawing as a file of its own. */
export function asFile({ width, height, markup }: Drawn, label: string, scheme: Scheme): string {
  const style = element('style', {}, styleOf(scheme));
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${Math.ceil(height)}`,
    role: 'img',
  };
  return element('svg', attributes, `<title>${escaped(label)}</title>${style}${markup}`);
}
