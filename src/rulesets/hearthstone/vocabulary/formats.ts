import { isAtLeast } from '../../common/editions.js';

/**
 * Which cards are in Standard at which patch, and which ones the Classic format has. The patches of the rotations are public
 * knowledge; which cards each year's Core set has follows from the card data of the patches.
 */

export const FORMATS = ['wild', 'standard', 'classic'] as const;

export type Format = (typeof FORMATS)[number];

interface Printed {
  readonly id: string;
  readonly set?: string | undefined;
}

/** Sets and the patch with which they left Standard; each is in it from its own patch on. */
const SET_LEFT: Readonly<Record<string, string>> = {
  NAXX: '5.0',
  GVG: '5.0',
  BRM: '8.0',
  TGT: '8.0',
  LOE: '8.0',
  OG: '11.0',
  KARA: '11.0',
  GANGS: '11.0',
  UNGORO: '14.0',
  ICECROWN: '14.0',
  LOOTAPALOOZA: '14.0',
  GILNEAS: '17.0',
  BOOMSDAY: '17.0',
  TROLL: '17.0',
  DALARAN: '20.0',
  ULDUM: '20.0',
  DRAGONS: '20.0',
  YEAR_OF_THE_DRAGON: '20.0',
  DEMON_HUNTER_INITIATE: '20.0',
  BASIC: '20.0',
  EXPERT1: '20.0',
  HOF: '20.0',
  BLACK_TEMPLE: '23.0',
  SCHOLOMANCE: '23.0',
  DARKMOON_FAIRE: '23.0',
  // what came with the Core set alone is in Standard as long as that has it
  LEGACY: '20.0',
};

const listed = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Cards that left Standard before their sets: the patch, and which ones (the Hall of Fame, rewards and promotions). */
const CARD_LEFT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '5.0': 'EX1_062 EX1_112 NEW1_016 PRO_001',
    '8.0': 'CS2_031 EX1_016 EX1_128 EX1_284 EX1_298 EX1_316',
    '11.0': 'EX1_050 EX1_295 EX1_620',
    '14.0': 'EX1_161 EX1_310 EX1_349 GIL_130 GIL_530 GIL_692 GIL_826 GIL_837 GIL_838 NEW1_004',
    '17.0':
      'CS2_235 CS2_236 DS1_233 EX1_007 EX1_048 EX1_085 EX1_105 EX1_116 EX1_350 EX1_591 EX1_624 EX1_625',
  }).flatMap(([patch, ids]) => listed(ids).map((id) => [id, patch] as const)),
);

/** The Core set of 2021 alone. */
const CORE_2021 = listed(`
  AT_003 AT_008 AT_047 AT_061 BOT_083 BOT_420 BT_423 BT_430 CS2_033 CS2_039 CS2_064 CS2_088
  CS2_089 CS2_117 CS2_181 CS3_002 CS3_009 CS3_012 CS3_014 CS3_021 CS3_029 CS3_030 EX1_004 EX1_008
  EX1_014 EX1_084 EX1_178 EX1_188 EX1_189 EX1_190 EX1_198 EX1_250 EX1_258 EX1_294 EX1_335 EX1_399
  EX1_522 EX1_531 EX1_623 EX1_625 FP1_011 FP1_031 GVG_013 GVG_109 GVG_121 KAR_036 KAR_065 LOOT_125
  OG_070 OG_241 TRL_111 tt_004
`);

