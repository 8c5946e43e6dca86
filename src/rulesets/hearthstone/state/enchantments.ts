import { recordCheck } from '../../common/trace-nodes.js';
import {
  ADDED_UP,
  CardType,
  EventKind,
  hasDurability,
  KEYWORDS,
  Tag,
  WIDTH,
  Zone,
} from '../vocabulary/index.js';
import { byOrderOfPlay, cardOf, get, type HsRun, inPlay, set, typeOf } from './access.js';
import { amountOf, changed, gainOf } from './changed-numbers.js';
import type { CompiledCard } from './model.js';
import { cardById } from './pool.js';
import { GAME, type State } from './state.js';
import { attune, createEntity, detune, leaveZone, removeFrom } from './zones.js';

interface Attachment {
  readonly host: number;
  readonly player: number;
  readonly creator: number;
  /** What it remembers (TAG_SCRIPT_DATA_NUM_1, 2); absent: 0. */
  readonly num1?: number;
  readonly num2?: number;
  /** It is effective from the next Aura Update (Health/Attack) on, and not from this instant. */
  readonly late?: boolean;
}

/** Attaches at once (HS-R4-instant, HS-R4d) unless `late`. @returns the enchantment's entity */
export function attach(run: HsRun, cardId: string, attachment: Attachment): number {
  const { host, player, creator, num1 = 0, num2 = 0, late = false } = attachment;
  const s = run.state;
  const e = createEntity(run, cardById(s.pool, cardId), player, creator);
  set(run, e, Tag.ATTACHED, host);
  set(run, e, Tag.TAG_SCRIPT_DATA_NUM_1, num1);
  set(run, e, Tag.TAG_SCRIPT_DATA_NUM_2, num2);
  set(run, e, Tag.ZONE, Zone.PLAY);
  const order = get(s, 1, Tag.PLAY_ORDER) + 1;
  set(run, 1, Tag.PLAY_ORDER, order);
  set(run, e, Tag.PLAY_ORDER, order);
  s.enchantments.push(e);
  const wasStale = s.auraStale;
  attune(s, e);
  const waits = late && !s.edition.switches.waitingSelfBuffUpdatesAuras;
  if (waits) set(run, e, Tag.WAITS, 1);
  s.auraStale = wasStale || !waits;
  if (late) grant(run, e, host);
  else takeEffect(run, e, host);
  return e;
}

/** Whether an enchantment waits for an Aura Update that it is no reason for (SUP-AU-GRUUL). */
export function hasWaiting(s: State): boolean {
  if (s.edition.switches.waitingSelfBuffUpdatesAuras) return false;
  return s.enchantments.some((e) => get(s, e, Tag.WAITS) !== 0);
}

/** An Aura Update (Health/Attack) has come: nothing waits for one any more. */
export function endWaiting(run: HsRun): void {
  if (run.state.edition.switches.waitingSelfBuffUpdatesAuras) return;
  for (const e of run.state.enchantments) set(run, e, Tag.WAITS, 0);
}

/** As a 32-bit float, halves down (HS-ROUND), 0 below 0 or beyond 32 bits (HS-TAGLIMITS). */
export function memorised(value: number): number {
  if (value <= EXACT) return Math.max(0, value);
  const gap = 2 ** (Math.floor(Math.log2(value)) - 23);
  return Math.max(0, (Math.ceil(value / gap - 0.5) * gap) | 0);
}

/** What an enchantment remembers that does not round. */
export function memorisedExactly(value: number): number {
  return Math.max(0, value | 0);
}

/** The entity that something remembers, or 0: it may keep any number where it remembers an entity. */
export function remembered(s: State, e: number): number {
  const kept = get(s, e, Tag.TAG_SCRIPT_DATA_NUM_1);
  return kept > 0 && kept < s.count ? kept : 0;
}

/** Up to here a 32-bit float is exact. */
const EXACT = 2 ** 24;

