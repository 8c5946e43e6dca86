import type { Condition, Selector, Value } from '../../language/words.js';
import { TAG_NAMES, Tag, type TagName } from '../../vocabulary/index.js';
import { titled } from '../reader.js';
import type { AuraWord } from './aura-word.js';

declare module '../../language/aura.js' {
  interface Auras {
    tag: {
      readonly tag: TagName;
      readonly update: 'OTHER';
      readonly on: Selector;
      readonly amount?: Value;
      readonly if?: Condition;
    };
  }
}

const OF_YOURS: { readonly [tag in TagName]?: string } = {
  EXTRA_MINION_DEATHRATTLES_BASE: "your minions' Deathrattles trigger once more",
  EXTRA_DEATHRATTLES_BASE: 'your Deathrattles trigger once more',
  EXTRA_BATTLECRIES_BASE: 'your Battlecries trigger once more',
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

export const tagAura: AuraWord<'tag'> = {
  form: ({ word, selector, value, condition, optional }) => ({
    tag: word(...TAG_NAMES),
    update: word('OTHER'),
    on: selector,
    amount: optional(value),
    if: optional(condition),
  }),
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
};
