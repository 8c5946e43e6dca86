import { z } from 'zod';
import { KEYWORDS, type Selector } from '../../language/words.js';
import { type BatchRun, cardOf, isPlayer, set } from '../../state/access.js';
import { grantedTo } from '../../state/granted.js';
import { Col, type Column, Zone } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    loseAbilities: { readonly loseAbilities: Selector };
  }
}

export const loseAbilities: EffectWord<'loseAbilities'> = {
  form: ({ selector }) => z.strictObject({ loseAbilities: selector }),
  says: 'these lose all abilities, printed or given; boosts that they have stay',
  rules: ['BATCH-c-keywords', 'BATCH-c-while'],
  example: { loseAbilities: 'TARGET' },
  reads: ({ loseAbilities }) => `${selectorRead(loseAbilities)} loses all abilities`,
  run: (doing, effect) => {
    for (const e of doing.select(effect.loseAbilities)) loseAll(doing.run, doing.self, e);
    return 'DONE';
  },
};

function loseAll(run: BatchRun, source: number, target: number): void {
  const s = run.state;
  const hasOngoing = cardOf(s, target).definition.while !== undefined;
  const node = run.begin({
    kind: 'effect',
    name: 'Lose Abilities',
    rules: ['BATCH-c-keywords', ...(hasOngoing ? ['BATCH-c-while'] : [])],
    text: '{about} loses all abilities',
    source,
    about: target,
  });
  if (!isPlayer(s, target)) set(run, target, Col.NEGATED, 1);
  for (const keyword of KEYWORDS) set(run, target, Col[keyword.toUpperCase() as Column], 0);
  set(run, target, Col.AGGRESSIVE_THIS_TURN, 0);
  for (const trigger of grantedTo(s, target)) set(run, trigger, Col.ZONE, Zone.BANISHED);
  run.end(node);
}
