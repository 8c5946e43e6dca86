import { beginEffect } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  count,
  get,
  type HsRun,
  mortallyWounded,
  playerEntity,
  set,
} from '../../state/access.js';
import { dropEnchantment, enchantmentsOn, takeEffect } from '../../state/enchantments.js';
import type { CompiledCard } from '../../state/model.js';
import { cardById } from '../../state/pool.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { createById, createEntity, enterZone, leaveZone } from '../../state/zones.js';
import { CardClass, Tag, Zone } from '../../vocabulary/index.js';
import { gainArmor } from './armor.js';

/** Counts that the Health of a hero has changed: in this turn, and in the own turns of whoever the hero stands for. */
export function countHealthChange(run: HsRun, hero: number): void {
  const player = controllerOf(run.state, hero);
  count(run, player, Tag.HERO_HEALTH_CHANGES_THIS_TURN);
  if (get(run.state, GAME, Tag.CURRENT_PLAYER) === player)
    count(run, player, Tag.HERO_HEALTH_CHANGES_IN_OWN_TURNS);
}

/**
 * Replaces a player's hero by another entity (HS-REPL, HS-SEQ-hero-attributes). The old hero is removed from
 * the game; its enchantments are gone, but temporary ones stay when `keepsTemporary` (HS-SEQ-hero-temp).
 */
export function replaceHero(
  run: HsRun,
  player: 1 | 2,
  hero: number,
  keepsTemporary: boolean,
): void {
  const s = run.state;
  const old = s.hero[player];
  const playOrder = get(s, old, Tag.PLAY_ORDER);
  const node = beginEffect(run, 'Hero replaced', replacementRules(s, old, hero, keepsTemporary), {
    text: '{about} becomes the hero',
    source: old,
    about: hero,
  });
  const kept: number[] = [];
  for (const enchantment of enchantmentsOn(s, old)) {
    if (keepsTemporary && cardOf(s, enchantment).enchantment?.lasts) kept.push(enchantment);
    else dropEnchantment(run, enchantment, Zone.REMOVEDFROMGAME);
  }
  leaveZone(run, old);
  enterZone(run, old, Zone.REMOVEDFROMGAME);
  set(run, playerEntity(player), Tag.HERO_ENTITY, hero);
  s.hero[player] = hero;
  enterZone(run, hero, Zone.PLAY);
  set(run, hero, Tag.PLAY_ORDER, playOrder);
  for (const enchantment of kept) {
    set(run, enchantment, Tag.ATTACHED, hero);
    takeEffect(run, enchantment, hero);
  }
  run.end(node);
}

function replacementRules(s: State, old: number, hero: number, isPlayed: boolean): string[] {
  const rules = isPlayed
    ? ['HS-SEQ-hero-attributes', 'ZH-2.5-replace']
    : ['HS-REPL', 'ZH-2.5-replace', 'ZH-2.5-jaraxxus-ragnaros'];
  const add = (isSo: boolean, played: string, replaced: string): void => {
    if (isSo) rules.push(isPlayed ? played : replaced);
  };
  const has = (tag: Tag): boolean => get(s, old, tag) !== 0;
  const lasting = enchantmentsOn(s, old).some((e) => cardOf(s, e).enchantment?.lasts);
  add(has(Tag.FROZEN), 'HS-SEQ-hero-unfreeze', 'HS-REPL-unfreeze');
  add(lasting, 'HS-SEQ-hero-temp', 'HS-REPL-temp');
  add(has(Tag.NUM_ATTACKS_THIS_TURN), 'HS-SEQ-hero-swing', 'HS-REPL-swing');
  add(s.weapons[controllerOf(s, old) as 1 | 2].length > 0, 'HS-SEQ-hero-weapon', 'HS-REPL-weapon');
  add(get(s, old, Tag.CLASS) !== get(s, hero, Tag.CLASS), 'HS-SEQ-hero-class', 'HS-REPL-class');
  if (!isPlayed && (has(Tag.DAMAGE) || has(Tag.ARMOR))) rules.push('HS-REPL-damage');
  if (!isPlayed && cardOf(s, hero).definition.race !== undefined) rules.push('HS-REPL-type');
  if (mortallyWounded(s, old)) rules.push('HS-LOSE2');
  return rules;
}

/** Replaces the Hero Power; the new one can be used at once (HS-HPR-replace). */
export function replaceHeroPower(
  run: HsRun,
  cardId: string,
  player: 1 | 2,
  ofPlayedHero = false,
): void {
  const power = createById(run, cardId, player, 0);
  const node = beginEffect(
    run,
    'Hero Power replaced',
    ['HS-HPR-replace', ofPlayedHero ? 'HS-SEQ-hero-power' : 'HS-REPL-power'],
    { text: '{about} becomes the Hero Power', about: power },
  );
  removeHeroPower(run, player);
  putHeroPower(run, player, power);
  run.end(node);
}

