// Cuts the typeface of Chinese letters down to those that pictures need: those of all names of cards, and the common
// ones, for what scenarios themselves are called. Writes dist/fonts/letters.ttf, and letters.woff2 for browsers.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { isOutdated } from './lib/outdated.mjs';
import { ROOT } from './lib/run.mjs';

const NAMES = `${ROOT}/data/hearthstone/cards.tsv`;
const OUTPUT = `${ROOT}/dist/fonts/letters.ttf`;
const require = createRequire(import.meta.url);
const face = require.resolve(
  '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
);

if (isOutdated(OUTPUT, [face, NAMES, import.meta.filename])) {
  const names = readFileSync(NAMES, 'utf8').replaceAll(/[\0-\u024f]/g, '');
  const wanted = names + commonLetters();
  mkdirSync(`${ROOT}/dist/fonts`, { recursive: true });
  for (const [output, targetFormat] of [
    [`${ROOT}/dist/fonts/letters.woff2`, 'woff2'],
    [OUTPUT, 'sfnt'],
  ])
    writeFileSync(output, await subsetFont(readFileSync(face), wanted, { targetFormat }));
}

/** Punctuation, and the letters of the first level of GB 2312: nearly all that is written. */
function commonLetters() {
  const decoder = new TextDecoder('gbk');
  const rows = [0xa1, 0xa3, ...Array.from({ length: 40 }, (_, i) => 0xb0 + i)];
  const places = Array.from({ length: 94 }, (_, i) => 0xa1 + i);
  return rows
    .flatMap((row) => places.map((place) => decoder.decode(Uint8Array.of(row, place))))
    .join('');
}
