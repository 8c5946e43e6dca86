import { entryFor } from '../../../common/grammar/table.js';
import type { Aura, Auras } from '../../language/aura.js';
import type { Code, CompiledAura } from '../../state/model.js';
import { Tag, type TagName, Zone } from '../../vocabulary/index.js';
import type { Compiler } from '../compiling.js';
import type { References } from '../effect-word.js';
import { PRIORITIES } from '../priorities.js';
import { type Reader, titled } from '../reader.js';
import { readInTurn } from '../steps.js';

/** A kind of aura: all there is to it but its type. */
interface AuraWord<W extends keyof Auras> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: Auras[W];
  /** The types of card that its fields may name. */
  readonly refers?: References;
  /** The aura as a clause, behind its condition: `each friendly minion has Might (+1 Attack)`. */
  readonly reads: (aura: Auras[W], read: Reader) => string;
  /** What the opening of its condition is: it holds `while` the condition does, where nothing is said. */
  readonly opening?: string;
  /** What differs from {@link PLAIN_AURA}. Its condition is compiled for it, and so are effects under `do`. */
  readonly compile: (aura: Auras[W], compiler: Compiler) => Partial<CompiledAura>;
}

const PLAIN_AURA: CompiledAura = {
  other: false,
  to: null,
  if: null,
  enchantment: '',
  num1: null,
  priority: 0,
  zone: Zone.PLAY,
  enrages: false,
  inOrder: false,
  tag: -1,
  amount: null,
  refreshesHeroPower: false,
  code: null,
  onEntry: false,
  rules: [],
};

const OF_YOURS: { readonly [tag in TagName]?: string } = {
  EXTRA_MINION_DEATHRATTLES_BASE: "your minions' Deathrattles trigger once more",
  EXTRA_DEATHRATTLES_BASE: 'your Deathrattles trigger once more',
  EXTRA_BATTLECRIES_BASE: 'your Battlecries trigger once more',
  EXTRA_MINION_BATTLECRIES_AND_COMBOS: "your minions' Battlecries and Combos trigger once more",
  EXTRA_END_TURN_EFFECT: 'your end of turn effects trigger once more',
  SECRETS_TRIGGER_TWICE: 'your Secrets trigger once more',
  SPELLPOWER_DOUBLE: 'the damage of your spells is doubled',
  SPELL_HEALING_DOUBLE: 'the healing of your spells is doubled',
  ALL_HEALING_DOUBLE: 'all your healing is doubled',
  HERO_POWER_DOUBLE: 'damage and healing of your Hero Power are doubled',
  HEALING_DOES_DAMAGE: 'your healing deals damage instead',
  SPELLS_COST_HEALTH: 'you pay Health for spells',
  CHOOSE_BOTH: 'your Choose One cards have both effects',
  ATTACKS_IGNORE_TAUNT: 'your attacks ignore Taunt',
  STEADY_SHOT_CAN_TARGET: 'your Hero Power can be aimed at minions, too',
  HERO_POWER_HITS_NEIGHBOURS: "your Hero Power acts on its target's neighbours as well",
  SPELLS_HIT_NEIGHBOURS: "your spells act on their target's neighbours as well",
  HERO_POWER_DISABLED: 'you cannot use your Hero Power',
};

/** Every kind of aura. One that is missing here does not compile. */
export const AURA_WORDS: { readonly [W in keyof Auras]: AuraWord<W> } = {
  enchantment: {
    says: 'Health and Attack: gives an enchantment `to` entities while it lasts; `num1`, `if`, `priority`; in the `zone` `HAND` it works while the card is there; `inOrder`: in the order of their coming, not after all that are no aura',
    rules: ['HS-R4-priority', 'HS-M6', 'ZH-1.3-stat-aura-last'],
    example: {
      update: 'HEALTH_ATTACK',
      to: { adjacentTo: 'SELF' },
      enchantment: 'EX1_162o',
    },
    refers: { enchantment: ['ENCHANTMENT'] },
    reads: ({ to, enchantment, num1, zone, priority, inOrder }, read) => {
      const settled = inOrder === undefined ? '' : ' (in the order of their coming)';
      const place = zone === undefined ? '' : ' (while it is in hand)';
      const order =
        priority === undefined
          ? ''
          : ` (${priority === 'FIRST' ? 'before' : 'after'} all other enchantments)`;
      return `${read.these(to)} has ${read.enchantment(enchantment, num1, undefined)}${place}${order}${settled}`;
    },
    compile: ({ to, enchantment, num1, priority, inOrder }, compiler) => ({
      to: compiler.selection(to),
      enchantment,
      num1: num1 === undefined ? null : compiler.measure(num1),
      priority: priority === undefined ? 0 : PRIORITIES[priority],
      inOrder: inOrder === true,
    }),
  },
  enrage: {
    says: 'an enchantment on its bearer while damaged',
    rules: ['HS-E3', 'HS-E6'],
    example: { update: 'HEALTH_ATTACK', enrage: 'CS2_087e' },
    refers: { enrage: ['ENCHANTMENT'] },
    reads: ({ enrage }, read) =>
      `while damaged, ${read.voice.self} has ${read.enchantment(enrage, undefined, undefined)}`,
    compile: ({ enrage }) => ({ enchantment: enrage, enrages: true }),
  },
  refreshesHeroPower: {
    says: 'the Hero Power can be used again and again',
    rules: ['HS-HPR-coldarra'],
    example: { update: 'HEALTH_ATTACK', refreshesHeroPower: true },
    reads: (_aura, { voice }) => `${voice.your} Hero Power can be used again at once`,
    compile: () => ({ refreshesHeroPower: true }),
  },
  tag: {
    says: 'an `amount` of a tag `on` a player, or `IMMUNE` on a hero',
    example: { update: 'OTHER', tag: 'EXTRA_BATTLECRIES_BASE', on: 'FRIENDLY_PLAYER' },
    reads: ({ tag, amount = 1, on }, read) =>
      (on === 'FRIENDLY_PLAYER' && amount === 1 ? OF_YOURS[tag] : undefined) ??
      `${titled(tag)} ${read.amount(amount)} on ${read.these(on)}`,
    compile: ({ tag, amount = 1, on }, compiler) => ({
      other: true,
      to: compiler.selection(on),
      tag: Tag[tag],
      amount: compiler.measure(amount),
    }),
  },
  do: {
    says: 'effects as soon as the condition holds; `onEntry`: in the newest editions looked at only as something enters play; in the `zone` `HAND` while the card is there',
    rules: ['ZH-4.2-horsemen'],
    example: {
      update: 'OTHER',
      if: { value: { count: 'FRIENDLY_SECRETS' }, exactly: 0 },
      do: [{ destroy: 'SELF' }],
    },
    opening: 'as soon as',
    reads: ({ do: effects, zone, onEntry }, read) => {
      const where = zone === undefined ? '' : ' (while it is in hand)';
      const when = onEntry === true ? ' (looked at as something enters play)' : '';
      return `${readInTurn(effects, read)}${where}${when}`;
    },
    compile: ({ onEntry }) => ({
      other: true,
      onEntry: onEntry === true,
    }),
  },
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
