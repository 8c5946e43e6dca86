import { beginStep } from '../../../common/trace-nodes.js';
import {
  byOrderOfPlay,
  cardOf,
  get,
  type HsRun,
  isDormant,
  mortallyWounded,
  pendingDestroy,
} from '../../state/access.js';
import { PLAYERS, type State } from '../../state/state.js';
import { Tag, Zone } from '../../vocabulary/index.js';
import { die } from '../events/death.js';
import { withOwnDeathrattle } from '../triggers/pre-check.js';

/** Outside of every Phase, and inside of one where it is forced. */
export const BETWEEN_PHASES = [
  'HS-R4a',
  'HS-GL-DCS',
  'HS-R1c',
  'HS-R1c-old',
  'HS-R3-never',
  'ZH-1.11-death-scan',
  'ZH-1.10-mortally-wounded',
  'ZH-4.2-no-aura-update',
];
export const FORCED = [
  'HS-R4a',
  'HS-GL-DCS',
  'ZH-5.7-forced-death',
  'ZH-1.10-mortally-wounded',
  'ZH-6.1-forced-death-early',
  'HS-FDP1',
  'HS-FDP2',
  'HS-FDP6',
  'HS-FDP5',
  'HS-R3-exc-forced',
];

export function dying(s: State): readonly number[] {
  if (!s.isWounded) return NOBODY;
  const found: number[] = [];
  for (const player of PLAYERS) {
    const hero = s.hero[player];
    if (get(s, hero, Tag.ZONE) === Zone.PLAY && isDying(s, hero)) found.push(hero);
    const board = s.board[player];
    for (let i = 0; i < board.length; i++) if (isDying(s, board[i]!)) found.push(board[i]!);
    const weapons = s.weapons[player];
    for (let i = 0; i < weapons.length; i++) if (isDying(s, weapons[i]!)) found.push(weapons[i]!);
  }
  s.isWounded = found.length > 0;
  return byOrderOfPlay(s, found);
}

const NOBODY: readonly number[] = [];

function isDying(s: State, e: number): boolean {
  return !isDormant(s, e) && (pendingDestroy(s, e) || mortallyWounded(s, e));
}

const OF_SEVERAL = ['HS-POSITION'];
const OF_AURA_BEARERS = [
  'HS-R4-dead-aura',
  'HS-R4-dead-aura-old',
  'HS-R4b-old',
  'HS-AURA4',
  'SUP-AU-HEALTHLAG',
  'ZH-4.2-between-phase-update',
  'ZH-4.2-between-phase-update-old',
];

/** Auras whose bearer dies, and places of several that die together, have rules of their own. */
function withAuras(s: State, dead: readonly number[], rules: readonly string[]): readonly string[] {
  const several = dead.length > 1 ? OF_SEVERAL : [];
  const ofAuras = dead.some((e) => cardOf(s, e).auras.length > 0) ? OF_AURA_BEARERS : [];
  return [...rules, ...several, ...ofAuras];
}

/** All leave together in order of play (HS-GL-DCS, HS-POSITION). @returns the pre-check */
export function createDeaths(
  run: HsRun,
  dead: readonly number[],
  rules: readonly string[],
  preCheck: readonly number[] | null,
): readonly number[] | null {
  const node = beginStep(
    run,
    'Death Creation Step',
    run.trace === null ? rules : withAuras(run.state, dead, rules),
    {
      text: dead.length === 1 ? 'one Entity leaves play' : '{value} Entities leave play together',
      value: dead.length,
    },
  );
  let valid = preCheck;
  for (const e of dead) {
    valid = withOwnDeathrattle(run.state, e, valid);
    die(run, e);
  }
  run.end(node);
  return valid;
}
