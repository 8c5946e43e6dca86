import { listOf, optional, word } from '../../common/grammar/syntax.js';
import { syntax, type Words } from './kinds.js';
import { SIDES, type Side } from './players.js';
import { READABLE } from './readable.js';

/** Selectors that are one word, by this word; each is declared in the file of its family (`effects/selectors`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface Roles {}

/** What the groups are groups of: `FRIENDLY_MINIONS` are MINIONS. */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface GroupMembers {}

/** How selectors are written that are more than one word. */
export const SELECTOR_SYNTAX = syntax({
  /** What is attached to these, in order of play; but for what auras have made. */
  enchantmentsOn: { enchantmentsOn: 'selector' },
  /** What `remember`, or the effect that attached them, has noted on these. */
  rememberedBy: { rememberedBy: 'selector' },
  /** Of copies of the opponent's cards, these cards. */
  originalOf: { originalOf: 'selector' },
  of: { of: 'selector', where: 'condition?', except: 'selector?' },
  /** `count` different members drawn at random (default 1; fewer when there are fewer). */
  random: { random: 'selector', count: 'value?' },
  /** The minions next to this one on the board, left one first. */
  adjacentTo: { adjacentTo: 'selector' },
  union: { union: listOf('selector') },
  reversed: { reversed: 'selector' },
  saved: { saved: 'text' },
  /** The first or last `count` (default 1) in board, hand or deck order (deck: top first). */
  first: { first: 'selector', count: 'value?' },
  last: { last: 'selector', count: 'value?' },
  /** Those of which none of the others has more. */
  highest: { highest: word(...READABLE), among: 'selector' },
  /** Those of which none of the others has less. */
  lowest: { lowest: word(...READABLE), among: 'selector' },
  /** Plays on record, the oldest first; of a side (default: both). */
  played: { played: word('THIS_TURN', 'LAST_TURN', 'THIS_GAME'), side: optional(word(...SIDES)) },
  /** Of each of these, the last play of its card on record. */
  lastPlayOf: { lastPlayOf: 'selector' },
  /** Deaths on record, the oldest first: each stands for the card of what died (HS-DEC4). */
  dead: { dead: 'deaths' },
});

export type SelectorForms = Words<typeof SELECTOR_SYNTAX>;

/** Groups of entities, always listed in order of play, but for hands and decks. */
export type Group = `${Side}_${keyof GroupMembers}`;

export type Selector = keyof Roles | Group | SelectorForms[keyof SelectorForms];

declare module './kinds.js' {
  interface Kinds {
    readonly selector: Selector;
  }
}