/** Lets an enchantment that has just been attached act on its host. */
export function takeEffect(run: HsRun, e: number, host: number): void {
  const s = run.state;
  const facts = cardOf(s, e).enchantment;
  if (facts === null) return;
  if (facts.attack !== null)
    writeAttack(
      run,
      host,
      changed(s, facts.attack, computedAttack(s, host), gainOf(s, e, facts.attack)),
    );
  if (facts.health !== null) {
    const tag = maximumTag(s, host);
    if (typeOf(s, host) === CardType.HERO) keepHeroBase(run, host, true);
    if (facts.health.kind === 'SET') set(run, host, Tag.DAMAGE, 0);
    writeMaximum(
      run,
      host,
      changed(s, facts.health, get(s, host, tag), gainOf(s, e, facts.health)),
    );
  }
  if (facts.cost !== null) recompute(run, host);
  grant(run, e, host);
}

/** Gives the host what an enchantment grants: no Aura Update is waited for (HS-SPELLDMG). */
function grant(run: HsRun, e: number, host: number): void {
  const s = run.state;
  for (const [tag, value] of grantsOf(s, e))
    set(run, host, tag, ADDED_UP.includes(tag) ? get(s, host, tag) + value : value);
}

/** The keywords that an enchantment gives: those of its card, or those that it has itself (ZH-5.1-magnetic). */
export function grantsOf(s: State, e: number): readonly (readonly [Tag, number])[] {
  const facts = cardOf(s, e).enchantment;
  if (facts === null) return [];
  if (!facts.givesItsOwn) return facts.grants;
  return KEYWORDS.map((name) => [Tag[name], get(s, e, Tag[name])] as const).filter(
    ([, value]) => value !== 0,
  );
}

/** Takes an enchantment off its host and recomputes the host's numbers from its base (HS-E2). */
export function detach(run: HsRun, e: number): void {
  const host = get(run.state, e, Tag.ATTACHED);
  dropEnchantment(run, e, Zone.REMOVEDFROMGAME);
  set(run, e, Tag.ATTACHED, 0);
  recompute(run, host);
  recomputeGranted(run, host, grantsOf(run.state, e));
}

/** Takes a card out of the zone it is in; before 7.0 one that leaves a deck loses its enchantments (HS-Z5c). */
export function leaveDeck(run: HsRun, card: number): void {
  const s = run.state;
  const wasInDeck = get(s, card, Tag.ZONE) === Zone.DECK;
  leaveZone(run, card);
  if (!wasInDeck || s.edition.switches.deckKeepsEnchantments || s.enchantments.length === 0) return;
  for (const e of enchantmentsOn(s, card)) detach(run, e);
}

/** Removes an enchantment from play without looking at its host. */
export function dropEnchantment(run: HsRun, e: number, zone: Zone): void {
  const s = run.state;
  if (!removeFrom(s.enchantments, e)) removeFrom(s.auraEnchantments, e);
  detune(s, e);
  set(run, e, Tag.ZONE, zone);
  s.auraStale = true;
}

/** The enchantments attached to an entity, oldest first; those made by auras are not among them. */
export function enchantmentsOn(s: State, host: number): number[] {
  return s.enchantments.filter((e) => s.cells[e * WIDTH + Tag.ATTACHED] === host);
}

export function enchantmentsKeptBy(s: State, dead: number): number[] {
  const found: number[] = [];
  for (let e = dead + 1; e < s.count; e++) {
    const at = e * WIDTH;
    if (s.cells[at + Tag.ATTACHED] === dead && s.cells[at + Tag.ZONE] === Zone.GRAVEYARD)
      found.push(e);
  }
  return byOrderOfPlay(s, found);
}

/** Recomputes Attack, maximum Health and cost of an entity from its base through its list (HS-E1, HS-R4d). */
export function recompute(run: HsRun, host: number): void {
  const s = run.state;
  const card = cardOf(s, host);
  let attack = card.attack + get(s, host, Tag.ATK_RAISED);
  const isHero = card.type === CardType.HERO;
  let health = isHero ? heroBase(s, host) : maximumOf(card);
  let isHealthChanged = false;
  let costed = false;
  const { cells } = s;
  for (let pass = 0; pass < 2; pass++) {
    const list = pass === 0 ? s.enchantments : s.auraEnchantments;
    for (let i = 0; i < list.length; i++) {
      const e = list[i]!;
      if (cells[e * WIDTH + Tag.ATTACHED] !== host) continue;
      const facts = cardOf(s, e).enchantment;
      if (facts === null) continue;
      if (facts.attack !== null)
        attack = changed(s, facts.attack, attack, gainOf(s, e, facts.attack, health));
      if (facts.health !== null) {
        health = changed(s, facts.health, health, gainOf(s, e, facts.health));
        isHealthChanged = true;
      }
      if (facts.cost !== null) costed = true;
    }
  }
  writeAttack(run, host, attack);
  if (isHero) keepHeroBase(run, host, isHealthChanged);
  writeMaximum(run, host, health);
  const cost = costed ? recomputedCost(s, host) : card.cost;
  writeCost(run, host, cost);
}

