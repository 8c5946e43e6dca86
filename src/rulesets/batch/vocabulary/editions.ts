import {
  type Edition as EditionOf,
  EditionTable,
  type SwitchTable,
} from '../../common/editions.js';

/** Every rule that could be read otherwise, is silent, or differs from the published program. */
export const SWITCHES = {
  eventOrder: {
    governs: 'in which order the events of a batch are handled',
    variants: [{ from: '0', value: 'NEWEST_FIRST', rules: ['BATCH-event-order'] }],
    alternatives: [{ value: 'OLDEST_FIRST', rules: ['BATCH-algorithm'] }],
  },
  creatureOrder: {
    governs: 'in which order the creatures are asked for triggers on one event',
    variants: [{ from: '0', value: 'NEWEST_FIRST', rules: ['BATCH-creature-order'] }],
    alternatives: [{ value: 'OLDEST_FIRST', rules: ['BATCH-algorithm'] }],
  },
  triggerOrder: {
    governs: 'in which order the triggers of one creature or player are asked about one event',
    variants: [{ from: '0', value: 'NEWEST_FIRST', rules: ['BATCH-trigger-order'] }],
    alternatives: [{ value: 'OLDEST_FIRST', rules: ['BATCH-algorithm'] }],
  },
  printedTriggerOrder: {
    governs: 'which of the printed triggers of one card counts as gained last',
    variants: [{ from: '0', value: 'LAST', rules: ['BATCH-INF-printed-order'] }],
    alternatives: [{ value: 'FIRST', rules: ['BATCH-trigger-order'] }],
  },
  playersBeforeCreatures: {
    governs: 'whether triggers on players come before those on creatures for one event',
    variants: [{ from: '0', value: true, rules: ['BATCH-player-before-creature'] }],
    alternatives: [{ value: false, rules: ['BATCH-algorithm'] }],
  },
  interactiveOfOtherPlayer: {
    governs: "what becomes of interactive triggers of the player whose turn it isn't",
    variants: [{ from: '0', value: 'DROPPED', rules: ['BATCH-no-fourth-pile'] }],
    alternatives: [{ value: 'FOURTH_PILE', rules: ['BATCH-piles'] }],
  },
  conditionsTestedAgain: {
    governs: 'whether the conditions of a trigger must still hold as it is processed',
    variants: [{ from: '0', value: false, rules: ['BATCH-trigger-scan', 'BATCH-algorithm'] }],
    alternatives: [{ value: true, rules: ['BATCH-algorithm'] }],
  },
  deathOrder: {
    governs: 'in which order creatures that are found dead at one death check enter the next batch',
    variants: [{ from: '0', value: 'OLDEST_FIRST', rules: ['BATCH-INF-death-order'] }],
    alternatives: [{ value: 'NEWEST_FIRST', rules: ['BATCH-death-check'] }],
  },
  blowOrder: {
    governs:
      "whose damage comes first where two creatures fight: the active player's or the other's",
    variants: [{ from: '0', value: 'ACTIVE_FIRST', rules: ['BATCH-INF-blow-order'] }],
    alternatives: [{ value: 'OTHER_FIRST', rules: ['BATCH-c-battle'] }],
  },
  deathsOfDamageBatch: {
    governs: 'in which batch of a battle the deaths are handled that its second batch raised',
    variants: [{ from: '0', value: 'DEATH_BATCH', rules: ['BATCH-battle-batches'] }],
    alternatives: [{ value: 'FOURTH_BATCH', rules: ['BATCH-battle-b4'] }],
  },
  deathCheckBeforeBatch: {
    governs: 'whether deaths are looked for as a primary action ends, before its first batch',
    variants: [{ from: '0', value: false, rules: ['BATCH-death-check'] }],
    alternatives: [{ value: true, rules: ['BATCH-batch-start'] }],
  },
  emptyActionBatch: {
    governs:
      'whether a primary action that raised nothing is followed by a batch with a death check',
    variants: [{ from: '0', value: true, rules: ['BATCH-INF-action-batch'] }],
    alternatives: [{ value: false, rules: ['BATCH-death-check'] }],
  },
  batchStateAfterBattle: {
    governs: 'whether the action after a battle that raised nothing more is split like a battle',
    variants: [{ from: '0', value: false, rules: ['BATCH-batch-start'] }],
    alternatives: [{ value: true, rules: ['BATCH-c-post-battle-quirk'] }],
  },
  equalHealthAtZero: {
    governs: 'who wins when both players stand at the same health of 0 or less at a death check',
    variants: [{ from: '0', value: 'BOTH', rules: ['BATCH-c-win'] }],
    alternatives: [{ value: 'PLAYER_1', rules: ['BATCH-c-win'] }],
  },
  ambushWithoutRoom: {
    governs: 'what becomes of a card with Ambush where no lane is empty',
    variants: [{ from: '0', value: 'LEVELED', rules: ['BATCH-INF-ambush-full'] }],
    alternatives: [{ value: 'KEPT', rules: ['BATCH-c-spawn'] }],
  },
} as const satisfies SwitchTable;

export type SwitchName = keyof typeof SWITCHES;

/** An edition of the rules: what every switch says in it. */
export type Edition = EditionOf<typeof SWITCHES>;

/** The published text. Where the program that was published with it departs from it, the text is followed. */
export const EDITION = '1';

export const EDITION_TABLE = new EditionTable(SWITCHES);

export const PUBLISHED: Edition = EDITION_TABLE.of(EDITION);

/** The rules that a switch follows as it stands, for trace nodes. */
export function rulesOf(edition: Edition, name: SwitchName): readonly string[] {
  return EDITION_TABLE.rulesOf(edition, name);
}
