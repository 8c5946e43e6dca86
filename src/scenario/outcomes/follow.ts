import { type Sample, type Symmetry, seedRandom, type Table } from '../../kernel/index.js';
import type { OracleContext } from '../operation/context.js';
import type { ScenarioRequest } from '../play/request.js';
import type { Allowance, Share } from './allowance.js';
import { Chain, type ChainEnds } from './chain.js';
import { ChoiceScript } from './choices.js';

/** How far an enumeration may go. */
export interface Reach {
  readonly situations: number;
  readonly decisions: number;
}

/** The time that there is, and the interchangeable rows. */
export interface Means {
  readonly allowance: Allowance;
  readonly onProgress?: OracleContext['onProgress'];
  readonly symmetry: Symmetry<Table> | null;
}

/** What a chain can end in, with the script that answered its choices. */
export interface Followed {
  readonly chain: ChainEnds;
  readonly script: ChoiceScript;
  /** Paths drawn through what was left open; null: nothing was. */
  readonly drawn: Drawn | null;
}

/** Paths that chance was drawn for. */
export interface Drawn {
  readonly seed: number;
  /** How many were drawn, those that ran into a limit among them. */
  readonly count: number;
  readonly samples: readonly Sample<Table>[];
}

/** Instructions for every situation of the budget, on all paths together: what bounds the work where situations are few. */
const STEPS_PER_SITUATION = 70;

/** When no more paths are followed. */
const FOLLOWING: Share = { work: 0.85, wait: 0.45 };

/** When no more paths are drawn. */
const DRAWING: Share = { work: 0.95, wait: 0.55 };

/** Paths that are drawn where there is time for them, and at the least. */
const PATHS = { most: 2_000, least: 20 } as const;

/** The seed of a request that names none. */
const USUAL_SEED = 1;

/**
 * Follows the paths of a request within a budget, likeliest first, until the time is up. Where time is enough, the answer
 * depends on the request alone. What is left open then is looked into by drawing.
 */
export function follow(
  request: ScenarioRequest,
  { situations, decisions }: Reach,
  { allowance, symmetry, onProgress }: Means,
): Followed {
  const script = new ChoiceScript(request);
  const totalSteps = situations * STEPS_PER_SITUATION;
  const expired = (met: number): boolean => {
    onProgress?.(met, situations);
    return allowance.isUsed(FOLLOWING);
  };
  const chain = new Chain(
    request,
    script,
    { situations, decisions, totalSteps, expired },
    symmetry,
  );
  chain.explore();
  const ends = chain.ends();
  return { chain: ends, script, drawn: draw(request, chain, allowance) };
}

function draw({ random }: ScenarioRequest, chain: Chain, allowance: Allowance): Drawn | null {
  const sampler = chain.sampler();
  if (sampler === null) return null;
  const seed = random?.kind === 'seed' ? random.seed : USUAL_SEED;
  const numbers = seedRandom(seed);
  const samples: Sample<Table>[] = [];
  let count = 0;
  for (; count < PATHS.most; count++) {
    if (count >= PATHS.least && allowance.isUsed(DRAWING)) break;
    const sample = sampler.draw(numbers);
    if (sample !== null) samples.push(sample);
  }
  return { seed, count, samples };
}
