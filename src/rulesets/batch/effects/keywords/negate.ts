import { z } from 'zod';
import {
  type Keyword,
  type Selector,
  TRIGGER_KEYWORDS,
  type TriggerKeyword,
} from '../../language/words.js';
import { cardOf, get, inLane, isPlayer, set } from '../../state/access.js';
import { bitOf, grantedTo } from '../../state/granted.js';
import { Col, type Column, Zone } from '../../vocabulary/index.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { plain, selectorRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    negate: { readonly negate: Keyword | TriggerKeyword; readonly on: Selector };
  }
}

export const negate: EffectWord<'negate'> = {
  form: ({ anyKeyword, selector }) => z.strictObject({ negate: anyKeyword, on: selector }),
  says: 'these lose one keyword for good, wherever they have it from',
  rules: ['BATCH-c-keywords'],
  example: { negate: 'defender', on: 'TARGET' },
  reads: ({ negate, on }) => `${selectorRead(on)} loses ${plain(negate)}`,
  run: (doing, effect) => {
    for (const e of doing.select(effect.on)) lose(doing, e, effect.negate);
    return 'DONE';
  },
};

function lose(
  { run, state: s, self: source }: Doing,
  target: number,
  keyword: Keyword | TriggerKeyword,
): void {
  if (!(isPlayer(s, target) || inLane(s, target))) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Negate',
    rules: ['BATCH-c-keywords'],
    text: `{about} loses ${keyword.toLowerCase()}`,
    source,
    about: target,
  });
  if (isTriggerKeyword(keyword)) {
    set(run, target, Col.NEGATED_KEYWORDS, get(s, target, Col.NEGATED_KEYWORDS) | bitOf(keyword));
    for (const given of grantedTo(s, target)) {
      const trigger = cardOf(s, given).definition.grants?.[get(s, given, Col.TRIGGER)];
      if (trigger?.keyword === keyword) set(run, given, Col.ZONE, Zone.BANISHED);
    }
  } else {
    set(run, target, Col[keyword.toUpperCase() as Column], 0);
    if (keyword === 'aggressive') set(run, target, Col.AGGRESSIVE_THIS_TURN, 0);
  }
  run.end(node);
}

function isTriggerKeyword(keyword: Keyword | TriggerKeyword): keyword is TriggerKeyword {
  return (TRIGGER_KEYWORDS as readonly string[]).includes(keyword);
}
