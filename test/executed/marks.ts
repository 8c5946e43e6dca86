import type { Effect } from '../../src/rulesets/hearthstone/language/words.js';
import { cardOf, type HsRun } from '../../src/rulesets/hearthstone/state/access.js';
import type { Code, EffectStep } from '../../src/rulesets/hearthstone/state/code.js';
import type {
  CompiledAura,
  CompiledCard,
} from '../../src/rulesets/hearthstone/state/compiled-card.js';
import type { EffectsFrame } from '../../src/rulesets/hearthstone/state/frames.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import type { State } from '../../src/rulesets/hearthstone/state/state.js';
import { CardType } from '../../src/rulesets/hearthstone/vocabulary/index.js';

/** One thing that a card does: its part (`battlecry`, `trigger0`, `aura1`), and what it does there. */
export interface Deed {
  readonly part: string;
  /** The effect in the card language; null for auras and for an enchantment that is attached. */
  readonly effect: Effect | null;
}

const ATTACHED: Deed = { part: 'attached', effect: null };

/**
 * What the cards of a pool do, and whether it has been done. It has when a step of an effect changed something: an effect that
 * found no target has not, and neither has an `if` without `else` whose condition always held. An aura has when it had a member
 * or an amount, an enchantment when there was one.
 */
export class Marks {
  /** What has not been done yet, by card. */
  readonly open = new Map<string, Set<Deed>>();
  private readonly code: Map<string, Code>;

  /** Watches the pool from now on: code and auras of these cards are put into ones that leave marks. */
  constructor(pool: CardPool, cards: readonly CompiledCard[]) {
    this.code = pool.code as Map<string, Code>;
    for (const card of cards) this.watch(card);
  }

  /** How much has not been done. */
  get count(): number {
    return [...this.open.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Marks every enchantment that a state has. */
  see(state: State): void {
    for (let e = 1; e < state.count; e++) this.mark(cardOf(state, e).id, ATTACHED);
  }

  private watch(card: CompiledCard): void {
    const deeds = new Set<Deed>(card.type === CardType.ENCHANTMENT ? [ATTACHED] : []);
    for (const code of codesOf(card)) this.watchCode(card, code, deeds);
    (card.auras as CompiledAura[]).forEach((aura, i, auras) => {
      if (aura.to === null && aura.amount === null) return;
      const deed = { part: `aura${i}`, effect: null };
      deeds.add(deed);
      auras[i] = watchedAura(aura, () => this.mark(card.id, deed));
    });
    if (deeds.size > 0) this.open.set(card.id, deeds);
  }

  private watchCode({ id }: CompiledCard, code: Code, deeds: Set<Deed>): void {
    const part = code.name.slice(id.length + 1);
    const byEffect = new Map(
      [...new Set(code.effects)].map((effect) => [effect, { part, effect }]),
    );
    for (const deed of byEffect.values()) deeds.add(deed);
    const steps = code.steps.map((step, i): EffectStep => {
      const deed = byEffect.get(code.effects[i]!)!;
      return (run, frame) => {
        const before = footprint(run, frame);
        step(run, frame);
        if (run.pending === null && footprint(run, frame) !== before) this.mark(id, deed);
      };
    });
    this.code.set(code.name, { ...code, steps });
  }

  private mark(id: string, deed: Deed): void {
    const deeds = this.open.get(id);
    if (deeds?.delete(deed) && deeds.size === 0) this.open.delete(id);
  }
}

function codesOf(card: CompiledCard): readonly Code[] {
  const { battlecry, combo, deathrattle, text, overkill, honorableKill, colossal } = card;
  const parts = [battlecry, combo, deathrattle, text, overkill, honorableKill, colossal];
  const codes = [...parts, ...card.triggers.map((t) => t.code), ...card.auras.map((a) => a.code)];
  return codes.filter((code) => code !== null);
}

function watchedAura(aura: CompiledAura, mark: () => void): CompiledAura {
  const { to, amount } = aura;
  return {
    ...aura,
    to:
      to &&
      ((s, scope) => {
        const members = to(s, scope);
        if (members.length > 0) mark();
        return members;
      }),
    amount:
      amount &&
      ((s, scope) => {
        const value = amount(s, scope);
        if (value !== 0) mark();
        return value;
      }),
  };
}

/** What a step can change, as far as its frame and the trace tell. */
function footprint({ stack, trace }: HsRun, { pc, saved, loops, it }: EffectsFrame): string {
  const traced = trace === null ? [] : [trace.nodes.length, trace.changes.length];
  return JSON.stringify([stack.length, ...traced, pc, saved, loops, it]);
}
