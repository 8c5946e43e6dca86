/** A query with its variables, as it stands in a tab. */
export interface GraphQLExample {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A player who plays Flamestrike against an egg and a juggler. */
const SCENARIO = {
  players: {
    player1: { hand: [{ as: 'flamestrike', card: 'Flamestrike' }] },
    player2: {
      board: [
        { as: 'egg', card: 'Dragon Egg' },
        { as: 'juggler', card: 'Knife Juggler' },
      ],
    },
  },
  actions: [{ play: 'flamestrike' }],
  random: { seed: 7 },
};

/** What somebody tries who has never asked anything here. */
export const EXAMPLES: readonly GraphQLExample[] = [
  {
    query: `# What happens, and which rule says so
query WhatHappens($scenario: HearthstoneScenarioInput!) {
  resolve(typedScenario: { hearthstone: $scenario }, trace: SUMMARY, difference: true) {
    result
    difference { all { sentences } }
    trace { depth kind name text rule }
  }
}
`,
    variables: { scenario: SCENARIO },
  },
  {
    query: `# Why may I not?
query WhyNot($scenario: HearthstoneScenarioInput!) {
  legalActions(typedScenario: { hearthstone: $scenario }, illegal: true) {
    actions { text typedAction { hearthstone { play attack target heroPower endTurn } } }
    illegal { text code message rules }
  }
}
`,
    variables: {
      scenario: {
        players: {
          player1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
          player2: { board: [{ card: "Sen'jin Shieldmasta" }, { card: 'Chillwind Yeti' }] },
        },
      },
    },
  },
  {
    query: `# How likely is it?
query HowLikely($scenario: HearthstoneScenarioInput!, $groupBy: [GroupKeyInput!]) {
  outcomes(typedScenario: { hearthstone: $scenario }, typedGroupBy: $groupBy) {
    complete
    groups { typedBy { name text number flag } probability { numerator denominator } }
  }
}
`,
    variables: {
      scenario: {
        players: {
          player1: { hand: [{ card: 'Mad Bomber' }] },
          player2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
        },
        actions: [{ play: 'Mad Bomber' }],
      },
      groupBy: [{ entity: 'raptor' }, { entity: 'hero 2', field: 'healthLeft' }],
    },
  },
  {
    query: `# Is the ruling what it should be?
query IsItSo($scenario: HearthstoneScenarioInput!) {
  verify(typedScenario: { hearthstone: $scenario }, trace: NONE) {
    pass
    expectations { pass message path }
  }
}
`,
    variables: {
      scenario: {
        ...SCENARIO,
        expect: [
          { entity: 'juggler', fields: [{ name: 'zone', text: 'GRAVEYARD' }] },
          { player: 2, fields: [{ name: 'board', contains: [{ entity: 'Black Whelp' }] }] },
          { happens: { text: 'event Summon' } },
        ],
      },
    },
  },
  {
    query: `# A rule, and what it is about
query ARule {
  rules(text: "mortally wounded", first: 5) { items { id says } }
}
`,
    variables: {},
  },
  {
    query: `# Saved scenarios with a card
query Saved {
  scenarios(text: "juggler", first: 5) { items { slug title tags } next }
}
`,
    variables: {},
  },
  {
    query: `# Many at once, each its own answer or its own problem
query ManyAtOnce($scenarios: [ScenarioInput!]!) {
  resolveMany(typedScenarios: $scenarios, trace: NONE) {
    index
    resolution { result traceHash }
    problem { code detail errors { pointer message } }
  }
}
`,
    variables: {
      scenarios: [
        { hearthstone: SCENARIO },
        { hearthstone: { players: { player1: { board: [{ card: 'Knife Jugler' }] } } } },
      ],
    },
  },
  {
    query: `# Save it: a link that never changes, and a token to withdraw it with
mutation Save($scenario: HearthstoneScenarioInput!) {
  saveScenario(typedScenario: { hearthstone: $scenario }, tags: ["example"]) {
    url
    permalink
    editToken
  }
}
`,
    variables: { scenario: { title: 'A knife for the whelp', ...SCENARIO } },
  },
];
