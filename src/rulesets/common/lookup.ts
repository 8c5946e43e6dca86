import type { Table } from '../../kernel/index.js';
import type { Names, Position } from './names.js';
import type { Path, Problems } from './problems.js';
import type { Reference, References } from './references.js';

export interface ActionPlace {
  readonly names: Names;
  readonly path: Path;
  readonly problems: Problems;
}

export class Lookup<S extends Table, C> {
  readonly path: Path;
  readonly problems: Problems;
  private readonly position: Position<S>;
  private readonly before: number;

  constructor(
    private readonly references: References<S, C>,
    state: S,
    { names, path, problems }: ActionPlace,
  ) {
    this.path = path;
    this.problems = problems;
    this.position = { state, names };
    this.before = problems.errors.length;
  }

  get hasFailed(): boolean {
    return this.problems.errors.length > this.before;
  }

  /** The entity that a field names, of those that make sense there; 0 where it names none, or nothing that is there. */
  find(reference: Reference | null, key: string, among: readonly number[]): number {
    if (reference === null) return 0;
    const sought = { reference, among, path: [...this.path, key] };
    return this.references.resolve(this.position, sought, this.problems) ?? 0;
  }
}
