import type { Effect } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';

/** Beasts by what they can be taken as. */
interface Beasts {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

function idsOf(text: string): string[] {
  return text.split(/\s+/);
}

/**
 * Neutral Beasts and those of the Hunter that cost 5 or less. One that says something beyond keywords can be taken first
 * unless it has a keyword besides, one that says nothing else second (HS-INF-zombeasts).
 */
const UNTIL_FROZEN_THRONE: Beasts = {
  first:
    idsOf(`EX1_009 EX1_014 EX1_162 EX1_531 CS2_203 CS2_237 DS1_175 DS1_178 NEW1_016 NEW1_017 NEW1_041 FP1_002 FP1_011
    BRM_014 AT_058 AT_063t AT_090 AT_108 LOE_020 LOE_029 LOE_046 LOE_047 OG_034 OG_179 OG_216 OG_309 KAR_005 KAR_030a
    CFM_095 CFM_315 CFM_316 CFM_333 CFM_335 UNG_001 UNG_009 UNG_075 UNG_082 UNG_085 UNG_087 UNG_089 UNG_801 UNG_803
    UNG_807 UNG_912 UNG_914 UNG_915 ICC_021 ICC_243 ICC_419 ICC_854`),
  second:
    idsOf(`CS2_119 CS2_120 CS2_125 CS2_127 CS2_169 CS2_171 CS2_172 EX1_017 EX1_028 EX1_170 GVG_071 OG_325 OG_326 UNG_808
    UNG_810 UNG_814 ICC_023 ICC_905`),
};

/** Those of the later sets: Kobolds & Catacombs and the Witchwood came together, after both were out. */
const SINCE_KOBOLDS: Beasts = {
  first:
    idsOf(`LOOT_078 LOOT_193 LOOT_413 GIL_601 GIL_622 GIL_624 BOT_544 BOT_559 BOT_573 TRL_505 TRL_506 TRL_546 TRL_900
    DAL_400 DAL_587 ULD_154 ULD_182 ULD_188 ULD_719 DRG_071 DRG_088 DRG_252 BT_201 BT_202 BT_717 SCH_133 SCH_239 SCH_283
    SCH_340 SCH_605 SCH_714 DMF_083 YOP_035 BAR_024 BAR_030 BAR_031 BAR_745 SW_072 SW_075 SW_306 SW_463 DED_008 AV_128
    TSC_065 TSC_069 TSC_926 TSC_935 TID_710 TID_744 REV_251 MAW_009`),
  second: idsOf(
    'LOOT_125 LOOT_258 GIL_143 GIL_558 GIL_562 GIL_607t GIL_681 DRG_065 DMF_532 TSC_647',
  ),
};

/** Two are taken one after the other; what is made of them comes to the hand. */
function build({ first, second }: Beasts): readonly Effect[] {
  return [
    { discover: { oneOf: first }, in: 'SETASIDE', save: 'first', then: [] },
    { discover: { oneOf: second }, in: 'SETASIDE', save: 'second', then: [] },
    { giveCard: { madeOf: { union: [{ saved: 'first' }, { saved: 'second' }] } } },
  ];
}

const ALL: Beasts = {
  first: [...UNTIL_FROZEN_THRONE.first, ...SINCE_KOBOLDS.first],
  second: [...UNTIL_FROZEN_THRONE.second, ...SINCE_KOBOLDS.second],
};

const RULES = { text: ['HS-INF-zombeasts'] };

/** Deathstalker Rexxar and what he builds. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_828', 'Deathstalker Rexxar', {
    heroPower: 'ICC_828p',
    battlecry: [{ damage: 2, to: 'ENEMY_MINIONS' }],
  }),
  card('ICC_828p', 'Build-A-Beast', {
    rules: RULES,
    text: build(ALL),
    was: [{ before: '11.1.1', text: build(UNTIL_FROZEN_THRONE) }],
  }),
  card('ICC_828t', 'Zombeast', { halves: [ALL.first, ALL.second] }),
];
