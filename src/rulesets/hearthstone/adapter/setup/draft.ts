import type { Path } from '../../../common/problems.js';
import type { Death } from '../../../ruleset.js';
import type { CompiledCard } from '../../state/model.js';
import type { Play } from '../../state/plays.js';
import type { Format } from '../../vocabulary/formats.js';
import type { Tag } from '../../vocabulary/index.js';

export interface EnchantmentDraft {
  readonly path: Path;
  readonly alias: string | null;
  readonly card: CompiledCard;
  /** The player who gave it; null: its host's. */
  readonly by: 1 | 2 | null;
  readonly num1: number;
  readonly num2: number;
}

export interface ShownNumbers {
  readonly attack: number | null;
  /** Maximum Health, or Durability. */
  readonly health: number | null;
  readonly cost: number | null;
}

/** An entity as a scenario lists it. Numbers that are null are those of the card. */
export interface EntityDraft {
  readonly path: Path;
  readonly alias: string | null;
  readonly card: CompiledCard;
  readonly player: 1 | 2;
  readonly attack: number | null;
  /** Maximum Health, or Durability. */
  readonly health: number | null;
  readonly cost: number | null;
  readonly damage: number;
  readonly silenced: boolean;
  /** Numbers with everything that auras give; null or absent: they are not said. */
  readonly shown?: ShownNumbers;
  readonly enchantments: readonly EnchantmentDraft[];
  readonly tags: readonly (readonly [tag: Tag, value: number])[];
}

export interface PlayerDraft {
  readonly player: 1 | 2;
  readonly hero: EntityDraft;
  /** Null: no Hero Power. */
  readonly heroPower: EntityDraft | null;
  readonly weapon: EntityDraft | null;
  readonly board: readonly EntityDraft[];
  readonly hand: readonly EntityDraft[];
  /** Top card first. */
  readonly deck: readonly EntityDraft[];
  /** Secrets and Quests. */
  readonly secrets: readonly EntityDraft[];
  readonly graveyard: readonly EntityDraft[];
  readonly enchantments: readonly EnchantmentDraft[];
  readonly tags: readonly (readonly [tag: Tag, value: number])[];
}

export interface DeathDraft {
  readonly card: CompiledCard;
  readonly death: Death;
}

export interface ScenarioDraft {
  readonly turn: number;
  readonly toAct: 1 | 2;
  readonly players: readonly [PlayerDraft, PlayerDraft];
  /** Everything that has an order of play, oldest first. */
  readonly order: readonly (EntityDraft | EnchantmentDraft)[];
  readonly deaths: readonly DeathDraft[];
  readonly plays: readonly Play[];
}

/** A draft with the format that its game is of. */
export interface GameDraft extends ScenarioDraft {
  readonly format: Format;
}
