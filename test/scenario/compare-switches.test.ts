import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import type { SwitchName } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { Problems } from '../../src/rulesets/ruleset.js';
import { readCaseFile } from '../../src/scenario/conformance/case-file.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import type { Comparison, Json, JsonObject } from '../../src/scenario/oracle.js';
import { ask } from './support/ask.js';

/** For every dated rule a worked case in which it makes the difference; `#4`: the fourth scenario of the file. */
const SHOWN_BY: Readonly<Record<SwitchName, string>> = {
  choiceTransformsOnEntering: 'rules/ZH-2.2-choose-one-form',
  transformsCarryHealthChange: 'supplement/SUP-657a',
  cardsDiscoverThemselves: 'rules/HS-INF-discovers-itself',
  frozenRushThaws: 'rules/HS-INF-rush-thaws',
  comboCountsCards: 'rules/combo-of-the-other-player',
  endedCostAuraCountsAtOnce: 'supplement/SUP-1491d',
  combatPreparationUpdatesAuras: 'supplement/SUP-1491j',
  counterSkipsOnPlay: 'supplement/SUP-1491k',
  feignedDeathIsSeen: 'rules/HS-MPR2',
  preCheck: 'en/07-death-phase/EN-173',
  counteredSpellEndsSequence: 'en/13-spells/EN-306a',
  summonJudgedBy: 'rules/SUP-QUEST-GIANTS3',
  summonUpdatesAuras: 'en/04-auras/EN-100',
  secondaryQueuedWithDominant: 'en/12-turns/EN-285',
  predamageReadsDamageTaken: 'en/31-predamage/EN-1010',
  weaponsPendDestroy: 'en/14-weapons/EN-331',
  freshWeaponHasDeathrattle: 'rules/HS-WEAPON5',
  enchantmentsKeepController: 'en/10-no-memory/EN-203a',
  areaDamageToCharactersSkipsMortallyWounded: 'extra/area-damage-and-the-mortally-wounded',
  graveyardCountsAsKilled: 'en/05-conditions/EN-123',
  forcedDeathHasDeathPhase: 'en/37-forced-deaths/EN-1188',
  deathsByDominantPlayer: 'en/11-deaths/EN-255a',
  deathRecordsKeepCard: 'rules/HS-DEC5',
  copiesKeepAuraKeywords: 'rules/HS-COPY2',
  areaHealingTogether: 'en/04-auras/EN-109',
  deathrattlesWorkInAnyZone: 'rules/moves-of-the-dead#6',
  deckKeepsEnchantments: 'extra/barnabus-frees-the-deck',
  forcedDeathUpdatesAurasAfter: 'rules/forced-deaths#5',
  transformKeepsEntity: 'en/12-turns/EN-290',
  transformUpdatesAuras: 'zh/ZH-1362',
  paysWithTemporaryManaFirst: 'rules/temporary-mana',
  temporaryCrystal: 'zh/ZH-1848',
  fullCrystal: 'zh/ZH-1838',
  attacksOfARowAreOne: 'zh/ZH-810',
  killAurasWaitForEntry: 'zh/ZH-1392',
  madeUpOccurrencesWait: 'zh/ZH-2393',
  castsNeedConditions: 'zh/ZH-1152#1',
  heroPowersCanBeRedirected: 'zh/ZH-951',
  summonedGetGiftsAfterAuras: 'zh/ZH-1008',
  drawnCardActsFirst: 'zh/ZH-1480',
  healingIsModifiedFirst: 'zh/ZH-1665b',
  divineShieldAfterPredamage: 'rules/divine-shield-and-predamage',
  healthMinimumLimitsDamage: 'zh/ZH-1671',
  lifestealOncePerEffect: 'zh/ZH-1957',
  corruptsThoughStolen: 'zh/ZH-2225',
  magneticReadsLate: 'zh/ZH-2177',
  evolveFindsNearest: 'zh/ZH-2293',
  auraStatesStampedLate: 'zh/ZH-1776',
  randomHarmSparesPendingDestroy: 'rules/SUP-MW-PD1',
  upgradesDropCosts: 'rules/SUP-STONE-COST',
  tradeableKeepsEnchantments: 'zh/ZH-2257',
  numbersWrap: 'rules/numbers-of-32-bits',
  handToFullBoardIsLost: 'zh/ZH-1544',
  movesAsCopies: 'zh/ZH-1582a',
  costPaidWithHealthCounts: 'zh/ZH-2315',
  movesKeepLimits: 'zh/ZH-1563',
  repeatedSelfBuffWaits: 'en/18-combat/EN-569a',
  woundedAttackerDoesNotFinish: 'en/18-combat/EN-569a',
  afterPlayForRemoved: 'en/16-playing-minions/EN-389a',
  immuneWhileAttackingFromStart: 'en/18-combat/EN-431',
  pendingDestroyOutlivesPlay: 'en/10-no-memory/EN-847b',
  tradeShufflesDeck: 'zh/ZH-2253b',
  copiesReorderSelfBuffs: 'supplement/SUP-667a',
  otherAurasUpdateBeforeDeathPhase: 'supplement/SUP-1491i',
  doublersJudgedFirst: 'supplement/SUP-1491m',
  takingOnesOwnNeedsRoom: 'supplement/SUP-813b',
  returningFromHandNeedsRoom: 'supplement/SUP-813a',
  secondReturnLosesDeathrattle: 'rules/SUP-ZONE-TWICE',
  summonsAnsweredAtOnce: 'rules/ZH-4.5-srs-removed',
  afterSummonComesFirst: 'rules/ZH-2.2-play',
  forcedDeathRepeats: 'rules/ZH-5.7-forced-death',
  queuesByDominantPlayer: 'rules/ZH-3.2-zone-order',
  aurasUpdateBeforeDeaths: 'rules/ZH-4.2-no-aura-update#2',
  healthAurasUpdateBeforeDeathPhase: 'rules/ZH-4.2-between-phase-update',
  counterHasItsOwnStep: 'rules/ZH-5.1-counter',
  combatIsOnePhase: 'rules/ZH-2.6-combat',
  heroReplacedBeforeBattlecry: 'rules/ZH-2.5-play',
  oldWeaponDestroyedFirst: 'rules/ZH-2.4-play',
  afterPlayForStolen: 'rules/ZH-2.2-stolen-before-completion',
  attacksOutliveControl: 'zh/ZH-898',
  battlecryRepeatsAreFixed: 'zh/ZH-1142',
  strayNeedsSeveralEnemies: 'zh/ZH-1259#2',
  secretsActInOwnTurn: 'changes/CHG-1.0.0-secrets-own-turn',
  damageReachesCardsOutOfPlay: 'zh/ZH-662',
  weaponBeingPlayedStays: 'zh/ZH-728',
  enteringLiftsSilence: 'changes/CHG-18.0-hand-to-board',
  waitingSelfBuffUpdatesAuras: 'supplement/SUP-1491a',
  copiedEnrageKeepsKeywords: 'rules/SUP-COPY-MWCOPY',
  auraKeywordsOutliveDeath: 'rules/SUP-AU-LIFESTEALAURA',
  copiedDamageComesLast: 'supplement/SUP-667c',
  copiesMayAttackHeroes: 'rules/SUP-COPY-DEVILSAUR',
  absenceIsMadeUpFor: 'supplement/SUP-1330a',
  playedMinionUpdatesAuras: 'rules/ZH-4.2-aura-update',
};

