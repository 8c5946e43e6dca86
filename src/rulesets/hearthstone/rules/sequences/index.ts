import type { StandingText } from '../../../../kernel/index.js';
import type { HsRun } from '../../state/access.js';
import type { SequenceFrame, SequenceMemory } from '../../state/frames.js';
import { attack, forcedAttack } from './attack.js';
import { combat, forcedCombat } from './combat.js';
import { concede } from './concede.js';
import { useHeroPower } from './hero-power.js';
import { playHero } from './play-hero.js';
import { playLocation } from './play-location.js';
import { playMinion } from './play-minion.js';
import { playSpell } from './play-spell.js';
import { playWeapon } from './play-weapon.js';
import type { Sequence } from './sequence.js';
import { startGame } from './start-of-game.js';
import { trade } from './trade.js';
import { endTurn } from './turn.js';
import { useLocation } from './use-location.js';

/** The Sequences of the rulebook, one per Player Action (HS-GL-ACTION) and that of an attack by an effect. */
export const SEQUENCES = {
  playMinion,
  playSpell,
  playWeapon,
  playHero,
  playLocation,
  attack,
  forcedAttack,
  combat,
  forcedCombat,
  useHeroPower,
  useLocation,
  trade,
  endTurn,
  concede,
  startGame,
} as const;
export type SequenceName = keyof typeof SEQUENCES;

/** What the Sequence of a Player Action cites besides its own rules. */
const OF_ACTION = [
  'HS-DEF-sequence',
  'HS-GL-SEQUENCE',
  'HS-DEF-action',
  'HS-GL-ACTION',
  'ZH-1.6-sequence',
];
/** An attack by an effect is no Player Action (HS-SEQ-combat-dred). */
const FORCED: readonly string[] = ['forcedAttack', 'forcedCombat'];

const BEGINNINGS = new Map<string, StandingText>(
  Object.entries(SEQUENCES).map(([key, { name, rules }]) => {
    const cited: readonly string[] = FORCED.includes(key) ? rules : [...rules, ...OF_ACTION];
    return [key, { kind: 'sequence', name, rules: cited, text: `${name}: {source}` }] as const;
  }),
);

function recordBeginning(run: HsRun, { sequence, subject, target }: SequenceFrame): void {
  run.nodeAs(BEGINNINGS.get(sequence)!, subject, target);
}

/** Runs a Sequence's operations until one has pushed a frame; at its end the Sequence is over. */
export function stepSequence(run: HsRun, frame: SequenceFrame): void {
  // A frame is stepped by the Sequence that it names, so its memory is of that Sequence's kind.
  const sequence = SEQUENCES[frame.sequence as SequenceName] as Sequence<SequenceMemory>;
  const { operations } = sequence;
  if (frame.pc === 0) {
    if (run.trace !== null) recordBeginning(run, frame);
    frame.memory = sequence.memory === null ? null : { ...sequence.memory };
  }
  const depth = run.stack.length;
  while (frame.pc < operations.length) {
    operations[frame.pc++]!(run, frame);
    if (run.stack.length !== depth) return;
  }
  run.pop();
}
