import { drawn } from '../../../common/draws.js';
import type { CardRange } from '../../language/cards.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { CardClass, opponentOf, Tag } from '../../vocabulary/index.js';
import { optionsOf } from '../card-choice.js';
import { isOfClass } from '../card-filter.js';
import { type Compiler, store } from '../compiling.js';

type Options = (s: State, scope: Scope) => readonly number[];

const CLASSES = Object.entries(CardClass).filter(([name]) => name !== 'NEUTRAL');

/**
 * What a card that Discovers may offer: never itself (but before 15.0, HS-INF-discovers-itself), and where no class is named only cards of its player's class and
 * neutral ones, each as likely as any other (ZH-5.1-discover). A player without a class, or for whose class there is
 * nothing, is offered cards of the class of the card that Discovers; if that is neutral, of a random class
 * (ZH-5.1-discover-fallback).
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
  return drawn(run, {
    name: 'class of the cards offered',
    rules: decisionRules('class of the cards offered'),
    of: 'class',
    source: frame.source,
    options: found,
  });
}

function isOf(s: State, card: number, name: string): boolean {
  return isOfClass(s.pool.at(card)!.definition.class, name);
}

function isFor(s: State, card: number, name: string | undefined): boolean {
  return (
    s.pool.at(card)!.definition.class === undefined || (name !== undefined && isOf(s, card, name))
  );
}
