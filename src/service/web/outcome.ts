import type { Difference, Replay, Resolution } from '../../scenario/oracle.js';

/** Sentences that tell what came of it. */
const TOLD = 3;

/** What came of a replay, for who has ten seconds. */
export function outcomeOf({ resolution: { difference, status, actions } }: Replay): string {
  const refused = actions.find(({ legal }) => !legal);
  const sentences = [
    ...(refused === undefined ? [] : [`Illegal: ${refused.illegal?.message ?? ''}`]),
    ...(difference?.all.sentences ?? []).slice(0, TOLD),
    ...(status === 'PENDING' ? ['A decision is open.'] : []),
  ];
  return sentences.length === 0 ? 'Nothing changes.' : sentences.join(' ');
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

/** What happened in few words, what matters most first. */
function phrasesOf({ difference, actions, status }: Resolution): string[] {
  const refused = actions.find(({ legal }) => !legal)?.illegal?.message;
  return [
    ...(difference === undefined ? [] : changesOf(difference.all)),
    ...(refused === undefined ? [] : [`illegal: ${refused}`]),
    ...(status === 'PENDING' ? ['a decision is open'] : []),
  ];
}

function changesOf(all: Difference): string[] {
  const { result, died, transformed, changedSides, changed, moved } = all;
  const dead = new Set(died.map(({ id }) => id));
  const bare = ({ name }: { readonly name: string }): string => name.replace(/ \([^()]*\)$/, '');
  return [
    ...(result === null ? [] : [String(result.to)]),
    ...(died.length === 0 ? [] : [dying(died.map(bare))]),
    ...transformed.map((one) => `${bare(one)} becomes ${bare(one.into)}`),
    ...changedSides.map((one) => `${bare(one)} changes sides`),
    ...changed
      .filter(({ id }) => !dead.has(id))
      .flatMap((one) => one.tags.map((tag) => harm(bare(one), tag)))
      .filter((phrase) => phrase !== ''),
    ...moved
      .filter(({ id, as }) => as !== null && as !== 'died' && !dead.has(id))
      .map((one) => `${bare(one)} is ${one.as}`),
  ];
}

function dying(names: readonly string[]): string {
  if (names.length === 1) return `${names[0]} dies`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} die`;
}

/** What damage, or health, did to somebody who is still there. */
function harm(
  name: string,
  { says, from, to }: Difference['changed'][number]['tags'][number],
): string {
  if (typeof from !== 'number' || typeof to !== 'number') return '';
  const lost = says === 'damage' ? to - from : says === 'health' ? from - to : 0;
  if (lost === 0) return '';
  return lost > 0 ? `${name} takes ${lost}` : `${name} heals ${-lost}`;
}
