import type { Selector, Who } from '../../language/words.js';
import { bringIntoPlay } from '../../rules/events/summon.js';
import { copyStateOf } from '../../rules/events/transform.js';
import { cardOf, inPlay } from '../../state/access.js';
import { createEntity, hasRoom } from '../../state/zones.js';
import { CardType, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';
import { noted } from '../reader.js';
import { playersOf } from '../who.js';
import { positionOf } from './position.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * A copy of an entity in play with its state and enchantments (HS-COPY2). It stands right of SELF, or of the
     * minion that SELF is attached to.
     */
    summonCopyOf: { readonly summonCopyOf: Selector; readonly who?: Who; readonly save?: string };
  }
}

/** The effect `summonCopyOf`. */
export const summonCopyOfWord: EffectWord<'summonCopyOf'> = {
  form: ({ optional, save, selector, who }) => ({
    summonCopyOf: selector,
    who: optional(who),
    save,
  }),
  says: 'a copy with state and enchantments',
  rules: ['HS-COPY2'],
  example: { summonCopyOf: 'TARGET' },
  reads: ({ summonCopyOf: original, who, save }, read) =>
    read.does(who, 'summon', `a copy of ${read.these(original)}${noted(save)}`),
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.summonCopyOf));
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      const s = run.state;
      const original = of(s, frame)[0];
      if (original === undefined) return;
      const player = who(s, frame)[0]!;
      if (!hasRoom(s, Zone.PLAY, player, CardType.MINION)) return;
      const copy = createEntity(run, cardOf(s, original), player, frame.source);
      bringIntoPlay(run, copy, positionOf(run, frame, 'RIGHT_OF_SELF', player), frame.source);
      if (inPlay(s, original)) copyStateOf(run, original, copy);
      if (effect.save !== undefined) store(frame, effect.save, [copy]);
    });
  },
};
