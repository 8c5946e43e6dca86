import type { Effect } from '../../src/rulesets/hearthstone/language/words.js';
import { cardOf, type HsRun } from '../../src/rulesets/hearthstone/state/access.js';
import type { EffectsFrame } from '../../src/rulesets/hearthstone/state/frames.js';
import type {
  Code,
  CompiledAura,
  CompiledCard,
  EffectStep,
} from '../../src/rulesets/hearthstone/state/model.js';
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

  /**
   * Watches these cards from now on: their steps and auras are put into ones that leave marks, in every edition that shares the
   * compiled card.
   */
  constructor(cards: readonly CompiledCard[]) {
    for (const card of cards) this.watch(card);
  }

  /**
   * Watches what is still open in a later edition as well: what a card does by rules that come later stands on it in every
   * edition, and is done in that one.
   */
  alsoIn(pool: CardPool): void {
    for (const [id, open] of this.open) {
      const texts = new Map([...open].map((deed) => [textOf(deed), deed]));
      for (const code of codesOf(pool.byId.get(id)!)) this.watchCode(id, code, texts);
    }
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
    for (const code of codesOf(card)) {
      const part = partOf(card.id, code);
      const own = new Map(
        code.effects.map((effect): [string, Deed] => [textOf({ part, effect }), { part, effect }]),
      );
      for (const deed of own.values()) deeds.add(deed);
      this.watchCode(card.id, code, own);
    }
    (card.auras as CompiledAura[]).forEach((aura, i, auras) => {
      if (aura.to === null && aura.amount === null) return;
      const deed = { part: `aura${i}`, effect: null };
      deeds.add(deed);
      auras[i] = watchedAura(aura, () => this.mark(card.id, deed));
    });
    if (deeds.size > 0) this.open.set(card.id, deeds);
  }

  private watchCode(id: string, code: Code, deeds: ReadonlyMap<string, Deed>): void {
    const part = partOf(id, code);
    (code.steps as EffectStep[]).forEach((step, i, steps) => {
      const deed = deeds.get(textOf({ part, effect: code.effects[i]! }));
      if (deed === undefined) return;
      steps[i] = (run, frame) => {
        const before = footprint(run, frame);
        step(run, frame);
        if (run.pending === null && footprint(run, frame) !== before) this.mark(id, deed);
      };
    });
  }

  private mark(id: string, deed: Deed): void {
    const deeds = this.open.get(id);
    if (deeds?.delete(deed) && deeds.size === 0) this.open.delete(id);
  }
}

function partOf(id: string, { name }: Code): string {
  return name.slice(id.length + 1);
}

function textOf({ part, effect }: Deed): string {
  return `${part} ${JSON.stringify(effect)}`;
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
  const traced = trace === null ? [] : [trace.count, trace.changes.length];
  return JSON.stringify([stack.length, ...traced, pc, saved, loops, it]);
}
