import { ask } from './ask.js';
import { graphql } from './generated/gql.js';
import type { HearthstoneScenarioInput } from './generated/graphql.js';

const VERIFY = graphql(`
  query Verify($scenario: HearthstoneScenarioInput!) {
    verify(scenario: { hearthstone: $scenario }, trace: SUMMARY, boards: true) {
      pass
      expectations { path pass message }
      boards { after { player zone cards { name stats marks } } }
      entities { alias cardId zone tags { name value } }
      citedRules { ruleId text }
    }
  }
`);

const OUTCOMES = graphql(`
  query Outcomes(
    $scenario: HearthstoneScenarioInput!
    $groupBy: [GroupKeyInput!]
    $budget: OutcomesBudgetInput
  ) {
    outcomes(scenario: { hearthstone: $scenario }, groupBy: $groupBy, budget: $budget) {
      budget { situations }
      groups {
        by { name value }
        probability { numerator denominator }
      }
    }
  }
`);

const COMPARE = graphql(`
  query Compare($scenario: HearthstoneScenarioInput!, $switches: [SwitchInput!]) {
    compare(scenario: { hearthstone: $scenario }, switches: $switches) {
      same
      sides { edition overridden { name value } }
      partings { switches board { player zone items } }
    }
  }
`);

const EXPLAIN = graphql(`
  query Explain($scenario: HearthstoneScenarioInput!, $entity: EntityRef!) {
    explain(scenario: { hearthstone: $scenario }, entity: $entity) { summary }
  }
`);

/** A Mad Bomber against a minion of our own making, and what has to come of it. */
const BOMBS: HearthstoneScenarioInput = {
  customCards: [
    { id: 'DUMMY', name: 'Dummy', type: 'MINION', attack: 1, health: 5, keywords: ['TAUNT'] },
  ],
  players: [
    { hand: [{ card: 'Mad Bomber' }], mana: { crystals: 2 } },
    { board: [{ as: 'dummy', card: 'DUMMY' }] },
  ],
  actions: [{ play: 'Mad Bomber' }],
  decisions: [{ entity: 'dummy' }, { entity: 'hero 1' }, { entity: 'hero 2' }],
  expect: [
    { entity: 'dummy', damage: 1 },
    { entity: 'hero 1', healthLeft: { atLeast: 29, atMost: 29 } },
    { player: 1, board: ['Mad Bomber'] },
    { count: { kind: 'effect', name: 'Damage' }, is: 3 },
    { never: 'damage dummy #2' },
    { pending: null },
    { possible: [{ entity: 'dummy', damage: 3 }] },
    { distribution: [{ p: '8/27', when: [{ entity: 'dummy', damage: 0 }] }] },
  ],
};

/** Puts one board to every question. */
export async function askAll(baseUrl: string) {
  const { verify } = await ask(baseUrl, VERIFY, { scenario: BOMBS });
  const { expect: _, decisions: __, ...start } = BOMBS;
  const { outcomes } = await ask(baseUrl, OUTCOMES, {
    scenario: start,
    groupBy: [
      { entity: { entity: 'dummy', field: 'healthLeft', name: 'left' } },
      { expectations: { name: 'spared', when: [{ entity: 'dummy', damage: 0 }] } },
    ],
    budget: { situations: 500 },
  });
  const { compare } = await ask(baseUrl, COMPARE, {
    scenario: BOMBS,
    switches: [{ name: 'preCheck', value: false }],
  });
  const { explain } = await ask(baseUrl, EXPLAIN, { scenario: BOMBS, entity: 'dummy' });
  return { verify, outcomes, compare, explain };
}
