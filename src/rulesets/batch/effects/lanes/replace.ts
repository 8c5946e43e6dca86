import { z } from 'zod';
import type { Selector } from '../../language/words.js';
import { enterLane } from '../../rules/events/enter.js';
import { get, inLane, ownerOf } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    replace: { readonly replace: Selector; readonly with: string; readonly level?: number };
  }
}

export const replace: EffectWord<'replace'> = {
  form: ({ selector, text, level }) =>
    z.strictObject({ replace: selector, with: text, level: level.optional() }),
  says: 'replaces each of these creatures in its lane by a new one of this card, for its own player',
  rules: ['BATCH-c-keywords', 'BATCH-c-forge'],
  example: { replace: 'TARGET', with: 'zombie' },
  reads: ({ replace, with: card, level = 1 }) =>
    `replace ${selectorRead(replace)} with "${card}" of level ${level}`,
  makes: ({ with: card }) => [card],
  run: (doing, effect) => {
    const { run, state: s } = doing;
    const card = s.pool.byId.get(effect.with)!;
    const level = Math.min(effect.level ?? 1, card.topLevel);
    for (const e of doing.select(effect.replace)) {
      if (!inLane(s, e)) continue;
      const place = { player: ownerOf(s, e), lane: get(s, e, Col.POSITION) };
      const rules = ['BATCH-c-keywords'];
      enterLane(run, { card, level, ...place, forged: false, source: doing.self, rules });
    }
    return 'DONE';
  },
};
