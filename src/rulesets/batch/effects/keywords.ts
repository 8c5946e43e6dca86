import { z } from 'zod';
import { beginEffect } from '../../common/trace-nodes.js';
import type { Effects } from '../language/effects.js';
import {
  type ByLevel,
  KEYWORDS,
  type Keyword,
  type Selector,
  TRIGGER_KEYWORDS,
  type TriggerKeyword,
} from '../language/words.js';
import {
  type BatchRun,
  cardOf,
  createRow,
  get,
  inLane,
  isPlayer,
  ownerOf,
  set,
} from '../state/access.js';
import { attachTrigger, bitOf, grantedTo } from '../state/granted.js';
import { Col, type Column, Zone } from '../vocabulary/index.js';
import type { Doing, EffectWord } from './effect-word.js';
import { byLevelRead, plain, selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    give: { readonly give: 'AGGRESSIVE'; readonly on: Selector };
    grant: {
      /** The place among the card's `grants`. */
      readonly grant: number;
      readonly on: Selector;
      readonly lasts?: 'THIS_TURN' | { readonly uses: ByLevel<number> };
    };
    loseAbilities: { readonly loseAbilities: Selector };
    negate: { readonly negate: Keyword | TriggerKeyword; readonly on: Selector };
  }
}

export const give: EffectWord<'give'> = {
  form: ({ selector }) => z.strictObject({ give: z.literal('AGGRESSIVE'), on: selector }),
  says: 'these creatures count as awake for the rest of the turn',
  rules: ['BATCH-c-attributes'],
  example: { give: 'AGGRESSIVE', on: 'FRIENDLY_CREATURES' },
  reads: ({ give, on }) => `${selectorRead(on)} is ${plain(give)} this turn`,
  run: (doing, effect) => {
    const { run, state, self: source } = doing;
    for (const about of doing.select(effect.on)) {
      if (!inLane(state, about)) continue;
      const text = '{about} is Aggressive this turn';
      const rules = ['BATCH-c-attributes'];
      const node = beginEffect(run, 'Aggressive', rules, { text, source, about });
      set(run, about, Col.AGGRESSIVE_THIS_TURN, 1);
      run.end(node);
    }
    return 'DONE';
  },
};

export const grant: EffectWord<'grant'> = {
  form: ({ selector, thisTurn, numbers }) =>
    z.strictObject({
      grant: z.int().min(0).max(9),
      on: selector,
      lasts: z.union([thisTurn, z.strictObject({ uses: numbers })]).optional(),
    }),
  says: "gives each of these one of the card's `grants`, by its place; it is newer than all triggers that its host has",
  rules: ['BATCH-trigger-order'],
  example: { grant: 0, on: 'TARGET', lasts: 'THIS_TURN' },
  reads: ({ grant, on, lasts }) => {
    const long =
      lasts === undefined
        ? ''
        : lasts === 'THIS_TURN'
          ? ' this turn'
          : `, ${byLevelRead(lasts.uses)} time(s)`;
    return `give ${selectorRead(on)} the trigger ${grant + 1} below${long}`;
  },
  run: (doing, effect) => {
    for (const host of doing.select(effect.on)) giveTrigger(doing, effect, host);
    return 'DONE';
  },
};

function giveTrigger(doing: Doing, { grant, lasts }: Effects['grant'], host: number): void {
  const { run, state: s, frame } = doing;
  if (!(isPlayer(s, host) || inLane(s, host))) return;
  const { bearer } = frame;
  const node = beginEffect(run, 'Grant', ['BATCH-trigger-order'], {
    text: '{source} gives {about} a trigger',
    source: bearer,
    about: host,
  });
  const e = createRow(run, cardOf(s, bearer), get(s, bearer, Col.LEVEL), ownerOf(s, host));
  attachTrigger(run, e, host, grant);
  if (lasts === 'THIS_TURN') set(run, e, Col.THIS_TURN_ONLY, 1);
  else if (lasts !== undefined) set(run, e, Col.USES, doing.ofLevel(lasts.uses));
  run.end(node);
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
  const node = beginEffect(
    run,
    'Lose Abilities',
    ['BATCH-c-keywords', ...(hasOngoing ? ['BATCH-c-while'] : [])],
    { text: '{about} loses all abilities', source, about: target },
  );
  if (!isPlayer(s, target)) set(run, target, Col.NEGATED, 1);
  for (const keyword of KEYWORDS) set(run, target, Col[keyword.toUpperCase() as Column], 0);
  set(run, target, Col.AGGRESSIVE_THIS_TURN, 0);
  for (const trigger of grantedTo(s, target)) set(run, trigger, Col.ZONE, Zone.BANISHED);
  run.end(node);
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
  const node = beginEffect(run, 'Negate', ['BATCH-c-keywords'], {
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
