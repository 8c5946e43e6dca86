import { KEYWORDS, type Keyword } from '../../vocabulary/index.js';
import { titled } from '../reader.js';
import { type EnchantmentFact, signed } from './fact.js';

declare module '../../language/enchantment.js' {
  interface EnchantmentFacts {
    readonly grants?: readonly (Keyword | 'FROZEN')[];
    readonly spellDamage?: number;
    readonly heroPowerDamage?: number;
    /** The keywords that it has itself (ZH-5.1-magnetic). */
    readonly givesItsOwn?: true;
    /** On a player: his spells resolve once more (ZH-2.3-resolve-again). */
    readonly spellsResolveTwice?: true;
    /** It is there, and takes no part in anything (ZH-4.6-dormant). */
    readonly dormant?: true;
  }
}

const grants: EnchantmentFact<'grants'> = {
  form: ({ listOf, word, optional }) => optional(listOf(word(...KEYWORDS, 'FROZEN'))),
  says: 'keywords, or `FROZEN`',
  example: { grants: ['TAUNT'] },
  reads: (keywords) => keywords.map(titled),
};

const spellDamage: EnchantmentFact<'spellDamage'> = {
  form: ({ int32, optional }) => optional(int32),
  says: 'Spell Damage',
  example: { spellDamage: 1 },
  reads: (amount) => [`Spell Damage ${signed(amount)}`],
};

const heroPowerDamage: EnchantmentFact<'heroPowerDamage'> = {
  form: ({ int32, optional }) => optional(int32),
  says: 'damage of the Hero Power',
  example: { heroPowerDamage: 1 },
  reads: (amount) => [`Hero Power damage ${signed(amount)}`],
};

const givesItsOwn: EnchantmentFact<'givesItsOwn'> = {
  form: ({ yes, optional }) => optional(yes),
  says: 'the keywords that the enchantment has itself',
  rules: ['ZH-5.1-magnetic'],
  example: { givesItsOwn: true },
  reads: () => ['its own keywords'],
};

const spellsResolveTwice: EnchantmentFact<'spellsResolveTwice'> = {
  form: ({ yes, optional }) => optional(yes),
  says: 'on a player: his spells resolve once more',
  rules: ['ZH-2.3-resolve-again'],
  example: { spellsResolveTwice: true },
  reads: () => ['spells resolve once more'],
};

const dormant: EnchantmentFact<'dormant'> = {
  form: ({ yes, optional }) => optional(yes),
  says: 'it takes a place on the board, and no part in anything',
  rules: ['ZH-4.6-dormant'],
  example: { dormant: true },
  reads: () => ['Dormant'],
};

export const GIVEN = {
  grants,
  spellDamage,
  heroPowerDamage,
  givesItsOwn,
  spellsResolveTwice,
  dormant,
};
