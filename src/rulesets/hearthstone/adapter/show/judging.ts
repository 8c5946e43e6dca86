import type { TraceNode } from '../../../../kernel/index.js';
import type { Judging, Setback } from '../../../common/judging.js';
import { type ReasonCode, reasonCodeOf } from '../../rules/triggers/reasons.js';
import type { State } from '../../state/state.js';

/** Checks that are the point where they occur. */
const POINTS: ReadonlySet<string> = new Set([
  ...['aborted', 'board is full', 'Deathrattle lost', 'deck is full'],
  ...['hand is full', 'left out', 'not playable', 'takes nothing'],
]);

/** Checks that are the point where nothing better is. */
const LESS: ReadonlySet<string> = new Set([
  ...['attack cancelled', 'no attack', 'no damage', 'no update', 'not repeated'],
]);

/** Checks that are worth a word. */
const REMARKS: ReadonlySet<string> = new Set([
  ...[
    'answered late',
    'back in play',
    'changed sides',
    'cost',
    'healing becomes damage',
    'out of play',
  ],
  ...['no target', 'prevented', 'stays frozen', 'stays silenced', 'text not known'],
]);

/** Why a trigger was not queued, where it is more than that it does not respond to such a thing. */
const KEPT_OUT: ReadonlySet<ReasonCode | null> = new Set<ReasonCode | null>([
  ...(['PRE_CHECK_SEQUENCE', 'PRE_CHECK_DEATH', 'PLAYED_MINION_GONE'] as const),
  ...(['PLAYED_MINION_DORMANT', 'PLAYED_MINION_STOLEN', 'HAD_ITS_TURN'] as const),
]);

/** Effects of which something is expected. */
const GAINS: ReadonlySet<string> = new Set(['Destroy', 'Freeze', 'Mana']);

/** What acts without a trigger, by the kind of its node. */
const ABILITIES: { readonly [kind in TraceNode['kind']]?: string } = {
  event: 'Death',
  phase: 'Battlecry',
};

/** What decides in Hearthstone. */
export const JUDGING: Judging<State> = {
  setback,
  isText: ({ pool }, { name, sourceIdentity }) =>
    name === 'Battlecry Phase' && pool.at(sourceIdentity)?.battlecry != null,
  isCountedOn: ({ kind, name }) =>
    kind === 'effect' ? GAINS.has(name) : kind === 'phase' || name !== 'Trigger',
  isRepeat: ({ kind, name }) => kind === 'check' && name === 'repeated',
  isOrderedEvent: ({ kind, name }) => kind === 'event' && name === 'DEATH',
  ability: ({ kind, name }) => ABILITIES[kind] ?? (name === 'Trigger' ? '' : name),
  order: ['playOrder'],
  silence: { tag: 'SILENCED', value: 1 },
  isOrdered: ({ zone }) => zone === 'PLAY' || zone === 'SECRET',
  ordering: ['HS-R2-order', 'ZH-1.5-order-of-play', 'HS-R7', 'ZH-1.12-death', 'HS-R2a'],
  byPlayer: { rules: ['HS-DP1', 'ZH-3.2-main-player-mechanic'], says: 'the dominant player' },
  nesting: ['HS-R1-dfs', 'ZH-1.5-nested'],
  frame: [
    ...[
      'HS-DEC1',
      'HS-DEF-',
      'HS-GL-',
      'HS-INF-',
      'HS-R1-dfs',
      'HS-R1a',
      'HS-R1b',
      'HS-R2a',
      'HS-R2c',
    ],
    // what stands behind every change of a zone, every draw, every amount
    ...['HS-Z0', 'HS-Z5', 'HS-ZONE1', 'HS-TAGLIMITS', 'HS-DC1', 'HS-DH-AGE', 'HS-SEQ-summon'],
    ...['HS-SEQ-weapon', 'HS-SEQ-minion', 'ZH-2.2-summon', 'ZH-4.1-overflow', 'ZH-4.4-draw-one'],
    ...[
      'HS-R4a',
      'HS-R4d',
      'ZH-4.2-enchantment-immediate',
      'HS-R10',
      'HS-ABORT',
      'HS-QUEUING',
      'HS-QUEUECOND',
      'HS-TRIGCOND',
      'HS-SRS1',
    ],
    ...['HS-SRS2', 'HS-DH1', 'HS-DH2a', 'HS-DH2b', 'HS-SEQ-turn', 'ZH-1.5-event', 'ZH-1.5-nested'],
    ...['ZH-1.5-queue', 'ZH-1.5-resolve', 'ZH-1.5-trigger', 'ZH-1.6-sequence', 'ZH-1.8-'],
    ...['ZH-4.9-damage', 'ZH-2.1-', 'ZH-2.2-play', 'ZH-2.3-play'],
  ],
};

function setback({ pool }: State, { kind, name, text, sourceIdentity }: TraceNode): Setback {
  if (kind === 'effect') return name === 'Overdraw' ? 1 : 0;
  if (kind !== 'check') return 0;
  if (POINTS.has(name)) return 4;
  if (LESS.has(name)) return 3;
  if (name === 'not queued')
    return keptOut(reasonCodeOf(text)) || ofASecret(pool.at(sourceIdentity)?.secret === true, text);
  if (name === 'nested') return reasonCodeOf(text) === 'NESTED_LOST' ? 3 : 0;
  return REMARKS.has(name) ? 1 : 0;
}

/** A Secret that says what it looks for and did not find is one that somebody counted on. */
function ofASecret(isSecret: boolean, text: string): Setback {
  return isSecret && reasonCodeOf(text) === 'WRONG_SUBJECT' && text.includes(': ') ? 2 : 0;
}

function keptOut(code: ReasonCode | null): Setback {
  if (code === 'QUEUING_CONDITION') return 2;
  return KEPT_OUT.has(code) ? 4 : 0;
}
