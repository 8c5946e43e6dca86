/** An entity as a log names it: its id, or the name of a player. */
export type EntityName = number | string;

/** The tags of an entity, by name where the reader knows it, else by number. */
export type Tags = Map<string, number>;

/** One event of a game, whatever dialect it came in. `line` is where it begins, from 1. */
export type Packet = { readonly line: number } & (
  | { readonly kind: 'CREATE_GAME' }
  /** A FULL_ENTITY, SHOW_ENTITY or CHANGE_ENTITY; `player` is the player id of a player's entity. */
  | {
      readonly kind: 'ENTITY';
      readonly entity: EntityName;
      readonly card?: string;
      readonly player?: number;
      readonly tags: Tags;
    }
  | {
      readonly kind: 'TAG';
      readonly entity: EntityName;
      readonly tag: string;
      readonly value: number;
    }
  | {
      readonly kind: 'BLOCK';
      readonly type: string;
      readonly entity: EntityName;
      readonly target: EntityName;
    }
  | { readonly kind: 'BLOCK_END' }
  /** Facts of the game: its build, its type, the name of a player. */
  | { readonly kind: 'BUILD'; readonly build: number }
  | { readonly kind: 'GAME_TYPE'; readonly gameType: string }
  | { readonly kind: 'PLAYER_NAME'; readonly player: number; readonly name: string }
  /** Where the player's choice puts a minion, from 1; 0: at the right end. */
  | { readonly kind: 'SENT_OPTION'; readonly position: number; readonly subOption: number }
);

/** Something that the reader could not take, or took as less than it is. */
export interface LogNote {
  readonly line: number;
  readonly message: string;
}

/** What a reader hands its packets and notes to. */
export interface PacketSink {
  readonly packet: (packet: Packet) => void;
  readonly note: (note: LogNote) => void;
}
