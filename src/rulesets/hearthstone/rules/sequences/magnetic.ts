import { cardOf, controllerOf, get, type HsRun, inPlay, set } from '../../state/access.js';
import { attach, takeEffect } from '../../state/enchantments.js';
import type { Magnet } from '../../state/frames.js';
import { MAGNETIC } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { KEYWORDS, Tag } from '../../vocabulary/index.js';
import { setAside } from '../events/transform.js';
import type { Playing } from './common.js';

/** A Magnetic minion that has been played to the left of a Mech marks it (ZH-5.1-magnetic). */
export function markMech(run: HsRun, frame: Playing): void {
  const s = run.state;
  const part = frame.subject;
  if (get(s, part, Tag.MODULAR) === 0) return;
  const host = s.board[controllerOf(s, part)][get(s, part, Tag.ZONE_POSITION)];
  if (host === undefined || !isMech(s, host)) return;
  const magnet: Magnet = {
    host,
    cards: [get(s, part, Tag.CARD), get(s, host, Tag.CARD)],
    attack: get(s, part, Tag.ATK),
    health: get(s, part, Tag.HEALTH),
  };
  frame.memory.magnet = magnet;
}

function isMech(s: State, minion: number): boolean {
  const { race } = cardOf(s, minion).definition;
  return race === 'MECHANICAL' || race === 'ALL';
}

/** Gives its numbers to the Mech in play on its side, both untransformed (ZH-5.1-magnetic). */
export function magnetize(run: HsRun, { memory, subject: part }: Playing): void {
  const s = run.state;
  const { magnet } = memory;
  if (magnet === null || !isDrawn(s, part, magnet)) return;
  const { magneticReadsLate } = s.edition.switches;
  const host = magnet.host;
  run.section({
    kind: 'effect',
    name: 'Magnetic',
    rules: ['ZH-5.1-magnetic'],
    text: '{source} becomes a part of {about}',
    source: part,
    about: host,
  });
  const player = controllerOf(s, part);
  const given = attach(run, cardOf(s, part).magnetic ?? MAGNETIC, {
    host,
    player,
    creator: part,
    num1: magneticReadsLate ? get(s, part, Tag.ATK) : magnet.attack,
    num2: magneticReadsLate ? get(s, part, Tag.HEALTH) : magnet.health,
    late: true,
  });
  for (const keyword of KEYWORDS) {
    if (keyword !== 'MODULAR') set(run, given, Tag[keyword], get(s, part, Tag[keyword]));
  }
  takeEffect(run, given, host);
  if (inPlay(s, part)) setAside(run, part);
  run.endSection();
}

function isDrawn(s: State, part: number, { host, cards }: Magnet): boolean {
  if (!inPlay(s, host) || controllerOf(s, host) !== controllerOf(s, part)) return false;
  return get(s, part, Tag.CARD) === cards[0] && get(s, host, Tag.CARD) === cards[1];
}
