import type { Selector } from '../../language/words.js';
import { gainArmor } from '../../rules/events/armor.js';
import { dealDamage } from '../../rules/events/deal-damage.js';
import { destroy } from '../../rules/events/destroy.js';
import { freeze } from '../../rules/events/freeze.js';
import { restoreHealth } from '../../rules/events/healing.js';
import { proposedDamage } from '../../rules/events/proposed-damage.js';
import { assign, byOrderOfPlay, get, mortallyWounded, set, typeOf } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import { store } from '../compiling.js';
import { isCharacter, only } from '../fitting.js';
import { playersOf } from '../who.js';
import { kind } from './kind.js';

/** Damage, healing and destruction. */
export const DAMAGE_KINDS = [
  kind('damage', (effect, compiler) => {
    if (effect.oneByOne === true) {
      const { oneByOne: _, ...each } = effect;
      compiler.effects([{ forEach: effect.to, do: [{ ...each, to: 'IT' }] }]);
      return;
    }
    const to = compiler.selection(effect.to);
    const amount = compiler.measure(effect.damage);
    const from = effect.from === undefined ? null : compiler.selection(effect.from);
    const sparing = effect.sparing === 'MORTALLY_WOUNDED';
    const isOfCharacters = isAreaOfCharacters(effect.to);
    compiler.emit((run, frame) => {
      const s = run.state;
      const source = from === null ? frame.source : (from(s, frame)[0] ?? frame.source);
      const { areaDamageToCharactersSkipsMortallyWounded: skips } = s.edition.switches;
      const all = to(s, frame);
      const selected = sparing || (isOfCharacters && skips) ? spared(s, all) : all;
      const targets =
        effect.inOrder === 'AS_SELECTED' || selected.length < 2
          ? selected
          : byOrderOfPlay(s, [...selected]);
      const isPassedOn =
        from !== null && frame.event?.kind === EventKind.PREDAMAGE && source === frame.event.source;
      const proposed =
        isPassedOn || effect.fixed === true
          ? amount(s, frame)
          : proposedDamage(s, source, frame.player, amount(s, frame));
      dealDamage(
        run,
        source,
        targets,
        targets.map(() => proposed),
      );
    });
  }),

  kind('damageTogether', (effect, compiler) => {
    const parts = effect.damageTogether.map(
      (part) => [compiler.selection(part.to), compiler.measure(part.damage)] as const,
    );
    compiler.emit((run, frame) => {
      const s = run.state;
      const targets: number[] = [];
      const amounts: number[] = [];
      for (const [to, amount] of parts) {
        const proposed = proposedDamage(s, frame.source, frame.player, amount(s, frame));
        for (const target of to(s, frame)) {
          targets.push(target);
          amounts.push(proposed);
        }
      }
      dealDamage(run, frame.source, targets, amounts);
    });
  }),

  kind('heal', (effect, compiler) => {
    const to = compiler.selection(effect.to);
    const amount = compiler.measure(effect.heal);
    const queue = compiler.slot();
    compiler.emit((run, frame) => {
      const s = run.state;
      const targets = to(s, frame);
      if (targets.length > 1 && !s.edition.switches.areaHealingTogether)
        store(frame, queue, [...targets]);
      else restoreHealth(run, frame.source, frame.player, targets, amount(s, frame));
    });
    compiler.emit((run, frame) => {
      const waiting = frame.saved?.[queue];
      if (!Array.isArray(waiting) || waiting.length === 0) return;
      store(frame, queue, waiting.slice(1));
      frame.pc--;
      restoreHealth(run, frame.source, frame.player, waiting.slice(0, 1), amount(run.state, frame));
    });
  }),

  kind('destroy', (effect, compiler) => {
    const targets = compiler.selection(effect.destroy);
    compiler.emit((run, frame) => {
      for (const target of targets(run.state, frame)) destroy(run, frame.source, target);
    });
  }),

  kind('freeze', (effect, compiler) => {
    const targets = compiler.selection(effect.freeze);
    const queue = compiler.slot();
    compiler.emit((run, frame) => store(frame, queue, [...targets(run.state, frame)]));
    compiler.emit((run, frame) => {
      const [next, ...rest] = frame.saved![queue] as number[];
      if (next === undefined) return;
      store(frame, queue, rest);
      frame.pc--;
      freeze(run, frame.source, next);
    });
  }),

  kind('setHealth', (effect, compiler) => {
    const targets = only(isCharacter, compiler.selection(effect.on));
    const amount = compiler.measure(effect.setHealth);
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const target of targets(s, frame)) {
        const health = amount(s, frame);
        const node = run.begin({
          kind: 'effect',
          name: 'Set Health',
          rules: ['HS-H1'],
          text: "{about}'s remaining Health becomes {value}",
          source: frame.source,
          about: target,
          value: health,
        });
        if (typeOf(s, target) === CardType.HERO && get(s, target, Tag.HEALTH) < health)
          set(run, target, Tag.HEALTH, health);
        assign(run, target, Tag.DAMAGE, get(s, target, Tag.HEALTH) - health);
        run.end(node);
      }
    });
  }),

  kind('gainArmor', (effect, compiler) => {
    const amount = compiler.measure(effect.gainArmor);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame))
        gainArmor(run, player, amount(run.state, frame), frame.source);
    });
  }),
];

/** Whether a selector means all characters of a side, as area effects do (HS-RC2). */
function isAreaOfCharacters(selector: Selector): boolean {
  if (typeof selector !== 'string') return 'of' in selector && isAreaOfCharacters(selector.of);
  return selector.endsWith('_CHARACTERS');
}

/**
 * Area damage includes the mortally wounded (HS-R5). Before 3.0 damage to all characters left out such
 * minions (HS-RC2); an effect may leave them out by itself (`sparing`, SUP-MW-SHEEP, SUP-MW-AOE).
 */
function spared(s: State, targets: readonly number[]): readonly number[] {
  return targets.filter(
    (target) => typeOf(s, target) !== CardType.MINION || !mortallyWounded(s, target),
  );
}
