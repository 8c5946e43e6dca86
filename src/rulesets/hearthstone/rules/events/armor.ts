import { beginEffect } from '../../../common/trace-nodes.js';
import { count, get, type HsRun, set } from '../../state/access.js';
import { EventKind, MAX_NUMBER, Tag } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

interface ArmorSource {
  readonly source: number;
  readonly rules?: readonly string[];
}

export function gainArmor(
  run: HsRun,
  player: 1 | 2,
  amount: number,
  { source, rules = [] }: ArmorSource,
): void {
  const hero = run.state.hero[player];
  if (amount <= 0) return;
  const node = beginEffect(run, 'Gain Armor', [...rules, 'HS-TAGLIMITS', 'ZH-4.1-overflow'], {
    text: '{about} gains {value} Armor',
    source,
    about: hero,
    value: amount,
  });
  count(run, player, Tag.ARMOR_GAINED_THIS_GAME, amount);
  set(run, hero, Tag.ARMOR, sumOf(run, get(run.state, hero, Tag.ARMOR) + amount));
  run.end(node);
  raise(run, EventKind.ARMOR_GAINED, { player, subject: hero, source, amount });
}

/** Armor beyond 32 bits wraps, or is 0 from 21.8 on (HS-TAGLIMITS, ZH-4.1-overflow). */
function sumOf({ state }: HsRun, armor: number): number {
  if (state.edition.switches.numbersWrap) return armor | 0;
  return armor > MAX_NUMBER ? 0 : armor;
}
