import { z } from 'zod';
import type { Later } from '../../language/card.js';
import { Until } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { durationRead, roleRead } from '../reading/phrases.js';
import { makeModifier } from './make-modifier.js';

declare module '../../language/effects.js' {
  interface Effects {
    later: Later;
  }
}

export const later: EffectWord<'later'> = {
  form: ({ triggered, role, name, duration }) =>
    z.strictObject({
      later: triggered,
      until: duration.optional(),
      about: z.union([role, z.strictObject({ saved: name })]).optional(),
    }),
  says: 'makes a triggered modifier: at the next such event, or at each of them `until` a time; `about` is its SUBJECT',
  rules: ['WOW-715.1', 'WOW-708.1'],
  example: { later: { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ draw: 1 }] } },
  reads: ({ later, until = 'ONCE', about }, read) => {
    const named =
      about === undefined
        ? ''
        : ` about ${typeof about === 'string' ? roleRead(about) : `"${about.saved}"`}`;
    return `later${named} (${durationRead(until)}): ${read.triggered(later)}`;
  },
  run: (doing, effect) => {
    const { about, until = 'ONCE' } = effect;
    const [subject = 0] = about === undefined ? [] : doing.select(about);
    makeModifier(doing, effect, {
      CONTROLLER: doing.you,
      SUBJECT: subject,
      UNTIL: Until[until],
    });
    return true;
  },
};
