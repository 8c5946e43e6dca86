import type { Condition, Selector, Value } from '../../language/words.js';
import { PRIORITIES } from '../priorities.js';
import type { AuraWord } from './aura-word.js';

declare module '../../language/aura.js' {
  interface Auras {
    enchantment: {
      readonly enchantment: string;
      readonly update: 'HEALTH_ATTACK';
      readonly to: Selector;
      readonly num1?: Value;
      readonly if?: Condition;
      /** FIRST: before all enchantments and auras; LAST: after all (HS-R4-priority). */
      readonly priority?: 'FIRST' | 'LAST';
      /** Its enchantments come in the order in which they were attached, as others do (ZH-1.3-stat-aura-last). */
      readonly inOrder?: true;
      /** Where the bearer must be: default PLAY. A card's own cost changes work in the hand (HS-M6). */
      readonly zone?: 'HAND';
    };
  }
}

export const enchantmentAura: AuraWord<'enchantment'> = {
  form: ({ text, word, selector, value, condition, optional, yes }) => ({
    enchantment: text,
    update: word('HEALTH_ATTACK'),
    to: selector,
    num1: optional(value),
    if: optional(condition),
    priority: optional(word('FIRST', 'LAST')),
    zone: optional(word('HAND')),
    inOrder: optional(yes),
  }),
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
};
