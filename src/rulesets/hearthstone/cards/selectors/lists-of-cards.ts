import type { CardChoice, CardRange, Condition, Effect } from '../../language/words.js';

/** What Totemic Call can summon. */
export const BASIC_TOTEMS = ['CS2_050', 'NEW1_009', 'CS2_051', 'CS2_058'] as const;

/** With Wrath of Air Totem, for which Strength Totem came in 20.0. */
export const BASIC_TOTEMS_BEFORE_20 = ['CS2_050', 'NEW1_009', 'CS2_051', 'CS2_052'] as const;

/** Every Totem of before 7.0, basic ones too. */
export const ANY_TOTEM = {
  oneOf: [...BASIC_TOTEMS_BEFORE_20, 'AT_052', 'EX1_565', 'EX1_575', 'GVG_039'],
} as const;

/** Huffer, Leokk and Misha. */
export const ANIMAL_COMPANIONS: readonly string[] = ['NEW1_032', 'NEW1_033', 'NEW1_034'];

export const BASIC_HERO_POWERS = [
  'HERO_01bp',
  'HERO_02bp',
  'HERO_03bp',
  'CS2_101',
  'HERO_05bp',
  'HERO_06bp',
  'HERO_07bp',
  'HERO_08bp',
  'HERO_09bp',
  'HERO_10bp',
] as const;

/** The better Hero Powers of these heroes, in the order of those that they begin with. */
export const BETTER_HERO_POWERS = [
  'HERO_01bp2',
  'HERO_02bp2',
  'HERO_03bp2',
  'HERO_04bp2',
  'HERO_05bp2',
  'HERO_06bp2',
  'HERO_07bp2',
  'HERO_08bp2',
  'HERO_09bp2',
  'HERO_10bp2',
] as const;

export const SPARE_PART: CardChoice = {
  oneOf: ['PART_001', 'PART_002', 'PART_003', 'PART_004', 'PART_005', 'PART_006', 'PART_007'],
};

export const TOXIN: CardChoice = {
  oneOf: ['OG_080b', 'OG_080c', 'OG_080d', 'OG_080e', 'OG_080f'],
};

export const POTIONS = [
  'CFM_021',
  'CFM_065',
  'CFM_094',
  'CFM_603',
  'CFM_604',
  'CFM_608',
  'CFM_611',
  'CFM_620',
  'CFM_661',
  'CFM_662',
] as const;

/** One of the cards that the Lich King gives. */
export const DEATH_KNIGHT_CARD: CardChoice = {
  oneOf: [
    'ICC_314t1',
    'ICC_314t2',
    'ICC_314t3',
    'ICC_314t4',
    'ICC_314t5',
    'ICC_314t6',
    'ICC_314t7',
    'ICC_314t8',
  ],
};

const LACKEYS = [
  'DAL_613',
  'DAL_614',
  'DAL_615',
  'DAL_739',
  'DAL_741',
  'ULD_616',
  'DRG_052',
] as const;

export const LACKEY: CardRange = { oneOf: LACKEYS };

/** The tag by which the game knows a Lackey. */
export const LACKEY_TAG = { MARK_OF_EVIL: 1 } as const;

export const IS_A_LACKEY: Condition = { tag: 'MARK_OF_EVIL', atLeast: 1 };

export const CONTROLS_A_LACKEY: Condition = {
  exists: { of: 'FRIENDLY_MINIONS', where: IS_A_LACKEY },
};

/** A card of each of these classes, to be offered together. */
export function classCards(...classes: readonly string[]): readonly CardRange[] {
  return classes.map((name) => ({ pool: { class: name } }));
}

export const DISCOVER_A_DRAGON: Effect = {
  discover: { pool: { type: 'MINION', race: 'DRAGON' } },
  then: [],
};

export const ADVENTURER: CardRange = {
  oneOf: ['t', 't2', 't3', 't4', 't5', 't6', 't7', 't8'].map((end) => `WC_034${end}`),
};

/** The collectible Poisons. */
export const POISONS = ['CS2_074', 'ICC_221', 'YOP_015', 'BAR_318', 'BAR_321'] as const;

export const DREAM_CARDS = ['DREAM_01', 'DREAM_02', 'DREAM_03', 'DREAM_04', 'DREAM_05'] as const;
