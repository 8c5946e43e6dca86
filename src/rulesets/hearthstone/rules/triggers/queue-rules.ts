import { cardOf, get, mortallyWounded, survives, typeOf } from '../../state/access.js';
import { DEATHRATTLE, type QueueEntry } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { CardType, EventKind, type GameEvent, Tag, Zone } from '../../vocabulary/index.js';
import { hasPreCheck } from './pre-check.js';

const FILLED = [
  'ZH-1.5-queue',
  'ZH-1.5-resolve',
  'HS-R2a',
  'HS-R2c',
  'HS-DEF-queue',
  'HS-QUEUING',
  'HS-R10',
  'ZH-6.2-before-dominant',
];
const WITH_PRE_CHECK = ['HS-R10b', 'HS-R10b-old', 'ZH-6.2-precheck-9.2'];
const AFTER = ['HS-R2-precheck-after', 'HS-R2-precheck-after-old', 'ZH-6.2-before-fixed-phase'];
const OF_DEATH = [
  'HS-R2-precheck-death',
  'HS-R2-precheck-death-old',
  'HS-R7-precheck',
  'HS-DEATH-bearer',
  'ZH-1.12-death-event',
  'ZH-6.2-before-death-event',
];
const ORDERED = ['HS-R2-order', 'HS-OOP1', 'ZH-1.5-order-of-play'];
const OF_BOTH_PLAYERS = [
  'HS-DP1',
  'HS-DP0',
  'HS-DP2',
  'HS-DP4',
  'ZH-3.2-main-player-mechanic',
  'ZH-3.2-zone-order',
  'ZH-3.2-main-player-today',
  'ZH-6.4-dominant-17.4.1',
];
const WITH_PRIORITY = ['HS-R2-priority', 'HS-PRIORITY', 'ZH-3.2-priority'];
const PRIORITY_AND_PLAYERS = ['HS-DP3', 'HS-OOP4'];
const OF_ENCHANTMENTS = ['HS-R2-entities', 'HS-OOP2', 'ZH-3.2-trigger-attributes'];

/** What decides the order of a Queue: play, priority, whose triggers they are, where they stand. */
export function queueRules(
  s: State,
  event: GameEvent,
  entries: readonly QueueEntry[],
): readonly string[] {
  const { kind } = event;
  const rules = [...FILLED];
  if (isOfAttack(kind) && !(survives(s, event.subject) && survives(s, event.source)))
    rules.push('HS-SEQ-combat-subjects');
  if (hasPreCheck(kind))
    rules.push(...WITH_PRE_CHECK, ...(kind === EventKind.DEATH ? OF_DEATH : AFTER));
  if (kind === EventKind.PROPOSED_ATTACK) rules.push('HS-PAE-conditions');
  if (isFeigned(s, event, entries)) rules.push('HS-INF-feigned-death');
  if (kind === EventKind.SUMMON) rules.push('ZH-4.5-srs-removed');
  if (kind === EventKind.ATTACK && mortallyWounded(s, event.source))
    rules.push('ZH-2.6-attacker-rescued');
  if (kind === EventKind.PREDAMAGE && typeOf(s, event.subject) === CardType.HERO)
    rules.push('ZH-4.9-predamage-hero');
  if (entries.length > 1) {
    const places = placesOf(s, entries);
    rules.push(...ORDERED);
    if (kind === EventKind.DAMAGE) rules.push('ZH-4.9-damage-wording');
    if (kind === EventKind.DISCARD && entries.some(({ entity }) => entity === event.subject))
      rules.push('ZH-4.3-discard-self-last');
    const isOfBoth = new Set(places.map(({ player }) => player)).size > 1;
    const hasPriority = places.some(({ priority }) => priority !== 0);
    if (isOfBoth || places.some(({ isOutOfPlay }) => isOutOfPlay)) rules.push(...OF_BOTH_PLAYERS);
    if (hasPriority) rules.push(...WITH_PRIORITY);
    if (hasPriority && isOfBoth) rules.push(...PRIORITY_AND_PLAYERS);
    if (places.some(({ isEnchantment }) => isEnchantment)) rules.push(...OF_ENCHANTMENTS);
  }
  return rules;
}

/** Whether a death is only raised for what answers it: its Deathrattles resolve, and so do other triggers of what lives. */
function isFeigned(
  s: State,
  { kind, subject }: GameEvent,
  entries: readonly QueueEntry[],
): boolean {
  if (kind !== EventKind.DEATH || get(s, subject, Tag.ZONE) !== Zone.PLAY) return false;
  return entries.some(({ number }) => number !== DEATHRATTLE);
}

/** Triggers on an attack ask who attacks and defends even of the dying and the gone. */
function isOfAttack(kind: number): boolean {
  return kind === EventKind.ATTACK || kind === EventKind.AFTER_ATTACK;
}

interface Place {
  readonly player: number;
  readonly priority: number;
  readonly isOutOfPlay: boolean;
  readonly isEnchantment: boolean;
}

function placesOf(s: State, entries: readonly QueueEntry[]): readonly Place[] {
  return entries.map(({ entity, number, player }) => {
    const card = cardOf(s, entity);
    const zone = get(s, entity, Tag.ZONE);
    return {
      player,
      priority: number === DEATHRATTLE ? 0 : card.triggers[number]!.priority,
      isOutOfPlay: zone === Zone.HAND || zone === Zone.DECK,
      isEnchantment: card.type === CardType.ENCHANTMENT,
    };
  });
}
