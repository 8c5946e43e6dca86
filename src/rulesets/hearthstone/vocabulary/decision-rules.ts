/** The rules that ask a decision, by its name. */
const DECISION_RULES = {
  'random target': ['HS-INF-at-random', 'HS-R5', 'ZH-3.5-random-other'],
  'random card': ['HS-INF-at-random'],
  'random number': ['HS-INF-at-random'],
  'random option': ['HS-INF-at-random', 'ZH-2.3-cast'],
  'random death': ['HS-DEC4', 'ZH-4.10-random-pick'],
  'order of the deck': ['HS-INF-at-random'],
  'position in the deck': ['HS-INF-at-random'],
  'order at the start': ['ZH-5.5-start-of-game'],
  'card offered': ['ZH-5.1-discover', 'HS-INF-discovers-itself', 'HS-INF-at-random'],
  'class of the cards offered': ['ZH-5.1-discover', 'HS-INF-at-random'],
  Discover: ['ZH-5.1-discover', 'HS-INF-asked'],
  Adapt: ['ZH-5.1-adapt', 'HS-INF-asked'],
  'Choose One': ['HS-DEF-action', 'HS-INF-asked'],
  choose: ['HS-INF-asked'],
  'choose a card': ['HS-INF-asked'],
} as const satisfies Record<string, readonly string[]>;

export type DecisionName = keyof typeof DECISION_RULES;

export function decisionRules(name: DecisionName): readonly string[] {
  return DECISION_RULES[name];
}
