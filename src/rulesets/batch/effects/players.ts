import { z } from 'zod';
import { beginEffect, recordEffect } from '../../common/trace-nodes.js';
import type { ByLevel, Selector } from '../language/words.js';
import { get, inLane, set } from '../state/access.js';
import { playerRow } from '../state/state.js';
import { Col, EXTRA_SPELLS } from '../vocabulary/index.js';
import type { EffectWord } from './effect-word.js';
import { byLevelRead, selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    extraBattle: { readonly extraBattle: Selector };
    extraSpell: { readonly extraSpell: ByLevel<number> };
    note: { readonly note: string };
  }
}

export const extraBattle: EffectWord<'extraBattle'> = {
  form: ({ selector }) => z.strictObject({ extraBattle: selector }),
  says: 'these creatures may be in one more battle this turn',
  rules: ['BATCH-c-extra-battle'],
  example: { extraBattle: 'TARGET' },
  reads: ({ extraBattle }) => `${selectorRead(extraBattle)} may battle an additional time`,
  run: (doing, effect) => {
    const { run, state, self: source } = doing;
    for (const about of doing.select(effect.extraBattle)) {
      if (!inLane(state, about)) continue;
      const text = '{about} may battle an additional time';
      const rules = ['BATCH-c-extra-battle'];
      const node = beginEffect(run, 'Extra Battle', rules, { text, source, about });
      set(run, about, Col.EXTRA_BATTLES, get(state, about, Col.EXTRA_BATTLES) + 1);
      run.end(node);
    }
    return 'DONE';
  },
};

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
    const node = beginEffect(run, 'Extra Spell', ['BATCH-c-plays'], {
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

export const note: EffectWord<'note'> = {
  form: ({ text }) => z.strictObject({ note: text }),
  says: 'only writes to the trace',
  rules: ['BATCH-batch-start', 'BATCH-algorithm'],
  example: { note: 'a' },
  reads: ({ note }) => `note "${note}"`,
  run: ({ run, self, frame: { list } }, { note }) => {
    // it says that the effects at hand were carried out: of the action, or of a trigger
    const isAction = list === 'play' || list === 'activate';
    recordEffect(run, 'Note', [isAction ? 'BATCH-batch-start' : 'BATCH-algorithm'], {
      text: `{source}: ${note}`,
      source: self,
    });
    return 'DONE';
  },
};
