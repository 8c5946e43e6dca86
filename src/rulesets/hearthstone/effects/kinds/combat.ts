import type { Frame } from '../../../../kernel/index.js';
import { refreshHeroPower } from '../../rules/auras/refresh-hero-power.js';
import { proposedFor } from '../../rules/events/damage.js';
import { overload, unlockOverload } from '../../rules/events/overload.js';
import { forceAttack } from '../../rules/sequences/force-attack.js';
import { assign, get, type HsRun, manaOf, playerEntity, set, typeOf } from '../../state/access.js';
import {
  type DamageFrame,
  type EventFrame,
  Op,
  type QueueFrame,
  type SequenceFrame,
} from '../../state/frames.js';
import { GAME } from '../../state/state.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { CardType, EventKind, MAX_RESOURCES, Tag, Zone } from '../../vocabulary/index.js';
import { isCharacter, only } from '../fitting.js';
import { playersOf } from '../who.js';
import { type EffectOf, kind } from './kind.js';

/** What changes or stops the action that is running, and mana. */
export const ACTION_KINDS = [
  kind('redirectAttackTo', (effect, compiler) => {
    const to = only(isCharacter, compiler.selection(effect.redirectAttackTo));
    compiler.emit((run, frame) => {
      const defender = to(run.state, frame)[0];
      if (defender === undefined) return;
      const node = run.begin({
        kind: 'effect',
        name: 'Attack redirected',
        rules: ['HS-PAE', 'HS-PAE-redo'],
        text: '{about} becomes the defender',
        source: frame.source,
        about: defender,
      });
      set(run, GAME, Tag.PROPOSED_DEFENDER, defender);
      run.end(node);
    });
  }),

  kind('forceAttack', (effect, compiler) => {
    const attackers = compiler.selection(effect.forceAttack);
    const defenders = compiler.selection(effect.on);
    compiler.emit((run, frame) => {
      const attacker = attackers(run.state, frame)[0];
      const defender = defenders(run.state, frame)[0];
      if (attacker === undefined || defender === undefined) return;
      forceAttack(run, attacker, defender, effect.uncounted !== true);
    });
  }),

  kind('retargetTo', (effect, compiler) => {
    const to = only(isCharacter, compiler.selection(effect.retargetTo));
    compiler.emit((run, frame) => {
      const target = to(run.state, frame)[0];
      const sequence = runningSequence(run);
      if (target === undefined || sequence === null) return;
      run.leaf({
        kind: 'effect',
        name: 'Target changed',
        rules: ['HS-SEQ-spell-text-redirect'],
        text: '{about} becomes the target',
        source: frame.source,
        about: target,
      });
      sequence.target = target;
    });
  }),

  kind('counterSpell', (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const sequence = runningSequence(run);
      if (sequence === null || typeOf(run.state, sequence.subject) !== CardType.SPELL) return;
      const spell = sequence.subject;
      const node = run.begin({
        kind: 'effect',
        name: 'Countered',
        rules: ['HS-SEQ-spell-onplay', 'HS-SEQ-spell-counterspell'],
        text: '{source} counters {about}',
        source: frame.source,
        about: spell,
      });
      sequence.stopped = 1;
      leaveZone(run, spell);
      enterZone(run, spell, Zone.GRAVEYARD);
      run.end(node);
    });
  }),

  kind('preventDamage', (_effect, compiler) => {
    compiler.emit((run, frame) => proposeDamage(run, frame.source, -1));
  }),

  kind('setDamage', (effect, compiler) => {
    const amount = compiler.measure(effect.setDamage);
    compiler.emit((run, frame) => proposeDamage(run, frame.source, amount(run.state, frame)));
  }),

  kind('questProgress', (effect, compiler) => {
    const amount = compiler.measure(effect.questProgress);
    compiler.emit((run, frame) => {
      const node = run.begin({
        kind: 'effect',
        name: 'Quest progress',
        rules: ['HS-QRS'],
        text: "{source}'s progress goes up by {value}",
        source: frame.source,
        value: amount(run.state, frame),
      });
      set(
        run,
        frame.source,
        Tag.QUEST_PROGRESS,
        get(run.state, frame.source, Tag.QUEST_PROGRESS) + amount(run.state, frame),
      );
      run.end(node);
    });
  }),

  kind('gainMana', (effect, compiler) => {
    const amount = compiler.measure(effect.gainMana);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame))
        gainMana(run, player, effect, amount(run.state, frame), frame.source);
    });
  }),

  kind('overload', (effect, compiler) => {
    const amount = compiler.measure(effect.overload);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame))
        overload(run, player, amount(run.state, frame), frame.source);
    });
  }),

  kind('unlockOverload', (effect, compiler) => {
    const who = playersOf(effect.unlockOverload);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame)) unlockOverload(run, player, frame.source);
    });
  }),

  kind('refreshHeroPower', (_effect, compiler) => {
    compiler.emit((run, frame) =>
      refreshHeroPower(run, frame.source, frame.player as 1 | 2, [
        'HS-HPR-beardo',
        'HS-HPR-voidform',
        'HS-HPR-blackwald',
      ]),
    );
  }),
];