/** A Hero Power that was replaced comes back, with all that is attached to it (HS-INF-swapped-powers). */
export function returnHeroPower(run: HsRun, power: number): void {
  const player = controllerOf(run.state, power) as 1 | 2;
  const node = beginEffect(run, 'Hero Power replaced', SWAPPED, {
    text: '{about} becomes the Hero Power again',
    about: power,
  });
  removeHeroPower(run, player);
  putHeroPower(run, player, power);
  run.end(node);
}

/** Each player has the Hero Power of the other one, as it is (HS-INF-swapped-powers). */
export function swapHeroPowers(run: HsRun, source: number): void {
  const [, first, second] = run.state.heroPower;
  const powers = { 1: second, 2: first };
  const node = beginEffect(run, 'Hero Power replaced', SWAPPED, {
    text: '{source} swaps the Hero Powers',
    source,
  });
  for (const player of PLAYERS) removeHeroPower(run, player);
  for (const player of PLAYERS) {
    const power = powers[player];
    if (power === 0) continue;
    set(run, power, Tag.CONTROLLER, player);
    putHeroPower(run, player, power);
  }
  run.end(node);
}

const SWAPPED = ['HS-INF-swapped-powers', 'HS-HPR-replace'];

/** It can be used at once (HS-HPR-replace). */
function putHeroPower(run: HsRun, player: 1 | 2, power: number): void {
  run.state.heroPower[player] = power;
  enterZone(run, power, Zone.PLAY);
  set(run, power, Tag.EXHAUSTED, 0);
  set(run, playerEntity(player), Tag.HEROPOWER_ACTIVATIONS_THIS_TURN, 0);
}

function removeHeroPower(run: HsRun, player: 1 | 2): void {
  const { heroPower } = run.state;
  const power = heroPower[player];
  if (power === 0) return;
  leaveZone(run, power);
  enterZone(run, power, Zone.REMOVEDFROMGAME);
  heroPower[player] = 0;
}

/** As printed; the old Hero Power goes without a new one (ZH-2.5-abnormal). */
export function putHeroIntoPlay(
  run: HsRun,
  card: CompiledCard,
  player: 1 | 2,
  source: number,
): void {
  const hero = createEntity(run, card, player, source);
  const node = beginEffect(run, 'Hero put into play', ['ZH-2.5-abnormal'], {
    text: '{source} puts {about} into play, without a Hero Power',
    source,
    about: hero,
  });
  replaceHero(run, player, hero, false);
  removeHeroPower(run, player);
  set(run, hero, Tag.ARMOR, card.armor);
  run.end(node);
}

/**
 * A Hero card becomes the hero: same current and maximum Health, and the Armor printed on the card is gained (HS-SEQ-hero).
 * A neutral hero takes over the class (HS-SEQ-hero-class).
 */
export function becomeHeroCard(
  run: HsRun,
  hero: number,
  player: 1 | 2,
  rules: readonly string[],
): void {
  const s = run.state;
  const old = s.hero[player];
  const kept = {
    health: get(s, old, Tag.HEALTH),
    damage: get(s, old, Tag.DAMAGE),
    armor: get(s, old, Tag.ARMOR),
    attacks: get(s, old, Tag.NUM_ATTACKS_THIS_TURN),
    class: get(s, old, Tag.CLASS),
  };
  replaceHero(run, player, hero, true);
  set(run, hero, Tag.HEALTH, kept.health);
  set(run, hero, Tag.DAMAGE, kept.damage);
  set(run, hero, Tag.ARMOR, kept.armor);
  set(run, hero, Tag.NUM_ATTACKS_THIS_TURN, kept.attacks);
  if (get(s, hero, Tag.CLASS) === CardClass.NEUTRAL) set(run, hero, Tag.CLASS, kept.class);
  gainArmor(run, player, cardOf(s, hero).armor, {
    source: hero,
    rules: [...rules, 'HS-INF-hero-card-armor'],
  });
}

/** A hero brought by an effect rather than by a Hero card: full Health, no Armor, attacks already made count (HS-REPL). */
export function becomeHeroOf(run: HsRun, cardId: string, player: 1 | 2): void {
  const s = run.state;
  const attacks = get(s, s.hero[player], Tag.NUM_ATTACKS_THIS_TURN);
  const hero = createById(run, cardId, player, 0);
  replaceHero(run, player, hero, false);
  set(run, hero, Tag.NUM_ATTACKS_THIS_TURN, attacks);
  const power = cardById(s.pool, cardId).definition.heroPower;
  if (power !== undefined) replaceHeroPower(run, power, player);
}
