import type { Selector, Who } from '../../language/words.js';
import { bringIntoPlay } from '../../rules/events/summon.js';
import { copyStateOf, copyWhatMoves } from '../../rules/events/transform.js';
import { cardOf, inPlay } from '../../state/access.js';
import { attach } from '../../state/enchantments.js';
import { createEntity, hasRoom } from '../../state/zones.js';
import { CardType, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isHidden, isMinion, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { positionOf } from './position.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * A copy of an entity in play with its state and enchantments (HS-COPY2). It stands right of SELF, or of the
     * minion that SELF is attached to.
     */
    summonCopyOf: {
      readonly summonCopyOf: Selector;
      readonly who?: Who;
      readonly save?: string;
      /** It takes over state and enchantments only when the summon has been answered (SUP-COPY-DOPPEL). */
      readonly afterwards?: true;
      /** An enchantment that the copy gets on top. */
      readonly with?: string;
    };
  }
}

/** The effect `summonCopyOf`. */
export const summonCopyOfWord: EffectWord<'summonCopyOf'> = {
  form: ({ optional, save, selector, text, who, yes }) => ({
    summonCopyOf: selector,
    who: optional(who),
    save,
    afterwards: optional(yes),
    with: optional(text),
  }),
  says: 'a copy with state and enchantments, which it takes over `afterwards`: when the summon has been answered; `with` one more; of a card in hand or deck with the enchantments that a move would leave it',
  rules: ['HS-COPY2', 'SUP-COPY-DOPPEL', 'ZH-4.8-copy-enchantments'],
  example: { summonCopyOf: 'TARGET' },
  refers: { with: ['ENCHANTMENT'] },
  reads: ({ summonCopyOf: original, who, save, afterwards, with: gift }, read) => {
    const late = afterwards === undefined ? '' : ' (its state comes after the summon)';
    const more = gift === undefined ? '' : ` with ${read.enchantment(gift, undefined, undefined)}`;
    const copy = `a copy of ${read.these(original)}${more}`;
    return read.does(who, 'summon', `${copy}${late}${noted(save)}`);
  },
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.summonCopyOf));
    const who = playersOf(effect.who);
    const made = compiler.slot();
    compiler.emit((run, frame) => {
      const s = run.state;
      store(frame, made, []);
      const original = of(s, frame)[0];
      if (original === undefined) return;
      const player = who(s, frame)[0]!;
      if (!hasRoom(s, Zone.PLAY, player, CardType.MINION)) return;
      const copy = createEntity(run, cardOf(s, original), player, frame.source);
      bringIntoPlay(run, copy, positionOf(run, frame, 'RIGHT_OF_SELF', player), frame.source);
      if (effect.afterwards === true) store(frame, made, [original, copy]);
      else if (inPlay(s, original)) copyStateOf(run, original, copy);
      else if (isHidden(s, original)) copyWhatMoves(run, original, copy);
      if (effect.with !== undefined)
        attach(run, effect.with, { host: copy, player, creator: frame.source });
      if (effect.save !== undefined) store(frame, effect.save, [copy]);
    });
    if (effect.afterwards === true)
      compiler.emit((run, frame) => {
        const [original = 0, copy = 0] = frame.saved![made] as number[];
        if (copy !== 0 && inPlay(run.state, original) && inPlay(run.state, copy))
          copyStateOf(run, original, copy);
      });
  },
};
