/** Ids that Hero Powers had, and the ids that the card data has now. */
const POWERS: ReadonlyMap<string, string> = new Map([
  ['CS2_102', 'HERO_01bp'],
  ['CS2_049', 'HERO_02bp'],
  ['CS2_083b', 'HERO_03bp'],
  ['HERO_04bp', 'CS2_101'],
  ['DS1h_292', 'HERO_05bp'],
  ['CS2_017', 'HERO_06bp'],
  ['CS2_056', 'HERO_07bp'],
  ['CS2_034', 'HERO_08bp'],
  ['CS1h_001', 'HERO_09bp'],
  ['AT_132_WARRIOR', 'HERO_01bp2'],
  ['AT_132_SHAMAN', 'HERO_02bp2'],
  ['AT_132_ROGUE', 'HERO_03bp2'],
  ['AT_132_PALADIN', 'HERO_04bp2'],
  ['AT_132_HUNTER', 'HERO_05bp2'],
  ['AT_132_DRUID', 'HERO_06bp2'],
  ['AT_132_WARLOCK', 'HERO_07bp2'],
  ['AT_132_MAGE', 'HERO_08bp2'],
  ['AT_132_PRIEST', 'HERO_09bp2'],
]);

/** A hero or Hero Power of another look. */
const SKIN = /^(HERO_\d\d)(?!bp2?$)[a-z]{1,2}(?:_[A-Za-z]+)?(bp2?)?$/;

/** Coins of other looks. */
const COIN = /^(?:[A-Z]+_)?COIN\d*$/;

/**
 * The card that another id of the game stands for: old ids of Hero Powers, skins (`HERO_08a`, `CS2_101_H2`,
 * `CS2_082_H1`), reprints of the Core Set (`CORE_ICC_038`), coins of other looks. The id itself if there is no such card.
 */
export function aliasedId(id: string): string {
  if (COIN.test(id)) return 'GAME_005';
  const improved = /^CS\w+_H\d+_(AT_132_[A-Z]+)$/.exec(id)?.[1];
  const plain = improved ?? id.replace(/^CORE_/, '').replace(/_HS?\d+[a-z]?$/, '');
  const ordinary = plain.replace(SKIN, '$1$2');
  return POWERS.get(ordinary) ?? ordinary;
}
