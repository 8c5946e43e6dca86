import { OPEN } from '../../../../kernel/index.js';
import { summonCard } from '../../rules/events/summon.js';
import { byOrderOfPlay, cardOf, controllerOf, get, type HsRun } from '../../state/access.js';
import { cardThatDied } from '../../state/deaths.js';
import { enchantmentsOn } from '../../state/enchantments.js';
import { DEATHRATTLE, Op, type QueueFrame } from '../../state/frames.js';
import { hasRoom } from '../../state/zones.js';
import { CardType, EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import { compileDeaths } from '../deaths.js';
import { isMinion, only } from '../fitting.js';
import { playersOf } from '../who.js';
import { kind } from './kind.js';

/** Deathrattles without a death, and deaths on record. */
export const DEATH_KINDS = [
  kind('resurrect', (effect, compiler) => {
    const of = compileDeaths(effect.resurrect);
    const who = playersOf(effect.who);
    const count = effect.count === undefined ? null : compiler.measure(effect.count);
    const [waiting, left] = [compiler.slot(), compiler.slot()];
    compiler.emit((run, frame) => {
      const s = run.state;
      const records = of(s, frame).filter(
        (record) => cardThatDied(s, record).type === CardType.MINION,
      );
      store(frame, waiting, records);
      store(frame, left, count === null ? records.length : count(s, frame));
    });
    compiler.emit((run, frame) => {
      const s = run.state;
      const records = frame.saved![waiting] as number[];
      const more = frame.saved![left] as number;
      const player = who(s, frame)[0]!;
      if (records.length === 0 || more <= 0) return;
      const record =
        effect.inOrder === 'AS_RECORDED' || !hasRoom(s, Zone.PLAY, player, CardType.MINION)
          ? records[0]!
          : pickRecord(run, frame.source, records);
      if (record === 0) return;
      store(
        frame,
        waiting,
        records.filter((other) => other !== record),
      );
      store(frame, left, more - 1);
      if (summonCard(run, cardThatDied(s, record), player, -1, frame.source) !== 0) frame.pc--;
    });
  }),

  kind('triggerDeathrattles', (effect, compiler) => {
    const targets = only(isMinion, compiler.selection(effect.triggerDeathrattles));
    compiler.emit((run, frame) => {
      const minions = byOrderOfPlay(run.state, [...targets(run.state, frame)]);
      for (const minion of minions.reverse()) pushDeathrattles(run, frame.source, minion);
    });
  }),
];

/** The Deathrattles of a minion that lives, its own and those added to it, as one Queue (HS-MPR2). */
function pushDeathrattles(run: HsRun, source: number, minion: number): void {
  const s = run.state;
  const own = cardOf(s, minion).deathrattle !== null && get(s, minion, Tag.SILENCED) === 0;
  const added = enchantmentsOn(s, minion).filter((e) => cardOf(s, e).deathrattle !== null);
  const player = controllerOf(s, minion);
  const entries: number[] = [];
  for (const e of own ? [minion, ...added] : added) entries.push(e, DEATHRATTLE, player);
  if (entries.length === 0) return;
  run.push({
    op: Op.QUEUE,
    pc: 0,
    event: { kind: EventKind.DEATH, player, subject: minion, source, amount: 0 },
    entries,
    stage: 0,
    repeatable: 0,
    held: null,
  } satisfies QueueFrame);
}

/** One of the records at random (HS-DEC4): which card it is of is what matters. 0: that is still open. */
function pickRecord(run: HsRun, source: number, records: readonly number[]): number {
  const cards = records.map((record) => cardThatDied(run.state, record).index);
  const options = [...new Set(cards)];
  const index = run.decide({
    kind: 'chance',
    name: 'random death',
    of: 'card',
    player: 0,
    source,
    options,
    weights: options.map((card) => cards.filter((other) => other === card).length),
  });
  return index === OPEN ? 0 : records[cards.indexOf(options[index]!)]!;
}
