import type { Resolution } from '../../scenario/oracle.js';

/** What came of a resolution in a sentence or three, for who has ten seconds; it was asked for with its ruling. */
export function outcomeOf({ ruling }: Resolution): string {
  return ruling?.text ?? '';
}

/** The same with the rule that decides, for previews and pictures that show nothing else. */
export function outcomeAndRule(resolution: Resolution): string {
  const rule = resolution.ruling?.because[0]?.rule ?? null;
  const outcome = outcomeOf(resolution);
  return rule === null ? outcome : `${outcome} (${rule.name})`;
}

/** Sites cut titles of links off after so many bytes. */
const HEADLINE_BYTES = 65;

/** What came of a resolution as the title of a link: as much of it as fits, by whole clauses. */
export function headlineOf(resolution: Resolution): string {
  const text = outcomeOf(resolution).replace(/\.$/, '');
  let headline = '';
  for (const clause of text.split(/(?<=,) /)) {
    const longer = headline === '' ? clause : `${headline} ${clause}`;
    if (Buffer.byteLength(longer) >= HEADLINE_BYTES) break;
    headline = longer;
  }
  return headline === '' ? cut(text) : headline.replace(/,$/, '');
}

function cut(text: string): string {
  let short = text;
  while (Buffer.byteLength(`${short}…`) >= HEADLINE_BYTES) short = short.slice(0, -1).trimEnd();
  return short === text ? text : `${short}…`;
}
