import type { Turns } from '../../language/words.js';
import type { HsRun } from '../../state/access.js';
import { get } from '../../state/access.js';
import type { Scope } from '../../state/scope.js';
import { GAME } from '../../state/state.js';
import { extendTurns, insertTurns } from '../../state/turns.js';
import { Tag } from '../../vocabulary/index.js';
import { playersOf } from '../who.js';
import { kind } from './kind.js';

/** Who takes the next turns. */
export const TURN_KINDS = [
  kind('insertTurns', (effect, compiler) => {
    compiler.emit((run, frame) => {
      const node = begin(run, frame.source, ['HS-EXTRATURN2', 'ZH-4.13-insert']);
      insertTurns(run, frame.source, namedIn(effect.insertTurns, run, frame));
      run.end(node);
    });
  }),

  kind('extendTurns', (effect, compiler) => {
    compiler.emit((run, frame) => {
      const node = begin(run, frame.source, ['HS-EXTRATURN1']);
      const players = namedIn(effect.extendTurns, run, frame);
      extendTurns(run, frame.source, players, get(run.state, GAME, Tag.CURRENT_PLAYER));
      run.end(node);
    });
  }),
];

function begin(run: HsRun, source: number, rules: readonly string[]): number {
  return run.begin({
    kind: 'effect',
    name: 'Extra turns',
    rules,
    text: '{source} gives extra turns',
    source,
  });
}

function namedIn(words: readonly Turns[], run: HsRun, scope: Scope): (1 | 2)[] {
  return words.map((who) => playersOf(who)(run.state, scope)[0]!);
}
