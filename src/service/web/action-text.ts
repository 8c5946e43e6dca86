import type { Json } from '../../scenario/oracle.js';

/** An action as it was written, as a sentence without its end: `Play imp at yeti`, `End turn`. */
export function actionText(action: Json): string {
  if (typeof action !== 'object' || action === null) return capital(inWords(String(action)));
  const [first, ...rest] = Object.entries(action as { readonly [key: string]: Json });
  if (first === undefined) return 'Nothing';
  const [verb, subject] = first;
  // Who attacks comes first in words, too: the other way round it would read as the one who is attacked.
  if (verb === 'attack') return `${capital(shown(subject))} attacks${details(rest, ' ')}`;
  const begun = subject === true ? inWords(verb) : `${inWords(verb)} ${shown(subject)}`;
  return capital(begun + details(rest, ' at '));
}

/** Words before what else is said of an action; of others their name stands before it. */
const BEFORE: Readonly<Record<string, string>> = {
  against: ' against ',
  lane: ' into lane ',
  position: ', minions to its left: ',
  choose: ', choosing option ',
};

/** What else is said of an action, whose target has its own word before it. */
function details(all: readonly (readonly [string, Json])[], at: string): string {
  const told = all.map(([key, value]) => {
    const before = key === 'target' ? at : BEFORE[key];
    if (before !== undefined) return `${before}${shown(value)}`;
    return value === true ? `, ${inWords(key)}` : `, ${inWords(key)} ${shown(value)}`;
  });
  return told.join('');
}

function shown(value: Json): string {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** `endTurn` as words. */
function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
