import { beginEffect } from '../../../common/trace-nodes.js';
import { type BatchRun, cardOf, get, moveTo, set } from '../../state/access.js';
import { Col, Zone } from '../../vocabulary/index.js';

/** To the discard pile as its next level; at its top as it is (BATCH-c-plays). `rules`: why. */
export function levelUp(run: BatchRun, card: number, rules = ['BATCH-c-plays']): void {
  const s = run.state;
  const { definition, topLevel } = cardOf(s, card);
  if (get(s, card, Col.ZONE) !== Zone.HAND && get(s, card, Col.ZONE) !== Zone.PLAYED) return;
  if (definition.overload === true) {
    const node = beginEffect(run, 'Banish', rules, {
      text: '{about} is removed from the game',
      about: card,
    });
    moveTo(run, card, Zone.BANISHED);
    run.end(node);
    return;
  }
  const level = Math.min(get(s, card, Col.LEVEL) + 1, topLevel);
  const text = '{about} goes to the discard pile at level {value}';
  const node = beginEffect(run, 'Level Up', rules, { text, about: card, value: level });
  moveTo(run, card, Zone.DISCARD);
  set(run, card, Col.LEVEL, level);
  run.end(node);
}
