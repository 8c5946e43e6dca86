/** A query with its variables, as it stands in a tab. */
export interface GraphQLExample {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A player who plays Flamestrike against an egg and a juggler. */
const SCENARIO = {
  players: [
    { hand: [{ as: 'flamestrike', card: 'Flamestrike' }] },
    {
      board: [
        { as: 'egg', card: 'Dragon Egg' },
        { as: 'juggler', card: 'Knife Juggler' },
      ],
    },
  ],
  actions: [{ play: 'flamestrike' }],
  seed: 7,
};

/** What somebody tries who has never asked anything here. */
export const EXAMPLES: readonly GraphQLExample[] = [
  {
    query: `# What happens, and which rule says so
query WhatHappens($scenario: HearthstoneScenarioInput!) {
  resolve(scenario: { hearthstone: $scenario }, trace: SUMMARY, difference: true) {
    result
    difference { all { sentences } }
    trace { depth kind name text rule }
    citedRules { ruleId text }
  }
}
`,
    variables: { scenario: SCENARIO },
  },
  {
    query: `# Why may I not?
query WhyNot($scenario: HearthstoneScenarioInput!) {
  legalActions(scenario: { hearthstone: $scenario }, illegal: true) {
    actions {
      text
      action { ... on HearthstoneAction { play attack target heroPower endTurn } }
    }
    illegal { text reason { code message rules } }
  }
}
`,
    variables: {
      scenario: {
        players: [
          { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
          { board: [{ card: "Sen'jin Shieldmasta" }, { card: 'Chillwind Yeti' }] },
        ],
      },
    },
  },
  {
    query: `# How likely is it?
query HowLikely($scenario: HearthstoneScenarioInput!, $groupBy: [GroupKeyInput!]) {
  outcomes(scenario: { hearthstone: $scenario }, groupBy: $groupBy) {
    complete
    groups { by { name value } probability { numerator denominator } }
  }
}
`,
    variables: {
      scenario: {
        players: [
          { hand: [{ card: 'Mad Bomber' }] },
          { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
        ],
        actions: [{ play: 'Mad Bomber' }],
      },
      groupBy: [
        { entity: { entity: 'raptor' } },
        { entity: { entity: 'hero 2', field: 'healthLeft' } },
      ],
    },
  },
  {
    query: `# Is the ruling what it should be?
query IsItSo($scenario: HearthstoneScenarioInput!) {
  verify(scenario: { hearthstone: $scenario }, trace: NONE) {
    pass
    expectations { pass message path }
  }
}
`,
    variables: {
      scenario: {
        ...SCENARIO,
        expect: [
          { entity: 'juggler', zone: 'GRAVEYARD' },
          { player: 2, board: { contains: ['Black Whelp'] } },
          { happens: 'event Summon' },
        ],
      },
    },
  },
  {
    query: `# A rule, and what it is about
query ARule {
  rules(text: "mortally wounded", first: 5) { nodes { ruleId text } totalCount }
}
`,
    variables: {},
  },
  {
    query: `# Saved scenarios with a card
query Saved {
  scenarios(text: "juggler", first: 5) { nodes { slug title tags } pageInfo { endCursor hasNextPage } }
}
`,
    variables: {},
  },
  {
    query: `# Many at once, each its own answer or its own problem
query ManyAtOnce($scenarios: [ScenarioInput!]!) {
  resolveMany(scenarios: $scenarios, trace: NONE) {
    ... on Resolution { result traceHash }
    ... on Problem { code detail errors { pointer message } }
  }
}
`,
    variables: {
      scenarios: [
        { hearthstone: SCENARIO },
        { hearthstone: { players: [{ board: [{ card: 'Knife Jugler' }] }] } },
      ],
    },
  },
  {
    query: `# Save it: a link that never changes, and a token to withdraw it with
mutation Save($scenario: HearthstoneScenarioInput!) {
  saveScenario(input: { scenario: { hearthstone: $scenario }, tags: ["example"] }) {
    scenario { url permalink }
    editToken
  }
}
`,
    variables: { scenario: { title: 'A knife for the whelp', ...SCENARIO } },
  },
];
