import type { Json, Table } from '../../kernel/index.js';
import type { JsonObject } from './fields.js';
import { LruCache } from './memoize.js';
import type { Position } from './names.js';
import { nearestNames } from './nearest.js';
import { catalogueFile } from './rule-rows.js';

/** Patches that are remembered with their parts: the data names some hundred, and any can be asked for. */
const MAX_PATCHES = 2_000;

const parts = new Map<string, readonly number[]>();

/** The numbers of a patch. Every card is held against patches. */
function partsOf(patch: string): readonly number[] {
  let found = parts.get(patch);
  if (found === undefined) {
    if (parts.size >= MAX_PATCHES) parts.clear();
    found = patch.split('.').map(Number);
    parts.set(patch, found);
  }
  return found;
}

/** Whether `patch` has a rule from `from` on. `9.2` has what came with 9.2.0.21517. */
export function isAtLeast(patch: string, from: string): boolean {
  const asked = partsOf(patch);
  const bound = partsOf(from);
  for (let i = 0; i < bound.length; i++) {
    const part = asked[i];
    if (part === undefined) return true;
    const difference = part - bound[i]!;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Orders patches from which something holds, older first; parts that one leaves out are 0. */
export function comparePatches(a: string, b: string): number {
  const as = partsOf(a);
  const bs = partsOf(b);
  for (let i = 0; i < Math.max(as.length, bs.length); i++) {
    const difference = (as[i] ?? 0) - (bs[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** One to four whole numbers with points between. `10.00` is none: each has one spelling. */
export function isPatch(text: string): boolean {
  return /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,5})){0,3}$/.test(text);
}

const BOUND = /^(>=|<=|<)?(\d+(?:\.\d+){0,3})$/;

/**
 * Whether a patch is in a range as rules state it: bounds (`>=9.2`, `<10.0`) with spaces between, a patch by itself, or
 * from one patch to before another (`21.0~21.3`); `?` marks a patch that is doubtful, and by itself means from there on.
 * `any` and what is no number bound nothing.
 */
export function isInRange(range: string, patch: string): boolean {
  return boundsOf(range).every((bound) => isWithin(bound, patch));
}

function boundsOf(range: string): readonly string[] {
  return range.split(' ').flatMap((bound) => {
    const [from, to, ...more] = bound.split('~').map((end) => end.replace(/\?$/, ''));
    if (to !== undefined && more.length === 0) return [`>=${from}`, `<${to}`];
    return [/^\d.*\?$/.test(bound) ? `>=${from}` : from!];
  });
}

/** The patch that a range begins with (`>=`) or ends before (`<`); null where it says none. */
export function boundOf(range: string, operator: '>=' | '<'): string | null {
  const bounds = boundsOf(range).map((bound) => BOUND.exec(bound));
  return bounds.find((bound) => bound?.[1] === operator)?.[2] ?? null;
}

function isWithin(bound: string, patch: string): boolean {
  const [, operator, version] = BOUND.exec(bound) ?? [];
  if (version === undefined) return true;
  if (operator === '>=') return isAtLeast(patch, version);
  if (operator === undefined) return isAtLeast(patch, version) && isAtLeast(version, patch);
  return !isAtLeast(patch, version) || (operator === '<=' && isAtLeast(version, patch));
}

type Value = boolean | number | string;

export interface SwitchVariant<V extends Json = Json> {
  /** First patch in which it holds; '0' for always before the next variant. */
  readonly from: string;
  readonly value: V;
  readonly rules: readonly string[];
}

/** A rule that changed between editions, or that could be read otherwise. */
export interface Switch<V extends Json = Json> {
  readonly governs: string;
  /** Oldest first. */
  readonly variants: readonly SwitchVariant<V>[];
  /** Values that no edition has; they can be set to see what would come of them. */
  readonly alternatives?: readonly Omit<SwitchVariant<V>, 'from'>[];
}

export interface SwitchRow extends Switch {
  readonly name: string;
}

export type SwitchValues = { readonly [name: string]: Value };

/** A table of switches that have these values. */
export type SwitchTable<V> = { readonly [K in keyof V]: Switch<Extract<V[K], Value>> };

/** The switches of a game, from its file in `rules/`. `V`: their values, as the build writes them. */
export function switchesOf<V extends SwitchValues>(file: string): SwitchTable<V> {
  return catalogueFile(file) as SwitchTable<V>;
}

export interface Edition<V extends SwitchValues> {
  readonly patch: string;
  readonly switches: V;
}

/** Patches that are remembered with their editions: any patch can be asked for. */
const REMEMBERED = 100;

export class EditionTable<V extends SwitchValues> {
  private readonly recent = new LruCache<string, Edition<V>>(REMEMBERED);

  constructor(readonly switches: SwitchTable<V>) {}

  of(patch: string): Edition<V> {
    return this.recent.get(patch, () => {
      const values = Object.entries<Switch<Value>>(this.switches).map(([name, { variants }]) => [
        name,
        variantAt(variants, patch).value,
      ]);
      return { patch, switches: Object.fromEntries(values) as V };
    });
  }

  /** The rules of a switch in an edition, for trace nodes; also of a value set by hand. */
  rulesOf(edition: Edition<V>, name: keyof V): readonly string[] {
    const { variants, alternatives = [] }: Switch<Value> = this.switches[name];
    const dated = variantAt(variants, edition.patch);
    const value: Value = edition.switches[name]!;
    if (dated.value === value) return dated.rules;
    return [...variants, ...alternatives].find((one) => one.value === value)?.rules ?? dated.rules;
  }
}

function variantAt<V extends Json>(
  variants: readonly SwitchVariant<V>[],
  patch: string,
): SwitchVariant<V> {
  let found = variants[0]!;
  for (const variant of variants) {
    if (isAtLeast(patch, variant.from)) found = variant;
  }
  return found;
}

export interface PublishedEdition {
  readonly patch: string;
  /** The day, month or year; absent: it is not dated. */
  readonly released?: string;
  /** Its first build, as the game's own logs name it; absent: it is not known. */
  readonly build?: number;
}

export interface DatedRules {
  /** The edition of a request that names none. */
  readonly default: string;
  /** What a `patch` looks like, in words, and one as it is written. */
  readonly form: string;
  /** The edition that a text names, or null. An unpublished patch is that of the one before. */
  find(text: string): string | null;
  nearest(text: string): readonly string[];
  /** The editions that came out, oldest first, with the day, month or year. */
  readonly published: readonly PublishedEdition[];
  /** Patches in which something changed, oldest first. */
  readonly dated: readonly string[];
  readonly switches: readonly SwitchRow[];
  /** Whether an edition is in a range as rules state it (`any`, `>=9.2`, `<9.2`); what is unclear is. */
  isIn(range: string, edition: string): boolean;
  values(edition: string): JsonObject;
}

/** What a run has looked at of its edition. */
export interface EditionTracker {
  /** Whether another edition says the same of all that: the run would be the same there. */
  matches(edition: string): boolean;
}

export interface Editions<S extends Table = Table> extends DatedRules {
  of(state: S): string;
  /** The position played with some switches set otherwise than its edition has them; absent: it cannot be. */
  withSwitches?(position: Position<S>, switches: JsonObject): Position<S>;
  /** Tracks what one scenario looks at of an edition; given to `setup.read`; absent: each edition has to be played. */
  track?(edition: string): EditionTracker;
}

interface EditionNames {
  readonly default: string;
  readonly form: string;
  /** The editions that came out, oldest first; a part of a number names all that begin with it. */
  readonly published: readonly PublishedEdition[];
}

export function onlyEdition(edition: string): EditionNames {
  return {
    default: edition,
    form: `the one edition of these rules, ${edition}`,
    published: [{ patch: edition }],
  };
}

/** The editions of a table as scenarios see them, for a rule system whose states carry their edition. */
export function editionsOf<
  V extends SwitchValues,
  S extends Table & { readonly edition: Edition<V> },
>(table: EditionTable<V>, names: EditionNames): Editions<S> {
  const switches = Object.entries<Switch<Value>>(table.switches).map(
    ([name, entry]): SwitchRow => ({ name, ...entry }),
  );
  return {
    default: names.default,
    form: names.form,
    find: (text) => publishedAs(text, names.published),
    nearest: (text) => nearestOf(text, names.published),
    published: names.published,
    dated: datesOf(switches, names.default),
    switches,
    isIn: isInRange,
    values: (patch) => table.of(patch).switches,
    of: (state) => state.edition.patch,
    withSwitches: ({ state, names: called }, set) => {
      const edition = { ...state.edition, switches: { ...state.edition.switches, ...set } };
      return { state: { ...state, edition }, names: called };
    },
  };
}

/** Itself, or what begins with its number (`9.2`), else the one before; null: outside of all. */
function publishedAs(text: string, published: readonly PublishedEdition[]): string | null {
  if (!isPatch(text)) return null;
  if (published.some(({ patch }) => isOf(patch, text))) return text;
  const before = published.filter(({ patch }) => comparePatches(patch, text) < 0);
  const isBetween = before.length > 0 && before.length < published.length;
  return isBetween ? shortName(before[before.length - 1]!.patch, published) : null;
}

/** Whether a patch is one of another name, or of a name that its number begins with (9.2.0.21517 of 9.2). */
export function isOf(patch: string, name: string): boolean {
  return patch === name || patch.startsWith(`${name}.`);
}

/** The edition that came out under a name, or under a number that begins with it; undefined: none did. */
export function publicationOf(
  edition: string,
  published: readonly PublishedEdition[],
): PublishedEdition | undefined {
  return published.find(({ patch }) => isOf(patch, edition));
}

/** As little of a patch's number as only its own begins with: `9.2` for 9.2.0.21517. */
export function shortName(patch: string, published: readonly PublishedEdition[]): string {
  const parts = patch.split('.');
  for (let count = Math.min(2, parts.length); count < parts.length; count++) {
    const name = parts.slice(0, count).join('.');
    const isOwn = ({ patch: one }: PublishedEdition) => isOf(one, name);
    if (published.filter(isOwn).length === 1) return name;
  }
  return patch;
}

/** The first or last edition, for a patch beyond it; for what is no patch those that are spelt alike. */
function nearestOf(text: string, published: readonly PublishedEdition[]): readonly string[] {
  const patches = published.map(({ patch }) => shortName(patch, published));
  if (!isPatch(text)) return nearestNames(text, patches);
  const isEarly = comparePatches(text, patches[0]!) < 0;
  return [isEarly ? patches[0]! : patches[patches.length - 1]!];
}

function datesOf(switches: readonly SwitchRow[], byDefault: string): readonly string[] {
  const all = new Set(switches.flatMap(({ variants }) => variants.map(({ from }) => from)));
  return [...all.add(byDefault)]
    .filter((patch) => patch !== '0')
    .sort((a, b) => (a === b ? 0 : isAtLeast(a, b) && !isAtLeast(b, a) ? 1 : -1));
}
