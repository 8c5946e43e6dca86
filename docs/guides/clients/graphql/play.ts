import { ask } from './ask.js';
import { graphql } from './generated/gql.js';
import type { HearthstoneScenarioInput, HearthstoneStateInput } from './generated/graphql.js';

/** All that the next call needs of a game as it stands. */
graphql(`
  fragment Standing on Resolution {
    result
    typedState {
      hearthstone {
        ruleset
        edition
        entities {
          id
          as
          cardId
          controller
          zone
          zonePosition
          playOrder
          tags { name number text }
        }
        stale { healthAttack other deaths }
        continuation
      }
    }
    typedPending {
      name
      options { option text }
    }
  }
`);

const RESOLVE = graphql(`
  query Resolve($scenario: HearthstoneScenarioInput!) {
    resolve(typedScenario: { hearthstone: $scenario }, trace: NONE) { ...Standing }
  }
`);

const ACTIONS = graphql(`
  query Actions($state: HearthstoneStateInput!) {
    legalActions(typedScenario: { hearthstone: { state: $state } }) {
      actions {
        text
        typedAction {
          hearthstone {
            play
            attack
            target
            position
            choose
            heroPower
            endTurn
          }
        }
      }
    }
  }
`);

/** A game as it stands, and how it came to this. */
export interface Course {
  readonly result: string;
  readonly state: HearthstoneStateInput;
  readonly actions: readonly string[];
  readonly decisions: readonly string[];
}

/** Takes an action or a decision. */
async function take(baseUrl: string, scenario: HearthstoneScenarioInput) {
  const { resolve } = await ask(baseUrl, RESOLVE, { scenario });
  const { hearthstone } = resolve.typedState;
  if (!hearthstone) throw new Error('It is a game of something else.');
  return { state: hearthstone, result: resolve.result, pending: resolve.typedPending };
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
  while (now.result === 'none' && actions.length < most) {
    const { legalActions } = await ask(baseUrl, ACTIONS, { state: now.state });
    const known = legalActions.actions;
    const next =
      known.find(({ typedAction }) => typedAction.hearthstone?.attack) ??
      known.find(({ typedAction }) => typedAction.hearthstone?.play) ??
      known.find(({ typedAction }) => typedAction.hearthstone?.endTurn);
    if (!next?.typedAction.hearthstone) break;
    actions.push(next.text);
    now = await take(baseUrl, { state: now.state, actions: [next.typedAction.hearthstone] });
    while (now.pending) {
      const [option] = now.pending.options;
      if (option === undefined) break;
      decisions.push(option.text);
      now = await take(baseUrl, { state: now.state, decide: { option: option.option } });
    }
  }
  const { state, result } = now;
  return { state, result, actions, decisions };
}
