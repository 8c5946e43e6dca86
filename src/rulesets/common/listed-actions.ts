import type { Json, Table } from '../../kernel/index.js';
import type { Position } from './names.js';

export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** The rules that forbid it; absent: the rule system does not tell. */
  readonly rules?: readonly string[];
}

export interface LegalAction {
  readonly action: Json;
  readonly text: string;
}

interface Doings<S extends Table, A> {
  /** The player whose action is awaited; null once the game is over. */
  awaited(s: S): number | null;
  legal(s: S, player: number): readonly A[];
  illegal(s: S, player: number): readonly (Refusal & { readonly action: A })[];
  describe(position: Position<S>, action: A, player: number): LegalAction;
}

export function listedActions<S extends Table, A>({
  awaited,
  legal,
  illegal,
  describe,
}: Doings<S, A>) {
  return {
    legal(position: Position<S>): readonly LegalAction[] {
      const player = awaited(position.state);
      if (player === null) return [];
      return legal(position.state, player).map((action) => describe(position, action, player));
    },
    illegal(position: Position<S>): readonly (LegalAction & Refusal)[] {
      const player = awaited(position.state);
      if (player === null) return [];
      return illegal(position.state, player).map(({ action, ...refusal }) => ({
        ...describe(position, action, player),
        ...refusal,
      }));
    },
  };
}

/** Why actions are refused, by code: a sentence and the rules that forbid it. */
export type RefusalTable = Readonly<Record<string, readonly [message: string, ...rules: string[]]>>;

/** The refusal of each code of a table. */
export function refusals<T extends RefusalTable>(table: T): (code: keyof T & string) => Refusal {
  return (code) => {
    const [message, ...rules] = table[code]!;
    return { code, message, rules };
  };
}
