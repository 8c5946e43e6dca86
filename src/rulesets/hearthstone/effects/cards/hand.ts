import type { CardChoice } from '../../language/words.js';
import { discardCards } from '../../rules/events/discard.js';
import { gainCard, noteOriginal, takeIntoHand } from '../../rules/events/gain-card.js';
import { returnCopy, returnToHand } from '../../rules/events/move.js';
import { copyAllOn, updateAurasOfNew } from '../../rules/events/transform.js';
import { byOrderOfPlay, cardOf, get } from '../../state/access.js';
import { cardStoodFor } from '../../state/deaths.js';
import type { CompiledCard, Selection } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { Tag, Zone } from '../../vocabulary/index.js';
import { type Compiler, store } from '../compiling.js';
import { type EffectWord, PLAYABLE } from '../effect-word.js';
import { isCard, isHidden, isOutOfSight, isReturnable, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { firstPushedFirst } from './deck.js';

export const giveCardWord: EffectWord<'giveCard'> = {
  says: 'new cards into a hand, `with` an enchantment',
  rules: ['HS-Z0'],
  example: { giveCard: 'CS2_231', count: 2 },
  refers: { giveCard: PLAYABLE, with: ['ENCHANTMENT'] },
  reads: ({ giveCard, who, count, save, with: gift }, read) => {
    const given =
      gift === undefined ? '' : `, with ${read.enchantment(gift, undefined, undefined)}`;
    return `add ${read.card(giveCard)} to ${read.whose(who)} hand${read.times(count)}${given}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const count = compiler.measure(effect.count ?? 1);
    const who = playersOf(effect.who);
    const copied = copiedIn(effect.giveCard, compiler);
    const card = copied === null ? compiler.card(effect.giveCard) : cardOfFirst(copied);
    const gift = effect.with ?? null;
    compiler.emit((run, frame) => {
      const s = run.state;
      const given = card(s, frame);
      if (given === null || !isCard(given.type)) return;
      const gained: number[] = [];
      const depth = run.stack.length;
      for (const player of who(s, frame)) {
        for (let i = count(s, frame); i > 0; i--) {
          const e = gainCard(run, given, player, { creator: frame.source, gift });
          if (e === 0) break;
          noteOriginal(run, e, copied?.(s, frame)[0]);
          gained.push(e);
        }
      }
      firstPushedFirst(run, depth);
      if (gained.length > 0) updateAurasOfNew(run);
      store(frame, effect.save, gained);
    });
  },
};

/** What a new card is a copy of, where its card is that of an entity. */
function copiedIn(choice: CardChoice, compiler: Compiler): Selection | null {
  const isCopy = typeof choice === 'object' && 'cardOf' in choice;
  return isCopy ? compiler.selection(choice.cardOf) : null;
}

function cardOfFirst(of: Selection): (s: State, scope: Scope) => CompiledCard | null {
  return (s, scope) => {
    const e = of(s, scope)[0];
    return e === undefined ? null : cardStoodFor(s, e);
  };
}

export const giveCopiesOfWord: EffectWord<'giveCopiesOf'> = {
  says: 'copies of cards in hand or deck, with all that is attached to them',
  rules: ['HS-Z0', 'ZH-4.8-copy-enchantments'],
  example: { giveCopiesOf: 'FRIENDLY_HAND' },
  reads: ({ giveCopiesOf, save }, read) =>
    `add a copy with all enchantments of ${read.these(giveCopiesOf)} to your hand${noted(save)}`,
  compile: (effect, compiler) => {
    const of = only(isHidden, compiler.selection(effect.giveCopiesOf));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      const gained: number[] = [];
      for (const original of [...of(s, frame)]) {
        const copy = gainCard(run, cardOf(s, original), frame.player as 1 | 2, {
          creator: frame.source,
        });
        if (copy === 0) break;
        copyAllOn(run, original, copy);
        noteOriginal(run, copy, original);
        gained.push(copy);
      }
      firstPushedFirst(run, depth);
      if (gained.length > 0) updateAurasOfNew(run);
      store(frame, effect.save, gained);
    });
  },
};

export const giveOptionsWord: EffectWord<'giveOptions'> = {
  says: 'the options of Choose One cards come to the hand as cards',
  rules: ['HS-Z0'],
  example: { giveOptions: 'EVENT_SUBJECT' },
  reads: ({ giveOptions }, read) =>
    `add copies of the choices of ${read.these(giveOptions)} to your hand`,
  compile: (effect, compiler) => {
    const of = compiler.selection(effect.giveOptions);
    compiler.emit((run, frame) => {
      const s = run.state;
      const options = of(s, frame).flatMap((e) => cardOf(s, e).chooseOne);
      const depth = run.stack.length;
      for (const id of options)
        gainCard(run, cardById(s.pool, id), frame.player as 1 | 2, { creator: frame.source });
      firstPushedFirst(run, depth);
    });
  },
};

export const takeIntoHandWord: EffectWord<'takeIntoHand'> = {
  says: "cards of a hand or deck, the other player's too, or cards that are set aside, without a draw",
  rules: ['ZH-4.7-full-zone'],
  example: { takeIntoHand: { random: 'ENEMY_DECK' } },
  reads: ({ takeIntoHand: cards, who }, read) =>
    read.does(who, 'take', `${read.these(cards)} into hand`),
  compile: (effect, compiler) => {
    const cards = only(isOutOfSight, compiler.selection(effect.takeIntoHand));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const player = who(run.state, frame)[0]!;
      const depth = run.stack.length;
      for (const card of [...cards(run.state, frame)])
        takeIntoHand(run, frame.source, card, player as 1 | 2);
      firstPushedFirst(run, depth);
    });
  },
};

export const returnToHandWord: EffectWord<'returnToHand'> = {
  says: 'to the hand of whoever owns it; `asCopy` sets it aside and gives a copy; `save` keeps what came to the hand',
  rules: ['HS-Z1', 'ZH-4.7-pseudo-move'],
  example: { returnToHand: 'ALL_MINIONS' },
  reads: ({ returnToHand: cards, asCopy, save }, read) =>
    `return ${asCopy === true ? 'a copy of ' : ''}${read.these(cards)} to hand${noted(save)}`,
  compile: (effect, compiler) => {
    const targets = only(isReturnable, compiler.selection(effect.returnToHand));
    compiler.emit((run, frame) => {
      const s = run.state;
      const depth = run.stack.length;
      const { source, event } = frame;
      const moved = byOrderOfPlay(s, [...targets(s, frame)]);
      const returned = moved.map((target) => {
        if (effect.asCopy === true) return returnCopy(run, frame, target);
        returnToHand(run, { source, event, isOfSeveral: moved.length > 1 }, target);
        return target;
      });
      store(
        frame,
        effect.save,
        returned.filter((card) => card !== 0 && get(s, card, Tag.ZONE) === Zone.HAND),
      );
      firstPushedFirst(run, depth);
    });
  },
};

export const discardWord: EffectWord<'discard'> = {
  says: 'cards in hand',
  rules: ['HS-ZONE4'],
  example: { discard: { random: 'FRIENDLY_HAND' } },
  reads: ({ discard }, read) => `discard ${read.these(discard)}`,
  compile: (effect, compiler) => {
    const cards = compiler.selection(effect.discard);
    compiler.emit((run, frame) => discardCards(run, frame.source, [...cards(run.state, frame)]));
  },
};