/** The Core sets of 2021 and 2022. */
const CORE_2021_AND_2022 = listed(`
  AT_021 AT_055 AT_075 BOT_453 BOT_533 BRM_013 BT_035 BT_036 BT_235 BT_323 BT_351 BT_416 BT_427
  BT_480 BT_491 BT_801 BT_921 CS1_112 CS1_130 CS2_009 CS2_013 CS2_023 CS2_029 CS2_032 CS2_042
  CS2_045 CS2_062 CS2_072 CS2_073 CS2_074 CS2_075 CS2_076 CS2_077 CS2_080 CS2_092 CS2_093 CS2_097
  CS2_106 CS2_108 CS2_122 CS2_142 CS2_179 CS2_182 CS2_188 CS2_189 CS2_203 CS2_222 CS3_001 CS3_003
  CS3_005 CS3_007 CS3_008 CS3_013 CS3_015 CS3_016 CS3_017 CS3_019 CS3_020 CS3_022 CS3_024 CS3_025
  CS3_027 CS3_028 CS3_031 CS3_032 CS3_033 CS3_034 CS3_035 CS3_036 CS3_037 CS3_038 DAL_086 DS1_184
  DS1_185 EX1_005 EX1_010 EX1_011 EX1_012 EX1_017 EX1_028 EX1_046 EX1_049 EX1_059 EX1_066 EX1_082
  EX1_093 EX1_095 EX1_096 EX1_103 EX1_110 EX1_130 EX1_134 EX1_144 EX1_145 EX1_158 EX1_160 EX1_162
  EX1_164 EX1_165 EX1_169 EX1_186 EX1_187 EX1_193 EX1_194 EX1_195 EX1_197 EX1_238 EX1_246 EX1_248
  EX1_249 EX1_259 EX1_275 EX1_287 EX1_289 EX1_302 EX1_304 EX1_309 EX1_312 EX1_319 EX1_323 EX1_362
  EX1_382 EX1_383 EX1_391 EX1_400 EX1_402 EX1_407 EX1_410 EX1_411 EX1_414 EX1_506 EX1_509 EX1_534
  EX1_543 EX1_554 EX1_564 EX1_567 EX1_571 EX1_573 EX1_575 EX1_603 EX1_604 EX1_610 EX1_611 EX1_617
  EX1_619 EX1_622 FP1_007 FP1_020 GIL_191 GIL_801 GIL_828 GVG_053 GVG_076 GVG_085 ICC_023 ICC_026
  ICC_038 ICC_055 ICC_419 ICC_809 KAR_009 KAR_069 LOEA10_3 LOE_003 LOE_012 LOOT_124 LOOT_137
  NEW1_010 NEW1_018 NEW1_026 NEW1_027 OG_047 OG_273 TRL_243 UNG_020 UNG_813 UNG_817 UNG_833
  UNG_844
`);

/** The Core set of 2022 alone. */
const CORE_2022 = listed(`
  AT_029 AT_037 AT_064 BRM_006 BT_271 BT_355 BT_429 CFM_120 CFM_605 CFM_751 CS2_028 CS2_046
  CS2_053 CS2_065 CS2_235 DAL_371 DAL_416 DAL_609 DRG_090 DRG_226 DRG_229 EX1_007 EX1_043 EX1_154
  EX1_279 EX1_284 EX1_507 EX1_565 EX1_586 EX1_606 GIL_124 GIL_547 GIL_598 GIL_622 GIL_650 GVG_008
  ICC_029 KAR_006 KAR_073 LOE_011 LOE_039 LOE_050 LOE_076 LOE_077 LOE_079 LOOT_101 LOOT_222
  LOOT_413 LOOT_516 NEW1_008 NEW1_020 NEW1_021 NEW1_023 NEW1_031 OG_044 OG_109 OG_218 OG_229
  TRL_252 TRL_307 TRL_315 TRL_345 TRL_348 ULD_191 ULD_209 ULD_271 UNG_034 UNG_108 UNG_848 UNG_928
  UNG_963 YOD_006
`);

const CORE: readonly { readonly since: string; readonly cards: ReadonlySet<string> }[] = [
  { since: '23.0', cards: new Set([...CORE_2021_AND_2022, ...CORE_2022]) },
  { since: '20.0', cards: new Set([...CORE_2021, ...CORE_2021_AND_2022]) },
];

/** Whether a card could be played in Standard at a patch; before there was such a thing, and of a set of one's own, it could. */
export function isStandard({ id, set = '' }: Printed, patch: string): boolean {
  const core = CORE.find(({ since }) => isAtLeast(patch, since));
  if (core?.cards.has(id) === true) return true;
  const left = CARD_LEFT.get(id) ?? SET_LEFT[set];
  return left === undefined || !isAtLeast(patch, left);
}

/** The sets of the beginning, which the Classic format has as they were. */
const CLASSIC_SETS: readonly string[] = ['BASIC', 'EXPERT1', 'HOF'];

/** Cards of these sets that came later. */
const NOT_CLASSIC: ReadonlySet<string> = new Set(
  listed(`
  BT_035 BT_036 BT_142 BT_235 BT_323 BT_352 BT_495 BT_512 BT_740 BT_921 EX1_179 EX1_180 EX1_181
  EX1_182 EX1_183 EX1_184 EX1_185 EX1_186 EX1_187 EX1_188 EX1_189 EX1_190 EX1_191 EX1_192 EX1_193
  EX1_194 EX1_195 EX1_196 EX1_197 EX1_198 GIL_130 GIL_530 GIL_692 GIL_826 GIL_837 GIL_838
`),
);

/** Whether the Classic format has a card; it always has one of a set of one's own. */
export function isClassic({ id, set }: Printed): boolean {
  return set === undefined || (CLASSIC_SETS.includes(set) && !NOT_CLASSIC.has(id));
}

/** Whether the random cards of a format can be this one. */
export function isInFormat(card: Printed, format: Format, patch: string): boolean {
  if (format === 'wild') return true;
  return format === 'classic' ? isClassic(card) : isStandard(card, patch);
}
