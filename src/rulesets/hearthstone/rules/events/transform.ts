import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, get, type HsRun, inPlay, set } from '../../state/access.js';
import {
  attach,
  dropEnchantment,
  enchantmentsOn,
  grantsOf,
  raiseToZero,
  recompute,
  recomputeGranted,
  USED_UP,
  type UsedUp,
} from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import { GAME, type State } from '../../state/state.js';
import {
  attune,
  createEntity,
  detune,
  enterZone,
  leaveZone,
  resetToCard,
} from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import {
  CardType,
  KEYWORDS,
  Tag,
  type Tag as TagNumber,
  TRANSFORMED,
  Zone,
} from '../../vocabulary/index.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { attachOrderedAuras, isInOrder } from '../auras/in-order.js';
import { updateOtherAuras } from '../auras/other.js';
import { detachAll, resetTags } from './death.js';
import { bringParts, noteSummonEvent, summonCard } from './summon.js';

/**
 * Transforms a minion: it leaves play at once without dying, its enchantments are detached, and a minion of
 * the other card stands in its place (HS-XFORM1), the previous form being set aside (HS-ZONE5). From 11.2 on the minion
 * stays the same Entity and everything else becomes that of the other card (ZH-4.5-transform).
 * @returns the new form, or 0 when there was nothing in play to transform.
 */
export function transform(run: HsRun, source: number, minion: number, into: CompiledCard): number {
  const s = run.state;
  if (!inPlay(s, minion)) return 0;
  if (get(s, minion, Tag.SUMMONS_FORMS) !== 0) return summonForm(run, minion, into);
  const node = beginEffect(
    run,
    'Transform',
    ['HS-XFORM1', 'ZH-4.5-transform', 'ZH-6.3-transform-11.2', 'ZH-4.5-transform-old'],
    { text: '{source} transforms {about}', source, about: minion },
  );
  const isSame = s.edition.switches.transformKeepsEntity;
  const change = get(s, minion, Tag.HEALTH) - cardOf(s, minion).health;
  const form = isSame ? changeForm(run, minion, into) : replaceForm(run, minion, into);
  set(run, form, Tag.EXHAUSTED, 1);
  if (s.edition.switches.transformsCarryHealthChange)
    set(run, form, Tag.FORMER_HEALTH_CHANGE, change);
  run.end(node);
  if (isSame) bringParts(run, form);
  if (!isSame && cardOf(s, source).type !== CardType.SPELL) noteSummonEvent(run, form, TRANSFORMED);
  return form;
}

/** What it would become comes beside it, and it stays what it is (HS-INF-summons-forms). */
function summonForm(run: HsRun, minion: number, into: CompiledCard): number {
  const s = run.state;
  recordCheck(run, 'summoned instead', ['HS-INF-summons-forms'], {
    text: '{about} stays what it is: the other minion is summoned',
    about: minion,
  });
  const player = controllerOf(s, minion);
  summonCard(run, into, { player, position: get(s, minion, Tag.ZONE_POSITION), creator: minion });
  return 0;
}

/** Another minion stands in the place of one that is set aside. */
function replaceForm(run: HsRun, minion: number, into: CompiledCard): number {
  const player = controllerOf(run.state, minion);
  const position = get(run.state, minion, Tag.ZONE_POSITION) - 1;
  setAside(run, minion);
  const form = createEntity(run, into, player, minion);
  enterZone(run, form, Zone.PLAY, position);
  return form;
}

/** The minion becomes another one where it stands: its place in the order of play is all that it keeps. */
function changeForm(run: HsRun, minion: number, into: CompiledCard): number {
  const s = run.state;
  const summoned = get(s, minion, Tag.SUMMON_EVENT);
  detune(s, minion);
  detachAll(run, minion, false);
  set(run, minion, Tag.CARD, into.index);
  resetTags(run, minion, false);
  set(run, minion, Tag.SUMMON_EVENT, summoned);
  set(run, minion, Tag.TRANSFORMED_IN_PLAY, 1);
  attune(s, minion);
  s.auraStale = true;
  s.otherAuraStale = true;
  s.mayDie = true;
  return minion;
}

/** In the newest editions the auras are worked out anew as soon as something has been made or transformed (ZH-4.2-aura-update). */
export function updateAurasOfNew(run: HsRun): void {
  if (!run.state.edition.switches.transformUpdatesAuras) return;
  updateHealthAttackAuras(run);
  updateOtherAuras(run);
}

/** Takes a minion out of play without a death; its enchantments are removed from the game. */
export function setAside(run: HsRun, minion: number): void {
  for (const enchantment of enchantmentsOn(run.state, minion)) {
    dropEnchantment(run, enchantment, Zone.REMOVEDFROMGAME);
    set(run, enchantment, Tag.ATTACHED, 0);
  }
  leaveZone(run, minion);
  enterZone(run, minion, Zone.SETASIDE);
}

