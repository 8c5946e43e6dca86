import { beginEffect } from '../../../common/trace-nodes.js';
import {
  assign,
  controllerOf,
  get,
  type HsRun,
  manaOf,
  playerEntity,
  set,
} from '../../state/access.js';
import type { State } from '../../state/state.js';
import { EventKind, MAX_RESOURCES, Tag } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

/** What makes up mana (HS-MANA1, ZH-4.12-tags). What is available follows from these tags. */

/** How many Mana Crystals a player can have. */
export function mostCrystals(s: State, player: number): number {
  return get(s, playerEntity(player), Tag.MAX_RESOURCES) || MAX_RESOURCES;
}

/** Changes one of them; none is below 0 (HS-TAGLIMITS). */
function add(run: HsRun, player: number, tag: Tag, amount: number): void {
  const entity = playerEntity(player);
  set(run, entity, tag, Math.max(0, get(run.state, entity, tag) + amount));
}

/** How many more crystals fit: from the edition on in which they count, temporary ones take a place as well. */
function roomForCrystals(run: HsRun, player: number): number {
  const entity = playerEntity(player);
  const temporary =
    run.state.edition.switches.fullCrystal === 'UP_TO_TEN_MANA'
      ? 0
      : get(run.state, entity, Tag.TEMP_RESOURCES);
  return Math.max(
    0,
    mostCrystals(run.state, player) - get(run.state, entity, Tag.RESOURCES) - temporary,
  );
}

/** Refreshing crystals (ZH-4.12-refresh). */
export function refresh(run: HsRun, player: number, amount: number): void {
  add(run, player, Tag.RESOURCES_USED, -amount);
}

/** Empty crystals are gained as used ones (ZH-4.12-gain-empty); beyond the cap there are none (ZH-4.12-at-cap). */
export function gainEmpty(run: HsRun, player: number, amount: number): void {
  const gained = Math.min(amount, roomForCrystals(run, player));
  add(run, player, Tag.RESOURCES, gained);
  add(run, player, Tag.RESOURCES_USED, gained);
}

/** A crystal that is lost is a used one, where there is one (ZH-4.12-lose). */
export function loseCrystals(run: HsRun, player: number, amount: number): void {
  const lost = Math.min(amount, get(run.state, playerEntity(player), Tag.RESOURCES));
  add(run, player, Tag.RESOURCES, -lost);
  add(run, player, Tag.RESOURCES_USED, -lost);
}

/** Full crystals, one after the other; beyond the cap each makes a used one full (HS-M2, ZH-4.12-gain-full). */
export function gainFull(run: HsRun, player: number, amount: number): void {
  const s = run.state;
  const entity = playerEntity(player);
  const most = mostCrystals(s, player);
  const beyond = s.edition.switches.fullCrystal;
  if (beyond === 'UP_TO_TEN_MANA') {
    const gained = Math.min(amount, roomForCrystals(run, player));
    add(run, player, Tag.RESOURCES, gained);
    refresh(run, player, amount - gained);
    add(run, player, Tag.TEMP_RESOURCES, -Math.max(0, manaOf(s, player) - most));
    return;
  }
  for (let i = 0; i < amount; i++) {
    if (get(s, entity, Tag.RESOURCES) < most) add(run, player, Tag.RESOURCES, 1);
    else refresh(run, player, 1);
    if (get(s, entity, Tag.RESOURCES) + get(s, entity, Tag.TEMP_RESOURCES) <= most) continue;
    add(run, player, Tag.TEMP_RESOURCES, -1);
    if (beyond === 'OUSTED_REFILLS') refresh(run, player, 1);
  }
}

/** Temporary crystals (HS-M1, ZH-4.12-gain-temp). @param upTo not above the crystals (HS-M8) */
export function gainTemporary(
  run: HsRun,
  player: number,
  amount: number,
  upTo: 'CRYSTALS' | undefined,
): void {
  const s = run.state;
  const entity = playerEntity(player);
  const { temporaryCrystal } = s.edition.switches;
  if (temporaryCrystal === 'UP_TO_TEN_MANA' || upTo !== undefined) {
    const bound = upTo === undefined ? mostCrystals(s, player) : get(s, entity, Tag.RESOURCES);
    const room = Math.max(0, bound - manaOf(s, player));
    add(run, player, Tag.TEMP_RESOURCES, Math.min(amount, room));
    return;
  }
  for (let i = 0; i < amount; i++) {
    if (refillsInstead(run, entity)) refresh(run, player, 1);
    else add(run, player, Tag.TEMP_RESOURCES, 1);
  }
}

/** Whether a temporary crystal only makes a used one full (ZH-4.12-gain-temp, ZH-4.12-gain-temp-mid). */
function refillsInstead({ state: s }: HsRun, entity: number): boolean {
  if (s.edition.switches.temporaryCrystal === 'REFILLS_FIRST')
    return get(s, entity, Tag.RESOURCES_USED) > 0;
  return (
    get(s, entity, Tag.RESOURCES) + get(s, entity, Tag.TEMP_RESOURCES) >=
    mostCrystals(s, controllerOf(s, entity))
  );
}

/** A player is overloaded: the mana is owed next turn, without limit (HS-M3), and triggers respond (HS-OVERLOAD2). */
export function overload(run: HsRun, player: number, amount: number, source: number): void {
  const entity = playerEntity(player);
  const node = beginEffect(
    run,
    'Overload',
    ['HS-OVERLOAD', 'HS-MANA1', 'HS-M3', 'HS-OVERLOAD2', 'ZH-5.1-overload'],
    { text: '{source}: {value} Overload', source, value: amount },
  );
  set(run, entity, Tag.OVERLOAD_OWED, get(run.state, entity, Tag.OVERLOAD_OWED) + amount);
  set(run, entity, Tag.OVERLOAD_THIS_GAME, get(run.state, entity, Tag.OVERLOAD_THIS_GAME) + amount);
  run.end(node);
  raise(run, EventKind.OVERLOADED, { player, subject: source, source, amount });
}

/** All Overload is gone, pending and current, and the crystals that were locked are full again (HS-MANA5). */
export function unlockOverload(run: HsRun, player: number, source: number): void {
  const s = run.state;
  const entity = playerEntity(player);
  const locked = get(s, entity, Tag.OVERLOAD_LOCKED);
  const text = '{source} unlocks {value} mana';
  const node = beginEffect(run, 'Overload unlocked', ['HS-MANA5'], { text, source, value: locked });
  set(run, entity, Tag.OVERLOAD_OWED, 0);
  set(run, entity, Tag.OVERLOAD_LOCKED, 0);
  assign(run, entity, Tag.RESOURCES_USED, get(s, entity, Tag.RESOURCES_USED) - locked);
  run.end(node);
}
