import type { TraceNode } from '../../kernel/index.js';
import type { WrittenPacket } from '../../logs/written.js';

type Block = Extract<WrittenPacket, { kind: 'BLOCK' }>;

/** The game's own entity. */
export const GAME_ENTITY = 1;

/** Sequences in which a player uses something. */
const PLAYS: Readonly<Record<string, string>> = {
  Attack: 'ATTACK',
  'Attack by an effect': 'ATTACK',
  'Cast a spell': 'PLAY',
  'Play a Hero card': 'PLAY',
  'Play a minion': 'PLAY',
  'Play a weapon': 'PLAY',
  'Trade a card': 'DECK_ACTION',
  'Use the Hero Power': 'PLAY',
};

/** Phases in which the text of what is played is done. */
const POWERS: ReadonlySet<string> = new Set([
  'Battlecry Phase',
  'Equipping Phase',
  'Hero Power Phase',
  'Spell Text Phase',
]);

/** Keywords of triggers, by the names of their nodes. */
const KEYWORDS: Readonly<Record<string, string>> = {
  Deathrattle: 'DEATHRATTLE',
  Reborn: 'REBORN',
  Overkill: 'OVERKILL',
  'Honorable Kill': 'HONORABLEKILL',
};

/** The block that the game writes around what happens in a node; null: it writes none. */
export function blockOf(node: TraceNode, isSecret: boolean): Block | null {
  const { kind, name, source, about } = node;
  if (kind === 'sequence' && Object.hasOwn(PLAYS, name)) return block(PLAYS[name]!, source, about);
  if (kind === 'phase' && POWERS.has(name)) return block('POWER', source, about);
  if (kind === 'effect' && name === 'Cast') return block('POWER', about, 0);
  if (kind === 'step' && name === 'Death Creation Step') return block('DEATHS', GAME_ENTITY, 0);
  if (kind === 'step' && name === 'The active player changes')
    return { ...block('TRIGGER', GAME_ENTITY, 0), keyword: 'TAG_NOT_SET' };
  if (kind !== 'trigger') return null;
  const keyword = KEYWORDS[name] ?? (isSecret ? 'SECRET' : 'TAG_NOT_SET');
  return { ...block('TRIGGER', source, 0), keyword };
}

function block(type: string, entity: number, target: number): Block {
  return { kind: 'BLOCK', type, entity, target, subOption: -1 };
}

/** The step of the turn that begins with a node, as the game calls it; null: none begins. */
export function stepOf({ kind, name }: TraceNode): string | null {
  return STEPS[`${kind} ${name}`] ?? null;
}

const STEPS: Readonly<Record<string, string>> = {
  'sequence End the turn': 'MAIN_END',
  'step The active player changes': 'MAIN_NEXT',
  'phase Start of Turn Phase': 'MAIN_START_TRIGGERS',
  'phase Draw a Card Phase': 'MAIN_START',
};
