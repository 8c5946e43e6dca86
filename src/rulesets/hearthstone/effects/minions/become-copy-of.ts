import type { Selector } from '../../language/words.js';
import { becomeCopy, updateAurasOfNew } from '../../rules/events/transform.js';
import { insertPhase } from '../../rules/sequences/inserted-phase.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';
import { noted } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The source becomes a copy of the selected entity, enchantments and all (HS-COPY2, HS-XFORM2). */
    becomeCopyOf: { readonly becomeCopyOf: Selector; readonly save?: string };
  }
}

/** The effect `becomeCopyOf`. */
export const becomeCopyOfWord: EffectWord<'becomeCopyOf'> = {
  form: ({ save, selector }) => ({ becomeCopyOf: selector, save }),
  says: 'SELF becomes a copy; `save` keeps the new form',
  rules: ['HS-COPY2', 'HS-XFORM2'],
  example: { becomeCopyOf: 'TARGET' },
  reads: ({ becomeCopyOf: original, save }, read) =>
    `become a copy of ${read.these(original)}${noted(save)}`,
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.becomeCopyOf));
    compiler.emit((run, frame) => {
      const original = of(run.state, frame)[0];
      if (original === undefined || !isMinion(run.state, frame.source)) return;
      const form = becomeCopy(run, frame.source, original);
      if (form !== 0) {
        insertPhase(run, frame.source, form);
        updateAurasOfNew(run);
      }
      if (effect.save !== undefined) store(frame, effect.save, form === 0 ? [] : [form]);
    });
  },
};
