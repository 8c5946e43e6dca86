import { look } from '../queries/look.js';
import { hole, targeting } from '../queries/sentences.js';
import { cardOf } from '../state/access.js';
import {
  type ActionFrame,
  type ConcedeFrame,
  type HearthFrame,
  type LoopFrame,
  Op,
  type PassFrame,
  type SetupFrame,
} from '../state/frames.js';
import type { PlayerAction } from '../state/player-action.js';
import { clockwiseFrom, playerRow } from '../state/players.js';
import type { State, WowRun } from '../state/state.js';
import { completionPower, paymentPowers } from './legality/legality.js';
import { announceCard, announceEffect } from './links/announce.js';

export const ACTION_NAMES: Readonly<Record<PlayerAction['type'], string>> = {
  startGame: 'Start the Game',
  pass: 'Pass',
  play: 'Play',
  place: 'Place',
  usePower: 'Use Power',
  completeQuest: 'Complete Quest',
  propose: 'Propose',
  strike: 'Strike',
  hearth: 'Hearth',
  concede: 'Concede',
  repeat: 'Repeat',
};

type Repeat = Extract<PlayerAction, { readonly type: 'repeat' }>;

const RULES: Readonly<Record<PlayerAction['type'], readonly string[]>> = {
  startGame: ['WOW-100.4'],
  pass: ['WOW-407.1', 'WOW-407.4'],
  play: ['WOW-406.1', 'WOW-407.2'],
  place: ['WOW-408.1', 'WOW-408.1a'],
  usePower: ['WOW-701.1', 'WOW-701.2'],
  completeQuest: ['WOW-702.1', 'WOW-702.2'],
  propose: ['WOW-601.1', 'WOW-601.2'],
  strike: ['WOW-303.2', 'WOW-303.2a'],
  hearth: ['WOW-800.1', 'WOW-800.1a'],
  concede: ['WOW-101.1b'],
  repeat: ['WOW-801.1', 'WOW-801.1a'],
};

export function startAction(run: WowRun, player: number, action: PlayerAction): void {
  run.push({ op: Op.ACTION, pc: 0, player, action } satisfies ActionFrame);
}

/** What a player does: it is over when all that comes of it is. */
export function stepAction(run: WowRun, frame: ActionFrame): void {
  if (frame.pc > 0) {
    run.pop();
    return;
  }
  frame.pc++;
  const { player, action } = frame;
  const name = ACTION_NAMES[action.type];
  const about = subjectOf(action, player);
  run.node({
    kind: 'sequence',
    name,
    rules: RULES[action.type],
    text: `{source} ${whatIsDone(run.state, action)}`,
    source: playerRow(player),
    about,
  });
  carryOut(run, player, action);
}

function subjectOf(action: PlayerAction, player: number): number {
  if ('card' in action) return action.card;
  if (action.type === 'propose') return action.attacker;
  return action.type === 'strike' ? action.weapon : playerRow(player);
}

/** What a player does, after the name of the player. */
function whatIsDone(s: State, action: PlayerAction): string {
  switch (action.type) {
    case 'startGame':
      return 'starts the game';
    case 'pass':
      return action.all ? 'passes, and so do all in turn' : 'passes';
    case 'play':
      return `plays {about}${targeting(s, action.given.targets ?? [])}`;
    case 'place':
      return `places {about} as a resource, face ${action.faceUp ? 'up' : 'down'}`;
    case 'usePower':
      return `uses ${action.power === 1 ? 'the' : `the ${action.power}.`} power of {about}${targeting(s, action.given.targets ?? [])}`;
    case 'completeQuest':
      return `completes {about}${targeting(s, action.given.targets ?? [])}`;
    case 'propose':
      return `proposes that {about} attacks ${hole(s, action.defender)}`;
    case 'strike':
      return 'strikes with {about}';
    case 'hearth':
      return 'hearths with {about}';
    case 'concede':
      return 'concedes';
    case 'repeat':
      return `repeats a loop, ${action.times} times`;
  }
}

function carryOut(run: WowRun, player: number, action: PlayerAction): void {
  const view = look(run.state);
  switch (action.type) {
    case 'startGame':
      run.push({ op: Op.SETUP, pc: 0, decided: [] } satisfies SetupFrame);
      return;
    case 'pass':
      run.push({ op: Op.PASS, pc: 0, all: action.all } satisfies PassFrame);
      return;
    case 'play':
      announceCard(run, { card: action.card, player, link: 'PLAY', faceDown: false }, action.given);
      return;
    case 'place':
      announceCard(run, { card: action.card, player, link: 'PLACE', faceDown: !action.faceUp });
      return;
    case 'usePower': {
      const { card, part } = paymentPowers(view, action.card)[action.power - 1]!;
      const effect = { link: 'POWER', player, source: action.card, card, part } as const;
      announceEffect(run, effect, action.given);
      return;
    }
    case 'completeQuest': {
      const { card, part } = completionPower(view, action.card)!;
      const effect = { link: 'COMPLETION', player, source: action.card, card, part } as const;
      announceEffect(run, effect, action.given);
      return;
    }
    case 'propose': {
      const targets = [action.attacker, action.defender] as const;
      const card = cardOf(run.state, playerRow(player)).index;
      const source = playerRow(player);
      announceEffect(run, { link: 'PROPOSAL', player, source, card, part: 0, targets });
      return;
    }
    case 'strike': {
      const card = cardOf(run.state, action.weapon).index;
      announceEffect(run, { link: 'STRIKE', player, source: action.weapon, card, part: 0 });
      return;
    }
    case 'hearth':
      run.push({
        op: Op.HEARTH,
        pc: 0,
        player,
        card: action.card,
        asked: [],
        kept: [],
      } satisfies HearthFrame);
      return;
    case 'repeat':
      run.push(loopOf(run, player, action));
      return;
    case 'concede':
      run.push({ op: Op.CONCEDE, pc: 0, player } satisfies ConcedeFrame);
  }
}

/** The players who did something of their own in it are asked how often it is repeated (WOW-801.1a). */
function loopOf({ state }: WowRun, player: number, { steps, times }: Repeat): LoopFrame {
  const first = steps[0]!.player ?? player;
  const isAsked = (one: number): boolean =>
    one !== first &&
    steps.some((step) => (step.player ?? player) === one && step.action.type !== 'pass');
  return {
    op: Op.LOOP,
    pc: 0,
    player: first,
    steps,
    round: 0,
    at: 0,
    answers: [],
    used: 0,
    asking: clockwiseFrom(state, first).filter(isAsked),
    times,
    chooser: first,
  };
}
