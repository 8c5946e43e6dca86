/** Colours of a drawing, by what they are for. Texts have a contrast of at least 4.5 to 1 on their ground. */
interface Palette {
  /** The cloth that everything lies on, and the fields on it. */
  readonly table: string;
  readonly zone: string;
  readonly line: string;
  /** Cards, and what is written on them. */
  readonly tile: string;
  readonly edge: string;
  readonly ink: string;
  readonly soft: string;
}

const LIGHT: Palette = {
  table: '#5b3f2a',
  zone: '#2f6152',
  line: '#8a6844',
  tile: '#f6ecd6',
  edge: '#8a6f45',
  ink: '#2a1f12',
  soft: '#47554e',
};

const DARK: Palette = {
  table: '#2b1f17',
  zone: '#17352c',
  line: '#594431',
  tile: '#3a2e22',
  edge: '#7a6242',
  ink: '#f4ead8',
  soft: '#aabab3',
};

/** The grounds of tiles, by class or faction; the letters on them are white. */
const TINTS: Readonly<Record<string, string>> = {
  DEATHKNIGHT: '#2f6b7c',
  DEMONHUNTER: '#226b4e',
  DRUID: '#8f5a26',
  HUNTER: '#357a3a',
  MAGE: '#2a73a6',
  PALADIN: '#9a6b14',
  PRIEST: '#6f7683',
  ROGUE: '#474d57',
  SHAMAN: '#2450a0',
  WARLOCK: '#71459b',
  WARRIOR: '#9b3a31',
  ALLIANCE: '#2d5aa0',
  HORDE: '#a03a2e',
  ALLOYIN: '#3a6d8f',
  NEKRIUM: '#6b4391',
  TEMPYS: '#ad4526',
  UTERRA: '#3c7a3c',
};
/** Of what has no class: calm grounds, so that one card is told from another. */
const PLAIN_TINTS = ['#5a6672', '#6a6257', '#566a60', '#6a5b68', '#5f6080', '#705f55'] as const;

function rulesOf(palette: Palette): string {
  const { table, zone, line, tile, edge, ink, soft } = palette;
  return [
    `.table{fill:${table};stroke:${line}}.zone{fill:${zone}}.field{fill:${zone};stroke:${line};stroke-width:2}.grain{fill:none;stroke:${line};opacity:.4}.face{fill:${tile};stroke:${edge}}`,
    `.ink{fill:${ink}}.soft{fill:${soft}}.rule{stroke:${line}}`,
    `.empty{fill:none;stroke:${line};stroke-dasharray:4 4}`,
    `.rim{stroke:${tile};stroke-width:1}`,
  ].join('');
}

