import type { Condition, Effect } from '../../language/words.js';
import { readInTurn } from '../steps.js';
import type { AuraWord } from './aura-word.js';

declare module '../../language/aura.js' {
  interface Auras {
    do: {
      readonly do: readonly Effect[];
      readonly update: 'OTHER';
      readonly if: Condition;
      /** From 23.0 on looked at only as something enters play (ZH-4.2-horsemen). */
      readonly onEntry?: true;
      /** It works while its bearer is there, and not in play. */
      readonly zone?: 'HAND';
    };
  }
}

export const doAura: AuraWord<'do'> = {
  form: ({ effects, word, condition, optional, yes }) => ({
    do: effects,
    update: word('OTHER'),
    if: condition,
    onEntry: optional(yes),
    zone: optional(word('HAND')),
  }),
  says: 'effects as soon as the condition holds; `onEntry`: in the newest editions looked at only as something enters play; in the `zone` `HAND` while the card is there',
  rules: ['ZH-4.2-horsemen'],
  example: {
    update: 'OTHER',
    if: { value: { count: 'FRIENDLY_SECRETS' }, exactly: 0 },
    do: [{ destroy: 'SELF' }],
  },
  opening: 'as soon as',
  reads: ({ do: effects, zone }, read) =>
    `${readInTurn(effects, read)}${zone === undefined ? '' : ' (while it is in hand)'}`,
  compile: ({ onEntry }) => ({
    other: true,
    onEntry: onEntry === true,
  }),
};
