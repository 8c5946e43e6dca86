import { beginEffect } from '../../../common/trace-nodes.js';
import {
  attackOf,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  playerEntity,
  set,
} from '../../state/access.js';
import {
  dropEnchantment,
  grantsOf,
  recompute,
  recomputeGranted,
} from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import { DEATH_RECORD_CARD } from '../../state/pool.js';
import { FIRST_CARD, GAME, type State } from '../../state/state.js';
import { attune, createEntity, enterZone, leaveZone, resetToCard } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import {
  CardType,
  KEYWORDS,
  PlayState,
  Tag,
  takesPlace,
  WIDTH,
  Zone,
} from '../../vocabulary/index.js';

/** Leaves play by dying: recorded, reset (HS-ZONE4), to the Graveyard (HS-FZIR1). */
export function die(run: HsRun, e: number): void {
  const s = run.state;
  const type = cardOf(s, e).type;
  const player = controllerOf(s, e);
  const node = beginEffect(run, 'Death', run.trace === null ? DEATH : deathRules(s, e, type), {
    text: '{about} dies',
    about: e,
  });
  recordDeath(run, e, type);
  if (type === CardType.HERO) set(run, playerEntity(player), Tag.PLAYSTATE, PlayState.LOSING);
  removeFromPlay(run, e, true);
  enterZone(run, e, Zone.GRAVEYARD);
  run.end(node);
}

const DEATH = ['HS-GL-DEATH', 'HS-DEC1'];

/** A hero's death ends the game later; what has died before has another record of its death now. */
function deathRules(s: State, e: number, type: CardType): readonly string[] {
  const rules = type === CardType.HERO ? [...DEATH, 'HS-R9-late'] : [...DEATH];
  if (hasDied(s, e)) rules.push('HS-DEC2', 'ZH-4.10-every-death');
  if (s.auraEnchantments.some((aura) => get(s, aura, Tag.ATTACHED) === e && outlives(s, aura)))
    rules.push(...rulesOf(s.edition, 'auraKeywordsOutliveDeath'));
  return rules;
}

/** Whether a death of this very entity is on record, from an earlier life of its. */
function hasDied(s: State, e: number): boolean {
  for (let record = FIRST_CARD; record < s.count; record++)
    if (s.cells[record * WIDTH + Tag.DEAD_ENTITY] === e) return true;
  return false;
}

/** Takes an entity out of play: its enchantments are detached, its tags reset (HS-Z5, HS-Z5a). */
export function removeFromPlay(run: HsRun, e: number, dies: boolean): void {
  const keeps = !dies && keepsEnchantments(run.state, e);
  leaveZone(run, e);
  if (!keeps) detachAll(run, e, dies);
  resetTags(run, e, dies);
  if (dies) keepAuraKeywords(run, e);
  if (keeps) recompute(run, e);
}

/** What an aura granted and has not been taken off yet (SUP-AU-LIFESTEALAURA). */
function keepAuraKeywords(run: HsRun, dead: number): void {
  const s = run.state;
  for (const e of s.auraEnchantments)
    if (get(s, e, Tag.ATTACHED) === dead) recomputeGranted(run, dead, grantsOf(s, e));
}

/** Whether an aura's enchantment stays on what has died until the next Aura Update (SUP-AU-LIFESTEALAURA). */
function outlives(s: State, e: number): boolean {
  return s.edition.switches.auraKeywordsOutliveDeath && grantsOf(s, e).length > 0;
}

/** For a time Tradeable cards kept theirs wherever they went (ZH-5.1-tradeable-21). */
function keepsEnchantments(s: State, e: number): boolean {
  return s.edition.switches.tradeableKeepsEnchantments && cardOf(s, e).tradeable;
}

export function rulesOfKeeping(s: State, e: number): readonly string[] {
  return keepsEnchantments(s, e) ? rulesOf(s.edition, 'tradeableKeepsEnchantments') : [];
}

