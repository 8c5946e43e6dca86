import type { Frame } from '../../../kernel/index.js';
import type { Cost } from '../language/card.js';
import type { Given, LoopStep, PlayerAction } from './player-action.js';
import type { PartPath } from './pool.js';

/** Numbers of the instructions; program.ts lists them in this order. */
export const Op = {
  ACTION: 0,
  PASS: 1,
  PRE_PRIORITY: 2,
  ADD_LINK: 3,
  PAY: 4,
  RESOLVE: 5,
  EFFECTS: 6,
  DEAL: 7,
  DRAW: 8,
  DISCARD: 9,
  ADVANCE: 10,
  ENTER: 11,
  HEARTH: 12,
  SETUP: 13,
  CONCEDE: 14,
  LOOP: 15,
} as const;
export type OpName = keyof typeof Op;

/** What a player does: the bottom of the stack while it is carried out. */
export interface ActionFrame extends Frame {
  readonly player: number;
  readonly action: PlayerAction;
}

/** An answer that was given while a loop was demonstrated. */
export interface LoopAnswer {
  readonly name: string;
  readonly player: number;
  readonly option: number;
}

/** A loop is demonstrated and repeated (WOW-801.1a). */
export interface LoopFrame extends Frame {
  readonly player: number;
  readonly steps: readonly LoopStep[];
  /** 0: it is being demonstrated. */
  round: number;
  at: number;
  /** The answers of the demonstration, in order, and how many of them this round has used. */
  readonly answers: LoopAnswer[];
  used: number;
  /** Players who may still choose a smaller number; the smallest so far, and whose it is. */
  asking: number[];
  times: number;
  chooser: number;
}

/** A player leaves the game, whatever is being done (WOW-101.1b). */
export interface ConcedeFrame extends Frame {
  readonly player: number;
}

/** Passes: one, or as many as it takes until the round is complete. */
export interface PassFrame extends Frame {
  readonly all: boolean;
}

/** Pre-priority processing, and who gets priority then (WOW-407.5). */
export interface PrePriorityFrame extends Frame {
  player: number;
  /** What the players chose in uniqueness checks of this round: cards to destroy. */
  chosen: number[];
}

/** A link is added (WOW-707.1); its row is on top of the chain from the first step on. */
export interface AddLinkFrame extends Frame {
  readonly link: number;
  readonly given: Given;
  /** How many targets of the description at hand are still to be chosen; -1 before it is known. */
  left: number;
  at: number;
}

/** A cost is paid (WOW-401.1). */
export interface PayFrame extends Frame {
  readonly player: number;
  readonly source: number;
  /** The link that it is paid for, or 0. */
  readonly link: number;
  /** Costs that are paid together (WOW-707.1e). */
  readonly costs: readonly Cost[];
  resources: number;
  /** How many of the cards that are chosen for it have been exhausted, then destroyed. */
  paidWith: number;
}

/** The top link resolves; what its effects note for each other is kept here. */
export interface ResolveFrame extends Frame {
  readonly link: number;
  saved: Record<string, readonly number[]>;
  /** Whether the last instruction was really carried out (WOW-709.2f). */
  performed: boolean;
}

export interface EffectsFrame extends Frame {
  readonly link: number;
  readonly card: number;
  readonly path: PartPath;
  /** What IT means. */
  readonly it: number;
  /** Answers of players and chance to the effect at hand. */
  picks: number[];
}

/** A packet of damage (WOW-403.4). */
export interface Packet {
  amount: number;
  destination: number;
  readonly source: number;
  readonly controller: number;
  readonly type: number;
  readonly isCombat: boolean;
  isUnpreventable: boolean;
  readonly dealtWith: number;
  /** Replacements and bubbles that have had their say, by key (WOW-716.1c). */
  readonly met: number[];
}

export interface DealFrame extends Frame {
  readonly packets: readonly Packet[];
  next: number;
  /** The packet that passes bubbles; -1: none yet. */
  passing: number;
  readonly passed: number[];
}

export interface DrawFrame extends Frame {
  readonly player: number;
  left: number;
  /** The key of the modifier that replaces the draw at hand, where it was chosen among several; 0: none was. */
  by: number;
}

/** Players discard at the same time, so many each (WOW-104.1). */
export interface DiscardFrame extends Frame {
  /** In turn order. */
  readonly players: readonly number[];
  readonly count: number;
  /** Only these can be discarded; null: all cards in hand. */
  readonly among: readonly number[] | null;
  readonly chosen: number[];
}

/** The game goes on to what follows on a window that has closed (WOW-407.4b). */
export interface AdvanceFrame extends Frame {
  /** Cards whose readiness, and players whose protection, was asked about. */
  asked: number[];
  kept: number[];
}

/** Cards enter play at the same time (WOW-710.1). */
export interface EnterFrame extends Frame {
  readonly cards: readonly EnteringCard[];
  /** Cards whose timestamps are given, in order (WOW-718.3). */
  ordered: number[];
}

export interface EnteringCard {
  readonly card: number;
  readonly player: number;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly host: number;
}

export interface HearthFrame extends Frame {
  readonly player: number;
  readonly card: number;
  /** Team mates who permitted it, and equipment that was asked about, and what of it is kept. */
  asked: number[];
  kept: number[];
}

export interface SetupFrame extends Frame {
  decided: number[];
}
