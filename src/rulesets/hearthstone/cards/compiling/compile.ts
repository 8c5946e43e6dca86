import { compileAura } from '../../effects/auras/aura-words.js';
import { codeOf, staticCompiler } from '../../effects/compiler.js';
import { CompileError } from '../../effects/compiling.js';
import { compileEnchantment } from '../../effects/facts/facts.js';
import { compileTrigger } from '../../effects/triggers/compile.js';
import type { CardDefinition, QuestFacts } from '../../language/card.js';
import type { RuleIds } from '../../language/rule-ids.js';
import type { Aura, Condition, Effect } from '../../language/words.js';
import {
  PLAY_REQUIREMENTS,
  TARGET_REQUIREMENTS,
  TARGET_WHEN,
} from '../../rules/legality/requirements.js';
import type {
  Code,
  CompiledAura,
  CompiledCard,
  CompiledPlay,
  CompiledQuest,
  CompiledTrigger,
  ConditionTest,
  PlayRequirement,
  TargetRequirement,
} from '../../state/model.js';
import { scopeOf } from '../../state/scope.js';
import {
  CardClass,
  CardType,
  EVENT_NAMES,
  EventKind,
  Tag,
  type TagName,
  Zone,
} from '../../vocabulary/index.js';

const DEFAULT_HERO_HEALTH = 30;

const compiled = new WeakMap<CardDefinition, CompiledCard>();

/** Its effects become steps when first run. @throws CompileError when it makes no sense */
export function compileCard(definition: CardDefinition): CompiledCard {
  let found = compiled.get(definition);
  if (found === undefined) {
    found = cardOf(definition);
    compiled.set(definition, found);
  }
  return found;
}

type CompilePart = (
  name: string,
  effects: readonly Effect[] | undefined,
  rules?: RuleIds,
) => Code | null;

/** A Location asks nothing of its play; whatever it requires its use does. */
function cardOf(definition: CardDefinition): CompiledCard {
  const card = compiledOf(definition);
  return definition.type === 'LOCATION' ? { ...card, play: compilePlay({}), use: card } : card;
}

