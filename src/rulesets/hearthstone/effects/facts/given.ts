import { titled } from '../reader.js';
import { type EnchantmentFact, signed } from './fact.js';

const grants: EnchantmentFact<'grants'> = {
  says: 'keywords, or `FROZEN`',
  example: { grants: ['TAUNT'] },
  reads: (keywords) => keywords.map(titled),
};

const spellDamage: EnchantmentFact<'spellDamage'> = {
  says: 'Spell Damage',
  example: { spellDamage: 1 },
  reads: (amount) => [`Spell Damage ${signed(amount)}`],
};

const heroPowerDamage: EnchantmentFact<'heroPowerDamage'> = {
  says: 'damage of the Hero Power',
  example: { heroPowerDamage: 1 },
  reads: (amount) => [`Hero Power damage ${signed(amount)}`],
};

const givesItsOwn: EnchantmentFact<'givesItsOwn'> = {
  says: 'the keywords that the enchantment has itself',
  rules: ['ZH-5.1-magnetic'],
  example: { givesItsOwn: true },
  reads: () => ['its own keywords'],
};

const spellsResolveTwice: EnchantmentFact<'spellsResolveTwice'> = {
  says: 'on a player: his spells resolve once more',
  rules: ['ZH-2.3-resolve-again'],
  example: { spellsResolveTwice: true },
  reads: () => ['spells resolve once more'],
};

const dormant: EnchantmentFact<'dormant'> = {
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
