import type { Trigger } from '../../language/trigger.js';
import { EVENT_NAMES } from '../../vocabulary/index.js';
import type { Reader } from '../reader.js';

interface TriggerField<K extends keyof Trigger> {
  /** Its line of the documentation. */
  readonly says: string;
  readonly rules?: readonly string[];
  readonly example: Trigger;
  readonly reads: English<Required<Trigger>[K]>;
}

/** How a field reads: a part of the sentence, a clause behind the opening, or a note at the end. */
type English<V> =
  | 'SENTENCE'
  | 'UNSAID'
  | { readonly clause: (value: V, read: Reader) => string }
  | { readonly note: Readonly<Record<V extends string | true ? `${V}` : never, string>> };

/** Every field of a trigger, in the order in which a sentence tells them. One that is missing here does not compile. */
export const TRIGGER_FIELDS: { readonly [K in keyof Required<Trigger>]: TriggerField<K> } = {
  on: {
    says: EVENT_NAMES.map((name) => `\`${name}\``).join(', '),
    example: { on: 'SUMMON', do: [{ draw: 1 }] },
    reads: 'SENTENCE',
  },
  subject: {
    says: 'a condition on what the event happens to',
    example: { on: 'DAMAGE', subject: 'IS_SELF', do: [{ draw: 1 }] },
    reads: 'SENTENCE',
  },
  source: {
    says: 'a condition on what causes the event',
    example: { on: 'DAMAGE', source: 'IS_SELF', do: [{ draw: 1 }] },
    reads: 'SENTENCE',
  },
  whose: {
    says: '`YOURS` or `OPPONENTS`: whose event',
    example: { on: 'END_OF_TURN', whose: 'YOURS', do: [{ heal: 1, to: 'SELF' }] },
    reads: 'SENTENCE',
  },
  queueIf: {
    says: 'tested when the queue is filled',
    rules: ['HS-QUEUECOND'],
    example: { on: 'SUMMON', queueIf: 'BOARD_NOT_FULL', do: [] },
    reads: { clause: (condition, read) => `if ${read.holds(condition)}` },
  },
  when: {
    says: 'tested when it is about to resolve',
    rules: ['HS-TRIGCOND'],
    example: { on: 'DEATH', when: { entity: 'SELF', is: 'SURVIVES' }, do: [] },
    reads: { clause: (condition, read) => `if at that moment ${read.holds(condition)}` },
  },
  preCheck: {
    says: 'tested when the action begins',
    rules: ['HS-R10b'],
    example: { on: 'AFTER_PLAY', preCheck: 'HAND_NOT_FULL', do: [] },
    reads: { clause: (condition, read) => `if when the action began ${read.holds(condition)}` },
  },
  zone: {
    says: 'where it works: `PLAY` (default), `HAND`, `DECK`, `GRAVEYARD`',
    example: { on: 'DEATH', zone: 'HAND', do: [] },
    reads: {
      note: {
        PLAY: 'while it is in play',
        HAND: 'while it is in hand',
        DECK: 'while it is in the deck',
        GRAVEYARD: 'while it is in the Graveyard',
      },
    },
  },
  priority: {
    says: "`FIRST` or `LAST` among its player's",
    rules: ['HS-R2-priority'],
    example: { on: 'DAMAGE', priority: 'LAST', do: [] },
    reads: {
      note: { FIRST: "before all its player's others", LAST: "after all its player's others" },
    },
  },
  stage: {
    says: '`EARLY` or `LATE`: a queue of its own before or after; `OWN`: that of what a drawn card does by itself',
    rules: ['HS-R5-poisonous'],
    example: { on: 'DAMAGE', stage: 'EARLY', do: [] },
    reads: {
      note: {
        EARLY: 'in a queue before the others',
        LATE: 'in a queue after the others',
        OWN: 'as what a drawn card does by itself',
      },
    },
  },
  everyProposal: {
    says: 'on an attack: again whenever the defender changes',
    rules: ['HS-PAE-genzo-the-shark'],
    example: { on: 'PROPOSED_ATTACK', everyProposal: true, do: [] },
    reads: { note: { true: 'again whenever the defender changes' } },
  },
  ownEntry: {
    says: "it answers its bearer's own entering play",
    rules: ['HS-HPR-garrison-old'],
    example: { on: 'AFTER_SUMMON', ownEntry: true, do: [] },
    reads: { note: { true: 'also as it enters play itself' } },
  },
  evenIfGone: {
    says: 'after a play: also when the minion has left play',
    rules: ['HS-SEQ-minion-removed-secrets-old'],
    example: { on: 'AFTER_PLAY', evenIfGone: true, do: [] },
    reads: { note: { true: 'even if the minion has left play' } },
  },
  evenIfDormant: {
    says: 'after a play: also when the minion is dormant',
    rules: ['ZH-2.2-left-before-completion'],
    example: { on: 'AFTER_PLAY', evenIfDormant: true, do: [] },
    reads: { note: { true: 'even if the minion is dormant' } },
  },
  evenIfStolen: {
    says: 'after a play: also when the minion has changed sides',
    rules: ['ZH-2.2-stolen-before-completion'],
    example: { on: 'AFTER_PLAY', evenIfStolen: true, do: [] },
    reads: { note: { true: 'even if the minion has changed sides' } },
  },
  judged: {
    says: 'after a play: `subject` is tested as the minion was played (`BEFORE` its transformation), or then and now (`BOTH`)',
    rules: ['ZH-2.2-pre-post-transform'],
    example: { on: 'AFTER_PLAY', subject: { race: 'PIRATE' }, judged: 'BOTH', do: [] },
    reads: {
      note: {
        BEFORE: 'as the minion was when it was played',
        BOTH: 'as the minion was when it was played, and as it is now',
      },
    },
  },
  notInserted: {
    says: 'after a play: not in the phase inserted for a transformed minion',
    rules: ['SUP-XFORM-EXCLUDED'],
    example: { on: 'AFTER_PLAY', notInserted: true, do: [] },
    reads: { note: { true: 'not for the new form of a minion that has transformed' } },
  },
  inYourTurn: {
    says: "of a Secret: it works in your turns, not in your opponent's",
    rules: ['HS-RC4'],
    example: { on: 'START_OF_TURN', whose: 'YOURS', inYourTurn: true, do: [] },
    reads: { note: { true: "in its own player's turn" } },
  },
  nested: {
    says: 'what happens inside its own resolution: `HELD` for afterwards, or `LOST`',
    rules: ['HS-REENTRANCY1', 'HS-REENTRANCY2'],
    example: { on: 'DAMAGE', nested: 'HELD', do: [] },
    reads: {
      note: {
        HELD: 'what happens meanwhile is made up for afterwards',
        LOST: 'what happens meanwhile is lost',
      },
    },
  },
  rules: {
    says: 'rulings that it follows; its node cites them (auras and effects can have them, too)',
    example: { on: 'DEATH', rules: ['HS-R7'], do: [] },
    reads: 'UNSAID',
  },
  do: {
    says: 'effects',
    example: { on: 'DEATH', do: [{ draw: 1 }] },
    reads: 'SENTENCE',
  },
};

export function clausesAndNotes(
  trigger: Trigger,
  read: Reader,
): { readonly clauses: readonly string[]; readonly notes: readonly string[] } {
  const clauses: string[] = [];
  const notes: string[] = [];
  for (const [name, { reads }] of Object.entries(TRIGGER_FIELDS)) {
    const value: unknown = trigger[name as keyof Trigger];
    if (value === undefined || typeof reads === 'string') continue;
    if ('clause' in reads) clauses.push(reads.clause(value as never, read));
    else notes.push((reads.note as Readonly<Record<string, string>>)[String(value)]!);
  }
  return { clauses, notes };
}
