import {
  type Effect,
  KEYWORDS,
  type Keyword,
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
  ofLevel,
  ownerOf,
  set,
} from '../state/access.js';
import type { EffectsFrame } from '../state/frames.js';
import { attachTrigger, bitOf, grantedTo } from '../state/granted.js';
import { Col, type Column, EXTRA_SPELLS, Zone } from '../vocabulary/index.js';

type Grant = Extract<Effect, { readonly grant: number }>;

/** Gives a trigger; it is newer than all that its host has (BATCH-trigger-order). */
export function grant(run: BatchRun, effect: Grant, host: number, frame: EffectsFrame): void {
  const s = run.state;
  if (!(isPlayer(s, host) || inLane(s, host))) return;
  const { bearer } = frame;
  const rules = ['BATCH-trigger-order'];
  const node = run.begin({
    kind: 'effect',
    name: 'Grant',
    rules,
    text: '{source} gives {about} a trigger',
    source: bearer,
    about: host,
  });
  const e = createRow(run, cardOf(s, bearer), get(s, bearer, Col.LEVEL), ownerOf(s, host));
  attachTrigger(run, e, host, effect.grant);
  if (effect.lasts === 'THIS_TURN') set(run, e, Col.THIS_TURN_ONLY, 1);
  else if (effect.lasts !== undefined) set(run, e, Col.USES, ofLevel(s, bearer, effect.lasts.uses));
  run.end(node);
}

/** A creature or player loses all abilities; boosts that it has stay (BATCH-c-keywords, BATCH-c-while). */
export function loseAbilities(run: BatchRun, source: number, target: number): void {
  const s = run.state;
  const text = '{about} loses all abilities';
  const hasOngoing = cardOf(s, target).definition.while !== undefined;
  const rules = ['BATCH-c-keywords', ...(hasOngoing ? ['BATCH-c-while'] : [])];
  const node = run.begin({
    kind: 'effect',
    name: 'Lose Abilities',
    rules,
    text,
    source,
    about: target,
  });
  if (!isPlayer(s, target)) set(run, target, Col.NEGATED, 1);
  for (const keyword of KEYWORDS) set(run, target, Col[keyword.toUpperCase() as Column], 0);
  set(run, target, Col.AGGRESSIVE_THIS_TURN, 0);
  for (const trigger of grantedTo(s, target)) set(run, trigger, Col.ZONE, Zone.BANISHED);
  run.end(node);
}

/** A creature or player loses one keyword for good, printed or given (BATCH-c-keywords). */
export function negate(
  run: BatchRun,
  source: number,
  target: number,
  keyword: Keyword | TriggerKeyword,
): void {
  const s = run.state;
  if (!(isPlayer(s, target) || inLane(s, target))) return;
  const text = `{about} loses ${keyword.toLowerCase()}`;
  const node = run.begin({
    kind: 'effect',
    name: 'Negate',
    rules: ['BATCH-c-keywords'],
    text,
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

/** A creature counts as awake for the rest of the turn (BATCH-c-attributes). */
export function giveAggressive(run: BatchRun, source: number, target: number): void {
  if (!inLane(run.state, target)) return;
  const text = '{about} is Aggressive this turn';
  const node = run.begin({
    kind: 'effect',
    name: 'Aggressive',
    rules: ['BATCH-c-attributes'],
    text,
    source,
    about: target,
  });
  set(run, target, Col.AGGRESSIVE_THIS_TURN, 1);
  run.end(node);
}

/** A creature may be in one more battle this turn (BATCH-c-extra-battle). */
export function giveBattle(run: BatchRun, source: number, target: number): void {
  if (!inLane(run.state, target)) return;
  const text = '{about} may battle an additional time';
  const node = run.begin({
    kind: 'effect',
    name: 'Extra Battle',
    rules: ['BATCH-c-extra-battle'],
    text,
    source,
    about: target,
  });
  set(run, target, Col.EXTRA_BATTLES, get(run.state, target, Col.EXTRA_BATTLES) + 1);
  run.end(node);
}

/** A player may play one more spell this turn (BATCH-c-plays). */
export function giveSpell(run: BatchRun, source: number, player: number, level: number): void {
  const text = '{about} may play one more spell, of level {value} at most';
  const node = run.begin({
    kind: 'effect',
    name: 'Extra Spell',
    rules: ['BATCH-c-plays'],
    text,
    source,
    about: player,
    value: level,
  });
  const column = EXTRA_SPELLS[level - 1]!;
  set(run, player, column, get(run.state, player, column) + 1);
  run.end(node);
}