/** What a copy takes over (HS-COPY2): nothing of place, controller or own history. */
const COPIED: readonly TagNumber[] = [
  Tag.DAMAGE,
  Tag.TO_BE_DESTROYED,
  Tag.SILENCED,
  Tag.FROZEN,
  Tag.TAG_SCRIPT_DATA_NUM_1,
  Tag.TAG_SCRIPT_DATA_NUM_2,
  ...KEYWORDS.map((keyword) => Tag[keyword]),
];

/** Oldest first; in one edition by kind and giver (SUP-COPY-ORDER). */
function copyingOrder(s: State, original: number): number[] {
  const all = enchantmentsOn(s, original);
  if (!s.edition.switches.copiesReorderSelfBuffs) return all;
  const own = all.filter((e) => get(s, e, Tag.CREATOR) === original);
  const kinds = own.map((e) => get(s, e, Tag.CARD));
  const first = own.filter((_, i) => kinds.indexOf(kinds[i]!) === i);
  const others = all.filter((e) => !own.includes(e));
  return [...first, ...others, ...own.filter((e) => !first.includes(e))];
}

/** Makes `copy` a copy of the whole state of `original` with every attached enchantment (HS-COPY2). */
export function copyStateOf(
  run: HsRun,
  original: number,
  copy: number,
  card = cardOf(run.state, original),
): void {
  const s = run.state;
  const node = beginEffect(run, 'Copy', copyRules(s, original), {
    text: '{about} takes over the state of {source}',
    source: original,
    about: copy,
  });
  detune(s, copy);
  set(run, copy, Tag.CARD, card.index);
  resetToCard(run, copy, card);
  set(run, copy, Tag.SILENCED, get(s, original, Tag.SILENCED));
  attune(s, copy);
  for (const enchantment of copyingOrder(s, original))
    if (isCopied(s, enchantment)) copyEnchantment(run, enchantment, copy);
  if (s.edition.switches.copiedDamageComesLast) attachOrderedAuras(run, copy);
  set(run, copy, Tag.ATK_RAISED, get(s, original, Tag.ATK_RAISED));
  recompute(run, copy);
  raiseToZero(run, copy);
  for (const tag of COPIED) set(run, copy, tag, get(s, original, tag));
  recomputeGranted(run, copy, lostKeywords(s, original));
  copyUse(run, original, copy, Tag.DIVINE_SHIELD);
  copyUse(run, original, copy, Tag.STEALTH);
  run.end(node);
}

/** What an aura of the copy's own player attaches in order is not copied, nor, once, a ban on attacking heroes. */
function isCopied(s: State, enchantment: number): boolean {
  if (isInOrder(s, enchantment)) return false;
  return !(s.edition.switches.copiesMayAttackHeroes && isBan(s, enchantment));
}

function isBan(s: State, enchantment: number): boolean {
  return grantsOf(s, enchantment).some(([tag]) => tag === Tag.CANNOT_ATTACK_HEROES);
}

/** What a copy takes over, and what editions let it keep or get in another order. */
function copyRules(s: State, original: number): readonly string[] {
  const rules = new Set(['HS-COPY2', 'ZH-4.8-copy']);
  const own = enchantmentsOn(s, original);
  if (own.length > 0) rules.add('ZH-4.8-copied-enchantments');
  if (get(s, original, Tag.ATK_BELOW_ZERO) !== 0) rules.add('ZH-4.1-copy-negative');
  if (copyingOrder(s, original).some((e, i) => e !== own[i]))
    for (const rule of rulesOf(s.edition, 'copiesReorderSelfBuffs')) rules.add(rule);
  if (auraEnchantmentsOn(s, original).some((e) => grantsOf(s, e).length > 0))
    for (const rule of rulesOf(s.edition, 'copiesKeepAuraKeywords')) rules.add(rule);
  if (own.some((e) => isBan(s, e)))
    for (const rule of rulesOf(s.edition, 'copiesMayAttackHeroes')) rules.add(rule);
  if (s.edition.switches.copiedDamageComesLast && get(s, original, Tag.DAMAGE) > 0)
    for (const rule of rulesOf(s.edition, 'copiedDamageComesLast')) rules.add(rule);
  return [...rules];
}

/** Keywords of the original that its copy does not have: those that auras give it (HS-COPY2), and what was not copied. */
function lostKeywords(s: State, original: number): (readonly [TagNumber, number])[] {
  const isKept = s.edition.switches.copiesKeepAuraKeywords;
  const lost = isKept ? [] : auraEnchantmentsOn(s, original);
  const notCopied = enchantmentsOn(s, original).filter((e) => !isCopied(s, e));
  return [...lost, ...notCopied].flatMap((e) => [...grantsOf(s, e)]);
}

function auraEnchantmentsOn(s: State, host: number): number[] {
  return s.auraEnchantments.filter((e) => get(s, e, Tag.ATTACHED) === host);
}

