import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file that browsers load. Its name tells its content, so that it never changes. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** Where the assets are built to. While developing, too, the built ones are served. */
const FOLDER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../dist/assets/' : '../../assets/',
    import.meta.url,
  ),
);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** Chinese letters, for browsers that have none: their name and themselves. */
const LETTERS_FILE = `${FOLDER}../fonts/letters.woff2`;
const LETTERS_ASSET: readonly [string, Asset][] = existsSync(LETTERS_FILE) ? [readLetters()] : [];

function readLetters(): [string, Asset] {
  const body = readFileSync(LETTERS_FILE);
  const name = `letters-${createHash('sha256').update(body).digest('hex').slice(0, 8)}.woff2`;
  return [name, { type: TYPES.woff2!, body }];
}

/** Every asset by its name. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map([
  ...LETTERS_ASSET,
  ...(existsSync(FOLDER) ? readdirSync(FOLDER) : []).flatMap((name): [string, Asset][] => {
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
    return type === undefined ? [] : [[name, { type, body: readFileSync(`${FOLDER}${name}`) }]];
  }),
]);

/** The address of the Chinese letters; null: they have not been built. */
export const LETTERS: string | null =
  LETTERS_ASSET[0] === undefined ? null : `/assets/${LETTERS_ASSET[0][0]}`;

const ENTRIES: Readonly<Record<string, string>> = existsSync(`${FOLDER}entries.json`)
  ? (JSON.parse(readFileSync(`${FOLDER}entries.json`, 'utf8')) as Record<string, string>)
  : {};

/** The scripts of pages. */
export type ScriptName = 'viewer' | 'editor' | 'logs' | 'graphiql';

/** Files of packages that are served as they are. */
export type AssetName = 'react' | 'react-dom' | 'graphiql-library' | 'graphiql-style';

/**
 * The address of a script.
 * @throws Error when the assets have not been built.
 */
export function scriptAddress(name: ScriptName): string {
  return addressOf(name);
}

/**
 * The address of a file of a package.
 * @throws Error when the assets have not been built.
 */
export function assetAddress(name: AssetName): string {
  return addressOf(name);
}

function addressOf(name: string): string {
  const file = ENTRIES[name];
  if (file === undefined) throw new Error(`${FOLDER} has no file "${name}": npm run build`);
  return `/assets/${file}`;
}

/** The address of the typeface; null: it has not been built, and that of the system is used. */
export const TYPEFACE: string | null =
  ENTRIES.inter === undefined ? null : `/assets/${ENTRIES.inter}`;
