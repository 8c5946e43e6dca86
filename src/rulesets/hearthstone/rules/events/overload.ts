import { assign, get, type HsRun, playerEntity, set } from '../../state/access.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

/** A player is overloaded: the mana is owed next turn, without limit (HS-M3), and triggers respond (HS-OVERLOAD2). */
export function overload(run: HsRun, player: number, amount: number, source: number): void {
  const entity = playerEntity(player);
  const node = run.begin({
    kind: 'effect',
    name: 'Overload',
    rules: ['HS-OVERLOAD', 'HS-MANA1', 'HS-M3', 'HS-OVERLOAD2', 'ZH-5.1-overload'],
    text: '{source}: {value} Overload',
    source,
    value: amount,
  });
  set(run, entity, Tag.OVERLOAD_OWED, get(run.state, entity, Tag.OVERLOAD_OWED) + amount);
  set(run, entity, Tag.OVERLOAD_THIS_GAME, get(run.state, entity, Tag.OVERLOAD_THIS_GAME) + amount);
  run.end(node);
  raise(run, { kind: EventKind.OVERLOADED, player, subject: source, source, amount });
}

/** All Overload is gone, pending and current, and the crystals that were locked are full again (HS-MANA5). */
export function unlockOverload(run: HsRun, player: number, source: number): void {
  const s = run.state;
  const entity = playerEntity(player);
  const locked = get(s, entity, Tag.OVERLOAD_LOCKED);
  const text = '{source} unlocks {value} mana';
  const node = run.begin({
    kind: 'effect',
    name: 'Overload unlocked',
    rules: ['HS-MANA5'],
    text,
    source,
    value: locked,
  });
  set(run, entity, Tag.OVERLOAD_OWED, 0);
  set(run, entity, Tag.OVERLOAD_LOCKED, 0);
  assign(run, entity, Tag.RESOURCES_USED, get(s, entity, Tag.RESOURCES_USED) - locked);
  run.end(node);
}
