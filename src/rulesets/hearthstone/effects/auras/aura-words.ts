import { entryFor } from '../../../common/grammar/table.js';
import type { Aura, Auras } from '../../language/aura.js';
import type { Code, CompiledAura } from '../../state/model.js';
import type { Compiler } from '../compiling.js';
import type { Reader } from '../reader.js';
import { type AuraWord, PLAIN_AURA } from './aura-word.js';
import { doAura, enchantmentAura, enrageAura, refreshesHeroPowerAura, tagAura } from './kinds.js';

/** Every kind of aura. One that is missing here does not compile. */
export const AURA_WORDS: { readonly [W in keyof Auras]: AuraWord<W> } = {
  enchantment: enchantmentAura,
  enrage: enrageAura,
  refreshesHeroPower: refreshesHeroPowerAura,
  tag: tagAura,
  do: doAura,
};

function wordOf(aura: Aura): AuraWord<never> {
  return entryFor<unknown>(AURA_WORDS, aura) as AuraWord<never>;
}

function conditionOf(aura: Aura) {
  return 'if' in aura ? aura.if : undefined;
}

/** An aura ready to run. `code`: its effects, where it has some. */
export function compileAura(aura: Aura, code: Code | null, compiler: Compiler): CompiledAura {
  const condition = conditionOf(aura);
  return {
    ...PLAIN_AURA,
    if: condition === undefined ? null : compiler.test(condition),
    code,
    rules: aura.rules ?? [],
    ...wordOf(aura).compile(aura as never, compiler),
  };
}

/** An aura as a clause: `while you control a Secret, each friendly minion has Might (+1 Attack)`. */
export function clauseOfAura(aura: Aura, read: Reader): string {
  const { opening = 'while', reads } = wordOf(aura);
  const condition = conditionOf(aura);
  const clause = reads(aura as never, read);
  return condition === undefined ? clause : `${opening} ${read.holds(condition)}, ${clause}`;
}
