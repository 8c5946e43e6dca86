import { z } from 'zod';
import type { Who } from '../../language/words.js';
import { enterToken } from '../../rules/events/enter.js';
import type { EffectWord } from '../effect-word.js';
import { playersDo } from '../reading/phrases.js';

declare module '../../language/effects.js' {
  interface Effects {
    token: { readonly token: string; readonly who?: Who; readonly save?: string };
  }
}

export const token: EffectWord<'token'> = {
  form: ({ text, who, name }) =>
    z.strictObject({ token: text, who: who.optional(), save: name.optional() }),
  says: 'puts a token, named by the id of its card, into play',
  rules: ['WOW-402.2'],
  example: { token: 'tooga' },
  reads: ({ token, who }) => `${playersDo(who, 'put')} a token "${token}" into play`,
  run: (doing, { token: id, who, save }) => {
    const { definition } = doing.state.pool.byId.get(id)!;
    const made = doing.players(who).map((player) => enterToken(doing.run, definition, player));
    doing.save(save, made);
    return true;
  },
};
