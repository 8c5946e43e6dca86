import type { HsRun } from '../../state/access.js';
import type { SequenceFrame, SequenceMemory } from '../../state/frames.js';
import { attack, forcedAttack } from './attack.js';
import { combat, forcedCombat } from './combat.js';
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
  combat,
  forcedCombat,
  useHeroPower,
  trade,
  endTurn,
  concede,
} as const;
export type SequenceName = keyof typeof SEQUENCES;

/** The rules of the Sequence of a Player Action. */
function ofAction(rules: readonly string[]): readonly string[] {
  return [
    ...rules,
    'HS-DEF-sequence',
    'HS-GL-SEQUENCE',
    'HS-DEF-action',
    'HS-GL-ACTION',
    'ZH-1.6-sequence',
  ];
}

/** An attack by an effect is no Player Action (HS-SEQ-combat-dred). */
function isForced({ sequence }: SequenceFrame): boolean {
  return sequence === 'forcedAttack' || sequence === 'forcedCombat';
}

/** Runs a Sequence's operations until one has pushed a frame; at its end the Sequence is over. */
export function stepSequence(run: HsRun, frame: SequenceFrame): void {
  // A frame is stepped by the Sequence that it names, so its memory is of that Sequence's kind.
  const sequence = SEQUENCES[frame.sequence as SequenceName] as Sequence<SequenceMemory>;
  const { name, rules, operations } = sequence;
  if (frame.pc === 0) {
    frame.memory = sequence.memory;
    const { subject, target } = frame;
    const text = `${name}: {source}`;
    const cited = isForced(frame) ? rules : ofAction(rules);
    run.node({ kind: 'sequence', name, rules: cited, text, source: subject, about: target });
  }
  const depth = run.stack.length;
  while (frame.pc < operations.length) {
    operations[frame.pc++]!(run, frame);
    if (run.stack.length !== depth) return;
  }
  run.pop();
}
