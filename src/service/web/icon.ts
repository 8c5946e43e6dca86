import { element } from '../../drawing/markup.js';

/** The icon of the site: a card with its numbers, and a mark that asks. */
export const ICON = drawnIcon(180);

/** The same for {@link iconFile}, which has pictures of twice its size. */
export const SMALL_ICON = drawnIcon(64);

function drawnIcon(size: number): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 180 180', width: size, height: size },
    [
      element('rect', { width: 180, height: 180, rx: 36, fill: '#0f6d5b' }),
      element('rect', { x: 46, y: 26, width: 88, height: 120, rx: 14, fill: '#fffdf8' }),
      element('path', {
        d: 'M74 66a17 17 0 1 1 25 15c-6 4-9 7-9 14M90 112v1',
        ...{ fill: 'none', stroke: '#0f6d5b', 'stroke-width': 11, 'stroke-linecap': 'round' },
      }),
      element('path', { d: 'M50 122 69 133V155L50 166 31 155V133Z', fill: '#f2c14e' }),
      element('path', {
        d: 'M130 120C140 128 150 135 150 146A20 20 0 0 1 110 146C110 135 120 128 130 120Z',
        fill: '#c53d36',
      }),
    ].join(''),
  );
}

const DIRECTORY_SIZE = 6;
const ENTRY_SIZE = 16;
const SMALL_SIZE = 128;

/** A picture as the file that browsers ask for by themselves: a directory of one icon, and the picture. */
export function iconFile(png: Uint8Array): Uint8Array {
  const start = DIRECTORY_SIZE + ENTRY_SIZE;
  const head = Buffer.alloc(start);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SMALL_SIZE, DIRECTORY_SIZE);
  head.writeUInt8(SMALL_SIZE, DIRECTORY_SIZE + 1);
  head.writeUInt16LE(1, DIRECTORY_SIZE + 4);
  head.writeUInt16LE(32, DIRECTORY_SIZE + 6);
  head.writeUInt32LE(png.length, DIRECTORY_SIZE + 8);
  head.writeUInt32LE(start, DIRECTORY_SIZE + 12);
  return Buffer.concat([head, png]);
}