/** Takes all enchantments off an entity; those that act on its death, or are recorded with it, go to the Graveyard with it. */
export function detachAll(run: HsRun, host: number, dies: boolean): void {
  const s = run.state;
  for (const list of [s.enchantments, s.auraEnchantments]) {
    for (let i = list.length - 1; i >= 0; i--) {
      const e = list[i]!;
      if (s.cells[e * WIDTH + Tag.ATTACHED] !== host) continue;
      if (dies && list === s.auraEnchantments && outlives(s, e)) continue;
      const stays = list === s.enchantments && get(s, host, Tag.KEEP_ENCHANTMENTS) !== 0;
      const { deathrattle, enchantment } = cardOf(s, e);
      const acts = deathrattle !== null || cardOf(s, e).triggerZones[Zone.GRAVEYARD] === 1;
      const keeps = dies && (stays || acts || isOnRecord(enchantment));
      dropEnchantment(run, e, keeps ? Zone.GRAVEYARD : Zone.REMOVEDFROMGAME);
      if (keeps) attune(s, e);
      else set(run, e, Tag.ATTACHED, 0);
    }
  }
}

/** Whether it stays with its host's death, for what is resurrected from that. */
function isOnRecord(enchantment: CompiledCard['enchantment']): boolean {
  return enchantment !== null && (enchantment.recorded || enchantment.isUpgrade);
}

const RESET: readonly Tag[] = [
  Tag.DAMAGE,
  Tag.ARMOR,
  Tag.EXHAUSTED,
  Tag.NUM_ATTACKS_THIS_TURN,
  Tag.EXTRA_ATTACKS_THIS_TURN,
  Tag.EXTRA_ATTACKS_ON_MINIONS_THIS_TURN,
  Tag.NUM_TURNS_IN_PLAY,
  Tag.TO_BE_DESTROYED,
  Tag.FROZEN,
  Tag.SUMMON_EVENT,
  Tag.USED_UP,
  Tag.DIVINE_SHIELD_USED,
  Tag.STEALTH_USED,
  Tag.ATK_BELOW_ZERO,
  Tag.ATK_RAISED,
  Tag.TRANSFORMED_IN_PLAY,
  Tag.GHOSTLY,
  Tag.OUTCAST,
  Tag.DORMANT,
  Tag.JUDGED_HEALTH,
  Tag.KILLED_BY,
  Tag.FORMER_HEALTH_CHANGE,
  Tag.LOCATION_ACTION_COOLDOWN,
  ...KEYWORDS.map((keyword) => Tag[keyword]),
];

/** A dead minion stays silenced where it lies and keeps what it remembers, for its Deathrattle (HS-Z5). */
export function resetTags(run: HsRun, e: number, dies: boolean): void {
  const doomed = get(run.state, e, Tag.TO_BE_DESTROYED);
  const { cells } = run.state;
  for (let i = 0; i < RESET.length; i++)
    if (cells[e * WIDTH + RESET[i]!] !== 0) set(run, e, RESET[i]!, 0);
  if (!dies) {
    if (run.state.edition.switches.pendingDestroyOutlivesPlay)
      set(run, e, Tag.TO_BE_DESTROYED, doomed);
    set(run, e, Tag.SILENCED, 0);
    set(run, e, Tag.TAG_SCRIPT_DATA_NUM_1, 0);
    set(run, e, Tag.TAG_SCRIPT_DATA_NUM_2, 0);
  }
  resetToCard(run, e, cardOf(run.state, e));
}

/** Adds a row to the Death Event Cache (HS-DEC1, HS-DEC2). */
function recordDeath(run: HsRun, e: number, type: CardType): void {
  const s = run.state;
  const record = createEntity(run, s.pool.at(DEATH_RECORD_CARD)!, controllerOf(s, e), 0);
  set(run, record, Tag.DEAD_ENTITY, e);
  set(run, record, Tag.DEAD_CARD, get(s, e, Tag.CARD));
  set(run, record, Tag.TURN, get(s, GAME, Tag.TURN));
  set(run, record, Tag.PLAY_ORDER, get(s, e, Tag.PLAY_ORDER));
  set(run, record, Tag.ATK, Math.max(0, attackOf(s, e)));
  set(run, record, Tag.ZONE_POSITION, takesPlace(type) ? get(s, e, Tag.ZONE_POSITION) : 0);
  set(run, record, Tag.DEATH_EVENT, 1);
  set(run, record, Tag.REBORN, get(s, e, Tag.REBORN));
  s.deathEvents.push(record);
}
