import type { EnchantmentFact } from './fact.js';

/** Facts about who has an enchantment, and whose its host is. */
declare module '../../language/enchantment.js' {
  interface EnchantmentFacts {
    /** Silenced off, its host goes back to the opponent of whoever put the enchantment there (HS-INF-silence-gives-back). */
    readonly borrowed?: true;
    /**
     * On a player: every card of this id that is his has it, on the board, in hand and deck; also one that comes to him later
     * (HS-INF-every-card).
     */
    readonly everyCard?: string;
  }
}

const borrowed: EnchantmentFact<'borrowed'> = {
  form: ({ yes, optional }) => optional(yes),
  says: 'its host is borrowed: silenced off, the host goes back to the other side than that of the `CASTER`',
  rules: ['HS-INF-silence-gives-back'],
  example: { borrowed: true },
  reads: () => ['borrowed'],
};

const everyCard: EnchantmentFact<'everyCard'> = {
  form: ({ text, optional }) => optional(text),
  says: 'on a player: every card of this id that is his has it, wherever it is and whenever it comes to him',
  rules: ['HS-INF-every-card'],
  example: { attack: 'NUM_1', health: 'NUM_2', everyCard: 'CS2_231' },
  reads: (id, { named }) => [`so has every ${named(id)} of that player`],
};

export const HOSTS = { borrowed, everyCard };
