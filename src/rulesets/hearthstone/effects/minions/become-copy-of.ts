import type { Selector } from '../../language/words.js';
import { enterDormant } from '../../rules/events/enter-dormant.js';
import { becomeCopy, updateAurasOfNew } from '../../rules/events/transform.js';
import { insertPhase } from '../../rules/sequences/inserted-phase.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';
import { noted } from '../reader.js';

declare module '../../language/effects.js' {
  interface Effects {
    /** The source becomes a copy of the selected entity, enchantments and all (HS-COPY2, HS-XFORM2). */
    becomeCopyOf: {
      readonly becomeCopyOf: Selector;
      readonly save?: string;
      /** Other minions than SELF become it. */
      readonly minion?: Selector;
      /** As if it came into play anew: dormant if its card does so (ZH-4.8-copy-enchantments). */
      readonly entersAnew?: true;
    };
  }
}

export const becomeCopyOfWord: EffectWord<'becomeCopyOf'> = {
  form: ({ optional, save, selector, yes }) => ({
    becomeCopyOf: selector,
    save,
    minion: optional(selector),
    entersAnew: optional(yes),
  }),
  says: 'SELF, or another `minion`, becomes a copy, one that `entersAnew` dormant if its card does; `save` keeps the new form',
  rules: ['HS-COPY2', 'HS-XFORM2', 'ZH-4.8-copy-enchantments'],
  example: { becomeCopyOf: 'TARGET' },
  reads: ({ becomeCopyOf: original, save, minion, entersAnew }, read) => {
    const who = minion === undefined ? '' : `make ${read.these(minion)} `;
    const anew = entersAnew === undefined ? '' : ' that enters play anew';
    return `${who}become a copy of ${read.these(original)}${anew}${noted(save)}`;
  },
  compile: (effect, compiler) => {
    const of = only(isMinion, compiler.selection(effect.becomeCopyOf));
    const minions = only(isMinion, compiler.selection(effect.minion ?? 'SELF'));
    compiler.emit((run, frame) => {
      const original = of(run.state, frame)[0];
      if (original === undefined) return;
      const forms: number[] = [];
      for (const minion of [...minions(run.state, frame)]) {
        const form = becomeCopy(run, minion, original);
        if (form === 0) continue;
        forms.push(form);
        if (effect.entersAnew === true) enterDormant(run, form);
        insertPhase(run, minion, form);
        updateAurasOfNew(run);
      }
      if (effect.save !== undefined) store(frame, effect.save, forms);
    });
  },
};
