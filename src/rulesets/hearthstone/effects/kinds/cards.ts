import { type Decision, OPEN } from '../../../../kernel/index.js';
import { discardCards } from '../../rules/events/discard.js';
import { drawCards, drawThese } from '../../rules/events/draw.js';
import { gainCard } from '../../rules/events/gain-card.js';
import { moveIntoDeck, returnToHand, takeAway } from '../../rules/events/move.js';
import { byOrderOfPlay, type HsRun, survives } from '../../state/access.js';
import type { CompiledCard } from '../../state/compiled-card.js';
import type { EffectsFrame } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { createEntity, hasRoom } from '../../state/zones.js';
import { Zone } from '../../vocabulary/index.js';
import { optionsOf } from '../card-choice.js';
import { type Compiler, store } from '../compiling.js';
import { isCard, isMovable, isOutOfPlay, only } from '../fitting.js';
import { playersOf } from '../who.js';
import { kind } from './kind.js';

/** Cards in hands and decks. */
export const CARD_KINDS = [
  kind('draw', (effect, compiler) => {
    const count = compiler.measure(effect.draw);
    const save = effect.save ?? null;
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      if (save !== null) store(frame, save, []);
      for (const player of [...who(run.state, frame)].reverse())
        drawCards(run, player, count(run.state, frame), save);
    });
  }),

  kind('drawThese', (effect, compiler) => {
    const cards = only(isOutOfPlay, compiler.selection(effect.drawThese));
    const save = effect.save ?? null;
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      if (save !== null) store(frame, save, []);
      drawThese(run, who(run.state, frame)[0]!, [...cards(run.state, frame)], save);
    });
  }),

  kind('setAside', (effect, compiler) => {
    const targets = only(isMovable, compiler.selection(effect.setAside));
    const zone = effect.in === undefined ? Zone.SETASIDE : Zone.GRAVEYARD;
    compiler.emit((run, frame) => {
      for (const target of [...targets(run.state, frame)])
        takeAway(run, frame.source, target, zone, frame.event);
    });
  }),

  kind('discard', (effect, compiler) => {
    const cards = compiler.selection(effect.discard);
    compiler.emit((run, frame) => discardCards(run, frame.source, [...cards(run.state, frame)]));
  }),

  kind('giveCard', (effect, compiler) => {
    const count = compiler.measure(effect.count ?? 1);
    const who = playersOf(effect.who);
    const card = compiler.card(effect.giveCard);
    compiler.emit((run, frame) => {
      const s = run.state;
      const given = card(s, frame);
      if (given === null || !isCard(given.type)) return;
      const gained: number[] = [];
      const depth = run.stack.length;
      for (const player of who(s, frame)) {
        for (let i = count(s, frame); i > 0; i--) {
          const e = gainCard(run, given, player, frame.source);
          if (e === 0) break;
          gained.push(e);
        }
      }
      firstPushedFirst(run, depth);
      if (effect.save !== undefined) store(frame, effect.save, gained);
    });
  }),

  kind('returnToHand', (effect, compiler) => {
    const targets = only(isMovable, compiler.selection(effect.returnToHand));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      for (const target of byOrderOfPlay(s, [...targets(s, frame)]))
        returnToHand(run, frame.source, target, frame.event);
      firstPushedFirst(run, depth);
    });
  }),

  kind('shuffleIntoDeck', (effect, compiler) => {
    const who = playersOf(effect.who);
    const what = effect.shuffleIntoDeck;
    const slot = compiler.slot();
    if (typeof what === 'object' && 'newCard' in what) {
      const card = compiler.card(what.newCard);
      compiler.emit((run, frame) => {
        const chosen = card(run.state, frame);
        const player = who(run.state, frame)[0]!;
        store(
          frame,
          slot,
          chosen === null ||
            !isCard(chosen.type) ||
            !hasRoom(run.state, Zone.DECK, player, chosen.type)
            ? []
            : [createEntity(run, chosen, player, frame.source)],
        );
      });
    } else {
      const entities = only(isMovable, compiler.selection(what));
      compiler.emit((run, frame) => store(frame, slot, [...entities(run.state, frame)]));
    }
    compiler.emit((run, frame) => {
      const [next, ...rest] = frame.saved![slot] as number[];
      if (next === undefined) return;
      const player = who(run.state, frame)[0]!;
      const options = deckPositions(run.state, player);
      const index = run.decide({
        kind: 'chance',
        name: 'position in the deck',
        of: 'position',
        player: 0,
        source: frame.source,
        options,
      });
      if (index === OPEN) return;
      moveIntoDeck(run, frame.source, next, player, options[index]!, frame.event);
      store(frame, slot, rest);
      frame.pc--;
    });
  }),

  kind('discover', (effect, compiler) => {
    offer(compiler, DISCOVER, optionsOf(effect.discover), (run, frame, card) => {
      gainCard(run, card, frame.player as 1 | 2, frame.source);
    });
    compiler.effects(effect.then);
  }),

  kind('adapt', (effect, compiler) => {
    const selected = compiler.selection(effect.adapt);
    const adapting = (s: State, scope: Scope): number[] =>
      selected(s, scope).filter((e) => survives(s, e));
    const spells = optionsOf(effect.offering);
    const options = (s: State, scope: Scope) =>
      adapting(s, scope).length === 0 ? [] : spells(s, scope);
    offer(compiler, ADAPT, options, (run, frame, { text }) => {
      const depth = run.stack.length;
      for (const e of adapting(run.state, frame)) {
        run.leaf({
          kind: 'effect',
          name: 'Adapt',
          rules: ['ZH-5.1-adapt'],
          text: '{about} adapts',
          source: frame.source,
          about: e,
        });
        if (text !== null) runCode(run, text, frame.source, frame.player, e, null);
      }
      firstPushedFirst(run, depth);
    });
  }),
];

