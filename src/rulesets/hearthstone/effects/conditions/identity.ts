import type { ConditionWords } from '../../language/conditions.js';
import { controllerOf, get } from '../../state/access.js';
import { opponentOf, Tag } from '../../vocabulary/index.js';
import type { ConditionForm, ConditionWord } from '../condition-word.js';
import { known } from '../noun.js';

declare module '../../language/conditions.js' {
  interface ConditionWords {
    FRIENDLY: true;
    ENEMY: true;
    IS_SELF: true;
    IS_TARGET: true;
    IS_HOST: true;
  }
}

export const IDENTITY_CONDITION_WORDS = {
  FRIENDLY: {
    says: 'on your side, seen from the player whose effect it is',
    clauses: ['{it} is on {its} side', '{it} is on the other side'],
    describes: { adjective: 'friendly' },
    test: (s, scope) => controllerOf(s, scope.it) === scope.player,
  },
  ENEMY: {
    says: "on the opponent's side",
    clauses: ['{it} is on the other side', '{it} is on {its} own side'],
    describes: { adjective: 'enemy' },
    test: (s, scope) => controllerOf(s, scope.it) === opponentOf(scope.player),
  },
  IS_SELF: {
    says: 'it is the one whose effect this is',
    clauses: ['{it} is {self} itself', '{it} is not {self} itself'],
    describes: { instead: ({ voice }) => known(voice.self) },
    test: (_s, scope) => scope.it === scope.source,
  },
  IS_TARGET: {
    clauses: ['{it} is the target', '{it} is not the target'],
    describes: { instead: () => known('the target') },
    test: (_s, scope) => scope.it === scope.target,
  },
  IS_HOST: {
    says: 'it is what the enchantment is attached to',
    clauses: ['{it} is {host}', '{it} is not {host}'],
    describes: { instead: ({ voice }) => known(voice.host) },
    test: (s, scope) => scope.it !== 0 && scope.it === get(s, scope.source, Tag.ATTACHED),
  },
} as const satisfies Partial<Record<keyof ConditionWords, ConditionWord>>;

const among: ConditionForm<'among'> = {
  says: 'it is one of these',
  example: { among: 'ENEMY_MINIONS' },
  clauses: (condition, read) => [
    `{it} is among these: ${read.one(condition.among)}`,
    `{it} is not among these: ${read.one(condition.among)}`,
  ],
  compile: (condition, compiler) => {
    const of = compiler.selection(condition.among);
    return (s, scope) => of(s, scope).includes(scope.it);
  },
};

export const IDENTITY_CONDITION_FORMS = { among };
