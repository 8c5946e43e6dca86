import type { HsRun } from '../../state/access.js';
import type { SequenceFrame } from '../../state/frames.js';
import { attack, forcedAttack } from './attack.js';
import { concede } from './concede.js';
import { useHeroPower } from './hero-power.js';
import { playHero } from './play-hero.js';
import { playMinion } from './play-minion.js';
import { playSpell } from './play-spell.js';
import { playWeapon } from './play-weapon.js';
import type { Sequence } from './sequence.js';
import { trade } from './trade.js';
import { endTurn } from './turn.js';

/** The Sequences of the rulebook, one per Player Action (HS-GL-ACTION) and that of an attack by an effect. */
export const SEQUENCES = {
  playMinion,
  playSpell,
  playWeapon,
  playHero,
  attack,
  forcedAttack,
  useHeroPower,
  trade,
  endTurn,
  concede,
} as const satisfies Record<string, Sequence>;
export type SequenceName = keyof typeof SEQUENCES;

/** Runs a Sequence's actions until one has pushed a frame; at its end the Sequence is over. */
export function stepSequence(run: HsRun, frame: SequenceFrame): void {
  const { name, rules, actions } = SEQUENCES[frame.sequence as SequenceName];
  if (frame.pc === 0 && run.trace !== null)
    run.node({
      kind: 'sequence',
      name,
      rules,
      text: `${name}: {source}`,
      source: frame.subject,
      about: frame.target,
    });
  const depth = run.stack.length;
  while (frame.pc < actions.length) {
    actions[frame.pc++]!(run, frame);
    if (run.stack.length !== depth) return;
  }
  run.pop();
}