/** A scenario of a case file without its expectations; what is random follows a seed where the file says nothing. */
function scenarioOf(place: string): JsonObject {
  const [name, number = '1'] = place.split('#');
  const parsed = parseScenarioText(readFileSync(`scenarios/hearthstone/${name}.yaml`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.message);
  const file = readCaseFile(parsed.value, new Problems())!;
  const { distribution: _, expect: __, ...rest } = file.variants[Number(number) - 1]!.scenario;
  const isOpen = rest.random === undefined || rest.random === 'enumerate';
  return { ...rest, random: isOpen ? { seed: 1 } : rest.random! };
}

const compared = (body: object): Comparison => ask('compare', body);

function otherValue(name: string, scenario: JsonObject): Json {
  const patch = String(scenario.patch ?? HEARTHSTONE.editions.default);
  const now = HEARTHSTONE.editions.values(patch)[name];
  const row = HEARTHSTONE.editions.switches.find((one) => one.name === name)!;
  return row.variants.map(({ value }) => value).find((value) => value !== now)!;
}

describe('a dated rule that is set otherwise is named as responsible, with its rules', () => {
  test.each(Object.entries(SHOWN_BY))('%s: %s', (name, place) => {
    const scenario = scenarioOf(place);
    const { partings } = compared({
      ...scenario,
      switches: { [name]: otherValue(name, scenario) },
    });
    const [parting] = partings;
    expect(parting).toMatchObject({ switches: [name], differing: [name], together: false });
    const [cause] = parting!.causes;
    const row = HEARTHSTONE.editions.switches.find((one) => one.name === name)!;
    expect(cause?.governs).toBe(row.governs);
    const rulesWith = (value: Json): readonly string[] =>
      row.variants.filter((one) => one.value === value).flatMap(({ rules }) => rules);
    const cited = (rules: readonly { readonly id: string }[]): string[] =>
      rules.map(({ id }) => id);
    expect(cited(cause!.rules)).toEqual([...new Set(rulesWith(cause!.values[0]))]);
    expect(cited(cause!.otherRules)).toEqual([...new Set(rulesWith(cause!.values[1]))]);
    for (const { says } of [...cause!.rules, ...cause!.otherRules]) expect(says).toMatch(/\w/);
    expect(parting!.lines[0]).not.toEqual(parting!.lines[1]);
  });

  test('every dated rule has its case', () => {
    expect(Object.keys(SHOWN_BY).sort()).toEqual(
      HEARTHSTONE.editions.switches.map(({ name }) => name).sort(),
    );
  });
});

/** Every tenth of the worked cases. */
const SAMPLE = readdirSync('scenarios/hearthstone', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length))
  .sort()
  .filter((_, i) => i % 10 === 0);

