import { isAtLeast } from '../../common/patches.js';
import { compileCode, staticCompiler } from '../effects/compiler.js';
import { CompileError, type Compiler } from '../effects/compiling.js';
import { requirementsOf } from '../effects/requirements.js';
import type { CardDefinition } from '../language/card.js';
import type { RuleIds } from '../language/rule-ids.js';
import type { Aura, Effect, EnchantmentFacts, StatChange, Trigger } from '../language/words.js';
import {
  PLAY_REQUIREMENTS,
  TARGET_REQUIREMENTS,
  TARGET_WHEN,
} from '../rules/legality/requirements.js';
import type { Code } from '../state/code.js';
import type {
  CompiledAura,
  CompiledCard,
  CompiledChange,
  CompiledEnchantment,
  CompiledPlay,
  CompiledTrigger,
  ConditionName,
  Requirement,
} from '../state/compiled-card.js';
import {
  CardClass,
  CardType,
  EVENT_NAMES,
  EventKind,
  Tag,
  type TagName,
  Zone,
} from '../vocabulary/index.js';
import { withRulesAt } from './dated-rules.js';
import { withDrawTrigger, withTriggersOfKeywords } from './keyword-triggers.js';
import { isOut } from './printed/printed-card.js';

const DEFAULT_HERO_HEALTH = 30;

/**
 * Compiles a card for an edition: its numbers of that patch and its effects as steps.
 * @param code where the effects are put, by name
 * @throws CompileError when the definition makes no sense
 */
export function compileCard(
  present: CardDefinition,
  index: number,
  patch: string,
  code: Map<string, Code>,
): CompiledCard {
  const past = withRulesAt(definitionAt(present, patch), patch);
  const definition = withTriggersOfKeywords(withDrawTrigger(past), patch);
  const part = (
    name: string,
    effects: readonly Effect[] | undefined,
    rules?: RuleIds,
  ): Code | null => {
    if (effects === undefined) return null;
    const compiled = compileCode(`${definition.id}/${name}`, effects, rules);
    code.set(compiled.name, compiled);
    return compiled;
  };
  const triggers = (definition.triggers ?? []).map((trigger, i) =>
    compileTrigger(definition, trigger, part(`trigger${i}`, trigger.do, trigger.rules)!),
  );
  return {
    index,
    id: definition.id,
    name: definition.name,
    type: CardType[definition.type],
    definition,
    known: true,
    drawable: definition.collectible === true && isOut(definition.id, patch),
    hasDeathrattle: definition.deathrattle !== undefined,
    cost: definition.cost ?? 0,
    attack: definition.attack ?? 0,
    health: definition.health ?? (definition.type === 'HERO' ? DEFAULT_HERO_HEALTH : 0),
    durability: definition.durability ?? 0,
    armor: definition.armor ?? 0,
    overload: definition.overload ?? 0,
    secret: definition.secret ?? false,
    tradeable: definition.tradeable ?? false,
    questProgress: definition.quest?.progress ?? 0,
    printed: printedTags(definition),
    keywords: keywordsOf(definition),
    triggers,
    triggerZones: zonesOf(triggers),
    listens: listensTo(triggers),
    auras: (definition.auras ?? []).map((aura, i) =>
      compileAura(definition, aura, 'do' in aura ? part(`aura${i}`, aura.do) : null),
    ),
    auraZones: auraZonesOf(definition.auras ?? []),
    touchesHands: JSON.stringify(definition.auras ?? []).includes('HAND'),
    hasOtherAura: (definition.auras ?? []).some((aura) => aura.update === 'OTHER'),
    enchantment:
      definition.enchantment === undefined ? null : compileEnchantment(definition.enchantment),
    battlecry: part('battlecry', ruled(definition, 'battlecry')),
    combo: part('combo', ruled(definition, 'combo')),
    deathrattle: part('deathrattle', definition.deathrattle, definition.rules?.deathrattle),
    deathrattleIf:
      definition.deathrattleIf === undefined
        ? null
        : staticCompiler(definition.id).test(definition.deathrattleIf),
    text: part('text', ruled(definition, 'text')),
    play: compilePlay(definition),
    chooseOne: definition.chooseOne ?? [],
  };
}

/** The effects of a part that has no node of its own: the first of them says which rulings the part follows. */
function ruled(
  definition: CardDefinition,
  part: 'battlecry' | 'combo' | 'text',
): readonly Effect[] | undefined {
  const [effects, rules] = [definition[part], definition.rules?.[part]];
  const first = effects?.[0];
  if (effects === undefined || first === undefined || rules === undefined) return effects;
  return [{ ...first, rules: [...rules, ...(first.rules ?? [])] }, ...effects.slice(1)];
}

