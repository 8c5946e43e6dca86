import type { Selector } from '../../language/words.js';
import { forceAttack } from '../../rules/sequences/force-attack.js';
import type { EffectWord } from '../effect-word.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * An attack made by an effect, inside the Phase that runs (HS-SEQ-combat-dred). It counts among the attacker's
     * attacks of the turn unless `uncounted` (ZH-2.6-attack-count).
     */
    forceAttack: {
      readonly forceAttack: Selector;
      readonly on: Selector;
      readonly uncounted?: true;
    };
  }
}

export const forceAttackWord: EffectWord<'forceAttack'> = {
  form: ({ optional, selector, yes }) => ({
    forceAttack: selector,
    on: selector,
    uncounted: optional(yes),
  }),
  says: 'an attack inside the effect, `on` a defender; `uncounted` among the attacks of the turn',
  rules: ['HS-SEQ-combat-dred', 'ZH-2.6-attack-count'],
  example: { forceAttack: 'TARGET', on: 'ENEMY_HERO' },
  reads: ({ forceAttack: attacker, on, uncounted }, read) => {
    const uncountedly = uncounted === undefined ? '' : ', which does not count among its attacks';
    return `make ${read.these(attacker)} attack ${read.these(on)}${uncountedly}`;
  },
  compile: (effect, compiler) => {
    const attackers = compiler.selection(effect.forceAttack);
    const defenders = compiler.selection(effect.on);
    compiler.emit((run, frame) => {
      const attacker = attackers(run.state, frame)[0];
      const defender = defenders(run.state, frame)[0];
      if (attacker === undefined || defender === undefined) return;
      forceAttack(run, attacker, defender, effect.uncounted !== true);
    });
  },
};
