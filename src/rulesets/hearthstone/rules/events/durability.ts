import { INT32_MAX } from '../../../common/fields.js';
import { get, type HsRun, inPlay, set } from '../../state/access.js';
import { useUp } from '../../state/enchantments.js';
import { Tag } from '../../vocabulary/index.js';

/** A weapon loses Durability unless it is Immune; it breaks in the next Death Creation Step (HS-WEAPON1). */
export function wearDown(run: HsRun, source: number, weapon: number, amount: number): void {
  const s = run.state;
  if (!inPlay(s, weapon) || amount <= 0) return;
  if (get(s, weapon, Tag.IMMUNE) !== 0) {
    run.leaf({
      kind: 'check',
      name: 'prevented',
      rules: ['HS-SEQ-combat', 'HS-AE-gorehowl'],
      text: '{about} is Immune: it loses no Durability',
      source,
      about: weapon,
    });
    return;
  }
  if (get(s, weapon, Tag.DIVINE_SHIELD) !== 0) {
    run.leaf({
      kind: 'effect',
      name: 'Divine Shield',
      rules: ['ZH-5.1-corrupt'],
      text: '{about} loses its Divine Shield, and no Durability',
      source,
      about: weapon,
    });
    useUp(run, weapon, Tag.DIVINE_SHIELD);
    return;
  }
  const node = run.begin({
    kind: 'effect',
    name: 'Durability',
    rules: ['HS-SEQ-combat', 'HS-WEAPON1', 'HS-SEQ-combat-weapon-death'],
    text: '{about} loses {value} Durability',
    source,
    about: weapon,
    value: amount,
  });
  set(run, weapon, Tag.DAMAGE, Math.min(get(s, weapon, Tag.DAMAGE) + amount, INT32_MAX));
  run.end(node);
}