function compiledOf(definition: CardDefinition): CompiledCard {
  const code: Code[] = [];
  const part: CompilePart = (name, effects, rules) => {
    if (effects === undefined) return null;
    const own = codeOf(`${definition.id}/${name}`, effects, rules);
    code.push(own);
    return own;
  };
  const ownZone = works(definition);
  const triggers = (definition.triggers ?? []).map((trigger, i) => {
    const answer = part(`trigger${i}`, trigger.do, trigger.rules)!;
    return compileTrigger(trigger, answer, ownZone);
  });
  const auras = (definition.auras ?? []).map((aura, i) => ({
    ...compileAura(
      aura,
      'do' in aura ? part(`aura${i}`, aura.do) : null,
      staticCompiler(`${definition.id}/aura`),
    ),
    zone: zoneOf(aura, ownZone),
  }));
  return {
    index: 0,
    id: definition.id,
    name: definition.name,
    type: CardType[definition.type],
    definition,
    code,
    known: true,
    drawable: false,
    isOut: true,
    hasDeathrattle: definition.deathrattle !== undefined,
    hasBattlecry: definition.battlecry !== undefined,
    hasCombo: definition.combo !== undefined,
    hasOutcast: asksForOutcast(definition),
    hasChooseOne: definition.chooseOne !== undefined && definition.onlyOne !== true,
    isColossal: definition.colossal !== undefined,
    cost: definition.cost ?? 0,
    attack: definition.attack ?? 0,
    health: definition.health ?? (definition.type === 'HERO' ? DEFAULT_HERO_HEALTH : 0),
    durability: definition.durability ?? 0,
    armor: definition.armor ?? 0,
    overload: definition.overload ?? 0,
    secret: definition.secret ?? false,
    tradeable: definition.tradeable ?? false,
    quest: compileQuest(definition.quest, part),
    lingers: definition.lingers ?? false,
    printed: printedTags(definition),
    keywords: keywordsOf(definition),
    triggers,
    triggerZones: marked(
      NO_ZONES,
      triggers.map(({ zone }) => zone),
    ),
    listens: listensTo(triggers),
    auras,
    auraZones: marked(
      NO_ZONES,
      auras.map(({ zone }) => zone),
    ),
    touchesHands:
      definition.auras !== undefined && JSON.stringify(definition.auras).includes('HAND'),
    hasOtherAura: auras.some((aura) => aura.other),
    hasUnsteadyAura: auras.some((aura) => !aura.other && isUnsteady(aura)),
    hasUnsteadyOtherAura: auras.some((aura) => aura.other && aura.if !== null),
    enchantment:
      definition.enchantment === undefined ? null : compileEnchantment(definition.enchantment),
    battlecry: part('battlecry', ruled(definition, 'battlecry')),
    combo: part('combo', ruled(definition, 'combo')),
    deathrattle: part('deathrattle', definition.deathrattle, definition.rules?.deathrattle),
    deathrattleIf: testOf(definition, 'deathrattleIf'),
    deathrattlePreCheck: testOf(definition, 'deathrattlePreCheck'),
    text: part('text', ruled(definition, 'text')),
    looksAtHand: names(definition, ['OUTCAST', 'RIGHTMOST', 'LEFTMOST']),
    overkill: part('overkill', definition.overkill),
    honorableKill: part('honorableKill', definition.honorableKill),
    colossal: part('colossal', definition.colossal),
    corrupt: definition.corrupt ?? null,
    twinspell: definition.twinspell ?? null,
    dormant: definition.dormant ?? null,
    magnetic: definition.magnetic ?? null,
    play: compilePlay(definition),
    use: null,
    chooseOne: definition.chooseOne ?? [],
    choosesBoth: definition.onlyOne !== true,
    isForm: isForm(definition.bothOptions ?? definition.battlecry),
    bothOptions: part('bothOptions', definition.bothOptions),
  };
}

/** Whether all that effects do is transform the minion whose they are. */
function isForm(effects: readonly Effect[] = []): boolean {
  return (
    effects.length > 0 &&
    effects.every((effect) => 'transform' in effect && effect.transform === 'SELF')
  );
}

/** Whether an aura that changes Health or Attack goes by what is noted nowhere. */
function isUnsteady(aura: CompiledAura): boolean {
  if (aura.if !== null || aura.num1 !== null || aura.priority !== 0) return true;
  return aura.refreshesHeroPower || aura.enrages;
}

