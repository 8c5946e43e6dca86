/** Colours of a drawing, by what they are for. Texts have a contrast of at least 4.5 to 1 on their ground. */
interface Palette {
  readonly table: string;
  readonly zone: string;
  readonly line: string;
  readonly tile: string;
  readonly ink: string;
  readonly soft: string;
  readonly active: string;
}

const LIGHT: Palette = {
  table: '#f3f1ea',
  zone: '#e8e4d9',
  line: '#cfc8b8',
  tile: '#fffdf8',
  ink: '#22201c',
  soft: '#5d574c',
  active: '#0f6d5b',
};

const DARK: Palette = {
  table: '#1c1f26',
  zone: '#252a33',
  line: '#3a414d',
  tile: '#2d333e',
  ink: '#f0eee9',
  soft: '#a9afb9',
  active: '#6fd3bb',
};

/** The grounds of tiles, by class or faction; the letters on them are white. */
const TINTS: Readonly<Record<string, string>> = {
  DEATHKNIGHT: '#3a6b78',
  DEMONHUNTER: '#2c6650',
  DRUID: '#8a5a2f',
  HUNTER: '#3c7a3f',
  MAGE: '#34759f',
  PALADIN: '#a0721f',
  PRIEST: '#737882',
  ROGUE: '#50555e',
  SHAMAN: '#2d5590',
  WARLOCK: '#6f4c92',
  WARRIOR: '#93403a',
};
/** Of what has no class. */
const NO_TINT = '#766b5d';

function rulesOf(palette: Palette): string {
  const { table, zone, line, tile, ink, soft, active } = palette;
  return [
    `.table{fill:${table}}.zone{fill:${zone}}.face{fill:${tile};stroke:${line}}`,
    `.ink{fill:${ink}}.soft{fill:${soft}}.active{fill:${active}}.rule{stroke:${line}}`,
    `.empty{fill:none;stroke:${line};stroke-dasharray:4 4}`,
    `.rim{stroke:${tile};stroke-width:1}`,
  ].join('');
}

/** What is the same in the light and in the dark. */
const COMMON = [
  'text{font-family:Inter,"Helvetica Neue",Helvetica,Arial,sans-serif}',
  '.name{font-size:11.5px;font-weight:600;text-anchor:middle}',
  '.small{font-size:11px}.strong{font-weight:600}.mid{text-anchor:middle}.end{text-anchor:end}',
  '.lead{font-size:14px;font-weight:600}.caption{font-size:12px;font-weight:600}',
  '.letters{font-weight:700;fill:#fff;text-anchor:middle;letter-spacing:.5px}',
  '.alias{font-size:10px;font-weight:600;fill:#fff;text-anchor:middle}',
  '.facet{fill:#fff;opacity:.09}.shade{fill:#000;opacity:.12}',
  '.number{font-size:15px;font-weight:700;text-anchor:middle}',
  '.attack{fill:#f2c14e}.health{fill:#c53d36}.armor{fill:#7b8491}.cost{fill:#2f6fc0}',
  '.on-attack{fill:#2b2005}.on-health,.on-armor,.on-cost{fill:#fff}',
  '.raised{fill:#1f8a4c}.lowered{fill:#8a3fa8}.damaged{fill:#ffe9e6;stroke:#c53d36;stroke-width:2.5}',
  '.on-raised,.on-lowered{fill:#fff}.on-damaged{fill:#b02a24}',
  '.guard{fill:#9a938a;stroke:#6d675f;stroke-width:1.5}',
  '.shielded{fill:none;stroke:#e8b90c;stroke-width:4}.gleam{fill:#ffe680;opacity:.28}',
  '.hidden{fill:#10131a;opacity:.45}.frost{fill:#9fdcff;opacity:.45}.ice{fill:none;stroke:#4db4ec;stroke-width:3}',
  '.dying{fill:none;stroke:#d3362d;stroke-width:3;stroke-dasharray:7 4}.spent{opacity:.45}',
  '.mark{fill:#14161b;opacity:.78}.glyph{fill:none;stroke:#fff;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}',
  '.full{fill:#3f8fe0}.used{fill:none;stroke:#3f8fe0;stroke-width:1.3}.locked{fill:#8b6a3e}',
  '.ring{fill:none;stroke-width:3.5}.from{stroke:#2f7fd6}.to{stroke:#e0662a}.fresh{stroke:#2ba35a;stroke-dasharray:6 4}',
  '.arrow{fill:none;stroke:#e0662a;stroke-width:4;stroke-linecap:round;opacity:.92}.tip{fill:#e0662a}',
  '.delta{stroke:#fff;stroke-width:1.5}.gain{fill:#1f8a4c}.loss{fill:#b3261e}.by{font-size:12.5px;font-weight:700;fill:#fff;text-anchor:middle}',
  '.long{font-size:11px}.longer{font-size:8.5px}',
  '.secret{fill:#7d4aa5}.on-secret{fill:#fff}',
].join('');

const TINT_RULES = Object.entries(TINTS)
  .map(([name, colour]) => `.tint-${name}{fill:${colour}}`)
  .join('');

/** Light or dark, or what the reader's screen is set to. */
export type Scheme = 'LIGHT' | 'DARK' | 'READER';

/** The style of a drawing. */
export function styleOf(scheme: Scheme): string {
  const palette =
    scheme === 'READER'
      ? `${rulesOf(LIGHT)}@media(prefers-color-scheme:dark){${rulesOf(DARK)}}`
      : rulesOf(scheme === 'DARK' ? DARK : LIGHT);
  return `${COMMON}.tint{fill:${NO_TINT}}${TINT_RULES}${palette}`;
}

/** The class of the ground of a tile. */
export function tintClass(tint: string | null): string {
  return tint !== null && Object.hasOwn(TINTS, tint) ? `tint-${tint}` : 'tint';
}
