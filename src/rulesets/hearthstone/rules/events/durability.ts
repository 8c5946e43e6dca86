import { get, type HsRun, inPlay, set } from '../../state/access.js';
import { Tag } from '../../vocabulary/index.js';

/** A weapon loses Durability unless it is Immune; it breaks in the next Death Creation Step (HS-WEAPON1). */
export function wearDown(run: HsRun, source: number, weapon: number, amount: number): void {
  const s = run.state;
  if (!inPlay(s, weapon) || amount <= 0) return;
  if (get(s, weapon, Tag.IMMUNE) !== 0) {
    run.leaf(
      'check',
      'prevented',
      ['HS-SEQ-combat', 'HS-AE-gorehowl'],
      '{about} is Immune: it loses no Durability',
      source,
      weapon,
    );
    return;
  }
  const node = run.begin(
    'effect',
    'Durability',
    ['HS-SEQ-combat', 'HS-WEAPON1'],
    '{about} loses {value} Durability',
    source,
    weapon,
    amount,
  );
  set(run, weapon, Tag.DAMAGE, get(s, weapon, Tag.DAMAGE) + amount);
  run.end(node);
}