/** Three different cards are drawn from a range and offered; what the player takes is handed on (ZH-5.1-discover). */
function offer(
  compiler: Compiler,
  choice: Pick<Decision, 'kind' | 'name' | 'of'>,
  options: (s: State, scope: Scope) => readonly number[],
  take: (run: HsRun, frame: EffectsFrame, card: CompiledCard) => void,
): void {
  const offered = compiler.slot();
  compiler.emit((_run, frame) => store(frame, offered, []));
  compiler.emit((run, frame) => {
    const so = frame.saved![offered] as number[];
    const left = options(run.state, frame).filter((card) => !so.includes(card));
    if (so.length >= OFFERED || left.length === 0) return;
    const index = run.decide({
      kind: 'chance',
      name: 'card offered',
      of: 'card',
      player: 0,
      source: frame.source,
      options: left,
    });
    if (index === OPEN) return;
    store(frame, offered, [...so, left[index]!]);
    frame.pc--;
  });
  compiler.emit((run, frame) => {
    const cards = frame.saved![offered] as number[];
    if (cards.length === 0) return;
    const index = run.decide({
      ...choice,
      player: frame.player,
      source: frame.source,
      options: cards,
    });
    if (index !== OPEN) take(run, frame, run.state.pool.cards[cards[index]!]!);
  });
}

/** What one effect has raised several times is resolved in the order in which it happened (HS-R1-dfs). */
function firstPushedFirst(run: HsRun, depth: number): void {
  if (run.stack.length > depth + 1) run.stack.push(...run.stack.splice(depth).reverse());
}

/** Cards that are offered at once. */
const OFFERED = 3;
const DISCOVER = { kind: 'choice', name: 'Discover', of: 'card' } as const;
const ADAPT = { kind: 'choice', name: 'Adapt', of: 'card' } as const;

/** Every place between the cards of a deck, counted from the bottom. */
function deckPositions(s: State, player: 1 | 2): number[] {
  return Array.from({ length: s.deck[player].length + 1 }, (_, i) => i);
}
