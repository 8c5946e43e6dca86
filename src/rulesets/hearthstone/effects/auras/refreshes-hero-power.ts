import type { Condition } from '../../language/words.js';
import type { AuraWord } from './aura-word.js';

declare module '../../language/aura.js' {
  interface Auras {
    /** At each such update the Hero Power can be used again, if the condition holds (HS-HPR-coldarra). */
    refreshesHeroPower: {
      readonly refreshesHeroPower: true;
      readonly update: 'HEALTH_ATTACK';
      readonly if?: Condition;
    };
  }
}

export const refreshesHeroPowerAura: AuraWord<'refreshesHeroPower'> = {
  form: ({ yes, word, condition, optional }) => ({
    refreshesHeroPower: yes,
    update: word('HEALTH_ATTACK'),
    if: optional(condition),
  }),
  says: 'the Hero Power can be used again and again',
  rules: ['HS-HPR-coldarra'],
  example: { update: 'HEALTH_ATTACK', refreshesHeroPower: true },
  reads: (_aura, { voice }) => `${voice.your} Hero Power can be used again at once`,
  compile: () => ({ refreshesHeroPower: true }),
};