describe('an edition compared with itself', () => {
  test.each(SAMPLE)('%s never parts', (place) => {
    const scenario = scenarioOf(place);
    const patch = String(scenario.patch ?? HEARTHSTONE.editions.default);
    const { same, partings } = compared({ ...scenario, patches: [patch, patch] });
    expect(same).toBe(true);
    expect(partings).toMatchObject([
      { at: null, lines: [null, null], switches: [], causes: [], cards: [], board: [], facts: [] },
    ]);
  });

  test('and held against its own values set by hand neither', () => {
    for (const place of SAMPLE.slice(0, 8)) {
      const scenario = scenarioOf(place);
      const patch = String(scenario.patch ?? HEARTHSTONE.editions.default);
      const { same } = compared({ ...scenario, switches: HEARTHSTONE.editions.values(patch) });
      expect(same, place).toBe(true);
    }
  });
});

/** Every dated rule with its dates and the case that shows both sides. */
function tableOfSwitches(): string {
  const rows = HEARTHSTONE.editions.switches.map(({ name, variants }) => {
    const dates = variants.map(({ from, value }) =>
      from === '0' ? `\`${value}\`` : `${from} \`${value}\``,
    );
    return `- \`${name}\`: ${dates.join(', ')}. ${SHOWN_BY[name as SwitchName]}`;
  });
  return [
    '# Dated rules',
    '',
    'Written by `npx vitest run test/scenario/compare-switches.test.ts -u`, which plays each case with the switch set either way.',
    '',
    'Each difference between editions of Hearthstone is a switch: its first value, then each patch with the new value, then the scenario',
    'in `scenarios/hearthstone/` that shows it (`#2`: its second variant). `GET /v1/patches` says what each switch governs. What a single card',
    'did before a patch is in its entry, under `was`.',
    '',
    ...rows,
    '',
  ].join('\n');
}

test('docs/generated/dated-rules.md lists them', async () => {
  await expect(tableOfSwitches()).toMatchFileSnapshot('../../docs/generated/dated-rules.md');
});
