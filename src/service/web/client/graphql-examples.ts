/** A query with its variables, as it stands in a tab. */
export interface GraphQLExample {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const SCENARIO = {
  ruleset: 'hearthstone',
  players: {
    1: { hand: [{ as: 'flamestrike', card: 'Flamestrike' }] },
    2: {
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
query WhatHappens($scenario: JSON!) {
  resolve(scenario: $scenario, trace: SUMMARY, difference: true) {
    result
    trace { depth kind name text rules }
  }
}
`,
    variables: { scenario: SCENARIO },
  },
  {
    query: `# Why may I not?
query WhyNot($scenario: JSON!) {
  legalActions(scenario: $scenario, illegal: true) {
    actions { text action }
    illegal { text code message rules }
  }
}
`,
    variables: {
      scenario: {
        players: {
          1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
          2: { board: ["Sen'jin Shieldmasta", 'Chillwind Yeti'] },
        },
      },
    },
  },
  {
    query: `# How likely is it?
query HowLikely($scenario: JSON!) {
  outcomes(scenario: $scenario, groupBy: ["result", "board"]) {
    complete
    groups { by probability { numerator denominator } }
  }
}
`,
    variables: {
      scenario: {
        players: {
          1: { hand: ['Mad Bomber'] },
          2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
        },
        actions: [{ play: 'Mad Bomber' }],
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
query ManyAtOnce($scenarios: [JSON!]!) {
  resolveMany(scenarios: $scenarios, trace: NONE) {
    index
    resolution { result traceHash }
    problem { code detail }
  }
}
`,
    variables: { scenarios: [SCENARIO, { players: { 1: { board: ['Knife Jugler'] }, 2: {} } }] },
  },
  {
    query: `# Save it: a link that never changes, and a token to withdraw it with
mutation Save($scenario: JSON!) {
  saveScenario(scenario: $scenario, tags: ["example"]) { url permalink editToken }
}
`,
    variables: { scenario: { title: 'A knife for the whelp', ...SCENARIO } },
  },
];
