import { optional, word } from '../../common/grammar/syntax.js';
import { TAG_NAMES } from '../vocabulary/index.js';
import { syntax, type Words } from './kinds.js';
import type { RuleIds } from './rule-ids.js';

/** How auras are written. */
export const AURA_SYNTAX = syntax({
  enchantment: {
    enchantment: 'text',
    update: word('HEALTH_ATTACK'),
    to: 'selector',
    num1: 'value?',
    if: 'condition?',
    /** FIRST: before all enchantments and auras; LAST: after all (HS-R4-priority). */
    priority: optional(word('FIRST', 'LAST')),
    /** Where the bearer must be: default PLAY. A card's own cost changes work in the hand (HS-M6). */
    zone: optional(word('HAND')),
    /** Its enchantments come in the order in which they were attached, as others do (ZH-1.3-stat-aura-last). */
    inOrder: 'yes?',
  },
  /** While damaged it carries this enchantment, a new one each time (HS-E3, HS-E6). */
  enrage: { enrage: 'text', update: word('HEALTH_ATTACK') },
  /** At each such update the Hero Power can be used again, if the condition holds (HS-HPR-coldarra). */
  refreshesHeroPower: {
    refreshesHeroPower: 'yes',
    update: word('HEALTH_ATTACK'),
    if: 'condition?',
  },
  tag: {
    tag: word(...TAG_NAMES),
    update: word('OTHER'),
    on: 'selector',
    amount: 'value?',
    if: 'condition?',
  },
  do: {
    do: 'effects',
    update: word('OTHER'),
    if: 'condition',
    /** From 23.0 on looked at only as something enters play (ZH-4.2-horsemen). */
    onEntry: 'yes?',
    /** It works while its bearer is there, and not in play. */
    zone: optional(word('HAND')),
  },
});

/** Every kind of aura by the field that names it. */
export type Auras = Words<typeof AURA_SYNTAX>;

/** An ongoing effect. HEALTH_ATTACK ones are refreshed by Aura Update (Health/Attack), OTHER by Aura Update (Other). */
export type Aura = Auras[keyof Auras] & { readonly rules?: RuleIds };
