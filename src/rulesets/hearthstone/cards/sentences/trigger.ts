import { any, type Noun, noun as nounOf } from '../../effects/noun.js';
import type { Reader } from '../../effects/reader.js';
import { readerOf } from '../../effects/reading.js';
import { readInTurn } from '../../effects/steps.js';
import type { Condition, Trigger } from '../../language/words.js';
import { EVENT_PHRASES } from './events.js';

/** What a trigger can say beside its event, its conditions and its effects. */
type Options = Omit<
  Trigger,
  'on' | 'subject' | 'source' | 'whose' | 'queueIf' | 'when' | 'preCheck' | 'rules' | 'do'
>;

/** What each of them says; one that is missing does not compile. */
const OPTIONS: { readonly [K in keyof Required<Options>]: Readonly<Record<string, string>> } = {
  zone: {
    PLAY: 'while it is in play',
    HAND: 'while it is in hand',
    DECK: 'while it is in the deck',
    GRAVEYARD: 'while it is in the Graveyard',
  },
  priority: { FIRST: "before all its player's others", LAST: "after all its player's others" },
  stage: { EARLY: 'in a queue before the others', LATE: 'in a queue after the others' },
  everyProposal: { true: 'again whenever the defender changes' },
  ownEntry: { true: 'also as it enters play itself' },
  evenIfGone: { true: 'even if the minion has left play' },
  notInserted: { true: 'not for the new form of a minion that has transformed' },
  inYourTurn: { true: "in its own player's turn" },
  nested: {
    HELD: 'what happens meanwhile is made up for afterwards',
    LOST: 'what happens meanwhile is lost',
  },
};

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
  const parts = [
    opening,
    conditionOf('if', trigger.queueIf, inside),
    conditionOf('if at that moment', trigger.when, inside),
    conditionOf('if when the action began', trigger.preCheck, inside),
  ].filter((part) => part !== '');
  const options = Object.entries(OPTIONS).flatMap(([name, says]) => {
    const value = trigger[name as keyof Options];
    return value === undefined ? [] : [says[String(value)] ?? String(value)];
  });
  const rest = options.length === 0 ? '' : ` (${options.join('; ')})`;
  return `${parts.join(', ')}: ${readInTurn(trigger.do, inside.calling('it'))}${rest}.`;
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
  const text = phrase
    .replaceAll(/\{who:(\w+)\}/g, (_, verb) => `${you} ${verb}${verbEnds}`)
    .replaceAll('{whose}', possessive)
    .replaceAll('{subject}', any(subject))
    .replaceAll('{source}', trigger.source === undefined ? SOMETHING : any(source))
    .replaceAll(` by ${SOMETHING}`, '')
    .replaceAll(` from ${SOMETHING}`, '');
  const more = [
    trigger.subject !== undefined && !phrase.includes('{subject}') ? `of ${any(subject)}` : '',
    trigger.source !== undefined && !phrase.includes('{source}') ? `through ${any(source)}` : '',
    whose !== undefined && !/\{who/.test(phrase) ? `(${possessive})` : '',
  ];
  return [text, ...more].filter((part) => part !== '').join(' ');
}

/** What a source is called of which nothing is known. */
const SOMETHING = 'something';

/** What has been named before: `that minion`. */
function that(one: Noun): string {
  return one.isKnown ? one.head : `that ${one.head}`;
}

function sourceName(trigger: Trigger, source: Noun): string {
  if (source.isKnown) return source.head;
  return trigger.on.includes('ATTACK') ? 'the attacker' : 'what caused it';
}

function conditionOf(opening: string, condition: Condition | undefined, read: Reader): string {
  return condition === undefined ? '' : `${opening} ${read.holds(condition)}`;
}