/** Whether one of some words stands anywhere in a part of a card, or names something in it. */
function names(part: object, words: readonly string[]): boolean {
  for (const key in part) {
    const inner = (part as Readonly<Record<string, unknown>>)[key];
    if (words.includes(key)) return true;
    if (typeof inner === 'string' ? words.includes(inner) : isPart(inner) && names(inner, words))
      return true;
  }
  return false;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function compileQuest(quest: QuestFacts | undefined, part: CompilePart): CompiledQuest | null {
  if (quest === undefined) return null;
  const { progress, reward, side = false, next = null } = quest;
  const effects: readonly Effect[] = typeof reward === 'string' ? [{ giveCard: reward }] : reward;
  return { progress, reward: part('reward', effects)!, isSidequest: side, next };
}

function testOf(
  definition: CardDefinition,
  part: 'deathrattleIf' | 'deathrattlePreCheck',
): ConditionTest | null {
  const condition = definition[part];
  return condition === undefined ? null : staticCompiler(definition.id).test(condition);
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

function printedTags(definition: CardDefinition): number[] {
  const tags: number[] = [Tag.COST, definition.cost ?? 0];
  if (definition.type === 'ENCHANTMENT') return tags;
  const health = definition.health ?? (definition.type === 'HERO' ? DEFAULT_HERO_HEALTH : 0);
  tags.push(Tag.ATK, definition.attack ?? 0, Tag.HEALTH, health);
  tags.push(Tag.DURABILITY, definition.durability ?? 0);
  if (definition.type === 'LOCATION') tags.push(Tag.UNTOUCHABLE, 1);
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

/** What most cards share: no trigger and no aura in any zone, to any event. */
const NO_ZONES = new Uint8Array(8);
const NO_EVENTS = new Uint8Array(EVENT_NAMES.length);

/** A list with 1 at these places; the one that is shared where there are none. */
function marked(none: Uint8Array, places: readonly number[]): Uint8Array {
  if (places.length === 0) return none;
  const list = new Uint8Array(none.length);
  for (const place of places) list[place] = 1;
  return list;
}

/** The events that triggers answer; what counters a card waits for its play. */
function listensTo(triggers: readonly CompiledTrigger[]): Uint8Array {
  const events = triggers.map(({ event }) => event);
  return marked(
    NO_EVENTS,
    events.includes(EventKind.COUNTER) ? [...events, EventKind.ON_PLAY] : events,
  );
}

/** Where the bearer of an aura has to be: where it says, or where its card does what it does. */
function zoneOf(aura: Aura, ownZone: Zone): Zone {
  return 'zone' in aura ? Zone[aura.zone!] : ownZone;
}

/** Where triggers and auras of a card work that name no zone: Secrets, Quests and what lingers wait in the Secret zone. */
function works({ secret, quest, lingers }: CardDefinition): Zone {
  return secret === true || quest !== undefined || lingers === true ? Zone.SECRET : Zone.PLAY;
}

function compilePlay(definition: Partial<CardDefinition>): CompiledPlay {
  const { id = '', requires = {}, aims, aimedIf } = definition;
  const target: CompiledPlay['target'][number][] = [];
  const play: CompiledPlay['play'][number][] = [];
  const targetWhen: CompiledPlay['targetWhen'][number][] = [];
  let isAlways = false;
  for (const [name, parameter] of Object.entries(requires)) {
    if (name === 'REQ_TARGET_TO_PLAY') isAlways = true;
    else if (TARGET_WHEN[name] !== undefined) targetWhen.push([name, TARGET_WHEN[name], parameter]);
    else if (TARGET_REQUIREMENTS[name] !== undefined)
      target.push([name, TARGET_REQUIREMENTS[name][0], parameter]);
    else if (PLAY_REQUIREMENTS[name] !== undefined)
      play.push([name, PLAY_REQUIREMENTS[name][0], parameter]);
    else throw new CompileError(id, `unknown requirement ${name}`);
  }
  if (aims !== undefined) target.push(['REQ_TARGET_OF_KIND', ofKind(id, aims), 0]);
  if (aimedIf !== undefined) targetWhen.push(['REQ_TARGET_IF_AVAILABLE', whenever(id, aimedIf), 0]);
  return {
    target,
    play,
    isForLocations: 'REQ_LOCATION_TARGET' in requires,
    takesTarget: isAlways ? 'ALWAYS' : targetWhen.length > 0 ? 'WHEN' : 'NEVER',
    targetWhen,
  };
}

/** A card's own condition on its target, which is IT. */
function ofKind(id: string, aims: Condition): TargetRequirement {
  const test = staticCompiler(id).test(aims);
  return (s, target, _n, { player, source }) => test(s, scopeOf(source, player, null, target));
}

/** A card's own condition on taking a target. */
function whenever(id: string, aimedIf: Condition): PlayRequirement {
  const test = staticCompiler(id).test(aimedIf);
  return (s, player, _n, source) => test(s, scopeOf(source, player, null, 0));
}

function asksForOutcast(definition: CardDefinition): boolean {
  return JSON.stringify(definition).includes('"OUTCAST"');
}
