import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/kernel/index.js';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { operate } from '../../src/scenario/operate.js';

/** A part of a card can say which rulings it follows; the trace cites them where the part acts. */

const TOTEM = {
  id: 'RULED_TOTEM',
  name: 'Ruled Totem',
  type: 'MINION',
  cost: 0,
  attack: 0,
  health: 1,
};

interface Line {
  readonly kind: string;
  readonly name: string;
  readonly rule: string;
  readonly alsoRules: readonly string[];
  readonly text: string;
}

function traceOf(card: object, actions: Json): readonly Line[] {
  const outcome = operate(
    'resolve',
    {
      ruleset: 'hearthstone',
      patch: '10.0',
      trace: 'FULL',
      customCards: [{ ...TOTEM, ...card }] as unknown as Json,
      players: { 1: { hand: ['Ruled Totem', 'Wisp'], mana: 10 }, 2: { board: ['Wisp'] } },
      actions,
    },
    {},
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return knownAs<{ readonly trace: readonly Line[] }>(outcome.body).trace;
}

const citing = (trace: readonly Line[], rule: string): readonly string[] =>
  trace
    .filter((line) => [line.rule, ...line.alsoRules].includes(rule))
    .map(({ kind, name }) => `${kind} ${name}`);

const PLAY: Json = [{ play: 'Ruled Totem' }];

describe('rulings that parts of a card follow', () => {
  test("an effect's and a Battlecry's", () => {
    const trace = traceOf(
      { battlecry: [{ draw: 1, rules: ['HS-DC1'] }], rules: { battlecry: ['HS-COND9'] } },
      PLAY,
    );
    const ruling = trace.find(({ name }) => name === 'ruling');
    expect(ruling).toMatchObject({ kind: 'check', rule: 'HS-COND9', alsoRules: ['HS-DC1'] });
    expect(ruling!.text).toContain('Ruled Totem');
  });

  test("a trigger's, where it resolves and where its condition fails", () => {
    const trigger = { on: 'SUMMON', whose: 'YOURS', rules: ['HS-QUEUECOND'], do: [] };
    const played: Json = [{ play: 'Ruled Totem' }, { play: 'Wisp' }];
    expect(citing(traceOf({ triggers: [trigger] }, played), 'HS-QUEUECOND')).toContain(
      'trigger Trigger',
    );
    const never = { ...trigger, queueIf: { entity: 'SELF', is: 'DAMAGED' } };
    const failed = traceOf({ triggers: [never] }, played).filter(
      ({ kind, rule, alsoRules, text }) =>
        kind === 'check' &&
        [rule, ...alsoRules].includes('HS-QUEUECOND') &&
        text.includes('is not damaged'),
    );
    expect(failed.length).toBeGreaterThan(0);
  });

  test("a Deathrattle's", () => {
    const card = {
      battlecry: [{ destroy: 'SELF' }],
      deathrattle: [{ draw: 1 }],
      rules: { deathrattle: ['HS-POSITION'] },
    };
    expect(citing(traceOf(card, PLAY), 'HS-POSITION')).toEqual(['trigger Deathrattle']);
  });

  test("an aura's", () => {
    const aura = { tag: 'SPELLPOWER_DOUBLE', on: 'FRIENDLY_PLAYER', update: 'OTHER' };
    const trace = traceOf({ auras: [{ ...aura, rules: ['HS-R4-doublers'] }] }, PLAY);
    expect(citing(trace, 'HS-R4-doublers')).toContain('step Aura Update (Other)');
    const enrage = { enrage: 'CS2_087e', update: 'HEALTH_ATTACK', rules: ['HS-E3'] };
    expect(citing(traceOf({ auras: [enrage] }, PLAY), 'HS-E3')).toContain(
      'step Aura Update (Health/Attack)',
    );
  });

  test('what looks like no id of a rule is refused', () => {
    expect(() => traceOf({ rules: { deathrattle: ['my own idea'] } }, PLAY)).toThrow(/customCards/);
    expect(() => traceOf({ rules: { armor: ['HS-R7'] } }, PLAY)).toThrow(/armor/);
  });
});
