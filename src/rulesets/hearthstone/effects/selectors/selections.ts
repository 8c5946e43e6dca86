import { among } from '../../../common/grammar/combinators.js';
import type { Selector, Value } from '../../language/words.js';
import { controllerOf, get, inPlay, isUntouchable, typeOf } from '../../state/access.js';
import { enchantmentsOn, remembered } from '../../state/enchantments.js';
import { lookingAt } from '../../state/looking-at.js';
import type { Measure, Selection } from '../../state/model.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { bare, followed, known, led, type Noun, noun } from '../noun.js';
import type { Reader } from '../reader.js';
import type { SelectorForm } from '../selector-word.js';

const NOBODY: readonly number[] = Object.freeze([]);

const of: SelectorForm<'of'> = {
  says: 'those `where` a condition holds, `except` others',
  example: { of: 'ALL_MINIONS', where: 'DAMAGED', except: 'SELF' },
  noun: (selector, read) => {
    const all = read.noun(selector.of);
    const rest =
      selector.except === undefined
        ? all
        : followed(all, `other than ${read.one(selector.except)}`);
    return selector.where === undefined ? rest : read.such(rest, selector.where);
  },
  compile: ({ of: all, where, except }, compiler) =>
    among({
      of: compiler.selection(all),
      where: where === undefined ? null : lookingAt(compiler.test(where)),
      except: except === undefined ? null : compiler.selection(except),
    }),
};

const random: SelectorForm<'random'> = {
  says: '`count` different ones at random (default 1)',
  example: { random: 'ENEMY_MINIONS', count: 2 },
  noun: (selector, read) => {
    const one = read.noun(selector.random);
    if (selector.count === undefined)
      return one.isKnown ? known(`one at random of ${bare(one)}`) : led(one, 'random');
    return known(
      `${read.amount(selector.count)} at random of these: ${read.many(selector.random)}`,
    );
  },
  compile: (selector, compiler) =>
    compiler.draw(compiler.selection(selector.random), selector.count),
};

const adjacentTo: SelectorForm<'adjacentTo'> = {
  says: 'neighbours on the board',
  example: { adjacentTo: 'TARGET' },
  noun: (selector, read) => noun('neighbour', '', `of ${read.one(selector.adjacentTo)}`),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.adjacentTo);
    return (s, scope) => {
      const found: number[] = [];
      for (const e of of(s, scope)) {
        if (!inPlay(s, e) || typeOf(s, e) !== CardType.MINION) continue;
        const board = s.board[controllerOf(s, e)];
        const at = get(s, e, Tag.ZONE_POSITION) - 1;
        for (const next of [board[at - 1], board[at + 1]])
          if (next !== undefined && !isUntouchable(s, next)) found.push(next);
      }
      return found;
    };
  },
};

const union: SelectorForm<'union'> = {
  says: 'all of these',
  example: { union: ['TARGET', { adjacentTo: 'TARGET' }] },
  noun: (selector, read) =>
    known(selector.union.length === 0 ? 'nobody' : selector.union.map(read.these).join(' and ')),
  compile: (selector, compiler) => {
    const parts = selector.union.map(compiler.selection);
    return (s, scope) => {
      const found: number[] = [];
      for (const part of parts)
        for (const e of part(s, scope)) if (!found.includes(e)) found.push(e);
      return found;
    };
  },
};

const originalOf: SelectorForm<'originalOf'> = {
  says: "of copies of the opponent's cards, these cards",
  example: { originalOf: 'EVENT_SUBJECT' },
  noun: (selector, read) => known(`the original of ${read.these(selector.originalOf)}`),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.originalOf);
    return (s, scope) =>
      of(s, scope).flatMap((e) => (get(s, e, Tag.COPY_OF) === 0 ? [] : [get(s, e, Tag.COPY_OF)]));
  },
};

const reversed: SelectorForm<'reversed'> = {
  says: 'the same ones, last first',
  example: { reversed: 'ALL_MINIONS' },
  noun: (selector, read) => followed(read.noun(selector.reversed), '(last first)'),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.reversed);
    return (s, scope) => [...of(s, scope)].reverse();
  },
};

const saved: SelectorForm<'saved'> = {
  says: 'what `save` kept',
  example: { saved: 'hit' },
  noun: (selector, { voice }) =>
    known(voice.means === 'EACH' ? `"${selector.saved}"` : 'what was noted before'),
  compile: (selector) => (_s, scope) => {
    const kept = scope.saved?.[selector.saved];
    return Array.isArray(kept) ? kept : NOBODY;
  },
};

const first: SelectorForm<'first'> = {
  says: 'the first `count` by place',
  example: { first: 'FRIENDLY_DECK', count: 3 },
  noun: (selector, read) => outermost('first', selector.first, selector.count, read),
  compile: (selector, compiler) =>
    ends(compiler.selection(selector.first), compiler.measure(selector.count ?? 1), 1),
};

const last: SelectorForm<'last'> = {
  says: 'the last `count` by place',
  example: { last: 'FRIENDLY_MINIONS' },
  noun: (selector, read) => outermost('last', selector.last, selector.count, read),
  compile: (selector, compiler) =>
    ends(compiler.selection(selector.last), compiler.measure(selector.count ?? 1), -1),
};

const attachedTo: SelectorForm<'enchantmentsOn'> = {
  says: 'the enchantments on these in order of play, but for those that auras made',
  example: { enchantmentsOn: 'FRIENDLY_PLAYER' },
  noun: (selector, read) => noun('enchantment', '', `on ${read.these(selector.enchantmentsOn)}`),
  compile: (selector, compiler) => {
    const hosts = compiler.selection(selector.enchantmentsOn);
    return (s, scope) => hosts(s, scope).flatMap((host) => enchantmentsOn(s, host));
  },
};

const rememberedBy: SelectorForm<'rememberedBy'> = {
  says: 'what each of these remembers',
  example: { rememberedBy: 'IT' },
  noun: (selector, read) => known(`what ${read.these(selector.rememberedBy)} remembers`),
  compile: (selector, compiler) => {
    const of = compiler.selection(selector.rememberedBy);
    return (s, scope) =>
      of(s, scope)
        .map((e) => remembered(s, e))
        .filter((e) => e !== 0);
  },
};

export const SELECTOR_FORMS_OF_OTHERS = {
  enchantmentsOn: attachedTo,
  rememberedBy,
  of,
  random,
  adjacentTo,
  union,
  originalOf,
  reversed,
  saved,
  first,
  last,
};

/** `the first card in your deck`, `the first 3 cards in your deck`. */
function outermost(
  which: 'first' | 'last',
  selector: Selector,
  count: Value | undefined,
  read: Reader,
): Noun {
  const one = read.noun(selector);
  if (count === undefined) return known(`the ${which} ${bare(one)}`);
  return known(`the ${which} ${read.amount(count)} of the ${read.many(selector)}`);
}

/** The first or last few by place in their zone (decks top first). */
function ends(of: Selection, count: Measure, direction: 1 | -1): Selection {
  return (s, scope) => {
    const list = [...of(s, scope)];
    if (list.length > 0 && get(s, list[0]!, Tag.ZONE) === Zone.PLAY) {
      list.sort((a, b) => get(s, a, Tag.ZONE_POSITION) - get(s, b, Tag.ZONE_POSITION));
    }
    const n = Math.max(0, count(s, scope));
    return direction === 1 ? list.slice(0, n) : list.slice(Math.max(0, list.length - n));
  };
}