/** What has Echo never costs less than 1, whatever else says (ZH-5.1-echo). */
function writeCost(run: HsRun, host: number, cost: number): void {
  const least = get(run.state, host, Tag.ECHO) === 0 ? 0 : 1;
  set(run, host, Tag.COST, cost < least ? least : cost);
}

/** A hero's maximum Health is what it was given (HS-SEQ-hero), not what its card prints. */
function heroBase(s: State, hero: number): number {
  return get(s, hero, Tag.HEALTH_BASE) || get(s, hero, Tag.HEALTH);
}

/** Notes a hero's own maximum Health as long as enchantments change it (HS-E2). */
function keepHeroBase(run: HsRun, hero: number, isChanged: boolean): void {
  set(run, hero, Tag.HEALTH_BASE, isChanged ? heroBase(run.state, hero) : 0);
}

function maximumOf(card: CompiledCard): number {
  return hasDurability(card.type) ? card.durability : card.health;
}

export function isEnchanted(s: State, host: number): boolean {
  const { cells, enchantments, auraEnchantments } = s;
  for (let i = 0; i < enchantments.length; i++) {
    if (cells[enchantments[i]! * WIDTH + Tag.ATTACHED] === host) return true;
  }
  for (let i = 0; i < auraEnchantments.length; i++) {
    if (cells[auraEnchantments[i]! * WIDTH + Tag.ATTACHED] === host) return true;
  }
  return false;
}

/** The numbers of an entity that nothing is attached to: those printed on its card. */
export function resetNumbers(run: HsRun, host: number): void {
  const s = run.state;
  const { cells } = s;
  const card = cardOf(s, host);
  const at = host * WIDTH;
  const attack = card.attack + cells[at + Tag.ATK_RAISED]!;
  if (cells[at + Tag.ATK] !== attack || cells[at + Tag.ATK_BELOW_ZERO] !== 0)
    writeAttack(run, host, attack);
  if (cells[at + Tag.COST] !== card.cost) set(run, host, Tag.COST, card.cost);
  if (card.type === CardType.HERO) {
    if (cells[at + Tag.HEALTH_BASE] === 0) return;
    writeMaximum(run, host, heroBase(s, host));
    keepHeroBase(run, host, false);
    return;
  }
  const printed = maximumOf(card);
  if (cells[at + maximumTag(s, host)] !== printed) writeMaximum(run, host, printed);
}

/** It may be negative (HS-M5); changes apply in order of play (HS-M6, HS-R4-priority). */
export function recomputedCost(s: State, host: number): number {
  let { cost } = cardOf(s, host);
  for (const e of costEnchantments(s, host)) cost = costAfter(s, e, cost);
  return cost;
}

/** An enchantment that changes the cost of its host, and what the cost is after it. */
export interface CostChange {
  readonly enchantment: number;
  readonly cost: number;
}

/** How the cost of a card comes about, change by change. */
export function costChanges(s: State, host: number): readonly CostChange[] {
  let { cost } = cardOf(s, host);
  return costEnchantments(s, host).map((enchantment) => {
    cost = costAfter(s, enchantment, cost);
    return { enchantment, cost };
  });
}

function costEnchantments(s: State, host: number): number[] {
  const all = [...s.enchantments, ...s.auraEnchantments].filter(
    (e) => get(s, e, Tag.ATTACHED) === host && cardOf(s, e).enchantment?.cost,
  );
  return all.sort(
    (a, b) =>
      costPriority(s, a) - costPriority(s, b) ||
      get(s, a, Tag.PLAY_ORDER) - get(s, b, Tag.PLAY_ORDER),
  );
}

function costAfter(s: State, enchantment: number, cost: number): number {
  const change = cardOf(s, enchantment).enchantment!.cost!;
  return changed(s, change, cost, amountOf(s, enchantment, change));
}

function costPriority(s: State, enchantment: number): number {
  const aura = get(s, enchantment, Tag.AURA);
  return aura <= 0 ? 0 : cardOf(s, get(s, enchantment, Tag.CREATOR)).auras[aura - 1]!.priority;
}

