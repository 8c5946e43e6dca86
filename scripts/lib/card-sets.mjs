// Which sets are in the card data, and with which patch each came out.

/** The sets, with their first patch ('0': there from the start). Reprints (CORE, VANILLA) are left out. */
export const FIRST_PATCHES = {
  BASIC: '0',
  EXPERT1: '0',
  HOF: '0',
  NAXX: '1.1.0.6024',
  GVG: '2.0.0.7234',
  BRM: '2.4.0.8311',
  TB: '2.7.0.9166',
  TGT: '3.0.0.9786',
  LOE: '4.0.0.10833',
  OG: '5.0.0.12574',
  KARA: '6.0.0.13921',
  GANGS: '7.0.0.15590',
  UNGORO: '8.0.0.18336',
  ICECROWN: '9.0.0.20457',
  LOOTAPALOOZA: '10.0.0.22611',
  GILNEAS: '11.0',
  BOOMSDAY: '12.0',
  TROLL: '13.0',
  DALARAN: '14.0',
  ULDUM: '15.0',
  DRAGONS: '16.0',
  YEAR_OF_THE_DRAGON: '16.2',
  BLACK_TEMPLE: '17.0',
  DEMON_HUNTER_INITIATE: '17.0',
  SCHOLOMANCE: '18.0',
  DARKMOON_FAIRE: '19.0',
  THE_BARRENS: '20.0',
  LEGACY: '20.0',
  STORMWIND: '21.0',
  ALTERAC_VALLEY: '22.0',
  THE_SUNKEN_CITY: '23.0',
  REVENDRETH: '24.0',
};

/** Cards that came at another time than their set, by how their ids begin. */
const OTHERWISE = [
  [/^EX1_(179|180|181|182)/, '12.2'],
  [/^EX1_(183|184|185|186|187|188|189|190|191|192)/, '14.0'],
  [/^EX1_(193|194|195|196|197|198)/, '17.0'],
  [/^GIL_/, '11.0'],
  [/^BT_/, '17.0'],
  [/^YOP_/, '19.4'],
  [/^WC_/, '20.4'],
  [/^DED_/, '21.8'],
  [/^ONY_/, '22.6'],
  [/^TID_/, '23.4'],
  [/^MAW_/, '24.4'],
  [/^HERO_10(bp|pe|$)/, '17.0'],
];

/** The patch from which a card exists; '0' when it was there from the start. */
export function firstPatch(cardId, set) {
  const [, patch] = OTHERWISE.find(([ids]) => ids.test(cardId)) ?? [null, FIRST_PATCHES[set]];
  return patch;
}

/** Orders patches; parts that one leaves out are 0. */
export function comparePatches(a, b) {
  const [as, bs] = [a, b].map((patch) => patch.split('.').map(Number));
  for (let i = 0; i < Math.max(as.length, bs.length); i++) {
    const difference = (as[i] ?? 0) - (bs[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
