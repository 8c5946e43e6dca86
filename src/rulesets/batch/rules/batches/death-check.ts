import { beginEffect, beginStep } from '../../../common/trace-nodes.js';
import { type BatchRun, creaturesOf, get, set } from '../../state/access.js';
import { BOTH } from '../../state/result.js';
import { GAME, PLAYERS, playerRow } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { Col } from '../../vocabulary/index.js';
import { leaveDead } from '../events/destroy.js';

const RULES = ['BATCH-death-check'];

/**
 * At the end of every batch whoever stands at 0 health or less is dead; whoever was there in between and is not
 * any more is alive. Creatures are found oldest first, so that the newest death enters the next batch last
 * (BATCH-death-check, BATCH-INF-death-order). A player at 0 or less loses; of both the one with less health; with equal health both
 * win (BATCH-c-win).
 */
export function checkDeaths(run: BatchRun): void {
  const s = run.state;
  const dead = PLAYERS.flatMap((player) => creaturesOf(s, player))
    .filter((e) => get(s, e, Col.HEALTH) <= 0)
    .sort((a, b) => get(s, a, Col.AGE) - get(s, b, Col.AGE));
  if (s.edition.switches.deathOrder === 'NEWEST_FIRST') dead.reverse();
  const text = 'who stands at 0 health or less dies';
  const rules = dead.length > 1 ? [...RULES, ...rulesOf(s.edition, 'deathOrder')] : RULES;
  const node = beginStep(run, 'Death Check', rules, { text });
  for (const e of dead) {
    const why = '{about} is at 0 health or less: it dies';
    const death = beginEffect(run, 'Death', ['BATCH-death-check'], { text: why, about: e });
    leaveDead(run, e, 0);
    run.end(death);
  }
  checkPlayers(run);
  run.end(node);
}

function checkPlayers(run: BatchRun): void {
  const s = run.state;
  const [one, two] = PLAYERS.map((player) => get(s, playerRow(player), Col.HEALTH)) as [
    number,
    number,
  ];
  if (one > 0 && two > 0) return;
  const level = s.edition.switches.equalHealthAtZero === 'BOTH' ? BOTH : 1;
  const result = one === two ? level : one > two ? 1 : 2;
  const text = result === BOTH ? 'both players win' : 'player {value} wins';
  const node = beginEffect(run, 'Game Over', ['BATCH-c-win'], { text, value: result });
  set(run, GAME, Col.RESULT, result);
  run.end(node);
}
