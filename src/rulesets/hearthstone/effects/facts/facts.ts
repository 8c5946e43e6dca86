import { nothingLeft } from '../../../common/grammar/table.js';
import type { EnchantmentFacts } from '../../language/enchantment.js';
import type { CompiledEnchantment } from '../../state/model.js';
import { Tag } from '../../vocabulary/index.js';
import { CHANGES, compileChange } from './changes.js';
import type { EnchantmentFact, EnchantmentNumbers } from './fact.js';
import { GIVEN } from './given.js';
import { HOSTS } from './hosts.js';
import { TIMES } from './lasting.js';

/** Every fact about an enchantment. One that is missing here does not compile. */
export const ENCHANTMENT_FACTS: {
  readonly [K in keyof Required<EnchantmentFacts>]: EnchantmentFact<K>;
} = { ...CHANGES, ...GIVEN, ...HOSTS, ...TIMES };

type Reads = (value: never, numbers: EnchantmentNumbers) => readonly string[];

/** What an enchantment does to its host, in parts: `+2 Attack`, `Taunt`, `this turn`. */
export function enchantmentParts(
  facts: EnchantmentFacts,
  numbers: EnchantmentNumbers,
): readonly string[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    const reads: Reads = ENCHANTMENT_FACTS[name as keyof EnchantmentFacts].reads;
    return reads(value as never, numbers);
  });
}

export function compileEnchantment({
  attack,
  health,
  cost,
  damageTaken,
  grants = [],
  spellDamage,
  heroPowerDamage,
  givesItsOwn,
  spellsResolveTwice,
  dormant,
  countsAtOnce,
  lasts,
  borrowed,
  everyCard,
  recorded,
  isUpgrade,
  ...rest
}: EnchantmentFacts): CompiledEnchantment {
  nothingLeft(rest);
  const granted: [Tag, number][] = grants.map((keyword) => [Tag[keyword], 1]);
  if (spellDamage !== undefined) granted.push([Tag.SPELLPOWER, spellDamage]);
  if (heroPowerDamage !== undefined) granted.push([Tag.HEROPOWER_DAMAGE, heroPowerDamage]);
  if (spellsResolveTwice) granted.push([Tag.SPELLS_RESOLVE_TWICE, 1]);
  if (dormant) granted.push([Tag.DORMANT, 1]);
  const numbers = {
    attack: compileChange(attack),
    health: compileChange(health),
    cost: compileChange(cost),
  };
  return {
    ...numbers,
    damageTaken: compileChange(damageTaken),
    goesByHealth: Object.values(numbers).some((change) => change?.from === 'HEALTH'),
    grants: granted,
    givesItsOwn: givesItsOwn === true,
    countsAtOnce: countsAtOnce === true,
    lasts: lasts ?? null,
    borrowed: borrowed === true,
    everyCard: everyCard ?? null,
    recorded: recorded === true,
    isUpgrade: isUpgrade === true,
  };
}
