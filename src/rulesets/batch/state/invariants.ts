import { Col, MAX_LANE, Zone } from '../vocabulary/index.js';
import { cardOf, get, inZone } from './access.js';
import { FIRST_CARD, PLAYERS, type State } from './state.js';

export function violations(s: State): string[] {
  const found: string[] = [];
  for (const player of PLAYERS) {
    checkLanes(s, player, found);
    for (const zone of [Zone.HAND, Zone.DECK, Zone.DISCARD]) {
      inZone(s, player, zone).forEach((e, i) => {
        if (get(s, e, Col.POSITION) !== i + 1)
          found.push(`entity ${e} has position ${get(s, e, Col.POSITION)} of ${i + 1}`);
      });
    }
  }
  for (let e = FIRST_CARD; e < s.count; e++) checkEntity(s, e, found);
  return found;
}

/** One creature a lane, and no spell in any. */
function checkLanes(s: State, player: number, found: string[]): void {
  const taken = new Set<number>();
  for (const e of inZone(s, player, Zone.LANE)) {
    const lane = get(s, e, Col.POSITION);
    if (lane < 1 || lane > MAX_LANE) found.push(`entity ${e} is in lane ${lane}`);
    if (taken.has(lane)) found.push(`two creatures of player ${player} are in lane ${lane}`);
    if (cardOf(s, e).kind !== 'CREATURE') found.push(`entity ${e} in a lane is no creature`);
    taken.add(lane);
  }
}

function checkEntity(s: State, e: number, found: string[]): void {
  const { topLevel, kind } = cardOf(s, e);
  if (kind === 'DEATH_RECORD') {
    checkRecord(s, e, found);
    return;
  }
  const level = get(s, e, Col.LEVEL);
  if (kind !== 'CREATURE' && kind !== 'SPELL') found.push(`entity ${e} is no card`);
  if (level < 1 || level > topLevel) found.push(`entity ${e} has level ${level}`);
  const owner = get(s, e, Col.OWNER);
  if (owner !== 1 && owner !== 2) found.push(`entity ${e} belongs to player ${owner}`);
  if (get(s, e, Col.ZONE) === Zone.LANE) {
    if (get(s, e, Col.HEALTH) > get(s, e, Col.MAX_HEALTH))
      found.push(`entity ${e} has more health than its maximum`);
    if (get(s, e, Col.HEALTH) <= 0 !== get(s, e, Col.DROPPED) > 0)
      found.push(`entity ${e} does not know when it dropped`);
  }
  if (get(s, e, Col.ZONE) !== Zone.ATTACHED) return;
  const host = get(s, e, Col.HOST);
  if (host <= 1 || host >= s.count) found.push(`granted trigger ${e} is on nothing`);
  if (!cardOf(s, e).definition.grants?.[get(s, e, Col.TRIGGER)])
    found.push(`granted trigger ${e} is none of its card`);
}

function checkRecord(s: State, e: number, found: string[]): void {
  const dead = get(s, e, Col.HOST);
  if (dead < FIRST_CARD || dead >= s.count || cardOf(s, dead).kind !== 'CREATURE')
    found.push(`death ${e} is of nobody`);
  if (get(s, e, Col.ZONE) !== Zone.NONE) found.push(`death ${e} is somewhere`);
}
