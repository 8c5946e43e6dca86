import { isAtLeast } from '../../../common/patches.js';

/** The patch with which each set came out; what is not named here has been there from the start. */
const FIRST_PATCHES: Readonly<Record<string, string>> = {
  NAXX: '1.1.0.6024',
  GVG: '2.0.0.7234',
  BRM: '2.4.0.8311',
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

/** Cards that came later than their set, by how their ids begin. */
const LATER: readonly (readonly [idPrefix: string, firstPatch: string])[] = [
  ['EX1_179', '12.2'],
  ['EX1_180', '12.2'],
  ['EX1_181', '12.2'],
  ['EX1_182', '12.2'],
  ['EX1_183', '14.0'],
  ['EX1_184', '14.0'],
  ['EX1_185', '14.0'],
  ['EX1_186', '14.0'],
  ['EX1_187', '14.0'],
  ['EX1_188', '14.0'],
  ['EX1_189', '14.0'],
  ['EX1_190', '14.0'],
  ['EX1_191', '14.0'],
  ['EX1_192', '14.0'],
  ['EX1_193', '17.0'],
  ['EX1_194', '17.0'],
  ['EX1_195', '17.0'],
  ['EX1_196', '17.0'],
  ['EX1_197', '17.0'],
  ['EX1_198', '17.0'],
  ['GIL_', '11.0'],
  ['BT_', '17.0'],
  ['YOP_', '19.4'],
  ['WC_', '20.4'],
  ['DED_', '21.8'],
  ['ONY_', '22.6'],
  ['TID_', '23.4'],
  ['MAW_', '24.4'],
];

/** Whether a card was out in a patch. */
export function isOut(id: string, set: string | undefined, patch: string): boolean {
  const later = LATER.find(([prefix]) => id.startsWith(prefix));
  const first = later?.[1] ?? FIRST_PATCHES[set ?? ''];
  return first === undefined || isAtLeast(patch, first);
}
