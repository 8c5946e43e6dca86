import { numbersFrom } from '../../../common/draws.js';
import type { CardChoice } from '../../language/cards.js';
import type { EffectOf } from '../../language/effects.js';
import type { Selector } from '../../language/words.js';
import { copyToMove, moveIntoDeck } from '../../rules/events/move.js';
import { swapDecks } from '../../rules/events/swap.js';
import { copyEnchantment } from '../../rules/events/transform.js';
import { cardOf, controllerOf, get, type HsRun } from '../../state/access.js';
import { drawn } from '../../state/asking.js';
import { attach, enchantmentsKeptBy, enchantmentsOn, recompute } from '../../state/enchantments.js';
import type { EffectsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { createEntity, hasRoom } from '../../state/zones.js';
import { MAX_DECK, Tag, Zone } from '../../vocabulary/index.js';
import { type Compiler, store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard, isMovable, isShufflable, only } from '../fitting.js';
import { noted, type Reader } from '../reader.js';
import { playersOf } from '../who.js';

/** What one effect has raised several times is resolved in the order in which it happened (HS-R1-dfs). */
export function firstPushedFirst(run: HsRun, depth: number): void {
  if (run.stack.length > depth + 1) run.stack.push(...run.stack.splice(depth).reverse());
}

export const putIntoDeckWord: EffectWord<'putIntoDeck'> = {
  says: 'cards, or a `newCard` of yours, go to the `TOP` or the `BOTTOM` of the deck of whoever has them, or of `who`, one after the other; nothing is shuffled',
  rules: ['HS-Z1', 'ZH-4.7-full-zone'],
  example: { putIntoDeck: 'FRIENDLY_HAND', at: 'BOTTOM' },
  refers: { newCard: PLAYABLE },
  reads: ({ putIntoDeck: what, at, who, save }, read) => {
    const cards = isNewCard(what) ? read.card(what.newCard) : read.these(what);
    const whose = who === undefined && !isNewCard(what) ? 'the' : read.whose(who);
    return `put ${cards} ${at === 'TOP' ? 'on top' : 'at the bottom'} of ${whose} deck${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const cards = cardsToPut(effect.putIntoDeck, compiler);
    const who = effect.who === undefined ? null : playersOf(effect.who);
    compiler.emit((run, frame) => {
      const moved = [...cards(run, frame)];
      for (const card of moved) {
        const player = who?.(run.state, frame)[0] ?? controllerOf(run.state, card);
        const position = effect.at === 'TOP' ? run.state.deck[player].length : 0;
        moveIntoDeck(run, frame, card, { player, position, shuffler: 0 });
      }
      store(
        frame,
        effect.save,
        moved.filter((card) => get(run.state, card, Tag.ZONE) === Zone.DECK),
      );
    });
  },
};

type Put = EffectOf<'putIntoDeck'>['putIntoDeck'];

interface NewCard {
  readonly newCard: CardChoice;
}

/** Whether a card is made for what moves others. */
export function isNewCard(what: Selector | NewCard): what is NewCard {
  return typeof what === 'object' && 'newCard' in what;
}

function cardsToPut(what: Put, compiler: Compiler) {
  if (!isNewCard(what)) {
    const cards = only(isMovable, compiler.selection(what));
    return (run: HsRun, frame: EffectsFrame) => cards(run.state, frame);
  }
  const card = compiler.card(what.newCard);
  return (run: HsRun, frame: EffectsFrame): readonly number[] => {
    const chosen = card(run.state, frame);
    if (chosen === null || !isCard(chosen.type)) return [];
    return [createEntity(run, chosen, frame.player as 1 | 2, frame.source)];
  };
}

export const shuffleIntoDeckWord: EffectWord<'shuffleIntoDeck'> = {
  says: 'entities, a `newCard`, or `copiesOf` entities with their enchantments, these `with` one more; `asCopy` sets them aside and shuffles copies',
  rules: ['HS-Z1', 'ZH-4.7-pseudo-move'],
  example: { shuffleIntoDeck: { newCard: 'CS2_231' } },
  refers: { newCard: PLAYABLE, with: ['ENCHANTMENT'] },
  reads: ({ shuffleIntoDeck: what, who, asCopy, with: gift }, read) => {
    const copies = asCopy === true ? 'copies of ' : '';
    const more = gift === undefined ? '' : ` with ${read.enchantment(gift, undefined, undefined)}`;
    return `shuffle ${copies}${shuffled(what, read)}${more} into ${read.whose(who)} deck`;
  },
  compile: (effect, compiler) => {
    const who = playersOf(effect.who);
    const what = effect.shuffleIntoDeck;
    const slot = compiler.slot();
    const makesNew = typeof what === 'object' && ('newCard' in what || 'copiesOf' in what);
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
    } else if (typeof what === 'object' && 'copiesOf' in what) {
      const originals = compiler.selection(what.copiesOf);
      compiler.emit((run, frame) => {
        const player = who(run.state, frame)[0]!;
        const all = [...originals(run.state, frame)];
        store(
          frame,
          slot,
          all.map((original) => copyWithEnchantments(run, frame.source, original, player)),
        );
      });
    } else {
      const entities = only(isShufflable, compiler.selection(what));
      compiler.emit((run, frame) => store(frame, slot, [...entities(run.state, frame)]));
    }
    const gift = effect.with;
    if (gift !== undefined)
      compiler.emit((run, frame) => {
        for (const host of frame.saved![slot] as number[])
          attach(run, gift, { host, player: frame.player as 1 | 2, creator: frame.source });
      });
    compiler.emit((run, frame) => {
      const [next, ...rest] = frame.saved![slot] as number[];
      if (next === undefined) return;
      const player = who(run.state, frame)[0]!;
      const options = deckPositions(run.state, player);
      const { source } = frame;
      const position = drawn(run, 'position in the deck', { source, options });
      if (position === null) return;
      const moving = effect.asCopy === true ? copyToMove(run, frame, next) : next;
      if (moving !== 0) {
        const shuffler = makesNew ? frame.player : player;
        moveIntoDeck(run, frame, moving, { player, position, shuffler });
      }
      store(frame, slot, rest);
      frame.pc--;
    });
  },
};

function shuffled(what: EffectOf<'shuffleIntoDeck'>['shuffleIntoDeck'], read: Reader): string {
  if (typeof what === 'object' && 'newCard' in what) return read.card(what.newCard);
  if (typeof what === 'object' && 'copiesOf' in what)
    return `a copy with all enchantments of ${read.these(what.copiesOf)}`;
  return read.these(what);
}

/** A new card that keeps what is attached to the original, to be shuffled into a deck. */
function copyWithEnchantments(run: HsRun, source: number, original: number, player: 1 | 2): number {
  const copy = createEntity(run, cardOf(run.state, original), player, source);
  const attached = [
    ...enchantmentsOn(run.state, original),
    ...enchantmentsKeptBy(run.state, original),
  ];
  for (const enchantment of attached) copyEnchantment(run, enchantment, copy);
  recompute(run, copy);
  return copy;
}

/** Every place between the cards of a deck, counted from the bottom; where there is no room for more there is nothing to choose. */
function deckPositions(s: State, player: 1 | 2): number[] {
  const isFull = s.edition.switches.movesKeepLimits && s.deck[player].length >= MAX_DECK;
  return isFull ? [0] : numbersFrom(0, s.deck[player].length);
}

export const swapDecksWord: EffectWord<'swapDecks'> = {
  says: 'each player has the deck of the other one',
  rules: ['HS-Z2c'],
  example: { swapDecks: true },
  reads: () => 'swap the decks of the players',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => swapDecks(run, frame.source));
  },
};
