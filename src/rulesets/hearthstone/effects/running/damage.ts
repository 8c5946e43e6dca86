import type { Frame } from '../../../../kernel/index.js';
import { recordEffect } from '../../../common/trace-nodes.js';
import { proposedFor } from '../../rules/events/damage.js';
import type { HsRun } from '../../state/access.js';
import { type DamageFrame, type EventFrame, Op, type QueueFrame } from '../../state/frames.js';
import { EventKind } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

/** Changes the proposed damage of the Damage Event that is being created; -1 prevents it (HS-DH7). */
export function proposeDamage(run: HsRun, source: number, amount: number): void {
  for (let i = run.stack.length - 1; i >= 0; i--) {
    const frame = run.stack[i]!;
    if (frame.op !== Op.DAMAGE) continue;
    const damage = frame as DamageFrame;
    recordEffect(run, 'Proposed damage', ['HS-DH7'], {
      text: amount < 0 ? '{source} prevents the damage' : '{source} makes the damage {value}',
      source,
      value: amount,
    });
    damage.amounts[damage.next] = amount;
    const read = amount < 0 ? amount : proposedFor(run.state, damage.targets[damage.next]!, amount);
    for (let above = i + 1; above < run.stack.length; above++)
      renewProposal(run.stack[above]!, read);
    return;
  }
}

/** The predamage triggers whose turn is still to come read the damage as it is proposed now (HS-DH7). */
export function renewProposal(frame: Frame, amount: number): void {
  if (frame.op !== Op.EVENT && frame.op !== Op.QUEUE) return;
  const waiting = frame as EventFrame | QueueFrame;
  if (waiting.event.kind === EventKind.PREDAMAGE) waiting.event = { ...waiting.event, amount };
}

export const setDamageWord: EffectWord<'setDamage'> = {
  says: 'its amount',
  rules: ['HS-DH7'],
  example: { setDamage: 1 },
  reads: ({ setDamage: amount }, read) => `change the damage to ${read.amount(amount)}`,
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.setDamage);
    compiler.emit((run, frame) => proposeDamage(run, frame.source, amount(run.state, frame)));
  },
};

export const preventDamageWord: EffectWord<'preventDamage'> = {
  says: 'the damage that a `PREDAMAGE` trigger answers',
  rules: ['HS-DH7'],
  example: { preventDamage: true },
  reads: () => 'prevent the damage',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => proposeDamage(run, frame.source, -1));
  },
};
