import { z } from 'zod';
import type { ByLevel } from '../../language/words.js';
import { get, set } from '../../state/access.js';
import { playerRow } from '../../state/state.js';
import { EXTRA_SPELLS } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { byLevelRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    extraSpell: { readonly extraSpell: ByLevel<number> };
  }
}

export const extraSpell: EffectWord<'extraSpell'> = {
  form: ({ spellLevel }) => z.strictObject({ extraSpell: spellLevel }),
  says: 'you may play one more spell of at most this level this turn',
  rules: ['BATCH-c-plays'],
  example: { extraSpell: [1, 2, 3] },
  reads: ({ extraSpell }) =>
    `you may play one more spell of level ${byLevelRead(extraSpell)} at most this turn`,
  run: (doing, effect) => {
    const { run, state, self: source, frame } = doing;
    const level = doing.ofLevel(effect.extraSpell);
    const about = playerRow(frame.player);
    const node = run.begin({
      kind: 'effect',
      name: 'Extra Spell',
      rules: ['BATCH-c-plays'],
      text: '{about} may play one more spell, of level {value} at most',
      source,
      about,
      value: level,
    });
    const column = EXTRA_SPELLS[level - 1]!;
    set(run, about, column, get(state, about, column) + 1);
    run.end(node);
    return 'DONE';
  },
};
