import { OPEN } from '../../../../kernel/index.js';
import type { CardRange } from '../../language/cards.js';
import type { EffectOf } from '../../language/effects.js';
import { gainCard, noteOriginal, setAsideNew } from '../../rules/events/gain-card.js';
import { replaceHeroPower } from '../../rules/events/hero.js';
import { raise } from '../../rules/triggers/event.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import { chosen, drawn } from '../../state/asking.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { CompiledCard, Selection } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import { runCode } from '../../state/run-code.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { CardClass, CardType, EventKind, opponentOf, Tag } from '../../vocabulary/index.js';
import { optionsOf } from '../card-choice.js';
import { isOfClass } from '../card-filter.js';
import { append, type Compiler, store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { noted, type Reader } from '../reader.js';
import { firstPushedFirst } from './deck.js';
import { type Offering, offer } from './offer.js';

type Options = (s: State, scope: Scope) => readonly number[];

const CLASSES = Object.entries(CardClass).filter(([name]) => name !== 'NEUTRAL');

/**
 * The cards that a Discover can offer:
 * - from 15.0 on never the card that Discovers (HS-INF-discovers-itself);
 * - if no class is named, cards of the player's class and neutral ones, all equally likely (ZH-5.1-discover);
 * - if the player has no class, or his class has none, cards of the class of the card that Discovers; if that is neutral,
 *   of a random class (ZH-5.1-discover-fallback).
 */
export function discoverable(range: CardRange, compiler: Compiler): Options {
  const options = optionsOf(range, compiler);
  const others: Options = (s, scope) => {
    if (s.edition.switches.cardsDiscoverThemselves) return options(s, scope);
    const own = cardOf(s, scope.source).index;
    return options(s, scope).filter((card) => card !== own);
  };
  if (!('pool' in range) || range.pool.class !== undefined || range.pool.anyClass === true)
    return others;
  if (range.pool.classOf !== undefined) return ofClassOfHero(range.pool, compiler, others);
  const slot = compiler.slot();
  compiler.emit((run, frame) => {
    const index = classToOffer(run, frame, others(run.state, frame));
    if (index !== null) store(frame, slot, index);
  });
  return (s, scope) => {
    const chosen = CLASSES[(scope.saved?.[slot] as number | undefined) ?? -1]?.[0];
    return others(s, scope).filter((card) => isFor(s, card, chosen));
  };
}

/** A hero without a class: what is offered is of the class of the card that Discovers (ZH-5.1-discover-fallback). */
function ofClassOfHero(pool: PoolRange['pool'], compiler: Compiler, others: Options): Options {
  const { classOf: side, withoutClass: _, cardWithoutClass: __, ...rest } = pool;
  const all = optionsOf({ pool: rest }, compiler);
  return (s, scope) => {
    const player = side === 'ENEMY_HERO' ? opponentOf(scope.player) : scope.player;
    const own = get(s, s.hero[player as 1 | 2], Tag.CLASS);
    if (CLASSES.some(([, its]) => its === own)) return others(s, scope);
    const its = cardOf(s, scope.source).definition.class;
    return all(s, scope).filter((card) => its !== undefined && isOf(s, card, its));
  };
}

type PoolRange = Extract<CardRange, { readonly pool: unknown }>;

/** The place of the class among all, or null while it is open. */
function classToOffer(run: HsRun, frame: EffectsFrame, cards: readonly number[]): number | null {
  const s = run.state;
  const offers = (name: string) => cards.some((card) => isFor(s, card, name));
  const number = get(s, s.hero[frame.player as 1 | 2], Tag.CLASS);
  const own = CLASSES.findIndex(([, its]) => its === number);
  if (own >= 0 && offers(CLASSES[own]![0])) return own;
  const its = cardOf(s, frame.source).definition.class;
  const printed = CLASSES.findIndex(([name]) => name === its);
  if (printed >= 0) return printed;
  const found = CLASSES.flatMap(([name], i) => (cards.some((c) => isOf(s, c, name)) ? [i] : []));
  if (found.length === 0) return -1;
  return drawn(run, 'class of the cards offered', { source: frame.source, options: found });
}

function isOf(s: State, card: number, name: string): boolean {
  return isOfClass(s.pool.at(card)!.definition.class, name);
}

function isFor(s: State, card: number, name: string | undefined): boolean {
  return (
    s.pool.at(card)!.definition.class === undefined || (name !== undefined && isOf(s, card, name))
  );
}

export const discoverWord: EffectWord<'discover'> = {
  says: 'three cards are offered, of your class and neutral ones where no class is named, or `oneOfEach` of several ranges; one is taken (`save` keeps it; `in` `SETASIDE` instead of the hand), or all of them `allIf` a condition holds, which can look at what is `offered`; `offers`: another number of cards; `beside` a spell that happens at once if it is taken; `offered` keeps what was offered; `then` more effects',
  rules: ['ZH-5.1-discover', 'ZH-5.1-discover-fallback'],
  example: { discover: { pool: { type: 'MINION' } }, then: [] },
  refers: { discover: [...PLAYABLE, 'HERO_POWER'], beside: ['SPELL'] },
  reads: ({ discover: range, then, save, in: place, allIf, beside, offered, offers }, read) =>
    `Discover ${offeredOf(range, read)}${offers === undefined ? '' : ` (${offers} are offered)`}${place === undefined ? '' : ', which is set aside'}${allIf === undefined ? '' : ` (all of them if ${read.holds(allIf)})`}${beside === undefined ? '' : ` or take ${read.card(beside)}`}${noted(save)}${offered === undefined ? '' : ` (what is offered is noted as "${offered}")`}${then.length === 0 ? '' : `, then ${read.steps(then)}`}`,
  compile: (effect, compiler) => {
    const { save, beside, offers } = effect;
    const keepsAll = effect.allIf === undefined ? undefined : compiler.test(effect.allIf);
    const { offered } = effect;
    const isTested = keepsAll !== undefined && offered !== undefined;
    const onceOffered = (slot: string): void => {
      if (isTested) keepOffered(offered, slot, compiler);
    };
    const offering = { name: 'Discover', keepsAll, beside, offers, onceOffered } as const;
    if (save !== undefined) compiler.emit((_run, frame) => store(frame, save, []));
    const originals = originalsIn(effect.discover, compiler);
    const slot = offer(
      compiler,
      offering,
      offeredFrom(effect.discover, compiler),
      (run, frame, card) => {
        const player = frame.player as 1 | 2;
        if (card.type === CardType.HERO_POWER && effect.in === undefined)
          replaceHeroPower(run, card.id, player);
        else if (card.id === beside) {
          if (card.text !== null) runCode(run, card.text, { source: frame.source, player });
        } else {
          const gained =
            effect.in === undefined
              ? gainDiscovered(run, card, player, frame.source)
              : setAsideNew(run, card, player, frame.source);
          const found = originals?.(run.state, frame) ?? [];
          noteOriginal(
            run,
            gained,
            found.find((e) => get(run.state, e, Tag.CARD) === card.index),
          );
          if (gained !== 0) append(frame, save, gained);
        }
      },
    );
    if (offered !== undefined && !isTested) keepOffered(offered, slot, compiler);
    compiler.effects(effect.then);
  },
};

/** What was offered is kept as cards that are set aside. */
function keepOffered(name: string, slot: string, compiler: Compiler): void {
  compiler.emit((run, frame) => {
    const { pool } = run.state;
    const cards = frame.saved![slot] as readonly number[];
    const made = cards.map((card) => setAsideNew(run, pool.at(card)!, frame.player, frame.source));
    store(frame, name, made);
  });
}

/** The cards of which what is offered are copies: of a group of cards, and not of one that is drawn first. */
function originalsIn(range: Offered, compiler: Compiler): Selection | null {
  if ('oneOfEach' in range || !('cardsOf' in range)) return null;
  const { cardsOf } = range;
  return typeof cardsOf === 'string' || 'of' in cardsOf ? compiler.selection(cardsOf) : null;
}

function gainDiscovered(run: HsRun, card: CompiledCard, player: 1 | 2, source: number): number {
  const depth = run.stack.length;
  const gained = gainCard(run, card, player, { creator: source });
  if (gained !== 0) raise(run, EventKind.DISCOVERED, { player, subject: gained, source });
  firstPushedFirst(run, depth);
  return gained;
}

type Offered = EffectOf<'discover'>['discover'];

function offeredFrom(range: Offered, compiler: Compiler): Offering {
  if (!('oneOfEach' in range)) return discoverable(range, compiler);
  const each = range.oneOfEach.map((one) => discoverable(one, compiler));
  return (s, scope, so) => each[so]?.(s, scope) ?? [];
}

function offeredOf(range: Offered, read: Reader): string {
  return 'oneOfEach' in range ? range.oneOfEach.map(read.range).join(' or ') : read.range(range);
}

export const chooseCardWord: EffectWord<'chooseCard'> = {
  says: 'all these cards are offered, one is taken and set aside; `beside` one more; `save` keeps it',
  rules: ['ZH-1.4-setaside'],
  example: { chooseCard: { oneOf: ['CS2_050', 'CS2_051'] }, save: 'totem' },
  refers: { chooseCard: PLAYABLE, beside: PLAYABLE },
  reads: ({ chooseCard: range, save, beside }, read) =>
    `choose ${read.range(range)}${beside === undefined ? '' : ` or ${read.card(beside)}`}${noted(save)}`,
  compile: (effect, compiler) => {
    const of = optionsOf(effect.chooseCard, compiler);
    const { beside } = effect;
    compiler.emit((run, frame) => {
      const more = beside === undefined ? [] : [cardById(run.state.pool, beside).index];
      const options = [...new Set([...of(run.state, frame), ...more])];
      if (options.length === 0) {
        store(frame, effect.save, []);
        return;
      }
      const index = chosen(run, 'choose a card', frame.player, { source: frame.source, options });
      if (index === OPEN) return;
      const card = run.state.pool.at(options[index]!)!;
      store(frame, effect.save, [setAsideNew(run, card, frame.player, frame.source)]);
    });
  },
};