/** What is the same in the light and in the dark. */
const COMMON = [
  '.ground{fill:#1a1410}.gold{fill:#f0c96b}.chalk{fill:#fff}.faint{fill:#d3e6de}.active{fill:#ffd45e}.on-active{fill:#2b2005}',
  '.turn{fill:#ffd45e;opacity:.9}.rimmed{fill:none;stroke:#c9a35c;stroke-width:3}.emblem{fill:#fff;fill-rule:evenodd;opacity:.9}',
  '.lift{fill:#0b1512;opacity:.35}',
  'text{font-family:Inter,"Helvetica Neue",Helvetica,Arial,sans-serif}',
  '.name{font-weight:600;text-anchor:middle}.held{font-weight:600}',
  '.small{font-size:11px}.strong{font-weight:600}.mid{text-anchor:middle}.end{text-anchor:end}',
  '.lead{font-size:14px;font-weight:600}.caption{font-size:12px;font-weight:600}',
  '.who{font-size:13px;font-weight:700}.order{fill:#14161b;stroke:#c9a35c;stroke-width:1.2}.nth{font-size:11px;font-weight:700;fill:#fff;text-anchor:middle}',
  '.alias{font-weight:600;fill:#fff;text-anchor:middle}',
  '.facet{fill:#fff;opacity:.13}.cardback{fill:#27406b;stroke:#c9a35c;stroke-width:1.3}.stone{fill:#5c6169;stroke:#2c2f35;stroke-width:1.3}',
  '.number{font-size:15px;font-weight:700;text-anchor:middle}',
  '.attack{fill:#f2c14e}.health{fill:#c53d36}.armor{fill:#7b8491}.cost{fill:#2f6fc0}',
  '.on-attack{fill:#2b2005}.on-health,.on-armor,.on-cost{fill:#fff}',
  '.raised{fill:#1f8a4c}.lowered{fill:#8a3fa8}.damaged{fill:#ffe9e6;stroke:#c53d36;stroke-width:2.5}',
  '.on-raised,.on-lowered{fill:#fff}.on-damaged{fill:#b02a24}',
  '.guard{fill:#b9b4aa;stroke:#5a554d;stroke-width:2.5;stroke-linejoin:round}',
  '.gleam{fill:#ffd84a;opacity:.45}.shielded{fill:#ffe680;fill-opacity:.22;stroke:#ffd84a;stroke-width:4}',
  '.hidden{fill:#10131a;opacity:.62}.smoke{fill:none;stroke:#c3c9d4;stroke-width:3.5;stroke-linecap:round;opacity:.7}',
  '.frost{fill:#9fdcff;fill-opacity:.5;stroke:#8fd6ff;stroke-width:4}.ice{fill:#d9f3ff;stroke:#4db4ec;stroke-width:1.5;opacity:.92}',
  '.asleep{fill:#6f7680;opacity:.72}.zzz{font-weight:700;fill:#fff;text-anchor:middle}',
  '.dying{fill:#7c0f0a;fill-opacity:.3;stroke:#ff5a4e;stroke-width:3.5;stroke-dasharray:7 4}.spent{opacity:.45}',
  '.mark{fill:#14161b;opacity:.78}.glyph{fill:none;stroke:#fff;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}',
  '.is-SKULL{fill:#4a3f57;opacity:1}.is-DROP{fill:#23752f;opacity:1}.is-BOLT{fill:#a35c00;opacity:1}.is-HEART{fill:#a31f57;opacity:1}.is-AURA{fill:#1f6a8a;opacity:1}',
  '.full{fill:#56b0ff;stroke:#d9eeff;stroke-width:.8}.used{fill:#0b1c2a;fill-opacity:.45;stroke:#8cc4f5;stroke-width:1.2}.locked{fill:#b98a4a}',
  '.ring{fill:none;stroke-width:3.5}.from{stroke:#2f7fd6}.to{stroke:#e0662a}.fresh{stroke:#2ba35a;stroke-dasharray:6 4}',
  '.arrow{fill:none;stroke:#e0662a;stroke-width:4;stroke-linecap:round;opacity:.92}.tip{fill:#e0662a}',
  '.delta{stroke:#fff;stroke-width:1.5}.gain{fill:#1f8a4c}.loss{fill:#b3261e}.big{font-size:19px}.by:not(.big){font-size:12.5px}.by{font-weight:700;fill:#fff;text-anchor:middle}',
  '.long{font-size:11px}.longer{font-size:8.5px}',
  '.hit{fill:#000;fill-opacity:0}a:hover .hit{fill-opacity:.07}a:focus{outline:none}a:focus-visible .hit{stroke:#e0662a;stroke-width:3}',
  '.secret{fill:#7d4aa5}.on-secret{fill:#fff}',
].join('');

const TINT_RULES = Object.entries(TINTS)
  .map(([name, colour]) => `.tint-${name}{fill:${colour}}`)
  .join('');

const PLAIN_RULES = PLAIN_TINTS.map((colour, i) => `.tint-${i}{fill:${colour}}`).join('');

/** Light or dark, or what the reader's screen is set to. */
export type Scheme = 'LIGHT' | 'DARK' | 'READER';

/** The style of a drawing. It holds within drawings alone: a page has names of its own. */
export function styleOf(scheme: Scheme): string {
  const palette =
    scheme === 'READER'
      ? `${within(rulesOf(LIGHT))}@media(prefers-color-scheme:dark){${within(rulesOf(DARK))}}`
      : within(rulesOf(scheme === 'DARK' ? DARK : LIGHT));
  return within(`${COMMON}${PLAIN_RULES}${TINT_RULES}`) + palette;
}

/** Rules whose every selector begins with the drawing. */
function within(rules: string): string {
  return rules.replaceAll(/[^{}]+(?=\{)/g, (selectors) =>
    selectors
      .split(',')
      .map((selector) => `svg ${selector}`)
      .join(','),
  );
}

/** The class of the ground of a tile: by its class or faction, or by its name where it has none. */
export function tintClass({
  tint,
  name,
}: {
  readonly tint: string | null;
  readonly name: string;
}): string {
  if (tint !== null && Object.hasOwn(TINTS, tint)) return `tint-${tint}`;
  return `tint-${drawnFrom(name, PLAIN_TINTS.length)}`;
}

/** A number that a name always gives, below `most`. */
export function drawnFrom(name: string, most: number): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003;
  return hash % most;
}
