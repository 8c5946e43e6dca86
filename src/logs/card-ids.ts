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

/** The card that an id of a log stands for: old ids of Hero Powers, and skins of heroes and their Hero Powers. */
export function cardIdOf(id: string): string {
  const improved = /^CS\w+_H\d+_(AT_132_[A-Z]+)$/.exec(id)?.[1];
  const plain = improved ?? id.replace(/_HS?\d+[a-z]?$/, '');
  return POWERS.get(plain) ?? plain.replace(/^(HERO_\d\d)[a-z]{1,2}(?<!bp)(bp2?)?$/, '$1$2');
}
