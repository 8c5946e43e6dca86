import { any, type Noun, noun as nounOf } from '../../effects/noun.js';
import type { Reader } from '../../effects/reader.js';
import { readerOf } from '../../effects/reading.js';
import { readInTurn } from '../../effects/steps.js';
import { clausesAndNotes } from '../../effects/triggers/trigger-fields.js';
import type { Condition, Trigger } from '../../language/words.js';
import { EVENT_PHRASES } from './events.js';

/** A trigger as a sentence: `Whenever a friendly minion dies, draw a card.` */
export function readTrigger(trigger: Trigger, read: Reader): string {
  const event = EVENT_PHRASES[trigger.on];
  const subject = narrowed(nounOf(event.subject), trigger.subject, read);
  const source = narrowed(nounOf(event.source), trigger.source, read);
  const inside = readerOf(
    { ...read.voice, subject: that(subject), source: sourceName(trigger, source) },
    that(subject),
  );
  const opening = opened(event.opening, trigger, subject, source);
  const { clauses, notes } = clausesAndNotes(trigger, inside);
  const rest = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  const deed = readInTurn(trigger.do, inside.calling('it'));
  return `${[opening, ...clauses, deed].join(', ')}${rest}.`;
}

function narrowed(noun: Noun, condition: Condition | undefined, read: Reader): Noun {
  return condition === undefined ? noun : read.such({ ...noun, isGeneral: true }, condition);
}

/** The event, with those that it is about; whom its phrase has no place for is named behind it. */
function opened(
  phrase: string,
  { whose, ...trigger }: Trigger,
  subject: Noun,
  source: Noun,
): string {
  const [you, verbEnds] =
    whose === 'YOURS' ? ['you', ''] : [whose === undefined ? 'a player' : 'your opponent', 's'];
  const possessive =
    whose === 'YOURS' ? 'your' : whose === undefined ? "each player's" : "your opponent's";
  const yours = whose === 'YOURS' ? 'yours' : "your opponent's";
  const isSaid = whose === undefined || /\{who/.test(phrase);
  const text = phrase
    .replaceAll(/\{who:(\w+)\}/g, (_, verb) => `${you} ${verb}${verbEnds}`)
    .replaceAll('{whose}', possessive)
    .replaceAll('{subject}', isSaid ? any(subject) : `${any(subject)} of ${yours}`)
    .replaceAll('{source}', trigger.source === undefined ? SOMETHING : any(source))
    .replaceAll(` by ${SOMETHING}`, '')
    .replaceAll(` from ${SOMETHING}`, '');
  const more = [
    trigger.subject !== undefined && !phrase.includes('{subject}') ? `of ${any(subject)}` : '',
    trigger.source !== undefined && !phrase.includes('{source}') ? `through ${any(source)}` : '',
    !isSaid && !phrase.includes('{subject}') ? `(${possessive})` : '',
  ];
  return [text, ...more].filter((part) => part !== '').join(' ');
}

const SOMETHING = 'something';

/** What has been named before: `that minion`. */
function that(one: Noun): string {
  return one.isKnown ? one.head : `that ${one.head}`;
}

function sourceName(trigger: Trigger, source: Noun): string {
  if (source.isKnown) return source.head;
  return trigger.on.includes('ATTACK') ? 'the attacker' : 'what caused it';
}
