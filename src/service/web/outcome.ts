import { capital } from '../../rulesets/common/capital.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Difference, Replay, Resolution } from '../../scenario/oracle.js';

/** So much is told in a sentence. */
const TOLD = 4;

/** What came of a replay in a sentence, for who has ten seconds. */
export function outcomeOf({ resolution }: { readonly resolution: Told }): string {
  const phrases = [...refusal(resolution), ...changesOf(resolution)];
  const told = withOpen(phrases.slice(0, TOLD), resolution);
  if (told.length === 0)
    return resolution.actions.length === 0 ? 'Nothing is done yet.' : 'Nothing changes.';
  return `${capital(told.join(', '))}.`;
}

/** Sites cut titles of links off after so many bytes. */
const HEADLINE_BYTES = 65;

/** What came of a replay as the title of a link: as much of it as fits. */
export function headlineOf({ resolution }: Replay): string {
  const phrases = phrasesOf(resolution);
  let headline = '';
  for (const phrase of phrases) {
    const longer = headline === '' ? phrase : `${headline}, ${phrase}`;
    if (Buffer.byteLength(longer) >= HEADLINE_BYTES) break;
    headline = longer;
  }
  return headline === '' ? cut(phrases[0] ?? 'Nothing changes') : headline;
}

function cut(text: string): string {
  let short = text;
  while (Buffer.byteLength(`${short}…`) >= HEADLINE_BYTES) short = short.slice(0, -1).trimEnd();
  return short === text ? text : `${short}…`;
}

/** What has to be known of a resolution to tell what came of it; with its boards it tells who survives. */
type Told = Pick<Resolution, 'difference' | 'actions' | 'status' | 'pending' | 'boards'>;

/** Of so many options all are named. */
const FEW_OPTIONS = 3;

/** What has happened, and what waits for an answer then, if anything does: between what it decides. */
function withOpen(before: readonly string[], { status, pending }: Told): readonly string[] {
  if (status !== 'PENDING' || !isObject(pending)) return before;
  const { kind, player, options } = pending;
  const all = Array.isArray(options) ? options.filter(isObject) : [];
  const names = all.map(({ text }) => withoutAlias(String(text)));
  const between =
    names.length > FEW_OPTIONS ? `one of ${names.length}` : enumerated([...new Set(names)], 'or');
  const who = kind === 'chance' || typeof player !== 'number' ? 'chance' : `player ${player}`;
  const picks = `${who} ${who === 'chance' ? 'picks' : 'chooses'} ${between}`;
  return [...before, before.length === 0 ? picks : `then ${picks}`];
}

/** What happened in few words, what matters most first. */
function phrasesOf(resolution: Told): readonly string[] {
  return withOpen([...changesOf(resolution), ...refusal(resolution)], resolution);
}

/** The first action that is not allowed. */
function refusal({ actions }: Told): string[] {
  const refused = actions.find(({ legal }) => !legal)?.illegal?.message;
  return refused === undefined ? [] : [`illegal: ${refused.replace(/\.$/, '')}`];
}

/** Somebody, and what has become of them: for one, and for several. */
interface Fate {
  readonly who: string;
  readonly one: string;
  readonly several: string;
}

function changesOf({ difference, boards }: Told): string[] {
  if (difference === undefined) return [];
  const { result, died, transformed, changedSides, changed, moved, players } = difference.all;
  const dead = new Set(died.map(({ id }) => id));
  const alive = changed.filter(({ id }) => !dead.has(id));
  const left = healthLeft(boards);
  const tags = alive.flatMap((one) =>
    one.tags.map((tag) => ({ who: bare(one), tag, left: left.get(one.id) })),
  );
  const fates = [
    ...died.map((one) => fate(bare(one), 'dies', 'die')),
    ...transformed.map((one) => fate(bare(one), `becomes ${bare(one.into)}`)),
    ...changedSides.map((one) => fate(bare(one), 'changes sides', 'change sides')),
    ...tags.flatMap(({ who, tag, left: remains }) => harm(who, tag, remains)),
    ...players.flatMap(({ player, facts }) =>
      facts.flatMap(({ fact, from, to }) =>
        harm(`Player ${player}`, { says: fact.toLowerCase(), from, to }),
      ),
    ),
    ...moved.filter(({ id }) => !dead.has(id)).flatMap((one) => moving(bare(one), one.as)),
    // what players have is counted where they are; what they are in between is no news
    ...tags.filter(({ who }) => !isPlayer(who)).flatMap(({ who, tag }) => gain(who, tag)),
  ];
  const news = fates.filter(({ one }) => !NO_NEWS.has(one));
  return [
    ...(result === null ? [] : [String(result.to)]),
    ...together(news.length > 0 ? news : fates),
  ];
}

