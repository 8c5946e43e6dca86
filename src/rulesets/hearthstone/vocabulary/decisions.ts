interface DecisionForm {
  /** What the numbers of its options are. */
  readonly of: 'entity' | 'card' | 'amount' | 'position' | 'class';
  /** The rules that ask it. */
  readonly rules: readonly string[];
}

/** Every decision that these rules ask, by its name. */
export const DECISIONS = {
  'random target': { of: 'entity', rules: ['HS-INF-at-random', 'HS-R5', 'ZH-3.5-random-other'] },
  'random card': { of: 'card', rules: ['HS-INF-at-random'] },
  'random number': { of: 'amount', rules: ['HS-INF-at-random'] },
  'random option': { of: 'card', rules: ['HS-INF-at-random', 'ZH-2.3-cast'] },
  'random death': { of: 'card', rules: ['HS-DEC4', 'ZH-4.10-random-pick'] },
  'order of the deck': { of: 'entity', rules: ['HS-INF-at-random'] },
  'position in the deck': { of: 'position', rules: ['HS-INF-at-random'] },
  'order at the start': { of: 'entity', rules: ['ZH-5.5-start-of-game'] },
  'card offered': {
    of: 'card',
    rules: ['ZH-5.1-discover', 'HS-INF-discovers-itself', 'HS-INF-at-random'],
  },
  'class of the cards offered': { of: 'class', rules: ['ZH-5.1-discover', 'HS-INF-at-random'] },
  Discover: { of: 'card', rules: ['ZH-5.1-discover', 'HS-INF-asked'] },
  Adapt: { of: 'card', rules: ['ZH-5.1-adapt', 'HS-INF-asked'] },
  'Choose One': { of: 'card', rules: ['HS-DEF-action', 'HS-INF-asked'] },
  choose: { of: 'entity', rules: ['HS-INF-asked'] },
  'choose a card': { of: 'card', rules: ['HS-INF-asked'] },
} as const satisfies Readonly<Record<string, DecisionForm>>;

export type DecisionName = keyof typeof DECISIONS;
