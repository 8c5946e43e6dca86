import { nothingLeft } from '../../../common/grammar/table.js';
import type { EnchantmentFacts, Lasting } from '../../language/enchantment.js';
import type { CompiledEnchantment } from '../../state/model.js';
import { Tag } from '../../vocabulary/index.js';
import { titled } from '../reader.js';
import { changeOf, compileChange, type EnchantmentNumbers, signed } from './changes.js';

interface EnchantmentFact<K extends keyof EnchantmentFacts> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: EnchantmentFacts;
  /** What its host has: `+2 Attack`, `Taunt`, `this turn`. */
  readonly reads: (
    value: Required<EnchantmentFacts>[K],
    numbers: EnchantmentNumbers,
  ) => readonly string[];
}

const PHRASES: Readonly<Record<Lasting, string>> = {
  THIS_TURN: 'this turn',
  UNTIL_YOUR_NEXT_TURN: 'until your next turn',
  OPPONENTS_TURNS: "until the end of your opponent's next turns",
  OPPONENTS_NEXT_TURN: "until the end of your opponent's next turn",
  THIS_ATTACK: 'for this attack',
  OUT_OF_PLAY: 'until it enters play',
};

/** Every fact about an enchantment. One that is missing here does not compile. */
export const ENCHANTMENT_FACTS: {
  readonly [K in keyof Required<EnchantmentFacts>]: EnchantmentFact<K>;
} = {
  attack: {
    says: 'added to its Attack',
    example: { attack: 'NUM_1' },
    reads: (change, numbers) => [changeOf('Attack', change, numbers)],
  },
  health: {
    says: 'added to its Health',
    example: { health: { set: 1 } },
    reads: (change, numbers) => [changeOf('Health', change, numbers)],
  },
  cost: {
    says: 'added to its Cost',
    example: { cost: { add: -3, notBelow: 1 } },
    reads: (change, numbers) => [changeOf('Cost', change, numbers)],
  },
  damageTaken: {
    says: 'added to the damage proposed for it',
    rules: ['HS-DH8'],
    example: { damageTaken: { times: 2 } },
    reads: (change, numbers) => [changeOf('damage taken', change, numbers)],
  },
  grants: {
    says: 'keywords, or `FROZEN`',
    example: { grants: ['TAUNT'] },
    reads: (keywords) => keywords.map(titled),
  },
  spellDamage: {
    says: 'Spell Damage',
    example: { spellDamage: 1 },
    reads: (amount) => [`Spell Damage ${signed(amount)}`],
  },
  heroPowerDamage: {
    says: 'damage of the Hero Power',
    example: { heroPowerDamage: 1 },
    reads: (amount) => [`Hero Power damage ${signed(amount)}`],
  },
  givesItsOwn: {
    says: 'the keywords that the enchantment has itself',
    rules: ['ZH-5.1-magnetic'],
    example: { givesItsOwn: true },
    reads: () => ['its own keywords'],
  },
  spellsResolveTwice: {
    says: 'on a player: his spells resolve once more',
    rules: ['ZH-2.3-resolve-again'],
    example: { spellsResolveTwice: true },
    reads: () => ['spells resolve once more'],
  },
  dormant: {
    says: 'it takes a place on the board, and no part in anything',
    rules: ['ZH-4.6-dormant'],
    example: { dormant: true },
    reads: () => ['Dormant'],
  },
  borrowed: {
    says: 'its host is borrowed: silenced off, the host goes back to the other side than that of the `CASTER`',
    rules: ['HS-INF-silence-gives-back'],
    example: { borrowed: true },
    reads: () => ['borrowed'],
  },
  everyCard: {
    says: 'on a player: every card of this id that is his has it, wherever it is and whenever it comes to him',
    rules: ['HS-INF-every-card'],
    example: { attack: 'NUM_1', health: 'NUM_2', everyCard: 'CS2_231' },
    reads: (id, { named }) => [`so has every ${named(id)} of that player`],
  },
  recorded: {
    says: 'what is resurrected from a death of its host has it again',
    rules: ['ZH-4.10-extra-detail'],
    example: { attack: { set: 'NUM_1' }, recorded: true },
    reads: () => ['also when resurrected'],
  },
  isUpgrade: {
    says: 'it comes back with a resurrection of its host that is `keeping` upgrades',
    rules: ['HS-INF-magnetic-upgrades'],
    example: { attack: 'NUM_1', isUpgrade: true },
    reads: () => ['as an upgrade'],
  },
  countsAtOnce: {
    says: 'also a repeated one that its bearer gives itself counts at once',
    rules: ['ZH-4.2-self-buff-delay'],
    example: { attack: 1, countsAtOnce: true },
    reads: () => ['counts at once'],
  },
  lasts: {
    says: 'when it wears off by itself: `THIS_TURN`, `UNTIL_YOUR_NEXT_TURN`, `OPPONENTS_TURNS` and `OPPONENTS_NEXT_TURN` (as the next ones of the other player end, or the first of them), `THIS_ATTACK`, `OUT_OF_PLAY` (until its host enters play)',
    rules: [
      'HS-SEQ-turn-enchantments',
      'HS-SEQ-combat-gorehowl',
      'HS-EXTRATURN3',
      'ZH-4.13-one-turn-effects',
      'HS-XFORM4',
    ],
    example: { attack: 2, lasts: 'THIS_TURN' },
    reads: (lasting) => [PHRASES[lasting]],
  },
};

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
