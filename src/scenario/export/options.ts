import { CARD_TYPES, ZONES } from '../../logs/values.js';
import type { WrittenOption } from '../../logs/written.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { Played } from '../play/play.js';
import type { Json } from '../terms/schema.js';
import type { LogRows } from './log-rows.js';

/** Fields of an action that name who acts. */
const ACTORS = ['play', 'attack', 'trade'] as const;

/** What the player whose turn it is may do, the end of the turn first, and what is refused, with the requirement. */
export function optionsOf({ request, after }: Played, rows: LogRows): readonly WrittenOption[] {
  const { actions } = request.ruleset;
  const position = { state: rows.state(), names: after.names };
  const legal = actions.legal(position);
  const found = new Map<string, { entity: number; targets: number[]; error: string }>();
  const add = (action: Json, error: string): void => {
    const { entity, target } = partsOf(action, rows, after);
    if (entity === 0) return;
    const known = found.get(`${entity} ${error}`) ?? { entity, targets: [], error };
    found.set(`${entity} ${error}`, known);
    if (target !== 0 && !known.targets.includes(target)) known.targets.push(target);
  };
  for (const { action } of legal) add(action, 'NONE');
  for (const { action, code } of actions.illegal?.(position) ?? []) add(action, code);
  const end = { entity: 0, targets: [], error: 'NONE' };
  return legal.some(({ action }) => action === 'endTurn') ? [end, ...found.values()] : [];
}

/** Who acts in an action, and at whom; 0: nobody. */
function partsOf(
  action: Json,
  rows: LogRows,
  { names }: Played['after'],
): { entity: number; target: number } {
  const idOf = (reference: Json | undefined): number =>
    typeof reference === 'number' ? reference : (names.idOf(String(reference)) ?? 0);
  if (action === 'heroPower') return { entity: powerIn(rows), target: 0 };
  if (!isObject(action)) return { entity: 0, target: 0 };
  const target = action.target === undefined ? 0 : idOf(action.target);
  if (action.heroPower !== undefined) return { entity: powerIn(rows), target };
  const actor = ACTORS.find((name) => action[name] !== undefined);
  return { entity: actor === undefined ? 0 : idOf(action[actor]), target };
}

/** The Hero Power of the player whose turn it is; 0: there is none. */
function powerIn(rows: LogRows): number {
  const player = rows.value(1, 'CURRENT_PLAYER');
  for (let row = 1; row < rows.count; row++) {
    const isOwn =
      rows.value(row, 'CONTROLLER') === player && rows.value(row, 'ZONE') === ZONES.PLAY;
    if (isOwn && rows.printed(row)?.['CARDTYPE'] === CARD_TYPES.HERO_POWER) return row;
  }
  return 0;
}
