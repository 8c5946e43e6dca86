import type { Effect, Selector } from '../../language/words.js';

/** A spell's damage to its target; what is more than the target had left hits another character (HS-INF-excess). */
export function damageWithExcess(amount: number, other: Selector): readonly Effect[] {
  return [
    { save: 'left', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
    { damage: amount, to: 'TARGET' },
    { save: 'excess', value: { minus: ['RESULT', { saved: 'left' }] } },
    {
      if: { value: { saved: 'excess' }, atLeast: 1 },
      then: [{ damage: { saved: 'excess' }, to: other, fixed: true, rules: ['HS-INF-excess'] }],
    },
  ];
}

/** The damage of one character is over: how much of it was more than what it had left. */
const EXCESS: Effect = { save: 'excess', value: { minus: ['RESULT', { saved: 'left' }] } };

/** Damage to a minion, the excess of which goes on from neighbour to neighbour, to the left or to the right. */
export function rollingDamage(amount: number): readonly Effect[] {
  const further: readonly Effect[] = [
    { save: 'left', value: { tag: 'HEALTH_LEFT', of: { saved: 'next' } } },
    { damage: { saved: 'excess' }, to: { saved: 'next' }, fixed: true, rules: ['HS-INF-excess'] },
    EXCESS,
    {
      save: 'after',
      entities: {
        of: { adjacentTo: { saved: 'next' } },
        where: { not: { among: { saved: 'last' } } },
      },
    },
    { save: 'last', entities: { saved: 'next' } },
    { save: 'next', entities: { saved: 'after' } },
  ];
  const goesOn = {
    all: [{ value: { saved: 'excess' }, atLeast: 1 }, { exists: { saved: 'next' } }],
  } as const;
  return [
    { save: 'last', entities: 'TARGET' },
    { save: 'next', entities: { random: { adjacentTo: 'TARGET' } } },
    { save: 'left', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
    { damage: amount, to: 'TARGET' },
    EXCESS,
    { if: goesOn, then: [{ repeatUntil: { not: goesOn }, do: further }] },
  ];
}
