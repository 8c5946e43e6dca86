import { beginEffect } from '../../../common/trace-nodes.js';
import type { Turns } from '../../language/words.js';
import { get, type HsRun } from '../../state/access.js';
import type { Scope } from '../../state/scope.js';
import { GAME } from '../../state/state.js';
import { extendTurns, insertTurns } from '../../state/turns.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

export function beginExtraTurns(run: HsRun, source: number, rules: readonly string[]): number {
  return beginEffect(run, 'Extra turns', rules, { text: '{source} gives extra turns', source });
}

export function namedIn(words: readonly Turns[], run: HsRun, scope: Scope): (1 | 2)[] {
  return words.map((who) => playersOf(who)(run.state, scope)[0]!);
}

export const extendTurnsWord: EffectWord<'extendTurns'> = {
  says: 'one turn more in the next series of turns of each, one series after the other',
  rules: ['HS-EXTRATURN1'],
  example: { extendTurns: ['OPPONENT', 'YOU'] },
  reads: ({ extendTurns: turns }, read) =>
    `lengthen the next series of turns by one turn each: ${turns
      .map((who) => `${read.whose(who)} turn`)
      .join(', ')}`,
  compile: (effect, compiler) => {
    compiler.emit((run, frame) => {
      const node = beginExtraTurns(run, frame.source, ['HS-EXTRATURN1']);
      const players = namedIn(effect.extendTurns, run, frame);
      extendTurns(run, frame.source, players, get(run.state, GAME, Tag.CURRENT_PLAYER));
      run.end(node);
    });
  },
};

export const insertTurnsWord: EffectWord<'insertTurns'> = {
  says: 'turns of `YOU` or `OPPONENT` that come before all others',
  rules: ['HS-EXTRATURN2'],
  example: { insertTurns: ['YOU'] },
  reads: ({ insertTurns: turns }, read) =>
    `insert these turns before all others: ${turns.map((who) => `${read.whose(who)} turn`).join(', ')}`,
  compile: (effect, compiler) => {
    compiler.emit((run, frame) => {
      const node = beginExtraTurns(run, frame.source, ['HS-EXTRATURN2', 'ZH-4.13-insert']);
      insertTurns(run, frame.source, namedIn(effect.insertTurns, run, frame));
      run.end(node);
    });
  },
};
