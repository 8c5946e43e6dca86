import type { AuraWord } from './aura-word.js';

declare module '../../language/aura.js' {
  interface Auras {
    /**
     * Enrage: while damaged it carries this enchantment, which has its own place in the order of play and is a new one
     * each time (HS-E3, HS-E6).
     */
    enrage: { readonly enrage: string; readonly update: 'HEALTH_ATTACK' };
  }
}

export const enrageAura: AuraWord<'enrage'> = {
  form: ({ text, word }) => ({ enrage: text, update: word('HEALTH_ATTACK') }),
  says: 'an enchantment on its bearer while damaged',
  rules: ['HS-E3', 'HS-E6'],
  example: { update: 'HEALTH_ATTACK', enrage: 'CS2_087e' },
  refers: { enrage: ['ENCHANTMENT'] },
  reads: ({ enrage }, read) =>
    `while damaged, ${read.voice.self} has ${read.enchantment(enrage, undefined, undefined)}`,
  compile: ({ enrage }) => ({ enchantment: enrage, enrages: true }),
};
