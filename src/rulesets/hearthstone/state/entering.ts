import { beginEffect, recordCheck } from '../../common/trace-nodes.js';
import { rulesOf } from '../vocabulary/editions.js';
import { KEYWORDS, Tag } from '../vocabulary/index.js';
import { cardOf, get, type HsRun, set } from './access.js';
import { detach, enchantmentsOn, recomputeGranted } from './enchantments.js';

const ALL_KEYWORDS = KEYWORDS.map((keyword) => [Tag[keyword], 1] as const);

/** Loses its silence, before 18.0 (HS-OVERLOAD3), and what is for hidden cards (HS-XFORM4). */
export function readyForPlay(run: HsRun, card: number): void {
  const s = run.state;
  if (s.enchantments.length > 0) {
    for (const e of enchantmentsOn(s, card))
      if (cardOf(s, e).enchantment?.lasts === 'OUT_OF_PLAY') detach(run, e);
  }
  if (get(s, card, Tag.SILENCED) === 0) return;
  const rules = rulesOf(s.edition, 'enteringLiftsSilence');
  if (!s.edition.switches.enteringLiftsSilence) {
    recordCheck(run, 'stays silenced', rules, { text: '{about} stays silenced', about: card });
    return;
  }
  const node = beginEffect(run, 'Unsilenced', rules, {
    text: '{about} is unsilenced',
    about: card,
  });
  set(run, card, Tag.SILENCED, 0);
  recomputeGranted(run, card, ALL_KEYWORDS);
  run.end(node);
}
