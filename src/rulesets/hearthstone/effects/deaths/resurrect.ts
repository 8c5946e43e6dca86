import { OPEN } from '../../../../kernel/index.js';
import type { Deaths } from '../../language/cards.js';
import type { Value, Who } from '../../language/words.js';
import { summonCard } from '../../rules/events/summon.js';
import type { HsRun } from '../../state/access.js';
import { cardThatDied } from '../../state/deaths.js';
import { hasRoom } from '../../state/zones.js';
import { CardType, Zone } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';
import { compileDeaths } from './records.js';

declare module '../../language/effects.js' {
  interface Effects {
    /**
     * New minions of the cards whose deaths are on record, in random order or as the deaths were recorded (HS-DEC4); `count`
     * of them, or as many as there is room for.
     */
    resurrect: {
      readonly resurrect: Deaths;
      readonly count?: Value;
      readonly who?: Who;
      readonly inOrder?: 'AS_RECORDED';
    };
  }
}

/** The effect `resurrect`. */
export const resurrectWord: EffectWord<'resurrect'> = {
  form: ({ deaths, optional, value, who, word }) => ({
    resurrect: deaths,
    count: optional(value),
    who: optional(who),
    inOrder: optional(word('AS_RECORDED')),
  }),
  says: 'new minions of cards whose deaths are on record, `count` of them in random order or `inOrder` `AS_RECORDED`',
  rules: ['HS-DEC4'],
  example: { resurrect: { died: 'THIS_GAME', side: 'FRIENDLY' }, count: 1 },
  reads: ({ resurrect: deaths, count, who, inOrder }, read) => {
    const which = count === undefined ? 'every' : `${read.amount(count)} random`;
    const order = inOrder === undefined ? '' : ', in the order in which they died';
    return read.does(who, 'summon', `a new minion for ${which} ${read.deaths(deaths)}${order}`);
  },
  compile: (effect, compiler) => {
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
      if (
        summonCard(run, cardThatDied(s, record), {
          player,
          position: -1,
          creator: frame.source,
        }) !== 0
      )
        frame.pc--;
    });
  },
};

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
