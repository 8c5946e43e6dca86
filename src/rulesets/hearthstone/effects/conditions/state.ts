import type { ConditionWords } from '../../language/conditions.js';
import {
  cardOf,
  get,
  inPlay,
  isDormant,
  mortallyWounded,
  pendingDestroy,
  survives,
  typeOf,
} from '../../state/access.js';
import { enchantmentsOn } from '../../state/enchantments.js';
import type { State } from '../../state/state.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import type { ConditionForm, ConditionWord } from '../condition-word.js';
import { lower, titled } from '../reader.js';

declare module '../../language/conditions.js' {
  interface ConditionWords {
    SURVIVES: true;
    CAN_BE_HARMED_AT_RANDOM: true;
    KILLED: true;
    DAMAGED: true;
    UNDAMAGED: true;
    IN_PLAY: true;
    ON_BOARD: true;
    IN_HAND: true;
  }
}

/** Why something does not survive, where what is pending destroy minds. */
const survivalParts =
  (mindsPendingDestroy: (s: State) => boolean): NonNullable<ConditionWord['parts']> =>
  ({ read, compiler }) => [
    {
      holds: compiler.test('IN_PLAY'),
      otherwise: `${read.it} is not in play`,
      rules: ['HS-GL-INPLAY'],
    },
    {
      holds: (s, scope) => !isDormant(s, scope.it),
      otherwise: `${read.it} is dormant`,
      rules: ['ZH-4.6-dormant', 'ZH-2.2-left-before-completion'],
    },
    {
      holds: (s, scope) => !mindsPendingDestroy(s) || !pendingDestroy(s, scope.it),
      otherwise: `${read.it} is pending destroy`,
      rules: ['HS-R5', 'HS-GL-PD', 'HS-MWLIST'],
    },
    {
      holds: (s, scope) => !mortallyWounded(s, scope.it),
      otherwise: `${read.it} is mortally wounded`,
      rules: ['HS-R5', 'HS-GL-MW', 'HS-MWLIST'],
    },
  ];

/** Random harm looked at Health alone before 5.0 (SUP-MW-GEN1). */
const sparesPendingDestroy = (s: State): boolean =>
  s.edition.switches.randomHarmSparesPendingDestroy;

export const STATE_CONDITION_WORDS = {
  SURVIVES: {
    says: 'in play, awake, neither mortally wounded nor pending destroy',
    rules: ['HS-R5b', 'HS-R5-conditions'],
    clauses: [
      '{it} is neither mortally wounded nor pending destroy',
      '{it} is mortally wounded, pending destroy or gone',
    ],
    test: (s, scope) => survives(s, scope.it),
    parts: survivalParts(() => true),
  },
  CAN_BE_HARMED_AT_RANDOM: {
    says: 'damage and destruction at random may take it: it survives; before 5.0 also what is pending destroy alone',
    rules: ['SUP-MW-GEN1', 'SUP-MW-GEN2'],
    clauses: [
      '{it} is neither mortally wounded nor (since 5.0) pending destroy',
      '{it} is mortally wounded, gone or (since 5.0) pending destroy',
    ],
    test: (s, scope) => canBeHarmedAtRandom(s, scope.it),
    parts: survivalParts(sparesPendingDestroy),
  },
  KILLED: {
    says: 'mortally wounded, pending destroy, or dead',
    rules: ['HS-R5b'],
    clauses: ['{it} is killed', '{it} is not killed'],
    test: (s, scope) => isKilled(s, scope.it),
  },
  DAMAGED: {
    clauses: ['{it} is damaged', '{it} is not damaged'],
    describes: { adjective: 'damaged' },
    test: (s, scope) => get(s, scope.it, Tag.DAMAGE) > 0,
  },
  UNDAMAGED: {
    clauses: ['{it} is undamaged', '{it} is damaged'],
    describes: { adjective: 'undamaged' },
    test: (s, scope) => get(s, scope.it, Tag.DAMAGE) === 0,
  },
  IN_PLAY: {
    clauses: ['{it} is in play', '{it} is not in play'],
    test: (s, scope) => inPlay(s, scope.it),
  },
  ON_BOARD: {
    says: 'a minion in play',
    clauses: ['{it} is on the board', '{it} is not on the board'],
    test: (s, scope) => inPlay(s, scope.it) && typeOf(s, scope.it) === CardType.MINION,
  },
  IN_HAND: {
    clauses: ['{it} is in hand', '{it} is not in hand'],
    test: (s, scope) => get(s, scope.it, Tag.ZONE) === Zone.HAND,
  },
} as const satisfies Partial<Record<keyof ConditionWords, ConditionWord>>;

function canBeHarmedAtRandom(s: State, entity: number): boolean {
  if (sparesPendingDestroy(s)) return survives(s, entity);
  return inPlay(s, entity) && !isDormant(s, entity) && !mortallyWounded(s, entity);
}

/** Counts as killed: mortally wounded, pending destroy, or already in the Graveyard (HS-R5b). */
function isKilled(s: State, e: number): boolean {
  if (e === 0) return false;
  if (inPlay(s, e)) return mortallyWounded(s, e) || pendingDestroy(s, e);
  if (s.edition.switches.damageReachesCardsOutOfPlay && mortallyWounded(s, e)) return true;
  return s.edition.switches.graveyardCountsAsKilled && get(s, e, Tag.ZONE) === Zone.GRAVEYARD;
}

const has: ConditionForm<'has'> = {
  says: 'a keyword, `FROZEN` or `SILENCED`',
  example: { has: 'TAUNT' },
  clauses: ({ has: keyword }) => {
    if (STATES.includes(keyword)) {
      const state = keyword.charAt(0) + lower(keyword).slice(1);
      return [`{it} is ${state}`, `{it} is not ${state}`];
    }
    return [`{it} has ${titled(keyword)}`, `{it} does not have ${titled(keyword)}`];
  },
  compile: (condition) => {
    const tag = Tag[condition.has];
    return (s, scope) => get(s, scope.it, tag) !== 0;
  },
};

/** What something is rather than has. */
const STATES: readonly string[] = ['IMMUNE', 'FROZEN', 'SILENCED'];

const carries: ConditionForm<'carries'> = {
  says: 'an enchantment of this card is attached to it',
  example: { carries: 'CS2_087e' },
  refers: { carries: ['ENCHANTMENT'] },
  clauses: (condition, { voice }) => [
    `{it} carries ${voice.named(condition.carries)}`,
    `{it} does not carry ${voice.named(condition.carries)}`,
  ],
  compile: (condition) => (s, scope) =>
    enchantmentsOn(s, scope.it).some((e) => cardOf(s, e).id === condition.carries),
};

export const STATE_CONDITION_FORMS = { has, carries };
