import { isObject } from '../../rulesets/common/fields.js';
import type { Difference, Replay, Resolution } from '../../scenario/oracle.js';

/** So much is told in a sentence. */
const TOLD = 4;

/** What came of a replay in a sentence, for who has ten seconds. */
export function outcomeOf({ resolution }: { readonly resolution: Told }): string {
  const phrases = [...refusal(resolution), ...changesOf(resolution)];
  const told = [...phrases.slice(0, TOLD), ...openPhrase(resolution)];
  if (told.length === 0) return 'Nothing changes.';
  const sentence = told.join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
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

/** What has to be known of a resolution to tell what came of it. */
type Told = Pick<Resolution, 'difference' | 'actions' | 'status' | 'pending'>;

/** What waits for an answer, if anything does. */
function openPhrase({ status, pending }: Told): string[] {
  if (status !== 'PENDING') return [];
  const isChance = isObject(pending) && pending.kind === 'chance';
  return [isChance ? 'chance decides the rest' : 'a decision is open'];
}

/** What happened in few words, what matters most first. */
function phrasesOf(resolution: Told): string[] {
  return [...changesOf(resolution), ...refusal(resolution), ...openPhrase(resolution)];
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

function changesOf({ difference }: Told): string[] {
  if (difference === undefined) return [];
  const { result, died, transformed, changedSides, changed, moved, players } = difference.all;
  const dead = new Set(died.map(({ id }) => id));
  const alive = changed.filter(({ id }) => !dead.has(id));
  const tags = alive.flatMap((one) => one.tags.map((tag) => ({ who: bare(one), tag })));
  const fates = [
    ...died.map((one) => fate(bare(one), 'dies', 'die')),
    ...transformed.map((one) => fate(bare(one), `becomes ${bare(one.into)}`)),
    ...changedSides.map((one) => fate(bare(one), 'changes sides', 'change sides')),
    ...tags.flatMap(({ who, tag }) => harm(who, tag)),
    ...players.flatMap(({ player, facts }) =>
      facts.flatMap(({ fact, from, to }) =>
        harm(`Player ${player}`, { says: fact.toLowerCase(), from, to }),
      ),
    ),
    ...moved.filter(({ id }) => !dead.has(id)).flatMap((one) => moving(bare(one), one.as)),
    // what players have is counted where they are; what they are in between is no news
    ...tags.filter(({ who }) => !isPlayer(who)).flatMap(({ who, tag }) => gain(who, tag)),
  ];
  return [...(result === null ? [] : [String(result.to)]), ...together(fates)];
}

function bare({ name }: { readonly name: string }): string {
  const alone = name.replace(/ \([^()]*\)$/, '');
  return alone.charAt(0).toUpperCase() + alone.slice(1);
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
    const all =
      names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    return `${all} ${several}`;
  });
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

/** What damage, or health, did to somebody who is still there. */
function harm(who: string, { says, from, to }: Pick<Tag, 'says' | 'from' | 'to'>): Fate[] {
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  const lost = says === 'damage' ? to - from : says === 'health' ? from - to : 0;
  if (lost === 0) return [];
  return lost > 0
    ? [fate(who, `takes ${lost}`, `take ${lost}`)]
    : [fate(who, `heals ${-lost}`, `heal ${-lost}`)];
}

/** What somebody has, or is, since; or no more. */
function gain(who: string, { says, from, to }: Tag): Fate[] {
  if ((from === 0) === (to === 0)) return [];
  const has = /^has (.*)$/.exec(says ?? '')?.[1];
  if (has !== undefined)
    return to === 0
      ? [fate(who, `loses ${has}`, `lose ${has}`)]
      : [fate(who, `gains ${has}`, `gain ${has}`)];
  const is = /^is (.*)$/.exec(says ?? '')?.[1];
  if (is === undefined) return [];
  return to === 0
    ? [fate(who, `is no longer ${is}`, `are no longer ${is}`)]
    : [fate(who, `is ${is}`, `are ${is}`)];
}
