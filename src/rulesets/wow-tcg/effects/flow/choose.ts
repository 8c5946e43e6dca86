import { z } from 'zod';
import type { Selector, Value, Who } from '../../language/words.js';
import { printed } from '../../state/access.js';
import type { Doing, EffectWord } from '../effect-word.js';
import { playersDo, selectorRead, valueRead } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    choose: {
      readonly choose: Selector;
      readonly save: string;
      readonly by?: Who;
      /** So many at the most; absent: exactly one. */
      readonly upTo?: Value;
      readonly differentNames?: true;
    };
  }
}

const CHOSEN = ['WOW-709.2b'];

export const choose: EffectWord<'choose'> = {
  form: ({ selector, name, who, value, yes }) =>
    z.strictObject({
      choose: selector,
      save: name,
      by: who.optional(),
      upTo: value.optional(),
      differentNames: yes,
    }),
  says: 'a player chooses one of these, or up to so many, and keeps them as `save`; this is no target',
  rules: ['WOW-709.2b', 'WOW-706.1a'],
  example: { choose: { of: 'QUESTS', where: 'YOURS' }, save: 'quest' },
  reads: ({ choose, save, by, upTo }) =>
    `${playersDo(by, 'choose')} ${upTo === undefined ? 'one' : `up to ${valueRead(upTo)}`} of ${selectorRead(choose)} ("${save}")`,
  run: (doing, { choose: which, save, by, upTo, differentNames }) => {
    const { picks } = doing.frame;
    const [player = 0] = doing.players(by);
    const most = player === 0 ? 0 : upTo === undefined ? 1 : doing.value(upTo);
    const taken = picks.filter((e) => e !== 0);
    const isTaken = (e: number): boolean =>
      taken.includes(e) ||
      (differentNames === true && taken.some((one) => sameName(doing, one, e)));
    const options = doing.select(which).filter((e) => !isTaken(e));
    const isOver = picks.includes(0) || taken.length >= most || options.length === 0;
    if (!isOver) {
      const all = upTo === undefined ? options : [...options, 0];
      return doing.ask({ name: 'choose', of: 'entity', player, options: all, rules: CHOSEN });
    }
    doing.save(save, taken);
    return doing.performed(taken.length > 0);
  },
};

function sameName({ state }: Doing, one: number, other: number): boolean {
  return printed(state, one).name === printed(state, other).name;
}
