import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** Chinese letters: those of the names of cards and the common ones (scripts/write-letters.mjs). */
const LETTERS = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/fonts/letters.ttf' : '../fonts/letters.ttf',
    import.meta.url,
  ),
);

/** The typefaces of pictures. No font of the system is used, so that a picture is the same everywhere. */
const FONTS = [
  ...(existsSync(LETTERS) ? [LETTERS] : []),
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
];

/** Drawings that are less wide are drawn at twice their size, for screens of many points. */
const LARGE = 1_000;

/** A drawing as a PNG. */
export function pngOf(svg: string): Uint8Array<ArrayBuffer> {
  const font = { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter' };
  const { width } = new Resvg(svg, { font: { loadSystemFonts: false } });
  const zoom = width < LARGE ? 2 : 1;
  const picture = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: zoom } });
  return new Uint8Array(picture.render().asPng());
}