/** The card as it was in a patch: the first entry of `was` that had not ended yet, over the present card. */
export function definitionAt(definition: CardDefinition, patch: string): CardDefinition {
  for (const past of definition.was ?? []) {
    if (!isAtLeast(patch, past.before)) {
      const { before: _, ...then } = past;
      return { ...definition, ...then };
    }
  }
  return definition;
}

/** Numbers and keywords of a card as tag and value in turn; an enchantment has a cost only. */
function printedTags(definition: CardDefinition): number[] {
  const tags: number[] = [Tag.COST, definition.cost ?? 0];
  if (definition.type === 'ENCHANTMENT') return tags;
  const health = definition.health ?? (definition.type === 'HERO' ? DEFAULT_HERO_HEALTH : 0);
  tags.push(Tag.ATK, definition.attack ?? 0, Tag.HEALTH, health);
  tags.push(Tag.DURABILITY, definition.durability ?? 0);
  if (definition.type === 'HERO') tags.push(Tag.CLASS, classNumber(definition.class));
  return [...tags, ...keywordsOf(definition).flat()];
}

function classNumber(name: string | undefined): number {
  return Object.hasOwn(CardClass, name ?? '')
    ? CardClass[name as keyof typeof CardClass]
    : CardClass.NEUTRAL;
}

function keywordsOf(definition: CardDefinition): (readonly [Tag, number])[] {
  const found: [Tag, number][] = (definition.keywords ?? []).map((keyword) => [Tag[keyword], 1]);
  if (definition.spellDamage !== undefined) found.push([Tag.SPELLPOWER, definition.spellDamage]);
  if (definition.heroPowerDamage !== undefined)
    found.push([Tag.HEROPOWER_DAMAGE, definition.heroPowerDamage]);
  for (const [name, value] of Object.entries(definition.tags ?? {}))
    found.push([Tag[name as TagName], value]);
  return found;
}

const PRIORITIES = { FIRST: -1, LAST: 1 } as const;
const STAGES = { EARLY: -1, LATE: 1 } as const;

function compileTrigger(definition: CardDefinition, trigger: Trigger, code: Code): CompiledTrigger {
  const compiler = staticCompiler(code.name);
  const test = (condition: Trigger['when']) =>
    condition === undefined ? null : compiler.test(condition);
  const isHidden = definition.secret === true || definition.quest !== undefined;
  return {
    event: EventKind[trigger.on],
    zone: trigger.zone !== undefined ? Zone[trigger.zone] : isHidden ? Zone.SECRET : Zone.PLAY,
    subject: test(trigger.subject),
    source: test(trigger.source),
    whose: trigger.whose === undefined ? 0 : trigger.whose === 'YOURS' ? 1 : -1,
    queueIf: test(trigger.queueIf),
    when: test(trigger.when),
    preCheck: test(trigger.preCheck),
    requirements: requirementsIn(trigger, compiler),
    priority: trigger.priority === undefined ? 0 : PRIORITIES[trigger.priority],
    stage: trigger.stage === undefined ? 0 : STAGES[trigger.stage],
    lostWhenNested: trigger.nested === 'LOST',
    everyProposal: trigger.everyProposal === true,
    ownEntry: trigger.ownEntry === true,
    evenIfGone: trigger.evenIfGone === true,
    notInserted: trigger.notInserted === true,
    inYourTurn: trigger.inYourTurn === true,
    code,
  };
}

/** What IT is called in each condition of a trigger. */
const CALLED: Readonly<Record<ConditionName, string>> = {
  subject: 'it',
  source: 'what caused it',
  queueIf: '{about}',
  when: '{about}',
};

/** Conditions in words, worked out when they are asked for: few are ever. */
function requirementsIn(trigger: Trigger, compiler: Compiler): CompiledTrigger['requirements'] {
  const known = new Map<ConditionName, readonly Requirement[]>();
  return (name) => {
    let parts = known.get(name);
    if (parts === undefined) {
      const condition = trigger[name];
      parts = condition === undefined ? [] : requirementsOf(condition, CALLED[name], compiler);
      known.set(name, parts);
    }
    return parts;
  };
}

/** What most cards share: no trigger and no aura in any zone, to any event. */
const NO_ZONES = new Uint8Array(8);
const NO_EVENTS = new Uint8Array(EVENT_NAMES.length);

function zonesOf(triggers: readonly CompiledTrigger[]): Uint8Array {
  if (triggers.length === 0) return NO_ZONES;
  const zones = new Uint8Array(8);
  for (const trigger of triggers) zones[trigger.zone] = 1;
  return zones;
}

