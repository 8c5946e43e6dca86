import { folded } from '../../../common/grammar/combinators.js';
import type { ValueForm } from '../value-word.js';

const plus: ValueForm<'plus'> = {
  says: 'the sum of these',
  rules: ['HS-TAGLIMITS'],
  example: { plus: [1, { count: 'FRIENDLY_HAND' }] },
  isJoined: true,
  amount: (value, read) =>
    value.plus.length === 0 ? 'nothing' : value.plus.map(read.amount).join(' and '),
  compile: (value, compiler) => folded(value.plus.map(compiler.measure), (a, b) => (a + b) | 0, 0),
};

const times: ValueForm<'times'> = {
  says: 'the product of these',
  rules: ['HS-TAGLIMITS'],
  example: { times: [2, { count: 'FRIENDLY_HAND' }] },
  isJoined: true,
  amount: (value, read) =>
    value.times.length === 0 ? 'one' : value.times.map(read.amount).join(' times '),
  compile: (value, compiler) => folded(value.times.map(compiler.measure), Math.imul, 1),
};

const minus: ValueForm<'minus'> = {
  says: 'the first less the second',
  rules: ['HS-TAGLIMITS'],
  example: { minus: [7, { count: 'FRIENDLY_HAND' }] },
  isJoined: true,
  amount: (value, read) => value.minus.map(read.amount).join(' less '),
  compile: (value, compiler) => {
    const [left, right] = value.minus;
    const [first, second] = [compiler.measure(left), compiler.measure(right)];
    return (s, scope) => (first(s, scope) - second(s, scope)) | 0;
  },
};

const halfRoundedUp: ValueForm<'halfRoundedUp'> = {
  says: 'half of it, rounded up',
  example: { halfRoundedUp: 'EVENT_AMOUNT' },
  amount: (value, read) => `half of ${read.amount(value.halfRoundedUp)}, rounded up`,
  compile: (value, compiler) => {
    const whole = compiler.measure(value.halfRoundedUp);
    return (s, scope) => Math.ceil(whole(s, scope) / 2);
  },
};

const conditional: ValueForm<'if'> = {
  says: '`then` one value, `else` another',
  example: { if: 'COMBO', then: 4, else: 2 },
  isJoined: true,
  amount: (value, read) =>
    `${read.amount(value.then)} if ${read.holds(value.if)}, otherwise ${read.amount(value.else)}`,
  compile: (value, compiler) => {
    const test = compiler.test(value.if);
    const yes = compiler.measure(value.then);
    const no = compiler.measure(value.else);
    return (s, scope) => (test(s, scope) ? yes(s, scope) : no(s, scope));
  },
};

const randomFrom: ValueForm<'randomFrom'> = {
  says: 'a number between two, both included',
  example: { randomFrom: [1, 4] },
  amount: ({ randomFrom: [low, high] }) => `a random number from ${low} to ${high}`,
  compile: ({ randomFrom: [low, high] }, compiler) => compiler.drawNumber(low, high),
};

export const ARITHMETIC_VALUE_FORMS = {
  plus,
  times,
  minus,
  halfRoundedUp,
  if: conditional,
  randomFrom,
};
