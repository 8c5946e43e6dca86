import { assign, cardOf, get, type HsRun, set } from '../../state/access.js';
import {
  attach,
  detach,
  enchantmentsOn,
  memorised,
  recompute,
  recomputeGranted,
} from '../../state/enchantments.js';
import type { EffectsFrame } from '../../state/frames.js';
import { detune } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { KEYWORDS, Tag, type TagName } from '../../vocabulary/index.js';
import { kind } from './kind.js';

/** Enchantments, silence and plain tags. */
export const ENCHANTMENT_KINDS = [
  kind('enchant', (effect, compiler) => {
    const on = compiler.selection(effect.on);
    const num1 = compiler.measure(effect.num1 ?? 0);
    const num2 = compiler.measure(effect.num2 ?? 0);
    compiler.emit((run, frame) => {
      const s = run.state;
      for (const host of [...on(s, frame)]) {
        const outer = frame.it;
        frame.it = host;
        const first = memorised(num1(s, frame));
        const second = memorised(num2(s, frame));
        frame.it = outer;
        const node = run.begin({
          kind: 'effect',
          name: 'Enchantment',
          rules: ['HS-R4d', 'HS-R4-instant'],
          text: '{source} enchants {about}',
          source: frame.source,
          about: host,
        });
        const late = isLate(run, frame, effect.enchant, host);
        attach(run, effect.enchant, host, frame.player, frame.source, first, second, late);
        run.end(node);
      }
    });
  }),

  kind('detach', (effect, compiler) => {
    const enchantments = compiler.selection(effect.detach);
    compiler.emit((run, frame) => {
      for (const enchantment of [...enchantments(run.state, frame)]) {
        if (get(run.state, enchantment, Tag.ATTACHED) === 0) continue;
        const node = run.begin({
          kind: 'effect',
          name: 'Enchantment ends',
          rules: ['HS-E2'],
          text: '{about} wears off',
          source: frame.source,
          about: enchantment,
        });
        detach(run, enchantment);
        run.end(node);
      }
    });
  }),

  kind('silence', (effect, compiler) => {
    const targets = compiler.selection(effect.silence);
    compiler.emit((run, frame) => {
      for (const target of [...targets(run.state, frame)]) silence(run, frame.source, target);
    });
  }),

  kind('remember', (effect, compiler) => {
    const entity = compiler.selection(effect.remember);
    compiler.emit((run, frame) =>
      set(run, frame.source, Tag.TAG_SCRIPT_DATA_NUM_1, entity(run.state, frame)[0] ?? 0),
    );
  }),

  kind('set', (effect, compiler) => {
    const on = compiler.selection(effect.on);
    const tags = Object.entries(effect.set).map(
      ([name, value]) => [Tag[name as TagName], compiler.measure(value)] as const,
    );
    compiler.emit((run, frame) => {
      for (const entity of [...on(run.state, frame)]) {
        const node = run.begin({
          kind: 'effect',
          name: 'Set',
          rules: [],
          text: '{source} changes {about}',
          source: frame.source,
          about: entity,
        });
        for (const [tag, value] of tags) assign(run, entity, tag, value(run.state, frame));
        run.end(node);
      }
    });
  }),
];

/**
 * A trigger gives its own bearer an enchantment that it carries already: it counts only from the next Aura Update
 * (Health/Attack) on.
 */
function isLate(run: HsRun, frame: EffectsFrame, cardId: string, host: number): boolean {
  const s = run.state;
  if (frame.event === null || host !== frame.source) return false;
  if (!s.edition.switches.repeatedSelfBuffWaits) return false;
  const given = enchantmentsOn(s, host).find((e) => cardOf(s, e).id === cardId);
  if (given === undefined || cardOf(s, given).enchantment?.countsAtOnce === true) return false;
  run.leaf({
    kind: 'check',
    name: 'self-buff waits',
    rules: rulesOf(s.edition, 'repeatedSelfBuffWaits'),
    text: '{source} carries this enchantment already: it counts from the next Aura Update (Health/Attack) on',
    source: host,
  });
  return true;
}

/** Everything but incoming aura effects is removed at once (HS-SIL1, HS-SIL2). */
function silence(run: HsRun, source: number, target: number): void {
  const s = run.state;
  const node = run.begin({
    kind: 'effect',
    name: 'Silence',
    rules: ['HS-SIL2', 'HS-SIL1'],
    text: '{source} silences {about}',
    source,
    about: target,
  });
  detune(s, target);
  set(run, target, Tag.SILENCED, 1);
  for (const enchantment of enchantmentsOn(s, target)) detach(run, enchantment);
  set(run, target, Tag.FROZEN, 0);
  recomputeGranted(
    run,
    target,
    KEYWORDS.map((keyword) => [Tag[keyword], 1] as const),
  );
  recompute(run, target);
  s.auraStale = true;
  s.otherAuraStale = true;
  run.end(node);
}
