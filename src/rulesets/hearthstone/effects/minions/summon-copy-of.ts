import type { Place, Selector, Who } from '../../language/words.js';
import { bringIntoPlay } from '../../rules/events/summon.js';
import { copyStateOf, copyWhatMoves } from '../../rules/events/transform.js';
import { cardOf, inPlay } from '../../state/access.js';
import { attach } from '../../state/enchantments.js';
import { cardById } from '../../state/pool.js';
import { createEntity, hasRoom } from '../../state/zones.js';
import { CardType, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isHidden, isMinion, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { compilePlace, placeForms, placeInWords, placeOfCopy } from './position.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * A copy of an entity in play with its state and enchantments (HS-COPY2). It stands right of its original; of one
     * that is not on that board right of SELF, or of the minion that SELF is attached to (HS-INF-place).
     */
    summonCopyOf: {
      readonly summonCopyOf: Selector;
      readonly who?: Who;
      readonly save?: string;
      /** It takes over state and enchantments only when the summon has been answered (SUP-COPY-DOPPEL). */
      readonly afterwards?: true;
      /** An enchantment that the copy gets on top. */
      readonly with?: string;
      readonly at?: Place;
      /** The card of the copy, where that is not the card of the original. */
      readonly as?: string;
    };
  }
}

export const summonCopyOfWord: EffectWord<'summonCopyOf'> = {
  form: (grammar) => ({
    summonCopyOf: grammar.selector,
    who: grammar.optional(grammar.who),
    save: grammar.save,
    afterwards: grammar.optional(grammar.yes),
    with: grammar.optional(grammar.text),
    at: grammar.optional(grammar.oneOf('place', placeForms(grammar))),
    as: grammar.optional(grammar.text),
  }),
  says: 'a copy with state and enchantments, which it takes over `afterwards`: when the summon has been answered; `with` one more; of a card in hand or deck with the enchantments that a move would leave it; right of its original, or `at` a place of `summon`; `as` a card of its own',
  rules: ['HS-COPY2', 'SUP-COPY-DOPPEL', 'ZH-4.8-copy-enchantments', 'HS-INF-place'],
  example: { summonCopyOf: 'TARGET' },
  refers: { with: ['ENCHANTMENT'], as: ['MINION'] },
  reads: ({ summonCopyOf: original, who, save, afterwards, with: gift, at }, read) => {
    const late = afterwards === undefined ? '' : ' (its state comes after the summon)';
    const more = gift === undefined ? '' : ` with ${read.enchantment(gift, undefined, undefined)}`;
    const place = at === undefined ? '' : placeInWords(at, read);
    const copy = `a copy of ${read.these(original)}${more}`;
    return read.does(who, 'summon', `${copy}${place}${late}${noted(save)}`);
  },
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.summonCopyOf));
    const who = playersOf(effect.who);
    const made = compiler.slot();
    const place = effect.at === undefined ? null : compilePlace(effect.at, compiler);
    compiler.emit((run, frame) => {
      const s = run.state;
      store(frame, made, []);
      const original = of(s, frame)[0];
      if (original === undefined) return;
      const player = who(s, frame)[0]!;
      if (!hasRoom(s, Zone.PLAY, player, CardType.MINION)) return;
      const card = effect.as === undefined ? cardOf(s, original) : cardById(s.pool, effect.as);
      const copy = createEntity(run, card, player, frame.source);
      const position =
        place === null ? placeOfCopy(run, frame, original, player) : place(run, frame, player);
      bringIntoPlay(run, copy, position, frame.source);
      if (effect.afterwards === true) store(frame, made, [original, copy]);
      else if (inPlay(s, original)) copyStateOf(run, original, copy, card);
      else if (isHidden(s, original)) copyWhatMoves(run, original, copy);
      if (effect.with !== undefined)
        attach(run, effect.with, { host: copy, player, creator: frame.source });
      if (effect.save !== undefined) store(frame, effect.save, [copy]);
    });
    if (effect.afterwards === true)
      compiler.emit((run, frame) => {
        const [original = 0, copy = 0] = frame.saved![made] as number[];
        if (copy !== 0 && inPlay(run.state, original) && inPlay(run.state, copy))
          copyStateOf(run, original, copy, cardOf(run.state, copy));
      });
  },
};
