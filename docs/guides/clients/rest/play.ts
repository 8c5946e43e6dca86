import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type Schemas = components['schemas'];

/** A game as it stands, and how it came to this. */
export interface Course {
  readonly state: Schemas['State'];
  readonly actions: readonly string[];
  readonly decisions: readonly string[];
}

/** Ends a program with what the service says is wrong. */
function answerOf<Answer>({ data, error }: { data?: Answer; error?: Schemas['Problem'] }): Answer {
  if (data !== undefined) return data;
  throw new Error(error?.detail ?? 'There is no answer.');
}

/** Whether an action is one of a name: `endTurn`, `{ attack: ... }`. */
function isOf(action: Schemas['Action'], name: string): boolean {
  return typeof action === 'object' && action !== null ? name in action : action === name;
}

/** A game to be played: its board, the names of actions that are wanted (best first), and how many there may be. */
export interface Game {
  readonly board: Schemas['HearthstoneScenario' | 'BatchScenario' | 'WowTcgScenario'];
  readonly wants: readonly string[];
  readonly most: number;
}

/** Plays a game of any rule system from a board to its end, and takes the first of every choice. */
export async function playGame(baseUrl: string, { board, wants, most }: Game): Promise<Course> {
  const client = createClient<paths>({ baseUrl });
  const actions: string[] = [];
  const decisions: string[] = [];
  let { state } = answerOf(await client.POST('/v1/resolve', { body: { ...board, trace: 'NONE' } }));
  while (state.result === 'none' && actions.length < most) {
    const legal = answerOf(await client.POST('/v1/actions', { body: { state } }));
    const [next] = wants.flatMap((name) =>
      legal.actions.filter(({ action }) => isOf(action, name)),
    );
    if (next === undefined) break;
    actions.push(next.text);
    let answer = answerOf(
      await client.POST('/v1/resolve', {
        body: { state, actions: [next.action], trace: 'NONE' },
      }),
    );
    while (answer.pending !== null) {
      const [option] = answer.pending.options;
      if (option === undefined) break;
      decisions.push(option.text);
      answer = answerOf(
        await client.POST('/v1/resolve', {
          body: { state: answer.state, decide: { pick: option.pick }, trace: 'NONE' },
        }),
      );
    }
    state = answer.state;
  }
  return { state, actions, decisions };
}
