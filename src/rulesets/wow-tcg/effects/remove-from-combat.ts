import { z } from 'zod';
import { beginEffect } from '../../common/trace-nodes.js';
import type { Selector } from '../language/words.js';
import { recordLeavingCombat } from '../rules/events/move.js';
import { removeFromCombat as leaveCombat } from '../rules/events/status.js';
import { get, inPlay } from '../state/access.js';
import { Col, Role } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    removeFromCombat: { readonly removeFromCombat: Selector };
  }
}

/** The effect `removeFromCombat`. */
export const removeFromCombat: EffectWord<'removeFromCombat'> = {
  form: ({ selector }) => z.strictObject({ removeFromCombat: selector }),
  says: 'removes these from combat: they neither attack nor defend any more',
  rules: ['WOW-602.5'],
  example: { removeFromCombat: { of: 'CHARACTERS', where: 'ATTACKING' } },
  reads: ({ removeFromCombat }) => `remove ${selectorRead(removeFromCombat)} from combat`,
  run: (doing, { removeFromCombat: which }) => {
    const { state, run } = doing;
    const fighting = doing
      .select(which)
      .filter((e) => inPlay(state, e) && get(state, e, Col.ROLE) !== Role.NONE);
    for (const e of fighting) {
      const node = beginEffect(run, 'Remove from Combat', ['WOW-602.5'], {
        text: '{about} is removed from combat',
        about: e,
      });
      recordLeavingCombat(run, e);
      leaveCombat(run, e);
      run.end(node);
    }
    return doing.performed(fighting.length > 0);
  },
};
