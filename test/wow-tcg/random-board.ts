import { nextBelow, type RandomState } from '../../src/kernel/index.js';
import { type JsonObject, Problems } from '../../src/rulesets/ruleset.js';
import { builtInCards } from '../../src/rulesets/wow-tcg/cards/registry.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import type { State } from '../../src/rulesets/wow-tcg/state/state.js';

const BUILT_IN = builtInCards()
  .filter(({ known }) => known)
  .map(({ definition }) => definition);
const HEROES = BUILT_IN.filter(({ type }) => type === 'HERO');
const PERMANENTS = BUILT_IN.filter(({ type }) =>
  ['ALLY', 'ARMOR', 'ITEM', 'WEAPON'].includes(type),
);
const OTHERS = BUILT_IN.filter(({ type, token }) => type !== 'HERO' && token !== true);
const QUESTS = BUILT_IN.filter(({ type }) => type === 'QUEST');

/** A random board of two to four players, in the short form. */
export function randomBody(random: RandomState): JsonObject {
  const count = 2 + Math.max(0, nextBelow(random, 6) - 3);
  const sides = Array.from({ length: count }, (_, i): [string, JsonObject] => [
    `${i + 1}`,
    randomSide(random),
  ]);
  const steps = ['ACTION', 'ACTION', 'ACTION', 'END', 'READY', 'DRAW'];
  return {
    turn: {
      player: 1 + nextBelow(random, count),
      number: 3 + nextBelow(random, 9),
      step: steps[nextBelow(random, steps.length)]!,
    },
    players: Object.fromEntries(sides),
  };
}

/** The state of a random board. */
export function randomBoard(random: RandomState): State {
  return stateOf(randomBody(random));
}

/** The state that a short form describes. */
export function stateOf(body: JsonObject): State {
  const problems = new Problems();
  const position = WOW_TCG.setup.read(body, '1', { deathEventCaches: {} }, problems);
  if (position === null) throw new Error(problems.errors.map(({ message }) => message).join());
  return position.state;
}

function randomSide(random: RandomState): JsonObject {
  const pick = (from: typeof BUILT_IN): string => from[nextBelow(random, from.length)]!.id;
  const list = (count: number, from: typeof BUILT_IN): string[] =>
    Array.from({ length: count }, () => pick(from));
  const board = list(nextBelow(random, 7), PERMANENTS).map((card) => ({
    card,
    exhausted: nextBelow(random, 4) === 0,
    isNew: nextBelow(random, 5) === 0,
  }));
  return {
    hero: { card: pick(HEROES), damage: nextBelow(random, 25) },
    board,
    resources: [
      ...list(
        2 + nextBelow(random, 8),
        OTHERS.filter(({ type }) => type !== 'QUEST'),
      ),
      ...list(nextBelow(random, 2), QUESTS),
    ],
    hand: list(nextBelow(random, 7), OTHERS),
    deck: list(nextBelow(random, 8), OTHERS),
    graveyard: list(nextBelow(random, 4), OTHERS),
    shuffled: nextBelow(random, 3) === 0,
  };
}
