import { ask } from './ask.js';
import { graphql } from './generated/gql.js';
import type { HearthstoneScenarioInput } from './generated/graphql.js';

const VERIFY = graphql(`
  query Verify($scenario: HearthstoneScenarioInput!) {
    verify(typedScenario: { hearthstone: $scenario }, trace: NONE, boards: true) {
      pass
      expectations { path pass message }
      typedBoards { after { player zone cards { name stats marks } } }
      typedState { hearthstone { customCards { id name attack } } }
    }
  }
`);

const OUTCOMES = graphql(`
  query Outcomes(
    $scenario: HearthstoneScenarioInput!
    $groupBy: [GroupKeyInput!]
    $budget: OutcomesBudgetInput
  ) {
    outcomes(
      typedScenario: { hearthstone: $scenario }
      typedGroupBy: $groupBy
      typedBudget: $budget
    ) {
      typedBudget { situations }
      groups {
        typedBy { name number flag text }
        probability { numerator denominator }
      }
    }
  }
`);

const COMPARE = graphql(`
  query Compare($scenario: HearthstoneScenarioInput!, $switches: [SwitchInput!]) {
    compare(typedScenario: { hearthstone: $scenario }, typedSwitches: $switches) {
      same
      sides { edition typedOverridden { name on } }
      partings { switches typedBoard { player zone items } }
    }
  }
`);

const EXPLAIN = graphql(`
  query Explain($scenario: HearthstoneScenarioInput!, $entity: ID!) {
    explain(typedScenario: { hearthstone: $scenario }, typedEntity: $entity) { summary }
  }
`);

/** A Mad Bomber against a minion of our own making, and what has to come of it. */
const BOMBS: HearthstoneScenarioInput = {
  customCards: [
    { id: 'DUMMY', name: 'Dummy', type: 'MINION', attack: 1, health: 5, keywords: ['TAUNT'] },
  ],
  players: {
    player1: { hand: [{ card: 'Mad Bomber' }], mana: { crystals: 2 } },
    player2: { board: [{ as: 'dummy', card: 'DUMMY' }] },
  },
  actions: [{ play: 'Mad Bomber' }],
  decisions: [{ entity: 'dummy' }, { entity: 'hero 1' }, { entity: 'hero 2' }],
  expect: [
    { entity: 'dummy', fields: [{ name: 'damage', number: 1 }] },
    { entity: 'hero 1', fields: [{ name: 'healthLeft', atLeast: 29, atMost: 29 }] },
    { player: 1, fields: [{ name: 'board', list: [{ entity: 'Mad Bomber' }] }] },
    { count: { kind: 'effect', name: 'Damage' }, is: { number: 3 } },
    { never: { text: 'damage dummy #2' } },
    { pendingNone: true },
    { possible: [{ entity: 'dummy', fields: [{ name: 'damage', number: 3 }] }] },
    {
      distribution: [
        { p: '8/27', when: [{ entity: 'dummy', fields: [{ name: 'damage', number: 0 }] }] },
      ],
    },
  ],
};

/** Puts one board to every question. */
export async function askAll(baseUrl: string) {
  const { verify } = await ask(baseUrl, VERIFY, { scenario: BOMBS });
  const { expect: _, decisions: __, ...start } = BOMBS;
  const { outcomes } = await ask(baseUrl, OUTCOMES, {
    scenario: start,
    groupBy: [
      { entity: 'dummy', field: 'healthLeft', name: 'left' },
      { name: 'spared', when: [{ entity: 'dummy', fields: [{ name: 'damage', number: 0 }] }] },
    ],
    budget: { situations: 500 },
  });
  const { compare } = await ask(baseUrl, COMPARE, {
    scenario: BOMBS,
    switches: [{ name: 'preCheck', on: false }],
  });
  const { explain } = await ask(baseUrl, EXPLAIN, { scenario: BOMBS, entity: 'dummy' });
  return { verify, outcomes, compare, explain };
}