/** That what is done has been done is told only where nothing else is. */
const NO_NEWS: ReadonlySet<string> = new Set(['is exhausted', 'is cast']);

/** How much Health those on the board have left, by their numbers. */
function healthLeft(boards: Told['boards']): ReadonlyMap<number, number> {
  const cards = (boards?.after ?? []).filter(({ zone }) => zone !== 'weapon');
  return new Map(
    cards
      .flatMap((zone) => zone.cards)
      .flatMap(({ id, stats }): [number, number][] => {
        const health = /\/(\d+)$/.exec(stats ?? '')?.[1];
        return health === undefined ? [] : [[id, Number(health)]];
      }),
  );
}

function withoutAlias(name: string): string {
  return name.replace(/ \([^()]*\)$/, '');
}

function bare({ name }: { readonly name: string }): string {
  return capital(withoutAlias(name));
}

function fate(who: string, one: string, several = one): Fate {
  return { who, one, several };
}

/** Those who share a fate are told of together, where the first of them is. */
function together(fates: readonly Fate[]): string[] {
  const groups = new Map<string, Fate[]>();
  for (const each of fates) groups.set(each.one, [...(groups.get(each.one) ?? []), each]);
  return [...groups.values()].map((group) => {
    const names = counted(group.map(({ who }) => who));
    const { one, several } = group[0]!;
    if (group.length === 1) return `${names[0]} ${one}`;
    return `${enumerated(names, 'and')} ${several}`;
  });
}

/** `A, B and C`. */
function enumerated(names: readonly string[], last: 'and' | 'or'): string {
  if (names.length < 2) return names[0] ?? 'nothing';
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** Names, each once: `two Wisps` would not fit every name, so it is `2 × Wisp`. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

/** What is no news: enchantments come and go with what they do. */
const UNTOLD: ReadonlySet<string> = new Set(['died', 'attached', 'detached']);

function moving(who: string, as: string | null): Fate[] {
  return as === null || UNTOLD.has(as) ? [] : [fate(who, `is ${as}`, `are ${as}`)];
}

type Tag = Difference['changed'][number]['tags'][number];

function isPlayer(who: string): boolean {
  return /^Player \d+$/.test(who);
}

/** What damage, or health, did to somebody who is still there, and how much is left to them where that is known. */
function harm(
  who: string,
  { says, from, to }: Pick<Tag, 'says' | 'from' | 'to'>,
  left?: number,
): Fate[] {
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  const lost = says === 'damage' ? to - from : says === 'health' ? from - to : 0;
  if (lost === 0) return [];
  if (lost < 0) return [fate(who, `heals ${-lost}`, `heal ${-lost}`)];
  if (left === undefined || left === 0) return [fate(who, `takes ${lost}`, `take ${lost}`)];
  return [
    fate(who, `takes ${lost} and survives at ${left}`, `take ${lost} and survive at ${left}`),
  ];
}

/** What somebody has, or is, since; or no more. What only counts what was done this turn is no news. */
function gain(who: string, { says, from, to }: Tag): Fate[] {
  if ((from === 0) === (to === 0)) return [];
  if (says?.endsWith(' this turn') === true && !says.startsWith('is ')) return [];
  const has = /^has ([A-Z].*)$/.exec(says ?? '')?.[1];
  if (has !== undefined)
    return to === 0
      ? [fate(who, `loses ${has}`, `lose ${has}`)]
      : [fate(who, `gains ${has}`, `gain ${has}`)];
  const done = /^has (.*)$/.exec(says ?? '')?.[1];
  if (done !== undefined) return to === 0 ? [] : [fate(who, `has ${done}`, `have ${done}`)];
  const is = /^is (.*)$/.exec(says ?? '')?.[1];
  if (is === undefined) return [];
  return to === 0
    ? [fate(who, `is no longer ${is}`, `are no longer ${is}`)]
    : [fate(who, `is ${is}`, `are ${is}`)];
}