/** The Sequence of the Player Action that is running: always the bottom frame. */
function runningSequence(run: HsRun): SequenceFrame | null {
  const bottom = run.stack[0];
  return bottom !== undefined && bottom.op === Op.SEQUENCE ? (bottom as SequenceFrame) : null;
}

/** The predamage triggers whose turn is still to come read the damage as it is proposed now (HS-DH7). */
function renewProposal(frame: Frame, amount: number): void {
  if (frame.op !== Op.EVENT && frame.op !== Op.QUEUE) return;
  const waiting = frame as EventFrame | QueueFrame;
  if (waiting.event.kind === EventKind.PREDAMAGE) waiting.event = { ...waiting.event, amount };
}

/** Changes the proposed damage of the Damage Event that is being created; -1 prevents it (HS-DH7). */
function proposeDamage(run: HsRun, source: number, amount: number): void {
  for (let i = run.stack.length - 1; i >= 0; i--) {
    const frame = run.stack[i]!;
    if (frame.op !== Op.DAMAGE) continue;
    const damage = frame as DamageFrame;
    run.leaf({
      kind: 'effect',
      name: 'Proposed damage',
      rules: ['HS-DH7'],
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

const MANA_RULES = ['HS-M1', 'HS-M2', 'HS-MANA1', 'ZH-4.12-refresh'];

function gainMana(
  run: HsRun,
  player: number,
  { kind: kindOfMana, upTo }: EffectOf<'gainMana'>,
  amount: number,
  source: number,
): void {
  const s = run.state;
  const entity = playerEntity(player);
  const node = run.begin({
    kind: 'effect',
    name: 'Mana',
    rules: upTo === undefined ? MANA_RULES : [...MANA_RULES, 'HS-M8'],
    text: '{source}: {value} mana',
    source,
    value: amount,
  });
  const crystals = get(s, entity, Tag.RESOURCES);
  if (kindOfMana === 'TEMPORARY') {
    const room = (upTo === undefined ? MAX_RESOURCES : crystals) - manaOf(s, player);
    set(
      run,
      entity,
      Tag.TEMP_RESOURCES,
      get(s, entity, Tag.TEMP_RESOURCES) + Math.max(0, Math.min(amount, room)),
    );
  } else if (kindOfMana === 'REFRESH') {
    set(run, entity, Tag.RESOURCES_USED, Math.max(0, get(s, entity, Tag.RESOURCES_USED) - amount));
  } else {
    const now = Math.max(0, Math.min(MAX_RESOURCES, crystals + amount));
    set(run, entity, Tag.RESOURCES, now);
    if (kindOfMana === 'EMPTY_CRYSTAL')
      assign(run, entity, Tag.RESOURCES_USED, get(s, entity, Tag.RESOURCES_USED) + now - crystals);
    const excess = Math.max(0, manaOf(s, player) - MAX_RESOURCES);
    assign(run, entity, Tag.TEMP_RESOURCES, get(s, entity, Tag.TEMP_RESOURCES) - excess);
  }
  run.end(node);
}