/** What the original has used up the copy's own enchantments do not give back, though they are younger. */
function copyUse(run: HsRun, original: number, copy: number, keyword: UsedUp): void {
  const s = run.state;
  const used = USED_UP[keyword];
  if (get(s, original, used) === 0) return;
  const has = get(s, original, keyword) !== 0;
  set(run, copy, used, has ? get(s, original, used) : get(s, GAME, Tag.PLAY_ORDER));
}

export function copyEnchantment(run: HsRun, enchantment: number, host: number): void {
  const s = run.state;
  const copy = attach(run, cardOf(s, enchantment).id, {
    host,
    player: controllerOf(s, enchantment),
    creator: get(s, enchantment, Tag.CREATOR),
    num1: get(s, enchantment, Tag.TAG_SCRIPT_DATA_NUM_1),
    num2: get(s, enchantment, Tag.TAG_SCRIPT_DATA_NUM_2),
  });
  set(run, copy, Tag.CASTER, get(s, enchantment, Tag.CASTER));
  set(run, copy, Tag.AURA, get(s, enchantment, Tag.AURA));
  copyGivenKeywords(run, enchantment, { copy, host });
}

/** Keywords that an enchantment has itself, and gives (ZH-5.1-magnetic). */
function copyGivenKeywords(
  run: HsRun,
  enchantment: number,
  { copy, host }: { readonly copy: number; readonly host: number },
): void {
  const s = run.state;
  if (cardOf(s, copy).enchantment?.givesItsOwn !== true) return;
  for (const [tag, value] of grantsOf(s, enchantment)) set(run, copy, tag, value);
  recomputeGranted(run, host, grantsOf(s, copy));
}

/** A copy in hand of a card in hand or deck has all that is attached to that, auras apart (ZH-4.8-copy-enchantments). */
export function copyAllOn(run: HsRun, original: number, copy: number): void {
  const s = run.state;
  for (const enchantment of enchantmentsOn(s, original))
    if (get(s, enchantment, Tag.AURA) === 0) copyEnchantment(run, enchantment, copy);
  recompute(run, copy);
}

/** A copy of a hidden card keeps no Cost (ZH-4.8-copy-enchantments, ZH-4.8-move-enchantments). */
export function copyWhatMoves(run: HsRun, original: number, copy: number): void {
  const s = run.state;
  for (const enchantment of enchantmentsOn(s, original)) {
    const does = cardOf(s, enchantment).enchantment;
    if (get(s, enchantment, Tag.AURA) !== 0 || does?.lasts === 'OUT_OF_PLAY') continue;
    if (does?.cost === null || does === null) copyEnchantment(run, enchantment, copy);
  }
}

/**
 * A minion becomes a copy of another (HS-SEQ-transform): its place stays, everything else changes. Out of
 * play only its card changes (HS-SEQ-minion-removed); a form that has been set aside stays what it was.
 * @returns the new form, or 0.
 */
export function becomeCopy(run: HsRun, minion: number, original: number): number {
  const s = run.state;
  if (!inPlay(s, minion)) {
    if (get(s, minion, Tag.ZONE) === Zone.SETASIDE) return 0;
    changeCard(run, minion, minion, cardOf(s, original));
    return 0;
  }
  const form = transform(run, minion, minion, cardOf(s, original));
  if (form !== 0) copyStateOf(run, original, form);
  return form;
}

/** Keeps its enchantments, or gets one where it has that form already (ZH-5.1-corrupt). */
export function corrupt(run: HsRun, source: number, card: number, into: CompiledCard): void {
  run.section({
    kind: 'effect',
    name: 'Corrupt',
    rules: ['ZH-5.1-corrupt', 'ZH-5.1-corrupt-old'],
    text: '{source} corrupts {about}',
    source,
    about: card,
  });
  if (into.type === CardType.ENCHANTMENT) {
    attach(run, into.id, { host: card, player: controllerOf(run.state, card), creator: source });
    run.endSection();
    return;
  }
  const before = cardOf(run.state, card);
  // What has other numbers now is another card than the one of the deck (ZH-5.1-corrupt).
  if (before.attack !== into.attack || before.health !== into.health)
    set(run, card, Tag.CREATOR, source);
  changeCard(run, source, card, into);
  recompute(run, card);
  for (const e of enchantmentsOn(run.state, card))
    recomputeGranted(run, card, grantsOf(run.state, e));
  run.endSection();
}

/** Changes the card of an entity in hand or deck without making it another entity (HS-XFORM4). */
export function changeCard(run: HsRun, source: number, e: number, into: CompiledCard): void {
  const s = run.state;
  const text = '{source} makes another card of {about}';
  const node = beginEffect(run, 'Transform', ['HS-XFORM4'], { text, source, about: e });
  detune(s, e);
  set(run, e, Tag.CARD, into.index);
  resetToCard(run, e, into);
  attune(s, e);
  s.auraStale = true;
  run.end(node);
}