function listensTo(triggers: readonly CompiledTrigger[]): Uint8Array {
  if (triggers.length === 0) return NO_EVENTS;
  const events = new Uint8Array(EVENT_NAMES.length);
  for (const trigger of triggers) events[trigger.event] = 1;
  return events;
}

/** In which zones one of the auras works. */
function auraZonesOf(auras: readonly Aura[]): Uint8Array {
  if (auras.length === 0) return NO_ZONES;
  const zones = new Uint8Array(8);
  for (const aura of auras) zones['zone' in aura ? Zone.HAND : Zone.PLAY] = 1;
  return zones;
}

function compileAura(definition: CardDefinition, aura: Aura, code: Code | null): CompiledAura {
  const compiler = staticCompiler(`${definition.id}/aura`);
  const condition = 'enrage' in aura || aura.if === undefined ? null : compiler.test(aura.if);
  const base = {
    to: null,
    if: condition,
    enchantment: '',
    num1: null,
    priority: 0,
    zone: 'zone' in aura ? Zone.HAND : Zone.PLAY,
    enrages: 'enrage' in aura,
    tag: -1,
    amount: null,
    refreshesHeroPower: 'refreshesHeroPower' in aura,
    code,
    rules: aura.rules ?? [],
  } as const;
  if ('refreshesHeroPower' in aura) return { ...base, other: false };
  if ('enrage' in aura) return { ...base, other: false, enchantment: aura.enrage };
  if (aura.update === 'HEALTH_ATTACK') {
    return {
      ...base,
      other: false,
      to: compiler.selection(aura.to),
      enchantment: aura.enchantment,
      num1: aura.num1 === undefined ? null : compiler.measure(aura.num1),
      priority: aura.priority === undefined ? 0 : PRIORITIES[aura.priority],
    };
  }
  if ('do' in aura) return { ...base, other: true };
  return {
    ...base,
    other: true,
    to: compiler.selection(aura.on),
    tag: Tag[aura.tag],
    amount: compiler.measure(aura.amount ?? 1),
  };
}

function compileEnchantment(facts: EnchantmentFacts): CompiledEnchantment {
  const grants: [Tag, number][] = (facts.grants ?? []).map((keyword) => [Tag[keyword], 1]);
  if (facts.spellDamage !== undefined) grants.push([Tag.SPELLPOWER, facts.spellDamage]);
  if (facts.heroPowerDamage !== undefined)
    grants.push([Tag.HEROPOWER_DAMAGE, facts.heroPowerDamage]);
  return {
    attack: compileChange(facts.attack),
    health: compileChange(facts.health),
    cost: compileChange(facts.cost),
    damageTaken: compileChange(facts.damageTaken),
    grants,
    countsAtOnce: facts.countsAtOnce === true,
    lasts: facts.lasts ?? null,
  };
}

function compileChange(change: StatChange | undefined): CompiledChange | null {
  if (change === undefined) return null;
  const plain = {
    kind: 'ADD',
    amount: 0,
    from: 'CONSTANT',
    negative: false,
    notBelow: null,
  } as const;
  if (typeof change === 'number') return { ...plain, amount: change };
  if (change === 'MINUS_NUM_1') return { ...plain, from: 'NUM_1', negative: true };
  if (typeof change === 'string') return { ...plain, from: change };
  if ('times' in change) return { ...plain, kind: 'TIMES', amount: change.times };
  if ('add' in change) return { ...plain, amount: change.add, notBelow: change.notBelow };
  return typeof change.set === 'number'
    ? { ...plain, kind: 'SET', amount: change.set }
    : { ...plain, kind: 'SET', from: change.set };
}

function compilePlay(definition: CardDefinition): CompiledPlay {
  const target: CompiledPlay['target'][number][] = [];
  const play: CompiledPlay['play'][number][] = [];
  const targetWhen: CompiledPlay['targetWhen'][number][] = [];
  let isAlways = false;
  for (const [name, parameter] of Object.entries(definition.requires ?? {})) {
    if (name === 'REQ_TARGET_TO_PLAY') isAlways = true;
    else if (TARGET_WHEN[name] !== undefined) targetWhen.push([name, TARGET_WHEN[name], parameter]);
    else if (TARGET_REQUIREMENTS[name] !== undefined)
      target.push([name, TARGET_REQUIREMENTS[name][0], parameter]);
    else if (PLAY_REQUIREMENTS[name] !== undefined)
      play.push([name, PLAY_REQUIREMENTS[name][0], parameter]);
    else throw new CompileError(definition.id, `unknown requirement ${name}`);
  }
  return {
    target,
    play,
    takesTarget: isAlways ? 'ALWAYS' : targetWhen.length > 0 ? 'WHEN' : 'NEVER',
    targetWhen,
  };
}
