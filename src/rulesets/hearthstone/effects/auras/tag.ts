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

/** The aura `tag`. */
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
    `${titled(tag)} ${read.amount(amount)} on ${read.these(on)}`,
  compile: ({ tag, amount = 1, on }, compiler) => ({
    other: true,
    to: compiler.selection(on),
    tag: Tag[tag],
    amount: compiler.measure(amount),
  }),
};
