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
