/** A place that can be broken, and how. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** The source with a switch at every mutant; mutants are numbered from `firstId`. */
export function instrument(
  source: string,
  file: string,
  firstId: number,
): { readonly code: string; readonly mutants: readonly Mutant[]; readonly nextId: number };
