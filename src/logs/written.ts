/** A tag and its number. */
export type WrittenTag = readonly [tag: string, value: number];

/** An option of a player: what it is done with, at whom, or the error for which it is none. */
export interface WrittenOption {
  /** The acting entity; 0: the end of the turn. */
  readonly entity: number;
  readonly targets: readonly number[];
  /** `NONE`, or a requirement that is not met, as `REQ_ENOUGH_MANA`. */
  readonly error: string;
}

/** One event of a game that is written as a log, as it is in every dialect. */
export type WrittenPacket =
  | {
      readonly kind: 'ENTITY';
      /** How the game makes it known: its own entity, a player, a new one, a hidden one, or one that turns into another card. */
      readonly how: 'GAME' | 'PLAYER' | 'FULL' | 'SHOW' | 'CHANGE';
      readonly entity: number;
      /** The id of its card; empty while it is hidden. */
      readonly card: string;
      readonly tags: readonly WrittenTag[];
    }
  | {
      readonly kind: 'TAG';
      readonly entity: number;
      readonly tag: string;
      readonly value: number;
    }
  /** A card is hidden from now on; `zone` is where it goes. */
  | { readonly kind: 'HIDE'; readonly entity: number; readonly zone: number }
  | {
      readonly kind: 'BLOCK';
      readonly type: string;
      readonly entity: number;
      /** 0: none. */
      readonly target: number;
      /** The option of a card that offers some; -1: none. */
      readonly subOption: number;
      /** The keyword whose trigger it is, for a TRIGGER. */
      readonly keyword?: string;
    }
  | { readonly kind: 'BLOCK_END' }
  | {
      readonly kind: 'META';
      readonly meta: 'TARGET' | 'DAMAGE' | 'HEALING';
      /** The amount; 0 for targets. */
      readonly data: number;
      readonly entities: readonly number[];
    }
  | { readonly kind: 'OPTIONS'; readonly id: number; readonly options: readonly WrittenOption[] }
  /** What the player chose: places in the options and their targets, the place on the board from 1. */
  | {
      readonly kind: 'SENT_OPTION';
      readonly option: number;
      readonly subOption: number;
      /** The entity of the target; 0: none. */
      readonly target: number;
      readonly position: number;
    };

/** A game as a log of any dialect has it. */
export interface WrittenGame {
  /** The build of the client; null: none is known. */
  readonly build: number | null;
  /** The names of cards, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The game, its players, and everything that is there come first. */
  readonly packets: readonly WrittenPacket[];
}

/** What a game that is written calls its players. */
export function playerName(player: number): string {
  return `Player ${player}`;
}

/** The entity of player 1; that of player 2 follows. */
export const FIRST_PLAYER_ENTITY = 2;
