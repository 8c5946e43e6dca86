import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Problems } from '../../src/rulesets/ruleset.js';
import { readCaseFile } from '../../src/scenario/conformance/case-file.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import type { Explanation, Json } from '../../src/scenario/oracle.js';
import { ask } from './support/ask.js';

/** Worked cases, a question about each, and the true reason: its code, its rules, and what its sentence has to say. */
type Row = readonly [
  file: string,
  entity: string,
  code: string,
  rules: readonly string[],
  says: RegExp,
];

/** The scenario of a case file (`#2`: the second one of it) and the question; what is random follows a seed where the file says nothing. */
function asked(file: string, explain: Json): Explanation {
  const [name, number = '1'] = file.split('#');
  const parsed = parseScenarioText(readFileSync(`scenarios/hearthstone/${name}.yaml`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.message);
  const { scenario } = readCaseFile(parsed.value, new Problems())!.variants[Number(number) - 1]!;
  const { distribution: _, expect: __, ...rest } = scenario;
  const random =
    rest.random === undefined || rest.random === 'enumerate' ? { seed: 1 } : rest.random;
  return ask('explain', { ...rest, random, explain });
}

/** All rules that are cited for a reason. */
function cited(reason: Explanation['reasons'][number] | undefined): readonly string[] {
  return reason === undefined ? [] : [reason.rule, ...reason.alsoRules];
}

const WOUNDED = ['HS-R5', 'HS-GL-MW'];
const GONE = ['HS-GL-DEATH', 'HS-GL-INPLAY'];
const NEVER = 'EVENT_NEVER_OCCURRED';
const SKIPPED = ['HS-R6', 'HS-SEQ-minion-afterplay', 'HS-SEQ-minion-aftersummon'];
const LEFT = ['HS-R6-minion', 'HS-SEQ-minion-removed-secrets'];

const NEVER_TRIGGERED: readonly Row[] = [
  // It had left play, or had not come yet.
  ['en/03-phases/EN-87', 'master', 'LEFT_PLAY', GONE, /Novice Engineer.*Graveyard/],
  ['en/04-auras/EN-110', 'master', 'LEFT_PLAY', GONE, /Bloodfen Raptor.*Graveyard/],
  ['extra/freezing-trap-and-a-full-hand', 'Blessing of Wisdom', 'LEFT_PLAY', ['HS-Z5'], /removed/],
  ['en/12-turns/EN-286', "Kel'Thuzad", 'NOT_THERE_YET', ['HS-QUEUING'], /turn ends.*into being/],
  ['en/12-turns/EN-287', 'Emperor Thaurissan #2', 'NOT_THERE_YET', ['HS-QUEUING'], /into being/],
  [
    'en/18-combat/EN-495b',
    'Blessing of Wisdom',
    'LEFT_PLAY',
    ['HS-Z5', 'HS-PAE-freezing-trap'],
    /removed from the game \(Freezing Trap \(trap\) returns wisp/,
  ],
  // What it waits for was kept from happening.
  [
    'en/13-spells/EN-306b',
    'pyromancer',
    NEVER,
    ['HS-SEQ-spell-after', 'HS-SEQ-spell-counterspell-old'],
    /Counterspell counters Arcane Intellect.*After Spell Phase does not take place/,
  ],
  // It came too late for the pre-check.
  ['en/07-death-phase/EN-173', 'duplicate', 'PRE_CHECK_DEATH', ['HS-R2-precheck-death'], /Raptor/],
  ['en/11-deaths/EN-259', 'Cult Master #2', 'PRE_CHECK_DEATH', ['HS-R2-precheck-death'], /Step/],
  [
    'extra/cult-master-returns-in-a-death-phase',
    'Cult Master #2',
    'PRE_CHECK_DEATH',
    ['HS-R2-precheck-death'],
    /wisp is resolved/,
  ],
  [
    'en/13-spells/EN-301',
    'Wild Pyromancer #2',
    'PRE_CHECK_SEQUENCE',
    ['HS-R2-precheck-after'],
    /Mindgames.*as the Sequence began/,
  ],
  ['en/19-hero-power/EN-589', 'medic', 'PRE_CHECK_SEQUENCE', ['HS-R2-precheck-after'], /Fireblast/],
  // The event is none of its concern.
  ['en/12-turns/EN-289', 'emperor', 'OTHER_PLAYERS_EVENT', ['HS-QUEUECOND'], /its own player/],
  ['en/16-playing-minions/EN-389a', 'sword', 'OTHER_PLAYERS_EVENT', ['HS-QUEUECOND'], /Archer/],
  ['en/16-playing-minions/EN-389a', 'juggler', 'OTHER_PLAYERS_EVENT', ['HS-QUEUECOND'], /Archer/],
  ['en/18-combat/EN-451', 'trap', 'WRONG_SOURCE', ['HS-QUEUECOND'], /the attacker is no minion/],
  ['en/18-combat/EN-453', 'trap', 'WRONG_SUBJECT', ['HS-QUEUECOND'], /wisp: it is no hero/],
  [
    'en/18-combat/EN-500',
    'trap',
    'WRONG_SUBJECT',
    ['HS-QUEUECOND', 'HS-PAE-skip-intermediate'],
    /Defender.*it is no hero/,
  ],
  ['en/18-combat/EN-503', 'barrier', 'WRONG_SUBJECT', ['HS-QUEUECOND'], /wisp: it is no hero/],
  // A condition did not hold as the Queue was filled.
  [
    'en/05-mortally-wounded/EN-140a',
    'patron',
    'QUEUING_CONDITION',
    ['HS-QUEUECOND', 'HS-R5', 'HS-GL-PD'],
    /Grim Patron \(patron\) is pending destroy/,
  ],
  ['en/11-deaths/EN-255b', 'avenge', 'QUEUING_CONDITION', ['HS-QUEUECOND'], /no friendly minion/],
  [
    'en/18-combat/EN-452',
    'misdirection',
    'QUEUING_CONDITION',
    ['HS-QUEUECOND'],
    /no character other/,
  ],
  ['en/18-combat/EN-466', 'monster', 'QUEUING_CONDITION', ['HS-QUEUECOND'], /board is full/],
  ['en/18-combat/EN-542', 'patron', 'QUEUING_CONDITION', ['HS-QUEUECOND', ...WOUNDED], /wounded/],
  [
    'extra/mirror-entity-leaves-out-the-dying',
    'mirror',
    'QUEUING_CONDITION',
    ['HS-QUEUECOND', ...WOUNDED],
    /is mortally wounded/,
  ],
  ['extra/spellbender-finds-no-room', 'secret', 'QUEUING_CONDITION', ['HS-QUEUECOND'], /is full/],
  // A condition did not hold any more when its turn came.
  [
    'en/05-mortally-wounded/EN-134',
    'freezing',
    'TRIGGER_CONDITION',
    ['HS-ABORT', 'HS-TRIGCOND', ...WOUNDED],
    /the attacker is mortally wounded/,
  ],
  [
    'en/05-mortally-wounded/EN-142',
    'juggler',
    'TRIGGER_CONDITION',
    ['HS-ABORT', 'HS-TRIGCOND'],
    /no enemy character that is neither mortally wounded nor \(since 5\.0\) pending destroy/,
  ],
  [
    'en/16-playing-minions/EN-383a',
    'mirror',
    'TRIGGER_CONDITION',
    ['HS-TRIGCOND', ...WOUNDED],
    /Novice Engineer \(engineer\) is mortally wounded/,
  ],
  ['en/18-combat/EN-454', 'trap', 'TRIGGER_CONDITION', ['HS-TRIGCOND'], /board is full/],
  ['en/18-combat/EN-456', 'vaporize', 'TRIGGER_CONDITION', ['HS-TRIGCOND', ...WOUNDED], /attacker/],
  ['en/18-combat/EN-462', 'mayor', 'TRIGGER_CONDITION', ['HS-TRIGCOND'], /attacker is not in play/],
  ['en/18-combat/EN-465', 'betrayal', 'TRIGGER_CONDITION', ['HS-TRIGCOND'], /no neighbour/],
  ['en/18-combat/EN-488', 'trap', 'TRIGGER_CONDITION', ['HS-TRIGCOND'], /board is full/],
  [
    'en/18-combat/EN-501a',
    'freezing',
    'TRIGGER_CONDITION',
    ['HS-TRIGCOND', ...WOUNDED],
    /attacker/,
  ],
  ['en/18-combat/EN-501b', 'sacrifice', 'TRIGGER_CONDITION', ['HS-TRIGCOND'], /board is full/],
  [
    'extra/duplicate-needs-room-in-the-hand',
    'duplicate',
    'TRIGGER_CONDITION',
    ['HS-ABORT'],
    /hand/,
  ],
  ['extra/redemption-finds-no-room', 'redemption', 'TRIGGER_CONDITION', ['HS-ABORT'], /board/],
  [
    'en/16-playing-minions/EN-389a',
    'snipe',
    'PLAYED_MINION_GONE',
    ['HS-SEQ-minion-removed-secrets-old'],
    /Elven Archer \(archer\) has left it/,
  ],
  // It never came to the event.
  ['en/05-mortally-wounded/EN-142', 'eye', 'GAME_OVER', ['HS-DEF-trigger'], /no damage was taken/i],
  ['en/06-skipped-phases/EN-156', 'juggler', NEVER, SKIPPED, /does not take place/],
  ['en/13-spells/EN-306b', 'pyromancer', NEVER, ['HS-R6', 'HS-SEQ-spell-after'], /After Spell/],
  ['en/13-spells/EN-319', 'trogg', NEVER, ['HS-DEF-trigger'], /nobody was overloaded/i],
  ['en/16-playing-minions/EN-381a', 'mirror', NEVER, SKIPPED, /After Play/],
  ['en/16-playing-minions/EN-383c', 'cache', NEVER, LEFT, /After Play/],
  ['en/16-playing-minions/EN-384', 'juggler', NEVER, ['HS-DEF-trigger'], /After Summon Phase/],
  ['en/16-playing-minions/EN-389b', 'mirror', NEVER, LEFT, /After Play/],
  ['extra/healing-totem-under-auchenai', 'boxer', NEVER, ['HS-DH-APPLY'], /deals damage instead/],
  // Something kept it from being hit.
  ['extra/imp-gang-boss-behind-a-shield', 'boss', 'DIVINE_SHIELD', ['HS-DH2a'], /Divine Shield/],
];

describe('why a trigger of a worked case never resolved', () => {
  test.each(NEVER_TRIGGERED)('%s: %s, %s', (file, entity, code, rules, says) => {
    const { summary, reasons, triggers, rules: listed } = asked(file, entity);
    expect(triggers).toEqual([]);
    const best = reasons.find((reason) => reason.code === code && says.test(sentenceOf(reason)));
    expect(reasons[0]?.code).toBe(code);
    expect(cited(best)).toEqual(expect.arrayContaining([...rules]));
    expect(summary).toContain(best!.text.slice(-30));
    for (const id of cited(best)) expect(listed.map((rule) => rule.id)).toContain(id);
  });
});

/** Triggers that resolved, and why they did not once more. */
const ALSO: readonly Row[] = [
  [
    'en/10-no-memory/EN-209b',
    'avenge',
    'QUEUING_CONDITION',
    ['HS-QUEUECOND'],
    /no friendly minion/,
  ],
  ['en/18-combat/EN-460', 'mogor', 'WRONG_SOURCE', ['HS-QUEUECOND'], /the attacker is no minion/],
  [
    'en/18-combat/EN-458',
    'brute',
    'HAD_ITS_TURN',
    ['HS-PAE-fail-once'],
    /had its turn in this attack/,
  ],
  ['en/16-playing-minions/EN-392', 'juggler', 'OWN_ENTRY', ['HS-HUMBLE'], /its own entering play/],
  ['en/17-transform/EN-421', 'potion', 'USED_UP', ['HS-QUEUECOND'], /has been used up/],
  [
    'extra/knife-juggler-inside-itself',
    'juggler',
    'NESTED_LOST',
    ['HS-REENTRANCY2'],
    /Black Whelp.*this occurrence is lost/,
  ],
  [
    'rules/inserted-phase',
    'watcher',
    'NOT_IN_INSERTED_PHASE',
    ['SUP-XFORM-EXCLUDED'],
    /does not respond in an Inserted Phase/,
  ],
  ['extra/grim-patron-without-room', 'patron', 'BOARD_IS_FULL', ['HS-Z0'], /nothing is summoned/],
];

describe('why a trigger that resolved did not do so once more', () => {
  test.each(ALSO)('%s: %s, %s', (file, entity, code, rules, says) => {
    const { reasons, triggers } = asked(file, entity);
    expect(triggers.length).toBeGreaterThan(0);
    const found = reasons.find((reason) => reason.code === code && says.test(sentenceOf(reason)));
    expect(cited(found)).toEqual(expect.arrayContaining([...rules]));
  });
});

/** What is no trigger: spells, attacks, damage and auras. */
const OTHERS: readonly Row[] = [
  ['en/13-spells/EN-306a', 'intellect', 'COUNTERED', ['HS-SEQ-spell-counterspell'], /counters/],
  ['en/13-spells/EN-299-fn76', 'polymorph', 'PHASE_SKIPPED', ['HS-R6'], /Spell Text Phase/],
  [
    'en/06-skipped-phases/EN-154',
    'engineer',
    'ATTACK_CANCELLED',
    ['HS-SEQ-combat-cancel'],
    /left play/,
  ],
  ['en/04-auras/EN-113', 'hero 1', 'PREVENTED', ['HS-DH2a'], /is Immune: the Damage Event/],
  [
    'en/04-auras/EN-113',
    'malganis',
    'AURA_NOT_UPDATED',
    ['HS-R4a'],
    /still acts until the Aura Update/,
  ],
  [
    'extra/rivendare-dies-together',
    'baron',
    'AURA_NOT_UPDATED',
    ['HS-R4a', 'HS-GL-AUO'],
    /leaves play; its aura still acts until the Aura Update \(Other\)/,
  ],
  [
    'en/04-auras/EN-102a',
    'Baron Rivendare',
    'AURA_NOT_UPDATED',
    ['HS-R4a', 'HS-GL-AUO'],
    /comes into play; its aura acts on nothing before/,
  ],
  [
    'zh/ZH-1374a',
    'champion',
    'AURA_NOT_UPDATED',
    ['ZH-4.2-aura-update'],
    /changes sides; its aura stays as it is until the Aura Update/,
  ],
  [
    'zh/ZH-898',
    'dred',
    'REQ_NOT_EXHAUSTED_ACTIVATE',
    ['ZH-2.6-may-attack'],
    /has attacked already/,
  ],
  [
    'extra/freezing-trap-and-a-full-hand#2',
    'hoarder',
    'HAND_IS_FULL',
    ['HS-FZIR1'],
    /full hand and dies/,
  ],
];

describe('why something else did not happen', () => {
  test.each(OTHERS)('%s: %s, %s', (file, entity, code, rules, says) => {
    const { reasons } = asked(file, entity);
    const found = reasons.find((reason) => reason.code === code && says.test(sentenceOf(reason)));
    expect(cited(found)).toEqual(expect.arrayContaining([...rules]));
  });
});

test('EN-501a: what came before it in the Queue is named', () => {
  const [reason] = asked('en/18-combat/EN-501a', 'freezing').reasons;
  expect(reason?.after.map(({ text }) => text)).toEqual(['Explosive Trap (explosive) triggers']);
});

test('a question about one event is answered for it alone', () => {
  const { reasons } = asked('en/18-combat/EN-456', {
    entity: 'vaporize',
    event: 'proposed_attack',
  });
  expect(new Set(reasons.map(({ event }) => event?.name))).toEqual(new Set(['PROPOSED_ATTACK']));
  expect(asked('en/18-combat/EN-456', { entity: 'vaporize', event: 'DEATH' }).reasons).toEqual([]);
});

function sentenceOf({ event, text }: Explanation['reasons'][number]): string {
  return `${event?.text ?? ''}: ${text}`;
}

test('what happens under a ruling cites it, and the trace names the ruling', () => {
  const { lines } = asked('en/24-damage/EN-961', 'boss');
  const [summoned] = lines.filter(({ name }) => name === 'Summon');
  expect([summoned?.rule, ...(summoned?.alsoRules ?? [])]).toContain('HS-DH3');
  const spell = asked('en/24-damage/EN-961', 'storm').lines;
  expect(spell.filter(({ name }) => name === 'ruling').map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^Lightning Storm \(storm\): Some area damage resolves target by target$/,
    ),
  ]);
});

test('an entity is told of what is attached to it', () => {
  const { lines } = asked('en/18-combat/EN-568b', 'Gorehowl');
  expect(lines.filter(({ name }) => name === 'Enchantment ends')).toMatchObject([
    { text: 'Bloodrage (12) ends' },
  ]);
});
