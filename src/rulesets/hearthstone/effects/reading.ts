import type { Condition } from '../language/words.js';
import { readCard, readRange } from './card-choice.js';
import { deathsNoun } from './card-filter.js';
import { attributeOf, clauseOf } from './conditions.js';
import { any, bare, each, followed, many, manyAgreeing, type Noun, preceded } from './noun.js';
import type { Reader, Voice } from './reader.js';
import { nounOf } from './selectors.js';
import { readSteps } from './steps.js';
import { amountOf } from './values.js';
import { possessiveOf, saysWho } from './who.js';

const POSSESSIVES: Readonly<Record<string, string>> = { it: 'its', you: 'your' };

/** A reader with a voice. `it` is what IT is called. */
export function readerOf(voice: Voice, it = 'it'): Reader {
  const read: Reader = {
    voice,
    it,
    its: POSSESSIVES[it] ?? `${it}'s`,
    calling: (name) => readerOf(voice, name),
    amount: (value) => amountOf(value, read),
    times: (value) => {
      if (value === undefined) return '';
      if (value === 2) return ' twice';
      return typeof value === 'number'
        ? ` ${value} times`
        : ` as often as ${amountOf(value, read)}`;
    },
    noun: (selector) => nounOf(selector, read),
    one: (selector) => any(nounOf(selector, read)),
    these: (selector) => {
      const noun = nounOf(selector, read);
      return voice.means === 'EACH' && !isOne(noun) ? each(noun) : any(noun);
    },
    many: (selector) => {
      const noun = nounOf(selector, read);
      return voice.means === 'EACH' ? manyAgreeing(noun) : many(noun);
    },
    holds: (condition, holds = true) => clauseOf(condition, read, holds),
    such: (noun, condition) => such(noun, condition, read),
    card: (choice) => readCard(choice, read),
    range: (range) => readRange(range, read),
    deaths: (deaths) => deathsNoun(deaths, read),
    does: (who, verb, rest) => saysWho(who, verb, rest),
    whose: possessiveOf,
    enchantment: (id, num1, num2) =>
      voice.enchantment(
        id,
        num1 === undefined ? '' : amountOf(num1, read),
        num2 === undefined ? '' : amountOf(num2, read),
      ),
    steps: (effects) => readSteps(effects, read),
  };
  return read;
}

/** One that is drawn is not each. */
function isOne({ before }: Noun): boolean {
  return /^random\b/.test(before);
}

/** A noun for which a condition holds: as adjectives where that is possible, else in a relative clause. */
function such(noun: Noun, condition: Condition, read: Reader): Noun {
  if (read.voice.means === 'ANY') return followed(noun, relative(condition, read));
  if (typeof condition === 'object' && 'all' in condition)
    return condition.all.reduce((one, part) => such(one, part, read), noun);
  const attribute = attributeOf(condition, read);
  if (attribute === null || noun.isKnown) return followed(noun, relative(condition, read));
  if ('adjective' in attribute) return preceded(noun, attribute.adjective);
  if ('instead' in attribute)
    return bare(noun) === noun.head
      ? attribute.instead(read)
      : followed(noun, relative(condition, read));
  return noun.isGeneral
    ? { ...noun, head: attribute.head, isGeneral: false }
    : followed(noun, relative(condition, read));
}

/** `that is damaged`, `whose cost is 1`. */
function relative(condition: Condition, read: Reader): string {
  const clause = clauseOf(condition, read.calling('it'), true);
  if (read.voice.means === 'EACH' && clause.startsWith('its ')) return `whose ${clause.slice(4)}`;
  return `that ${clause.replaceAll(/(^|\b(?:and|or|\() ?)it (?=is|has|does|started|was|carries)/g, '$1')}`;
}
