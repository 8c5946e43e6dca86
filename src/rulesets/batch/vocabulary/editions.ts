/** One way to read a rule, and the rules that say so, or that leave it open. */
interface Reading<T> {
  readonly value: T;
  readonly rules: readonly string[];
}

/** A rule that can be read in several ways: what it governs, how the one edition reads it, and how else it could be. */
interface Switch<T> {
  readonly governs: string;
  readonly here: Reading<T>;
  readonly otherwise: readonly Reading<T>[];
}

/**
 * Every rule that is a matter of choice: where the text could be read otherwise, where it is silent and something had to
 * be concluded, and where the program that was published with it departs from it. Code asks for a switch by its
 * name. There is one edition, so that a switch differs from it only where a comparison sets it.
 */
export const SWITCHES = {
  eventOrder: {
    governs: 'in which order the events of a batch are handled',
    here: { value: 'NEWEST_FIRST', rules: ['BATCH-event-order'] },
    otherwise: [{ value: 'OLDEST_FIRST', rules: ['BATCH-algorithm'] }],
  },
  creatureOrder: {
    governs: 'in which order the creatures are asked for triggers on one event',
    here: { value: 'NEWEST_FIRST', rules: ['BATCH-creature-order'] },
    otherwise: [{ value: 'OLDEST_FIRST', rules: ['BATCH-algorithm'] }],
  },
  triggerOrder: {
    governs: 'in which order the triggers of one creature or player are asked about one event',
    here: { value: 'NEWEST_FIRST', rules: ['BATCH-trigger-order'] },
    otherwise: [{ value: 'OLDEST_FIRST', rules: ['BATCH-algorithm'] }],
  },
  printedTriggerOrder: {
    governs: 'which of the printed triggers of one card counts as gained last',
    here: { value: 'LAST', rules: ['BATCH-INF-printed-order'] },
    otherwise: [{ value: 'FIRST', rules: ['BATCH-trigger-order'] }],
  },
  playersBeforeCreatures: {
    governs: 'whether triggers on players come before those on creatures for one event',
    here: { value: true, rules: ['BATCH-player-before-creature'] },
    otherwise: [{ value: false, rules: ['BATCH-algorithm'] }],
  },
  interactiveOfOtherPlayer: {
    governs: "what becomes of interactive triggers of the player whose turn it isn't",
    here: { value: 'DROPPED', rules: ['BATCH-no-fourth-pile'] },
    otherwise: [{ value: 'FOURTH_PILE', rules: ['BATCH-piles'] }],
  },
  conditionsTestedAgain: {
    governs: 'whether the conditions of a trigger must still hold as it is processed',
    here: { value: false, rules: ['BATCH-trigger-scan', 'BATCH-algorithm'] },
    otherwise: [{ value: true, rules: ['BATCH-algorithm'] }],
  },
  deathOrder: {
    governs: 'in which order creatures that are found dead at one death check enter the next batch',
    here: { value: 'OLDEST_FIRST', rules: ['BATCH-INF-death-order'] },
    otherwise: [{ value: 'NEWEST_FIRST', rules: ['BATCH-death-check'] }],
  },
  blowOrder: {
    governs:
      "whose damage comes first where two creatures fight: the active player's or the other's",
    here: { value: 'ACTIVE_FIRST', rules: ['BATCH-INF-blow-order'] },
    otherwise: [{ value: 'OTHER_FIRST', rules: ['BATCH-c-battle'] }],
  },
  deathsOfDamageBatch: {
    governs: 'in which batch of a battle the deaths are handled that its second batch raised',
    here: { value: 'DEATH_BATCH', rules: ['BATCH-battle-batches'] },
    otherwise: [{ value: 'FOURTH_BATCH', rules: ['BATCH-battle-b4'] }],
  },
  deathCheckBeforeBatch: {
    governs: 'whether deaths are looked for as a primary action ends, before its first batch',
    here: { value: false, rules: ['BATCH-death-check'] },
    otherwise: [{ value: true, rules: ['BATCH-batch-start'] }],
  },
  emptyActionBatch: {
    governs:
      'whether a primary action that raised nothing is followed by a batch with a death check',
    here: { value: true, rules: ['BATCH-INF-action-batch'] },
    otherwise: [{ value: false, rules: ['BATCH-death-check'] }],
  },
  batchStateAfterBattle: {
    governs: 'whether the action after a battle that raised nothing more is split like a battle',
    here: { value: false, rules: ['BATCH-batch-start'] },
    otherwise: [{ value: true, rules: ['BATCH-c-post-battle-quirk'] }],
  },
  equalHealthAtZero: {
    governs: 'who wins when both players stand at the same health of 0 or less at a death check',
    here: { value: 'BOTH', rules: ['BATCH-c-win'] },
    otherwise: [{ value: 'PLAYER_1', rules: ['BATCH-c-win'] }],
  },
  ambushWithoutRoom: {
    governs: 'what becomes of a card with Ambush where no lane is empty',
    here: { value: 'LEVELED', rules: ['BATCH-INF-ambush-full'] },
    otherwise: [{ value: 'KEPT', rules: ['BATCH-c-spawn'] }],
  },
} as const satisfies Readonly<Record<string, Switch<boolean | string>>>;

export type SwitchName = keyof typeof SWITCHES;

/** The switches as a game is played. */
export type SwitchValues = {
  readonly [K in SwitchName]:
    | (typeof SWITCHES)[K]['here']['value']
    | (typeof SWITCHES)[K]['otherwise'][number]['value'];
};

const ENTRIES: readonly (readonly [string, Switch<boolean | string>])[] = Object.entries(SWITCHES);

/** The switches of the one edition. */
export const PUBLISHED = Object.fromEntries(
  ENTRIES.map(([name, { here }]) => [name, here.value]),
) as unknown as SwitchValues;

/** The rules that a switch follows as it stands, for trace nodes. */
export function rulesOf(switches: SwitchValues, name: SwitchName): readonly string[] {
  const { here, otherwise }: Switch<boolean | string> = SWITCHES[name];
  if (here.value === switches[name]) return here.rules;
  return otherwise.find(({ value }) => value === switches[name])!.rules;
}

/** The published text. Where the program that was published with it departs from it, the text is followed. */
export const EDITION = '1';
