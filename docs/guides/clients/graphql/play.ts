import { ask } from './ask.js';
import { graphql } from './generated/gql.js';
import type { HearthstoneScenarioInput, ResolveQuery } from './generated/graphql.js';

const RESOLVE = graphql(`
  query Resolve($scenario: HearthstoneScenarioInput!) {
    resolve(scenario: { hearthstone: $scenario }, trace: NONE) {
      result
      winners
      state
      pending { name options { option text } }
    }
  }
`);

const ACTIONS = graphql(`
  query Actions($scenario: HearthstoneScenarioInput!) {
    legalActions(scenario: { hearthstone: $scenario }) {
      actions {
        text
        action {
          ... on HearthstoneAction { play attack target position choose heroPower endTurn }
        }
      }
    }
  }
`);

type Standing = NonNullable<ResolveQuery['resolve']>;

/** A game as it stands, and how it came to this. */
export interface Course {
  readonly result: Standing['result'];
  readonly winners: readonly number[];
  readonly actions: readonly string[];
  readonly decisions: readonly string[];
}

/** Takes an action or a decision. */
async function take(baseUrl: string, scenario: HearthstoneScenarioInput): Promise<Standing> {
  const { resolve } = await ask(baseUrl, RESOLVE, { scenario });
  if (!resolve) throw new Error('There is no answer.');
  return resolve;
}

/** What may be done. */
async function legal(baseUrl: string, { state }: Standing) {
  const { legalActions } = await ask(baseUrl, ACTIONS, { scenario: { state } });
  return legalActions?.actions ?? [];
}

/** Plays a game from a board to its end: attacks, plays cards, ends turns, and takes the first of every choice. */
export async function playGame(
  baseUrl: string,
  board: HearthstoneScenarioInput,
  most: number,
): Promise<Course> {
  const actions: string[] = [];
  const decisions: string[] = [];
  let now = await take(baseUrl, board);
  while (now.result === 'ONGOING' && actions.length < most) {
    const known = await legal(baseUrl, now);
    const next =
      known.find(({ action }) => action && 'attack' in action && action.attack) ??
      known.find(({ action }) => action && 'play' in action && action.play) ??
      known.find(({ action }) => action && 'endTurn' in action && action.endTurn);
    if (!next?.action) break;
    actions.push(next.text);
    // an action goes back unchanged
    now = await take(baseUrl, { state: now.state, actions: [next.action] });
    while (now.pending) {
      const [option] = now.pending.options;
      if (option === undefined) break;
      decisions.push(option.text);
      now = await take(baseUrl, { state: now.state, decide: { option: option.option } });
    }
  }
  const { result, winners } = now;
  return { result, winners, actions, decisions };
}