/** A Divine Shield or Stealth is used up: nothing that gave it until now gives it again (HS-E2). */
export function useUp(run: HsRun, e: number, tag: UsedUp): void {
  const s = run.state;
  if (get(s, e, tag) === 0) return;
  set(run, e, tag, 0);
  set(run, e, USED_UP[tag], get(s, GAME, Tag.PLAY_ORDER));
}

export type UsedUp = typeof Tag.DIVINE_SHIELD | typeof Tag.STEALTH;

/** Where the time is noted at which a keyword was used up. */
export const USED_UP: Readonly<Record<UsedUp, Tag>> = {
  [Tag.DIVINE_SHIELD]: Tag.DIVINE_SHIELD_USED,
  [Tag.STEALTH]: Tag.STEALTH_USED,
};

/** Recomputes granted keywords; of one that is used up only what was given since counts. */
export function recomputeGranted(
  run: HsRun,
  host: number,
  grants: readonly (readonly [Tag, number])[],
): void {
  const s = run.state;
  for (const [tag] of grants) {
    let value = 0;
    const column = USED_UP[tag as UsedUp] as Tag | undefined;
    const used = column === undefined ? 0 : get(s, host, column);
    if (used === 0 && get(s, host, Tag.SILENCED) === 0) {
      for (const [printed, amount] of cardOf(s, host).keywords) if (printed === tag) value = amount;
    }
    for (const list of [s.enchantments, s.auraEnchantments]) {
      for (const e of list) {
        if (get(s, e, Tag.ATTACHED) !== host || (used > 0 && get(s, e, Tag.PLAY_ORDER) <= used))
          continue;
        for (const [granted, amount] of grantsOf(s, e)) {
          if (granted === tag) value = ADDED_UP.includes(tag) ? value + amount : amount;
        }
      }
    }
    set(run, host, tag, value);
  }
}

/** Attack below 0 is 0, but what is added later starts from below (ZH-4.1-negative-attack). */
function writeAttack(run: HsRun, host: number, value: number): void {
  set(run, host, Tag.ATK, value < 0 ? 0 : value);
  set(run, host, Tag.ATK_BELOW_ZERO, value < 0 ? -value | 0 : 0);
}

/** Attack as it is computed; it may be below 0. */
function computedAttack(s: State, host: number): number {
  return (get(s, host, Tag.ATK) - get(s, host, Tag.ATK_BELOW_ZERO)) | 0;
}

/** A copy of what is below 0 Attack is at 0 of its own (ZH-4.1-copy-negative). */
export function raiseToZero(run: HsRun, copy: number): void {
  const below = get(run.state, copy, Tag.ATK_BELOW_ZERO);
  if (below === 0) return;
  set(run, copy, Tag.ATK_RAISED, get(run.state, copy, Tag.ATK_RAISED) + below);
  writeAttack(run, copy, 0);
}

/** The tag that holds an entity's maximum Health: Durability for a weapon or Location. */
function maximumTag(s: State, host: number): Tag {
  return hasDurability(cardOf(s, host).type) ? Tag.DURABILITY : Tag.HEALTH;
}

/** What would answer damage may be asked about: Health that falls with its maximum is none (HS-H4). */
function recordNoDamage(run: HsRun, host: number): void {
  if (run.trace === null || !inPlay(run.state, host)) return;
  if (cardOf(run.state, host).listens[EventKind.DAMAGE] !== 1) return;
  recordCheck(run, 'no damage', ['HS-H4', 'HS-H2', 'ZH-4.1-silence-health'], {
    text: "{about}'s Health falls with its maximum: that is no damage",
    about: host,
  });
}

/** A higher maximum raises current Health as much, a lower one only caps it (HS-H1, HS-H2). */
function writeMaximum(run: HsRun, host: number, value: number): void {
  const s = run.state;
  const tag = maximumTag(s, host);
  const from = get(s, host, tag);
  const to = value < 0 ? 0 : value;
  if (to === from) return;
  const damage = get(s, host, Tag.DAMAGE);
  if (damage < from - to) recordNoDamage(run, host);
  set(run, host, tag, to);
  if (to < from && damage > 0) set(run, host, Tag.DAMAGE, Math.max(0, damage - (from - to)));
}
